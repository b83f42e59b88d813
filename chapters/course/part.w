@** \part The course. \label{course/part}%
After this part you know how your exercises are judged, what is wrong in the
papers that this book retells, and what to read next.

\about{course/coursework}{exercises that the machine checks}%
\about{course/errata}{mistakes in the reports, and what is right}%
\about{course/sources}{who found what, and where it is written}%
\about{course/glossary}{the words of the field, and where they live}%
\about{course/answers}{answers to the exercises of all chapters}%
\partmap

{\it What may be skipped.} Nothing is built on it.

{\it Where it is needed again.} At every exercise; and whenever a reference such
as [K00] stands in the text.

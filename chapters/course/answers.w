@** Answers to the exercises. \label{course/answers}%
Try first. An answer that is read before the question has been thought about is
forgotten the next day. The number in brackets after ``Exercise'' rates its difficulty, as in
Knuth's books: 00 is answered at once, 20 takes a quarter of an hour, 30 more than two hours, 40 a
term, and 50 is unsolved by us; M means mathematics.

\the\answers

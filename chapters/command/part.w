@** \part The command. \label{command/part}%
After this part you know how to make a program that is a good citizen of the
shell: that reads and writes files and pipes, explains itself, sees what you
meant when you mistyped it, can be interrupted without losing what it has
found, and returns a status that a script can rely on.

\about{command/main}{where the program begins}%
\about{command/manual}{the manual page, which is printed by the program}%
\partmap

{\it What may be skipped.} All of it, if you use the library. To use the
command, read its manual.

{\it Where it is needed again.} By everybody who types \.{dlx}. No other part
prints anything, or ends the program.

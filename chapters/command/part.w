@** \part The command. \label{command/part}%
After this part you know how to make a program that is a good citizen of the
shell: that reads and writes files and pipes, explains itself, sees what you
meant when you mistyped it, can be interrupted without losing what it has
found, and returns a status that a script can rely on.

\about{command/main}{where the program begins}%
\about{command/manual}{the manual page, which is printed by the program}%
\about{command/interrupt}{what happens on Control-C}%
\about{command/convert}{the command {\it convert\/}, for other languages and other solvers}%
\about{command/help}{what a command says about itself}%
\about{command/settings}{what can be set, declared once}%
\about{command/files}{reading and writing}%
\about{command/guess}{the word that is nearest}%
\about{command/command_line}{from words to a command, which is obeyed}%
\about{command/cover_line}{covers as text}%
\partmap

{\it What may be skipped.} All of it, if you use the library. To use the
command, read its manual.

{\it Where it is needed again.} By everybody who types \.{dlx}. No other part
prints anything, or ends the program.

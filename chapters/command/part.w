@** \part The command. \label{command/part}%
\def\stage#1{\hbox{\setbox0\hbox{\kern5pt\vrule height9pt depth4pt width0pt
#1\kern5pt}$\vcenter{\hrule\hbox{\vrule\rlap{\color{.8 .88 .97}{\vrule
  height9pt depth4pt width\wd0}}\box0\vrule}\hrule}$}}%
\def\flow#1#2{\hbox{$\;\mathop{\hbox to#1{\rightarrowfill}}\limits^{\hbox
  {\eightrm#2}}\;$}}%
\def\flowchart#1{\vcenter{\offinterlineskip\halign{\hfil##\hfil&&\hfil##\hfil
  \cr#1}}}%
\def\below{\noalign{\vskip4pt}}%
\def\small#1{\vrule height8pt depth3pt width0pt\eightrm#1}%
After this part you know how to make a program that is a good citizen of the shell: it reads and
writes files and pipes, explains itself, sees what you meant when you mistyped it, can be
interrupted without losing what it has found, and returns a status that a script can rely on.
Each file that is named at the head of a section, such as \.{dlx/command/keeper.cpp}, is made from the chapter of the same name, here
\.{chapters/command/keeper.w}; change the chapter, and say \cmd{make}.

\about{command/main}{the exit status, |main|, and the same from a program of your own}%
\about{command/files}{how files are read, and where everything is written}%
\about{command/interrupt}{Control-C, progress, the end of memory, and how the command ends}%
\about{command/settings}{how a setting is declared, once; words become values; and did you mean\thinspace\dots?}%
\about{command/command_line}{from typed words to a command; help, manual page, and completion}%
\about{command/searching}{the settings that searches share, and how they are obeyed}%
\about{command/keeper}{searches that survive, and go on from a checkpoint}%
\about{command/split}{one search on many machines, in parts}%
\about{command/verify}{whether claimed covers are covers, and all; and other solvers}%
\about{command/solve}{all covers, in many forms; their number; or an estimate}%
\about{command/covers}{all covers as one object: a number, a sample, a reason}%
\about{command/make}{eighteen puzzles, in one table}%
\about{command/pictures}{traces, drawings, the figures of this book}%
\partmap

{\it What may be skipped.} All but the first chapter, if you use the library; to use the command,
read its manual. {\it Where it is needed again.} Wherever \.{dlx} is typed. No other part prints
anything, or ends the program.

@** \part The command. \label{command/part}%
After this part you know how to make a program that is a good citizen of the
shell: that reads and writes files and pipes, explains itself, sees what you
meant when you mistyped it, can be interrupted without losing what it has
found, and returns a status that a script can rely on.

\about{command/main}{what there is, the manners of a filter, and |main|}%
\about{command/status}{the exit status, and who prints complaints}%
\about{command/files}{how files are read, and where everything is written}%
\about{command/interrupt}{what happens on Control-C}%
\about{command/progress_line}{what shows on a terminal how far a search is}%
\about{command/guess}{did you mean\thinspace\dots?}%
\about{command/values}{words become numbers, sizes, lists}%
\about{command/help}{the help, line by line}%
\about{command/settings}{how a setting is declared, once}%
\about{command/manual}{the manual page, which is printed by the program}%
\about{command/convert}{the command {\it convert\/}, for other languages and other solvers}%
\about{command/command_line}{from words to a command, which is obeyed}%
\about{command/cover_line}{covers as text}%
\about{command/completion}{what the tabulator key offers}%
\about{command/search_settings}{the settings that all searches share}%
\about{command/searching}{which wishes go together, and who fulfills them}%
\about{command/solve}{all covers, in many forms}%
\about{command/count}{their number}%
\about{command/estimate}{how long it will take}%
\about{command/verify}{whether claimed covers are covers}%
\about{command/make}{what all puzzles share}%
\about{command/make_boards}{queens, Latin squares, sudokus}%
\about{command/make_packings}{pieces, dominoes, squares, cubes}%
\about{command/make_rows}{numbers in a row, guests at tables}%
\about{command/make_colours}{coloured edges, crossing words}%
\about{command/make_pieces}{chess pieces, and the judge of their placements}%
\about{command/pictures}{traces, drawings, the figures of this book}%
\about{command/commands}{the list of commands, and |help|}%
\partmap

{\it What may be skipped.} All of it, if you use the library; to use the
command, read its manual. {\it Where it is needed again.} By everybody who types
\.{dlx}. No other part prints anything, or ends the program.

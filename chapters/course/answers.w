@** Answers to the exercises. \label{course/answers}%
Try first. An answer that is read before the question has been thought about is
forgotten the next day. The numbers are those of Knuth's books: 00 is immediate, 10~takes a
minute, 20~a quarter of an hour, 30~more than two hours, 40~a term, and 50 has not been solved
by us.

\the\answers

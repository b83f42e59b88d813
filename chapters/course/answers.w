@** Answers to the exercises. \label{course/answers}%
Try first. An answer that is read before the question has been thought about is
forgotten the next day. The Welcome says what the numbers mean.

\the\answers

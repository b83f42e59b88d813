// Tests of dlx/text/foreign.hpp: tables, lists, and files of other programs, and the helps that are followed.
#include "text/reading.hpp"

using namespace dlx;
using namespace reading;

namespace {

// The problem as DLX text, with strokes for newlines; or the place, the message, and the help.
std::string said(std::string const& text, Syntax syntax = Syntax::automatic) {
  try {
    auto lines = write_dlx(read(text, syntax));
    for (char& c : lines) c = c == '\n' ? '/' : c;
    return lines;
  } catch (InputError const& e) {
    return std::to_string(e.line()) + ':' + std::to_string(e.column()) + ": " + e.message() + "; " + e.help();
  }
}

std::string const abc = "A B C/A/B C/", c3 = "C1 C2 C3/C1/C2 C3/", c2 = "C1 C2/C1/C2/", n3 = "1 2 3/1/2 3/";
std::string const asks = "this file could be a matrix, and it could be DLX text; say --format matrix or --format dlx, or write 'items:' before the items";
std::string const neither = "is neither 0 nor 1; below its names, a matrix has only zeros and ones";
std::string const origin = ", and not an exact cover problem; give the file from which it was made";
std::string const xc = "this begins like miniexact's format, but it is not right; a first line 'p xc 4 1' has the numbers of primary and of secondary items; each option ends with 0";

std::string const index = "in front of the rows, numbers must count 0, 1, 2, or 1, 2, 3; this is ", columns = "; name each column in the first line, or delete it; rows may have names that are no numbers";
std::string const lists = "up to here, this is not one list of rows; write one table a file, all of it, such as [[1,0],[0,1]]; numpy prints all rows after set_printoptions(threshold=sys.maxsize)";
std::string const angle = "this begins with '<', as miniexact's format does, but from here on it is not right; a problem such as <A B:1;2> [X] A X:1; B; has semicolons behind its options; of a sparse matrix, print toarray()";
std::string const sharp = "this line could be a comment, and it could have the name '#1'; write a blank behind the '#' of a comment; or change the name";
std::string const decimal = "this could be a number with a decimal comma, and it could be two entries; write decimal points, or write a row a line";
std::string const quoted = "a comma or semicolon stands in quotes; write names without blanks and commas, such as 0-1, and numbers with a point";
std::string const semicolon = "this semicolon could begin a comment, but others separate words; begin comments with a bar, or with '#' in a matrix";
std::string const dots = "the entries at '...' were left out; print all of them; numpy does so after set_printoptions(threshold=sys.maxsize); in MATLAB, join the lines";
std::string const sets = "these are sets, and nothing says which of them has the items; write the items in the first line, and an option a line, without braces";
std::string const key = "is unknown here; the keys here are items, options";

struct Case { std::string text, result; };

Case const cases[] = {
  // a line of names
  {"A,B,C\n1,0,0\n0,1,1\n", abc}, {"A B C\n1 0 0\n0 1 1\n", abc}, {"A\tB\tC\r\n1\t0\t0\r\n0\t1\t1\r\n", abc}, {"A;B;C\n1;0;0\n0;1;1\n", abc},
  {"\xEF\xBB\xBF\"A\",\"B\",\"C\"\n1,0,0\n0,1,1\n", abc}, {"'A','B','C'\n'1','0','0'\n'0','1','1'\n", abc}, {"A, B, C\n1, 0, 0\n0, 1, 1", abc},
  {"1,2,3\n1,0,0\n0,1,1\n", "1 2 3/1/2 3/"}, {"0 1 2\n1 0 0\n0 1 1\n", "0 1 2/0/1 2/"}, {"2019,2020,2021\n1,0,0\n0,1,1\n", "2019 2020 2021/2019/2020 2021/"},
  {"A,B,C\n1.0,0.0,0.0\n0,1,1e0\n", abc}, {"A,B,C\nTrue,False,False\nFALSE,TRUE,TRUE\n", abc}, {"# a table\nA,B,C\n1,0,0 # first\n0,1,1\n", abc},
  // names of rows
  {",A,B,C\nr,1,0,0\ns,0,1,1\n", "A B C/r: A/s: B C/"}, {",A,B,C\n0,1,0,0\n1,0,1,1\n", abc}, {"   A  B  C\n0  1  0  0\n1  0  1  1\n", abc},
  {"row,A,B,C\nr,1,0,0\ns,0,1,1\n", "A B C/r: A/s: B C/"}, {"r 1 0 0\ns 0 1 1\n", "C1 C2 C3/r: C1/s: C2 C3/"}, {"r: 1 0 0\ns: 0 1 1\n", "C1 C2 C3/r: C1/s: C2 C3/"},
  // a size
  {"3\n1 0 0\n0 1 1\n", c3}, {"2\n1 0 0\n0 1 1\n", c3}, {"2 3\n1 0 0\n0 1 1\n", c3}, {"3,2\n1,0,0\n0,1,1\n", c3}, {"2 2\n1 0\n0 1\n", c2},
  {"4\n1 0 0\n0 1 1\n", "3:1: the matrix has 2 rows, of width 3, and line 1 says something else; correct that line, or delete it"},
  {"1 2\n1 0\n", "1:1: this line could be the size of the matrix, and it could name its columns; if it is a size, delete it and say --format matrix; if these are names, begin each with a letter"},
  {"a1 a2\n1 0\n", "a1 a2/a1/"},
  // brackets
  {"[[1,0,0],[0,1,1]]\n", c3}, {"[[1 0 0]\n [0 1 1]]\n", c3}, {"[[1, 0, 0],\n [0, 1, 1]]", c3}, {"[[1. 0. 0.]\n [0. 1. 1.]]\n", c3}, {"[[ True False False]\n [False  True  True]]\n", c3},
  {"array([[1, 0, 0],\n       [0, 1, 1]])\n", c3}, {"np.array([[1, 0, 0],\n [0, 1, 1]], dtype=int64)\n", c3}, {"M = [\n  [1, 0, 0],\n  [0, 1, 1],\n]\n", c3}, {"{{1,0,0},{0,1,1}}", c3}, {"[1 0 0; 0 1 1]", c3},
  {"[1,0,0]\n[0,1,1]\n", c3}, {"[[1 0\n  0]\n [0 1\n  1]]\n", c3}, {"[1 0 0\n 0 1 1]\n", c3}, {"[[1,0],[0,1]]", c2}, {"[(1,0,0), (0,1,1)]", c3}, {"[[true,false],[false,true]]", c2},
  {"[[1 0 ... 0 0]\n [0 1 ... 1 0]]\n", "1:7: " + dots},
  {"[[1,0],[0,2]]", "1:11: the entry '2' " + neither},
  // other tables
  {"1;0;0\n0;1;1\n", c3}, {"1 0 0;\n0 1 1;\n", c3}, {"1 0 0; 0 1 1", c3}, {"100\n011\n", c3}, {"1.000000000000000000e+00 0.000000000000000000e+00 0.0\n0.0 1.0 1.0\n", c3}, {"// a table\n1 0 0\n0 1 1\n", c3}, {"% a table\n1 0 0\n0 1 1\n", c3},
  // other slips in tables
  {"A,B,C\n1,0,x\n", "2:5: the entry 'x' " + neither}, {"A,B,C\n1,0\n", "2:3: this row has 2 entries instead of 3; line 1, the first line, sets the width"},
  {"A,B,C\n1,,0\n", "2:3: an entry is missing before this comma; write 0 or 1 there, or delete the whole column"}, {"A,A\n1,0\n", "1:3: item 'A' is named twice; remove it, or give it another name"}, {"1,0,2\n0,1,1\n", "1:5: the entry '2' " + neither},
  {"0 1\n1 0\n", "1:1: " + asks}, {"1.5 0\n0 1\n", "1:1: the entry '1.5' " + neither}, {"A,B,C,\n1,0,0\n", "1:6: the item name is empty; a name is a word without blanks, colons, bars, and characters that cannot be seen"},
  {"\"Rank 1\",\"B\"\n1,0\n0,1\n", "1:2: the item name 'Rank 1' has a blank; a name is a word without blanks, colons, bars, and characters that cannot be seen"}, {"A,B\nx,0\n1,1\n", "3:1: this row begins with '1', and the first one with a name; give each row a name that is no number, or none of them"},
  // other languages
  {"c hi\np cnf 2 1\n1 2 0\n", "2:1: these are clauses" + origin}, {"Minimize\n obj: x1 + x2\n", "1:1: this is a linear program" + origin}, {"\\ my\nMAXIMIZE\n x\n", "2:1: this is a linear program" + origin},
  {"* hi\nmin: 3 x1;\nx1 >= 1;\n", "2:1: these are linear conditions" + origin}, {"s SATISFIABLE\nv 1 0\n", "1:1: this is the answer of a solver" + origin},
  // names with other separators
  {"A,B,C\nA\nB,C\n", abc}, {"A, B, C\nA\nB, C\n", abc}, {"A;B;C\nA\nB;C\n", abc}, {"A B C;\nA;\nB C;\n", abc}, {"A B C; A; B C", abc}, {"\"A\",\"B\",\"C\"\n\"A\"\n\"B\",\"C\"\n", abc}, {"A, B | X\nr: A, X:red |5\nA\nB\n", "A B | X/r: A X:red |5/A/B/"},
  {"A, B\nA, C\n", "2:4: there is no item 'C'; the items are named in line 1"}, {"A,B C\nA,D\n", "2:1: there is no item 'A,D'; did you mean 'A,B'?"},
  {"; items\na b\na ;b\nb\n", "1:1: " + semicolon}, {"a b\n; c\na;b\n", "2:1: " + semicolon}, {"A;B;C\n1;0;0\n0;1;1\n;;\n", abc}, {"; c\n1;0\n0;1\n", "1:1: " + semicolon}, {"A;B ; c\nA\nB;c\n", "A B c/A/B c/"},
  {"1,1 1,2\n1,1\n1,3\n", "3:1: there is no item '1,3'; did you mean '1,1'?"},
  // comments
  {"// c\nA B C\nA\nB C\n", abc}, {"# c\nA B C\n# c\nA\nB C # c\n", abc}, {"% c\nA B C\nA // c\nB C\n", abc}, {"; c\nA B C\nA\nB C\n", abc}, {"-- c\nA B C\nA\nB C\n", abc}, {"/* A\n B */\nA B C\nA\nB C\n", abc}, {"#c\nA B C\nA\n##\nB C\n", abc},
  {"A #1\nA #1\n#2\n", "3:1: there is no item '#2'; the items are named in line 1"}, {"#1 A B\n#1 A\nC\n#1\n", "3:1: there is no item 'C'; the items are named in line 1"},
  {"// c\nA B\nA\nx\n", "4:1: there is no item 'x'; the items are named in line 2"},
  // miniexact
  {"<A B C>\nA;\nB C;\n", abc}, {"< A B C > [ x y ]\nA x:1;\nB\nC y;\n", "A B C | x y/A x:1/B C y/"}, {"<A B C> A; B C;", abc}, {"<A:2 B:1;3>\nA;\nA B;\n", "2|A 1:3|B/A/A B/"}, {"<A>\n[]\nA;", "A/A/"}, {"# c\n<A B C>\nA;\nB C;\n", abc},
  {"<A B C>\nA D;\n", "2:3: there is no item 'D'; the items are named in line 1"},
  {"p xc 3 0\n1 0\n2 3 0\n", n3}, {"p xcc 2 1\n2 3 -1 0\n1 3 -1 0\n", "1 2 | 3/2 3:1/1 3:1/"}, {"c c\np xc 3 0\n1 0 2\n3 0\n", n3}, {"p xc 2 0\n0\n1 0\n2 0\n", "1 2/:/1/2/"},
  {"p xc 3 0\n1 0\n2 4 0\n", "3:3: there is no item '4'; the items are named in line 1"}, {"p xc 3 0\n1 0\n2 3\n", "1:1: " + xc}, {"p xc 3000000000 0\n1 0\n", "1:1: " + xc}, {"p xc 3\n1 0\n", "1:1: " + xc},
  // a title is no line of names, and a number in front of a row counts
  {"A =\n\n     1     1     0\n     1     0     1\n", "C1 C2 C3/C1 C2/C1 C3/"}, {"A =\n 0 1 1\n 1 0 1\n", "C1 C2 C3/C2 C3/C1 C3/"}, {"2×4 Matrix{Int64}:\n 1  1  0  0\n 1  0  1  1\n", "C1 C2 C3 C4/C1 C2/C1 C3 C4/"},
  {"Incidence matrix\n0 1 1\n1 0 0\n", "1:1: the column in front could be numbers of rows, and it could be a part of the matrix; delete the numbers, or this line"}, {"n m\n1 0 1\n", "1:1: the column in front could be numbers of rows, and it could be a part of the matrix; delete the numbers, or this line"},
  {"A,B\n1,1,0\n1,0,1\n", "3:1: " + index + "'1'" + columns}, {"Diagonal Matrix\n\n 1 0 0\n 0 1 0\n 0 0 1\n", "4:2: " + index + "'0'" + columns}, {",A,B\n5,1,0\n6,0,1\n", "2:1: " + index + "'5'" + columns}, {",A,B\n1.0,1,0\n", "2:1: " + index + "'1.0'" + columns},
  {"matrix\n1 1\n0 1\n1 0\n1 0\n", "2:3: this row has 2 entries instead of 1; line 1, the first line, sets the width"}, {"matrix\n0 1\n1 0\n", "2:3: this row has 2 entries instead of 1; line 1, the first line, sets the width"},
  // one list of rows in brackets
  {"A = [1 0 0; 0 1 1];\nb = [1 1 1];\n", "2:1: " + lists}, {"np.array([[1,0,0],[0,1,1]])\nnp.array([[1,1,1]])\n", "1:27: " + lists}, {"[[1,0,0],[0,1,1]]\n[[1,0,0],[0,1,1]]\n", "2:8: " + lists}, {"[[[1,0],[0,1]],[[1,1],[0,0]]]", "1:7: " + lists},
  {"[[1 0 0]\n [0 1 1]\n ...\n [1 0 0]]\n", "3:2: " + lists}, {"[1 0 0; 0 1 1]\n[1 1 1]\n", "2:8: " + lists}, {"[1, [1,0], [0,1]]", "1:5: " + lists}, {"[[1,0],1,[0,1]]", "1:8: " + lists}, {"[[1,0],[0,1]", "1:12: " + lists}, {"[[1,0),[0,1]]", "1:6: " + lists}, {"[[1,0],[0,1]]\n1 1\n", "2:1: " + lists}, {"[[1,0],[[0,1]]]", "1:13: " + lists},
  {"np.array([[1, 0, 0],\n [0, 1, 1]], dtype=np.int64);", c3}, {"[1,0,0],\n[0,1,1],\n", c3},
  // signs of comments that begin names
  {"a,#1,b\na,b\n#1\n", "a #1 b/a b/#1/"}, {"a;#1;b\na;b\n#1\n", "a #1 b/a b/#1/"}, {"a,%1,b\na,b\n%1\n", "a %1 b/a b/%1/"}, {"a,#,b\na,b\n#\n", "a # b/a b/#/"}, {"a,b,--c\na,b\n--c\n", "a b --c/a b/--c/"}, {"x,//y\nx\n//y\n", "x //y/x///y/"}, {"#1,#2,#3\n#1,#2\n#3\n#1\n#2,#3\n", "#1 #2 #3/#1 #2/#3/#1/#2 #3/"},
  {",A,B\n#1,1,0\n#2,0,1\n", "2:1: " + sharp}, {"\"#1\",\"#2\"\n1,0\n0,1\n", "1:2: " + sharp}, {",A,B\n%1,1,0\n%2,0,1\n", "A B/%1: A/%2: B/"},
  // numbers and quotes
  {"01 00 00\n00 01 01\n", "1:7: item '00' is named twice; remove it, or give it another name"}, {"A B\n0x1 0x0\n", "2:1: there is no item '0x1'; the items are named in line 1"}, {"1.0e+000,0.,0e-0\n0.0,1.,1\n", c3}, {"1,0;0,0;0,0\n0,0;1,0;1,0\n", "1:1: " + decimal}, {"A;B\n1,0;0,0\n", "2:1: " + decimal}, {"\"1,0\";\"0,0\"\n\"0,0\";\"1,0\"\n", "1:1: " + quoted}, {"\"(0, 0)\",\"(0, 1)\"\n1,0\n0,1\n", "1:1: " + quoted},
  {"sep=,\nA,B,C\n1,0,0\n0,1,1\n", abc}, {"x[0],x[1],x[2]\n1,0,0\n0,1,1\n", "x[0] x[1] x[2]/x[0]/x[1] x[2]/"}, {"1;0;0;\n0;1;1;\n", c3}, {"1;0;0;\n0;1;1\n", "1:6: an entry is missing after this comma; write 0 or 1 there, or delete the whole column"},
  // prints
  {"     [,1] [,2]\n[1,]    1    0\n[2,]    0    1\n", "1:6: this is how R prints a matrix; write it with write.csv(x, \"FILE\", row.names = FALSE)"}, {"A|B|C\n1|0|0\n0|1|1\n", "1:1: bars stand between the cells; write commas between them"},
  {"{1,2,3}\n{1,2}\n{3}\n", "1:1: " + sets}, {R"({"matrix":[[1,0,0],[0,1,1]]})", "1:2: the key 'matrix' " + key}, {R"({"r1":[1,0,0],"r2":[0,1,1]})", "1:2: the key 'r1' " + key},
  {"[1 0 0; ...\n 0 1 1]", "1:9: " + dots}, {"A = [1 0 0; ...\n 0 1 1]", "1:13: " + dots}, {"1 0 1 ...\n0 1 0 ...\n", "1:7: " + dots},
  // in one line
  {"A = [1 1 0;0 0 1]", "1:1: " + asks}, {"A=[1 1 0;0 0 1];\n", "1:1: " + asks}, {"1;0", "1:1: " + asks}, {"[1 1 0;0 0 1]", "C1 C2 C3/C1 C2/C3/"}, {"A = [1 1 0; 0 0 1]", "C1 C2 C3/C1 C2/C3/"}, {"items: 1;0", "items: 1;0/"}, {"a b;0", "items: a b;0/"}, {"items: A = [1 1 0;0 0 1]", "items: A = [1 1 0;0 0 1]/"},
  // what could be either, if all of it is spelled as in a matrix, or fits a size; labels and other lines say that it is not
  {"1.0 0.0\n0.0 1.0\n", "1:1: " + asks}, {"1.000e+00 0.000e+00\n0.000e+00 1.000e+00\n", "1:1: " + asks}, {"True False\nFalse True\n", "1:1: " + asks}, {"T F\nF T\n", "1:1: " + asks}, {"1.0,0.0\n1.0,0.0\n", "1:1: " + asks},
  {"2 1\n1\n1\n", "1:1: " + asks}, {"1 3\n1\n1\n1\n", "1:1: " + asks}, {"2 1\n1\n", "2 1/1/"}, {"T F\nF\nT\n", "T F/F/T/"}, {"items: T F\nT F\n", "items: T F/T F/"}, {"F T\nx: F T\n", "F T/x: F T/"}, {"| c\n1.0 0.0\n1.0 0.0\n", "items: 1.0 0.0/1.0 0.0/"}, {"T F T\nF T F\n", "C1 C2 C3/C1 C3/C2/"},
  // LaTeX
  {"1 & 0 \\\\\n0 & 1 \\\\\n", "1:1: " + asks}, {"1 & 0 & 0 \\\\\n0 & 1 & 1 \\\\\n", c3}, {"1&0&0\\\\\n0&1&1", c3}, {"A & B & C \\\\\n1 & 0 & 0 \\\\\n0 & 1 & 1\n", abc}, {"1 & 0 & 0 \\\\ \\hline\n0 & 1 & 1\n", "1:14: the entry '\\hline' " + neither},
  {"\\begin{pmatrix}\n1 & 0 & 0 \\\\\n0 & 1 & 1\n", "2:5: this row has 3 entries instead of 1; line 1, the first line, sets the width"},
  // tabs and commas
  {"piece no\tA\tB\nP 1\t1\t0\nQ 1\t0\t1\n", "2:1: the option name 'P 1' has a blank; a name is a word without blanks, bars, and characters that cannot be seen"}, {"piece no\tA\tB\nP1\t1\t0\nQ1\t0\t1\n", "A B/P1: A/Q1: B/"}, {"\tA\tB\tC\nr\t1\t0\t0\ns\t0\t1\t1\n", "A B C/r: A/s: B C/"},
  {"1\t1\t1\t\n1\t1\t\t1\n", "1:6: an entry is missing beside this tab; write 0 or 1 there, or delete the whole column"}, {"\t1\t0\t0\n\t0\t1\t1\n", c3}, {"1\t0\t0\t\n0\t1\t1\t\n", c3}, {"1,\t0,\t0\n0,\t1,\t1\n", c3}, {"\t[1\t0\t0\n\t0\t1\t1]", c3},
  {"1,0,0,\n0,1,1,\n", c3}, {"A,B,C,\n1,0,0,\n0,1,1,\n", abc}, {"1,\n0,\n", "1:2: an entry is missing after this comma; write 0 or 1 there, or delete the whole column"},
  // pandas; a number with a colon
  {",0,1\n0,1,0\n1,0,1\n", "items: 0 1/0/1/"}, {",0,1,2\n0,1,0,0\n1,0,1,1\n", "0 1 2/0/1 2/"}, {",0,1\nr,1,0\ns,0,1\n", "0 1/r: 0/s: 1/"}, {",0\n0,1\n", "items: 0/0/"}, {",1,0\n0,1,0\n1,0,1\n", "1:1: an entry is missing before this comma; write 0 or 1 there, or delete the whole column"},
  {"1: 1 0 0\n2: 0 1 1\n", c3}, {"0: 1 0 0\n1: 0 1 1\n", c3}, {"A B C\n0: 1 0 0\n1: 0 1 1\n", abc}, {"1: 1 0 0\n3: 0 1 1\n", "2:1: " + index + "'3:'" + columns}, {"x: 1 0\n2: 0 1\n", "2:1: this row begins with '2:', and the first one with a name; give each row a name that is no number, or none of them"},
  // miniexact is strict, too
  {"<a b>[c]\nx: a c;\nb;\n", "2:1: this is no item, and miniexact's options have no names; delete it, and its colon"}, {"<1:2;a b>\na;a;b;\n", "1:2: " + angle}, {"<a:3;2 b>\na;b;\n", "1:2: " + angle}, {"<a:0 b>\na;b;\n", "1:2: " + angle}, {"<a:0;1 b>\na;b;\n", "0:1|a b/a/b/"},
  {"<a : 2 b>\na b;\na;\n", "2|a b/a b/a/"}, {"<a: 2 b>\na b;\na;\n", "2|a b/a b/a/"}, {"<a: 1;2 b>\na b;\na;\n", "1:2|a b/a b/a/"}, {"<a :2 b>\na b;\na;\n", "2|a b/a b/a/"}, {"<A>[x]\nA x : 1;", "A | x/A x:1/"},
  {"<a: b>\na:;\n", "1:2: " + angle}, {"<a:>\na;\n", "1:2: " + angle}, {"<a b>\na |b;\n", "2:3: " + angle}, {"<a b>\na [b];\n", "2:3: " + angle}, {"<a b>\na;\nb\n", "3:1: " + angle}, {"<a b\na;", "2:2: " + angle}, {"<a>[x:2]\na;", "1:5: " + angle},
  {"<Compressed Sparse Row sparse matrix of dtype 'int64'\n\twith 3 stored elements and shape (2, 3)>\n  Coords\tValues\n  (0, 0)\t1\n", "4:10: " + angle}, {"<?xml version=\"1.0\"?>\n<a/>\n", "2:1: " + angle},
  // JSON
  {R"({"items":["A","B","C"],"options":[["A"],["B","C"]]})", abc}, {R"({"items":[1,2,3],"options":[[1],[2,3]]})", "1 2 3/1/2 3/"}, {R"({"items":["A",{"name":"X","kind":"secondary"}],"options":[{"name":"r","entries":["A","X:red"]},["A"]]})", "A | X/r: A X:red/A/"},
  {"{'items': ['A', 'B', 'C'], 'options': [['A'], ['B', 'C']]}", abc},
  {"// c\n{\"items\":[\"A\",\"B\",\"C\"], # c\n\"options\":[[\"A\"],[\"B\",\"C\"]]}", abc},
  {"[[0],[1]]", R"(1:1: the problem must be an object; write it like this: {"items":[...],"options":[...]})"}, {R"([["A"],["B"]])", R"(1:1: the problem must be an object; write it like this: {"items":[...],"options":[...]})"}, {"[[1,4],[2,3]]", R"(1:1: the problem must be an object; write it like this: {"items":[...],"options":[...]})"},
  {R"({"items":[1.5],"options":[]})", R"(1:11: an item must be an object; write it like this: {"name":"X","kind":"secondary"})"},
};

TEST(Foreign, Texts) {
  for (auto const& [text, result] : cases) EXPECT_EQ(said(text), result) << text;
}

// What a help says is done, and then it works; what is asked for by name is read in the same way.
TEST(Foreign, HelpsThatAreFollowed) {
  for (auto text : {"A,B,C\n1,0,0\n0,1,1\n", "A B C\n1 0 0\n0 1 1\n", "\"A\";\"B\";\"C\"\n1;0;0\n0;1;1\n"}) EXPECT_EQ(said(text, Syntax::matrix), abc) << text;
  for (auto text : {"1 0 0\n0 1 1\n", "[[1,0,0],[0,1,1]]", "3\n1 0 0\n0 1 1\n", "100\n011\n", "1;0;0\n0;1;1\n", "1 0 0 # one\n0 1 1\n"}) EXPECT_EQ(said(text, Syntax::matrix), c3) << text;
  EXPECT_EQ(said("1 0\n", Syntax::matrix), "C1 C2/C1/");
  EXPECT_EQ(said("items: 0 1\n1 0\n"), "items: 0 1/1 0/");
  for (auto text : {"1.0 0.0\n0.0 1.0\n", "True False\nFalse True\n", "T F\nF T\n", "1 & 0 \\\\\n0 & 1 \\\\\n"}) EXPECT_EQ(said(text, Syntax::matrix), c2) << text;
  EXPECT_EQ(said("2 1\n1\n1\n", Syntax::matrix), "C1/C1/C1/");
  EXPECT_EQ(said("1.0 0.0\n0.0 1.0\n", Syntax::dlx), "items: 1.0 0.0/0.0 1.0/");
}

// Knuth's format comes first: these are valid, and mean what they say.
TEST(Foreign, ValidTextsKeepTheirMeaning) {
  for (auto text : {"A,B C\nA,B\nC\n", "# A\n# A\n", "// A\nA // \n", "p xc 4 0\n4 xc 0\n", "<A B>\n<A\nB>\n", "0 1 2\n1 0\n2\n", "#1 A\n#1\nA\n", "'A' B;\nB;\n'A'\n", "100 011\n100\n011\n"})
    EXPECT_EQ(read(text), read(text, Syntax::dlx)) << text;
}

TEST(Foreign, NotesSayHow) {
  std::vector<std::string> notes;
  read_problem({"f", "A,B\n1,0\n"}, Syntax::automatic, &notes);
  read_problem({"g", ",A\n0,1\n1,1\n"}, Syntax::automatic, &notes);
  EXPECT_EQ(notes, (std::vector<std::string>{"f: note: this is read as a table of zeros and ones", "f: note: item 'B' is in no option, so there is no cover",
    "g: note: this is read as a table of zeros and ones", "g: note: the numbers in front of the rows are not names; options are counted from 1"}));
  // an empty line between rows, in whatever form; not below a title, nor where a comment was
  std::string const table = "f: note: this is read as a table of zeros and ones", gap = " note: this line is no row, and the rows on both sides of it are one matrix";
  for (auto const& [text, result] : {
         std::pair<std::string, std::vector<std::string>>{"1 0 0\n0 1 1\n\n1 0 0\n\n0 1 1\n", {"f:3:" + gap}}, {"1,0\r\n \t\r\n0,1\r\n", {"f:2:" + gap}}, {"[1,0,0]\n\n[0,1,1]\n", {table, "f:2:" + gap}}, {"1 & 0 & 0 \\\\\n\n0 & 0 & 0\\\\ \n0 & 1 & 1 \\\\\n", {table, "f:2:" + gap, "f:3: note: option 2 has no primary item, so it is never chosen"}},
         {"A,B\n1,0 // x\n// y\n\n0,1\n", {table, "f:4:" + gap}}, {"A,B\n\n1,0\n// y\n0,1\n\n", {table}}, {"# x\n\n1 0 0\n# y\n0 1 1\n\n# z\n", {}}, {"1 0\n---\n0 1\n0 1\n", {table, "f:2:" + gap}}, {"A B\nA\n\nB\n", {}}}) {
    notes.clear();
    read_problem({"f", text}, Syntax::automatic, &notes);
    EXPECT_EQ(notes, result) << text;
  }
}

} // namespace

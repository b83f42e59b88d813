@** \part More than exact. \label{more/part}%
% Small drawings, in points from the lower left: \drawing{width}{height}{things}.
% Things are pdf code, \ink{..}; boxes with words, \cellat x y w h {..}; and words,
% centred at a place, \fanopoint{x}{y}{..}, or to the right of it, \wordat{x}{y}{..}.
\def\drawing#1#2#3{\hbox to#1bp{\vbox to#2bp{}#3\hss}}%
\def\ink#1{\pdfliteral{q .5 w #1 Q}}%
\def\blueink#1{\ink{.8 .88 .97 rg #1}}%
\def\orangeink#1{\ink{.8 .3 0 RG .8 .3 0 rg 1 w #1}}%
\def\wordat#1#2#3{\rlap{\kern#1bp\raise#2bp\hbox{#3}}}%
\def\cellat#1 #2 #3 #4 #5{\ink{#1 #2 #3 #4 re S}%
  \rlap{\kern#1bp\raise#2bp\hbox to#3bp{\hss\vbox to#4bp{\vss\hbox{#5}\vss}\hss}}}%
\def\drawn#1#2{\medskip\vbox{\centerline{#1}\caption{#2}}\medskip}%
% PICTURES of this part; each stands in the chapter where its name stands.
\def\kitchenpicture{\drawn{\drawing{330}{104}{\ink{5 60 60 26 re S 105 60 60 26 re S 205 60 60 26 re S}%
  \fanopoint{35}{70}{Ann}\fanopoint{135}{70}{Bob}\fanopoint{235}{70}{Cem}%
  \fanopoint{35}{90}{\eightrm costs 3}\fanopoint{135}{90}{\eightrm costs 4}\fanopoint{235}{90}{\eightrm costs 2}%
  \blueink{60 4 100 22 re B 190 4 90 22 re B}%
  \fanopoint{110}{11}{|cook|: from 1 to 2}\fanopoint{235}{11}{|pot|: one colour}%
  \ink{35 60 m 85 26 l 135 60 m 110 26 l 235 60 m 140 26 l S}%
  \ink{1.2 w 55 60 m 200 26 l 155 60 m 225 26 l S}%
  \ink{1.2 w [4 2] 0 d .8 .3 0 RG 245 60 m 255 26 l S}%
  \wordat{181}{51}{\eightrm soup}\wordat{97}{53}{\eightrm soup}\wordat{256}{40}{\eightrm rice}}}%
{An evening in the kitchen: three options, with what they cost; and two items. Ann and
Bob agree about the pot, Cem does not.}}%
\def\memorypicture{\drawn{\drawing{330}{96}{\def\node##1##2##3##4{\ink{##1 30 55 26 re S ##1 12 55 18 re S}%
    \fanopoint{##2}{40}{##3}\fanopoint{##2}{18}{\eightrm##4}}%
  \blueink{110 30 55 26 re f 220 30 55 26 re f 275 30 55 26 re f}%
  \node{0}{27.5}{root}{1000}\node{55}{82.5}{|A|}{1048}\node{110}{137.5}{|B|}{1096}%
  \node{165}{192.5}{1: |A|}{1144}\node{220}{247.5}{1: |B|}{1192}\node{275}{302.5}{2: |B|}{1240}%
  \ink{137 57 m 150 76 225 76 240 60 c S 250 57 m 260 70 285 70 294 60 c S
    305 57 m 305 100 135 100 130 60 c S}%
  \ink{240 60 m 234 62 l 239 66.5 l f 294 60 m 288 61.5 l 292.5 66 l f 130 60 m 128.5 66.5 l 133.5 65.5 l f}}}%
{Six nodes in memory, with the addresses where they stand, and the |down| links of
column~|B| (blue).}}%
\def\kitchensheets{{\def\sheet##1##2{\vtop{\hbox{\vtop to 66pt{\baselineskip11pt\tabskip0pt
    \halign{\eightrm\hfil####\enspace&&\hfil\eightrm####\hfil\enspace\cr##2}\vfil}}\hbox{\eightrm##1}}}
\drawn{\hbox to.92\pagewidth{\sheet{the root}{\strut&1--2&0--1\cr&\it cook&\it pot\cr
    Ann&1&soup\cr Bob&1&soup\cr Cem&1&rice\cr}\hss
  \sheet{after Ann}{\strut&0--1\cr&\it cook\cr Bob&1\cr}\hss
  \sheet{after Ann, Bob}{\strut&\cr&nothing\cr}\hss
  \sheet{after Ann, none}{\strut&0--1\cr&\it cook\cr}\hss
  \sheet{after Bob}{\strut&0--1\cr&\it cook\cr}\hss
  \sheet{after Cem}{\strut&0--1\cr&\it cook\cr}}}%
{All sheets that are written for the kitchen. The last four are covers: what is left of the
cook's column needs nothing, and has no rows.}}}%
\def\pathpicture{{\def\pth##1##2{\vtop{\hbox{\strut##1}\hbox{\strut##2}}}%
\drawn{\drawing{360}{112}{%
  \def\lev##1##2##3{\cellat##1 ##2 62 18 {\eightrm##3}}%
  \lev{0}{30}{|R1|: Q(0,0)}%
  \lev{72}{30}{|R1|: Q(0,0)}\lev{72}{48}{|R2|: Q(1,2)}%
  \lev{144}{30}{|R1|: Q(0,0)}\lev{144}{48}{|R2|: Q(1,3)}%
  \lev{216}{30}{|R1|: Q(0,0)}\lev{216}{48}{|R2|: Q(1,3)}\lev{216}{66}{|R3|: Q(2,1)}%
  \blueink{288 30 62 18 re f}\lev{288}{30}{|R1|: Q(0,1)}%
  \fanopoint{31}{18}{\eightrm choose |R2|}\fanopoint{103}{18}{\eightrm |R3| is dead}%
  \fanopoint{175}{18}{\eightrm choose |R3|}\fanopoint{247}{18}{\eightrm |R4| is dead}%
  \fanopoint{319}{18}{\eightrm choose |R2|}%
  \orangeink{0 29 62 20 re S 72 47 62 20 re S 144 47 62 20 re S 216 65 62 20 re S 288 29 62 20 re S}}}%
{The path at five arrivals, one after the other, with level~0 at the bottom; and what is
found there. The frame that has just been changed is orange.}}}%
\def\diagrampicture{\drawn{\drawing{330}{72}{\def\state##1##2{\blueink{##1 ##2 34 16 re B}}%
  \state{0}{24}\state{110}{46}\state{220}{24}%
  \ink{34 34 m 110 54 l S 34 32 m 220 32 l S 144 54 m 220 36 l S 254 34 m 300 42 l S 254 30 m 300 20 l S 144 58 m 300 66 l S}%
  \fanopoint{17}{29}{3}\fanopoint{127}{51}{2}\fanopoint{237}{29}{1}%
  \fanopoint{66}{50}{\ninett ae}\fanopoint{127}{22}{\ninett ab ef}\fanopoint{182}{50}{\ninett bf}%
  \fanopoint{277}{44}{\ninett cd gh}\fanopoint{277}{14}{\ninett cg dh}\fanopoint{220}{66}{\ninett bc dh fg}%
  \wordat{303}{39}{\eightrm nothing}\wordat{303}{17}{\eightrm nothing}\wordat{303}{63}{\eightrm nothing}}}%
{The five covers of the small board, as five ways through its diagram.}}%
\def\lemmapicture{\drawn{\drawing{375}{150}{%
  \ink{200 132.5 m 55 117 l 200 132.5 m 165 117 l 200 132.5 m 235 117 l 200 132.5 m 312 117 l 55 104.5 m 32 93 l 55 104.5 m 80 93 l 80 80.5 m 80 69 l 165 104.5 m 165 93 l 165 80.5 m 165 69 l 165 56.5 m 165 45 l 235 104.5 m 235 93 l 235 80.5 m 235 69 l 235 56.5 m 235 45 l 312 104.5 m 287 93 l 312 104.5 m 340 93 l 287 80.5 m 287 69 l S}%
  \blueink{45 104.5 20 12.5 re 22 80.5 20 12.5 re 155 104.5 20 12.5 re 225 104.5 20 12.5 re 277 80.5 20 12.5 re B}%
  \ink{1 g 70 80.5 20 12.5 re 70 56.5 20 12.5 re 155 80.5 20 12.5 re 155 56.5 20 12.5 re 155 32.5 20 12.5 re 225 80.5 20 12.5 re 225 56.5 20 12.5 re 225 32.5 20 12.5 re 302 104.5 20 12.5 re 277 56.5 20 12.5 re 330 80.5 20 12.5 re B}%
  \fanopoint{200}{136}{\eightrm root}%
  \fanopoint{55}{108}{\eightrm 00}%
  \fanopoint{32}{84}{\eightrm 12}%
  \fanopoint{80}{84}{\eightrm 13}%
  \fanopoint{80}{60}{\eightrm 21}%
  \fanopoint{165}{108}{\eightrm 01}%
  \fanopoint{165}{84}{\eightrm 13}%
  \fanopoint{165}{60}{\eightrm 20}%
  \fanopoint{165}{36}{\eightrm 32}%
  \fanopoint{235}{108}{\eightrm 02}%
  \fanopoint{235}{84}{\eightrm 10}%
  \fanopoint{235}{60}{\eightrm 23}%
  \fanopoint{235}{36}{\eightrm 31}%
  \fanopoint{312}{108}{\eightrm 03}%
  \fanopoint{287}{84}{\eightrm 10}%
  \fanopoint{287}{60}{\eightrm 22}%
  \fanopoint{340}{84}{\eightrm 11}%
  \fanopoint{32}{70}{\eightrm |R3| dead}\fanopoint{32}{59}{\eightrm\color{.7 .25 0}{1.\enspace not 00, 12}}%
  \fanopoint{80}{46}{\eightrm |R4| dead}\fanopoint{80}{35}{\eightrm\color{.7 .25 0}{2.\enspace not 00}}%
  \fanopoint{165}{22}{\eightrm 3.\enspace cover}\fanopoint{165}{11}{\eightrm\color{.7 .25 0}{4.\enspace not 01}}%
  \fanopoint{235}{22}{\eightrm 5.\enspace cover}\fanopoint{235}{11}{\eightrm\color{.7 .25 0}{6.\enspace not 02}}%
  \fanopoint{287}{46}{\eightrm |R4| dead}\fanopoint{287}{35}{\eightrm\color{.7 .25 0}{7.\enspace not 10}}%
  \fanopoint{340}{70}{\eightrm |R3| dead}\fanopoint{340}{59}{\eightrm\color{.7 .25 0}{8.\enspace nothing}}}}%
{The four queens: squares as rank and file, from~0. Free options are blue. Below each leaf stands the lemma that is written when it
has been seen, with its number; the covers have numbers, too. ``Nothing'' is left at the end.}}%
\def\limitspicture{\drawn{\drawing{350}{62}{\ink{10 26 m 340 26 l S}%
  \ink{1 g 6 26 m 6 28.2 7.8 30 10 30 c 12.2 30 14 28.2 14 26 c 14 23.8 12.2 22 10 22 c 7.8 22 6 23.8 6 26 c B}\fanopoint{10}{9}{\sevenrm1}%
  \ink{1 g 26 26 m 26 28.2 27.8 30 30 30 c 32.2 30 34 28.2 34 26 c 34 23.8 32.2 22 30 22 c 27.8 22 26 23.8 26 26 c B}\fanopoint{30}{9}{\sevenrm2}%
  \ink{.6 g 46 22 8 8 re B}\fanopoint{50}{9}{\sevenrm3}%
  \ink{1 g 66 26 m 66 28.2 67.8 30 70 30 c 72.2 30 74 28.2 74 26 c 74 23.8 72.2 22 70 22 c 67.8 22 66 23.8 66 26 c B}\fanopoint{70}{9}{\sevenrm4}%
  \ink{.6 g 86 22 8 8 re B}\fanopoint{90}{9}{\sevenrm5}%
  \ink{1 g 106 26 m 106 28.2 107.8 30 110 30 c 112.2 30 114 28.2 114 26 c 114 23.8 112.2 22 110 22 c 107.8 22 106 23.8 106 26 c B}\fanopoint{110}{9}{\sevenrm6}%
  \ink{1 g 126 26 m 126 28.2 127.8 30 130 30 c 132.2 30 134 28.2 134 26 c 134 23.8 132.2 22 130 22 c 127.8 22 126 23.8 126 26 c B}\fanopoint{130}{9}{\sevenrm7}%
  \ink{1 g 146 26 m 146 28.2 147.8 30 150 30 c 152.2 30 154 28.2 154 26 c 154 23.8 152.2 22 150 22 c 147.8 22 146 23.8 146 26 c B}\fanopoint{150}{9}{\sevenrm8}%
  \blueink{164 26 m 170 32 l 176 26 l 170 20 l b}\fanopoint{170}{9}{\sevenrm9}%
  \ink{1 g 186 26 m 186 28.2 187.8 30 190 30 c 192.2 30 194 28.2 194 26 c 194 23.8 192.2 22 190 22 c 187.8 22 186 23.8 186 26 c B}\fanopoint{190}{9}{\sevenrm10}%
  \ink{1 g 206 26 m 206 28.2 207.8 30 210 30 c 212.2 30 214 28.2 214 26 c 214 23.8 212.2 22 210 22 c 207.8 22 206 23.8 206 26 c B}\fanopoint{210}{9}{\sevenrm11}%
  \ink{1 g 226 26 m 226 28.2 227.8 30 230 30 c 232.2 30 234 28.2 234 26 c 234 23.8 232.2 22 230 22 c 227.8 22 226 23.8 226 26 c B}\fanopoint{230}{9}{\sevenrm12}%
  \blueink{244 26 m 250 32 l 256 26 l 250 20 l b}\fanopoint{250}{9}{\sevenrm13}%
  \ink{1 g 266 26 m 266 28.2 267.8 30 270 30 c 272.2 30 274 28.2 274 26 c 274 23.8 272.2 22 270 22 c 267.8 22 266 23.8 266 26 c B}\fanopoint{270}{9}{\sevenrm14}%
  \ink{1 g 286 26 m 286 28.2 287.8 30 290 30 c 292.2 30 294 28.2 294 26 c 294 23.8 292.2 22 290 22 c 287.8 22 286 23.8 286 26 c B}\fanopoint{290}{9}{\sevenrm15}%
  \ink{.6 g 306 22 8 8 re B}\fanopoint{310}{9}{\sevenrm16}%
  \ink{.6 g 326 22 8 8 re B}\fanopoint{330}{9}{\sevenrm17}%
  \orangeink{120 20 m 120 44 l S}\fanopoint{120}{48}{\eightrm 6 nodes}%
  \orangeink{180 20 m 180 44 l S}\fanopoint{180}{48}{\eightrm 1 cover}%
  \orangeink{260 20 m 260 44 l S}\fanopoint{260}{48}{\eightrm 2 covers}}}%
{The seventeen nodes of the four queens, in the order of time: circles branch, squares
are dead, diamonds are covers. Three limits, and where they end the search.}}%
\def\boundpicture{\drawn{\drawing{250}{96}{%
  \ink{20 16 m 245 16 l S 20 16 m 20 92 l S}\ink{[2 2] 0 d 20 88 m 245 88 l S}%
  \orangeink{20 16.0 m 46 64.0 l S}\fanopoint{20}{6}{\sevenrm0}%
  \orangeink{46 64.0 m 72 79.0 l S}\fanopoint{46}{6}{\sevenrm1}%
  \orangeink{72 79.0 m 98 84.6 l S}\fanopoint{72}{6}{\sevenrm2}%
  \orangeink{98 84.6 m 124 86.7 l S}\fanopoint{98}{6}{\sevenrm3}%
  \orangeink{124 86.7 m 150 87.5 l S}\fanopoint{124}{6}{\sevenrm4}%
  \orangeink{150 87.5 m 176 87.8 l S}\fanopoint{150}{6}{\sevenrm5}%
  \orangeink{176 87.8 m 202 87.9 l S}\fanopoint{176}{6}{\sevenrm6}%
  \orangeink{202 87.9 m 228 88.0 l S}\fanopoint{202}{6}{\sevenrm7}%
\fanopoint{228}{6}{\sevenrm8}%
  \fanopoint{13}{14}{\sevenrm0}\fanopoint{13}{38}{\sevenrm2}\fanopoint{13}{62}{\sevenrm4}\fanopoint{13}{86}{\sevenrm6}}}%
{The bound after each round, for the rides of the taxi. As soon as it is above~5, it says~6.}}%
\def\copypicture{\drawn{\drawing{310}{100}{%
  \def\row##1##2{\ink{10 ##1 44 20 re S 54 ##1 44 20 re S 98 ##1 44 20 re S 142 ##1 44 20 re S 186 ##1 44 20 re S 230 ##1 44 20 re S}##2}%
  \blueink{98 60 44 20 re f 186 60 44 20 re f 230 60 44 20 re f 98 12 44 20 re f 186 12 44 20 re f 230 12 44 20 re f}%
  \row{60}{\fanopoint{32}{67}{\eightrm 1000}\fanopoint{120}{67}{\eightrm 1096}\fanopoint{208}{67}{\eightrm 1192}\fanopoint{252}{67}{\eightrm 1240}}%
  \row{12}{\fanopoint{32}{19}{\eightrm 5000}\fanopoint{120}{19}{\eightrm 5096}\fanopoint{208}{19}{\eightrm 5192}\fanopoint{252}{19}{\eightrm 5240}}%
  \ink{120 80 m 140 96 190 96 206 83 c S 206 83 m 200 84.5 l 204 88.5 l f}%
  \ink{120 12 m 140 -2 190 -2 206 9 c S 206 9 m 200 8 l 204 3.5 l f}%
  \orangeink{[3 2] 0 d 124 32 m 200 57 l S}\orangeink{200 57 m 194 57.5 l 196 53 l f}%
  \wordat{280}{67}{\eightrm original}\wordat{280}{19}{\eightrm copy}}}%
{A list and its copy; the |down| of the header of |B| is drawn. In the copy it must lead to
5192. Copied without thinking, it would lead to 1192 (dashed).}}%
\def\crosspicture{\drawn{\drawing{300}{50}{%
  \cellat10 25 22 22 {\tentex A}\cellat32 25 22 22 {\tentex T}\cellat10 3 22 22 {\tentex T}\cellat32 3 22 22 {\tentex O}%
  \cellat85 25 22 22 {\tentex A}\cellat107 25 22 22 {\tentex T}\cellat85 3 22 22 {\tentex H}\cellat107 3 22 22 {\tentex O}%
  \cellat160 25 22 22 {\tentex A}\cellat182 25 22 22 {\tentex H}\cellat160 3 22 22 {\tentex T}\cellat182 3 22 22 {\tentex O}%
  \cellat235 25 22 22 {\tentex A}\cellat257 25 22 22 {\tentex H}\cellat235 3 22 22 {\tentex H}\cellat257 3 22 22 {\tentex O}%
}}%
{The four crosswords. The square at the crossing of two words has one letter, and both words
cover it.}}%
\def\looppicture{\drawn{\drawing{300}{92}{%
  \blueink{20 56 80 24 re B 190 56 80 24 re B}\ink{1 g 105 8 80 24 re B}%
  \fanopoint{60}{64}{arrive}\fanopoint{230}{64}{advance}\fanopoint{145}{16}{|path|}%
  \ink{100 72 m 186 72 l S 190 64 m 104 64 l S 186 74 m 190 72 l 186 70 l f 104 66 m 100 64 l 104 62 l f}%
  \fanopoint{145}{76}{\eightrm always}\fanopoint{145}{54}{\eightrm a new option}%
  \ink{60 56 m 60 20 l 101 20 l S 101 22 m 105 20 l 101 18 l f 230 56 m 230 20 l 189 20 l S 189 22 m 185 20 l 189 18 l f}%
  \wordat{4}{30}{\eightrm push a frame}\wordat{234}{34}{\eightrm leave, enter;}\wordat{234}{24}{\eightrm or pop the last frame}%
  \orangeink{270 68 m 292 68 l S 292 70 m 297 68 l 292 66 l f}\wordat{275}{74}{\eightrm the path is empty}}}%
{The search as two functions and an array. Only |arrive| lets the path grow, and
|advance| lets it shrink; what is left after a stop, |run| takes down.}}%
\def\museumpicture{\drawn{\drawing{200}{92}{%
  \blueink{10 8 60 30 re B 130 8 60 30 re B 70 54 60 30 re B}%
  \fanopoint{40}{19}{hall |B|}\fanopoint{160}{19}{hall |C|}\fanopoint{100}{65}{hall |A|}%
  \ink{3 w 48 38 m 82 54 l 152 38 m 118 54 l 70 22 m 130 22 l S}%
  \def\door##1##2##3{\ink{1 g .6 w 1 0 0 1 ##1 ##2 cm -7 -6 14 12 re B}\fanopoint{##1}{##2}{\lower2.5pt\hbox{\eightrm##3}}}%
  \door{65}{46}{1}\door{135}{46}{2}\door{100}{22}{3}}}%
{Three halls, and three doors in which a guard can stand.}}%
\def\offerspicture{\drawn{\drawing{320}{92}{%
  \def\off##1##2{\cellat##1 44 26 18 {\eightrm##2}}%
  \blueink{40 44 26 18 re f 118 44 52 18 re f 196 44 26 18 re f}%
  \off{40}{3}\off{66}{4}\off{92}{9}\off{118}{1}\off{144}{2}\off{170}{2}\off{196}{6}\off{222}{7}%
  \ink{1.4 w 40 40 m 40 70 l 118 40 m 118 70 l 196 40 m 196 70 l S}%
  \cellat40 6 78 18 {\eightrm level 0}\cellat118 6 78 18 {\eightrm level 1}\cellat196 6 78 18 {\eightrm level 2}%
  \ink{50 24 m 41 40 l 128 24 m 119 40 l 206 24 m 197 40 l S}\ink{[2 2] 0 d 80 24 m 67 42 l 160 24 m 171 42 l 236 24 m 223 42 l S}%
  \wordat{0}{50}{\eightrm offers}\fanopoint{157}{78}{\eightrm beginning of each level; dashed, the next to be tried; blue, tried}}}%
{The offers of all levels in one array, each level sorted by reduced cost.}}%
\def\pricespicture{\drawn{\drawing{250}{100}{%
  \wordat{5}{86}{\tentex A B}\blueink{40 84 36 11 re B}\fanopoint{58}{87}{\eightrm A pays 1}\blueink{76 84 108 11 re B}\fanopoint{130}{87}{\eightrm B pays 3}%
  \wordat{5}{70}{\tentex B C}\blueink{40 68 108 11 re B}\fanopoint{94}{71}{\eightrm B pays 3}\blueink{148 68 72 11 re B}\fanopoint{184}{71}{\eightrm C pays 2}%
  \wordat{5}{54}{\tentex A C}\blueink{40 52 36 11 re B}\fanopoint{58}{55}{\eightrm A pays 1}\blueink{76 52 72 11 re B}\fanopoint{112}{55}{\eightrm C pays 2}%
  \wordat{5}{38}{\tentex A}\blueink{40 36 36 11 re B}\fanopoint{58}{39}{\eightrm A pays 1}\ink{[2 2] 0 d 76 36 72 11 re S}%
  \wordat{5}{22}{\tentex B}\blueink{40 20 108 11 re B}\fanopoint{94}{23}{\eightrm B pays 3}%
  \wordat{5}{6}{\tentex C}\blueink{40 4 72 11 re B}\fanopoint{76}{7}{\eightrm C pays 2}\ink{[2 2] 0 d 112 4 36 11 re S}%
}}%
{Each bar is as long as its ride costs. The guests pay the blue part; what is missing is
dashed, and no ride is overpaid.}}%
\def\profilepicture{\drawn{\drawing{300}{112}{%
  \blueink{139.6 88 0.4 8 re b}\ink{.85 g 160 88 8.3 8 re b}\fanopoint{150}{89}{\eightrm0}%
  \blueink{136.8 77 3.2 8 re b}\ink{.85 g 160 77 33.0 8 re b}\fanopoint{150}{78}{\eightrm1}%
  \blueink{123.1 66 16.9 8 re b}\ink{.85 g 160 66 81.2 8 re b}\fanopoint{150}{67}{\eightrm2}%
  \blueink{84.4 55 55.6 8 re b}\ink{.85 g 160 55 120.0 8 re b}\fanopoint{150}{56}{\eightrm3}%
  \blueink{29.7 44 110.3 8 re b}\ink{.85 g 160 44 81.4 8 re b}\fanopoint{150}{45}{\eightrm4}%
  \blueink{20.0 33 120.0 8 re b}\ink{.85 g 160 33 37.6 8 re b}\fanopoint{150}{34}{\eightrm5}%
  \blueink{55.4 22 84.6 8 re b}\ink{.85 g 160 22 16.2 8 re b}\fanopoint{150}{23}{\eightrm6}%
  \blueink{85.2 11 54.8 8 re b}\ink{.85 g 160 11 6.4 8 re b}\fanopoint{150}{12}{\eightrm7}%
  \blueink{103.0 0 37.0 8 re b}\fanopoint{150}{1}{\eightrm8}%
  \fanopoint{80}{102}{\eightrm nodes}\fanopoint{220}{102}{\eightrm updates}}}%
{The profile of eight queens, level by level. The longest bars are 298 nodes and 5132
updates.}}%
\def\sharespicture{\drawn{\drawing{330}{74}{%
  \blueink{0 44 110 16 re f 110 20 55 16 re f}%
  \cellat0 44 110 16 {\eightrm first option: done}\cellat110 44 110 16 {\eightrm second}\cellat220 44 110 16 {\eightrm third}%
  \cellat110 20 55 16 {\eightrm done}\cellat165 20 55 16 {\eightrm now}%
  \orangeink{165 12 m 165 44 l S 165 60 m 165 68 l S}\ink{[1 2] 0 d 110 44 m 110 36 l 220 44 m 220 36 l S}%
  \fanopoint{165}{3}{\eightrm$f=1/3+1/6=1/2$}}}%
{Three options at the root, two at the node below the second one. Each gets the same share
of its parent, whatever its subtree looks like.}}%
\def\shortcutpicture{\drawn{\drawing{300}{52}{%
  \cellat8 18 28 18 {\eightrm D5}%
  \cellat36 18 28 18 {\eightrm B2}%
  \cellat64 18 28 18 {\eightrm R4}%
  \cellat110 18 28 18 {\eightrm B2}%
  \cellat138 18 28 18 {\eightrm R3}%
  \cellat166 18 28 18 {\eightrm F2}%
  \blueink{212 18 28 18 re f}%
  \cellat212 18 28 18 {\eightrm R3}%
  \orangeink{211 17 30 20 re S}%
  \ink{[2 2] 0 d 240 18 28 18 re S}\fanopoint{254}{24}{\eightrm F4}%
  \ink{[2 2] 0 d 268 18 28 18 re S}\fanopoint{282}{24}{\eightrm D5}%
  \fanopoint{50}{5}{\eightrm cover |F3|}\fanopoint{152}{5}{\eightrm cover |D3|}\fanopoint{254}{5}{\eightrm cover |B4|}%
  \fanopoint{50}{42}{\eightrm out of the columns of}}}%
{What \.{Q@@(1,2)} takes out of the columns of other items. The seventh node was the last
option of |R3|; the dashed ones leave for nothing, and come back for nothing.}}%
\def\storagepicture{\drawn{\drawing{330}{64}{%
  \blueink{30 6 46 16 re f}\cellat30 6 46 16 {\eightrm cook}%
  \blueink{76 6 46 16 re f}\cellat76 6 46 16 {\eightrm pot: soup}%
\cellat122 6 46 16 {\eightrm cook}%
\cellat168 6 46 16 {\eightrm pot: soup}%
  \blueink{214 6 46 16 re f}\cellat214 6 46 16 {\eightrm cook}%
  \blueink{260 6 46 16 re f}\cellat260 6 46 16 {\eightrm pot: rice}%
  \cellat60 40 46 16 {\eightrm 0}\ink{83 40 m 30 23 l S}%
  \cellat106 40 46 16 {\eightrm 2}\ink{129 40 m 122 23 l S}%
  \cellat152 40 46 16 {\eightrm 4}\ink{175 40 m 214 23 l S}%
  \cellat198 40 46 16 {\eightrm 6}\ink{221 40 m 306 23 l S}%
  \wordat{0}{45}{\eightrm |first|}\wordat{-4}{11}{\eightrm |entries|}}}%
{The three options of the kitchen in memory. An option is what lies between two lines.}}%
\def\seenpicture{\drawn{\drawing{330}{42}{%
  \def\pair##1##2##3##4##5##6{\cellat##1 16 30 16 {\eightrm##4}\cellat##2 16 30 16 {\eightrm##5}\fanopoint{##3}{4}{\eightrm##6}}%
  \pair{0}{30}{30}{0}{0}{at first}\pair{90}{120}{120}{1}{1}{after Ann}\pair{180}{210}{210}{2}{2}{after Bob}%
  \blueink{270 16 30 16 re f}\pair{270}{300}{300}{3}{2}{Cem, |cook|}%
  \fanopoint{15}{36}{\eightrm|cook|}\fanopoint{45}{36}{\eightrm|pot|}}}%
{What |seen_in| knows: for each of the two items, the last option that has it.}}%
\def\triedpicture{\drawn{\drawing{250}{64}{%
  \def\col##1##2{\cellat##1 40 24 14 {\eightrm a}\cellat##1 24 24 14 {\eightrm b}\cellat##1 8 24 14 {\eightrm c}##2}%
  \blueink{20 24 24 14 re f 90 24 24 14 re f 90 40 24 14 re f 160 8 24 46 re f}%
  \col{20}{\wordat{47}{28}{\eightrm 1}}\col{90}{\wordat{117}{28}{\eightrm 1}\wordat{117}{44}{\eightrm 2}}%
  \col{160}{\wordat{187}{28}{\eightrm 1}\wordat{187}{44}{\eightrm 2}\wordat{187}{12}{\eightrm 3}}}}%
{The script says \.{try b}; then the search goes on by itself, from the top. Blue has been tried.}}%
\def\walkpicture{\drawn{\drawing{260}{104}{%
  \ink{130 84 m 50 54 l 130 84 m 210 54 l S [2 2] 0 d 50 54 m 30 24 l 50 54 m 50 24 l 50 54 m 70 24 l 210 54 m 195 24 l 210 54 m 225 24 l S}%
  \ink{130 54 m 110 24 l S}\orangeink{2 w 130 84 m 130 54 l 150 24 l S}%
  \def\ball##1##2##3{\blueink{1 0 0 1 ##1 ##2 cm -7 -7 14 14 re B}\fanopoint{##1}{##2}{\lower2.5pt\hbox{\eightrm##3}}}%
  \ball{130}{84}{1}\ball{130}{54}{3}\ball{150}{24}{6}%
  \wordat{230}{81}{\eightrm$1$}\wordat{230}{51}{\eightrm$3$}\wordat{230}{21}{\eightrm$3\cdot2$}}}%
{A walk (orange) through a tree of which it sees only the numbers of children.
In each node stands for how many nodes of its level it speaks.}}%
\def\eventspicture{\drawn{\drawing{340}{88}{%
  \def\stay##1 ##2 ##3 ##4{\ink{##1 ##2 ##3 14 re S}\wordat{##1}{##2}{\raise4bp\hbox{\kern3bp\eightrm##4}}}%
  \blueink{0 0 340 14 re f 84 32 84 14 re f 208 48 48 14 re f 268 64 32 14 re f}%
  \stay0 0 340 {one use of |cook| is spent}\stay14 16 312 {Ann tweaked}\stay84 32 84 {|pot|: soup}\stay90 48 72 {|cook| covered}%
  \stay180 32 132 {Bob tweaked}\stay208 48 48 {|pot|: soup}\stay262 48 44 {Cem}\stay268 64 32 {rice}%
  \def\dia##1 ##2 {\ink{.8 .3 0 rg 1 0 0 1 ##1 ##2 cm -3.5 0 m 0 3.5 l 3.5 0 l 0 -3.5 l h B}}%
  \dia115 70 \dia140 70 \dia232 70 \dia284 86 }}%
{The whole search in the kitchen, in the order of time, from left to right. Each bar begins with
an act and ends when it is undone (the second use of |cook|, which is spent where it is covered, has none); the diamonds are the four covers. No bar ends before those
that stand upon it.}}%
\def\hidepicture{\drawn{\drawing{260}{66}{%
  \blueink{20 24 40 20 re f}%
  \cellat20 24 40 20 {$A$}\cellat80 24 40 20 {$B$}\cellat140 24 40 20 {$C$}\cellat200 24 40 20 {$D$}%
  \fanopoint{100}{52}{\eightrm 1}\fanopoint{160}{52}{\eightrm 2}\fanopoint{220}{52}{\eightrm 3}%
  \fanopoint{100}{10}{\eightrm 3}\fanopoint{160}{10}{\eightrm 2}\fanopoint{220}{10}{\eightrm 1}%
  \wordat{-24}{51}{\eightrm hide}\wordat{-24}{9}{\eightrm unhide}\fanopoint{40}{52}{\eightrm stays}%
  \ink{60 34 m 80 34 l 120 34 m 140 34 l 180 34 m 200 34 l S [2 2] 0 d 240 34 m 252 34 l 20 34 m 8 34 l S}%
  \orangeink{108 54 m 148 54 l 168 54 m 208 54 l S 148 56 m 152 54 l 148 52 l f 208 56 m 212 54 l 208 52 l f}%
  \orangeink{212 12 m 172 12 l 152 12 m 112 12 l S 172 14 m 168 12 l 172 10 l f 112 14 m 108 12 l 112 10 l f}}}%
{Item |A| is covered, and this is one of its options. The three others leave their columns one
after the other, and come back in the opposite order. The node of |A| stays where it is, since
its column is not visited any more.}}%
\def\partnerspicture{\drawn{\drawing{340}{90}{%
  \blueink{120 62 100 24 re B}\fanopoint{170}{70}{|Dance|: path, limits}%
  \def\who##1 ##2 ##3##4{\ink{##1 16 78 22 re S}\fanopoint{##2}{24}{##3}\fanopoint{##2}{4}{\eightrm##4}}%
  \who0 39 {|policy|}{who is next?}\who87 126 {|Steps|}{go there!}\who174 213 {|Turns|}{who had a turn?}%
  \who261 300 {|Shortcuts|}{need we go?}%
  \ink{140 62 m 45 40 l 158 62 m 132 40 l 182 62 m 208 40 l 200 62 m 295 40 l S}%
  \ink{52.5 44 m 45 40 l 53 39.5 l f 139.5 43.5 m 132 40 l 136 47 l f 204 47 m 208 40 l 200.5 43.5 l f 287 39.5 m 295 40 l 287.5 44 l f}}}%
{The search asks, and others do. Where there is an observer, only |Steps| changes a plain list. |Turns| are told in the chapter
on bounds; without short cuts and bounds, the compiler leaves two of them out.}}%
\def\floorpicture{\drawn{\drawing{300}{76}{%
  \def\lev##1##2##3##4##5##6{\wordat{0}{##1}{\raise5bp\hbox{\eightrm level ##2, bound ##3}}%
    \cellat90 ##1 26 16 {\eightrm##4}\cellat116 ##1 26 16 {\eightrm##5}\cellat142 ##1 26 16 {\eightrm##6}}%
  \blueink{90 52 26 16 re f 90 30 26 16 re f 116 30 26 16 re f}%
  \lev{52}{0}{20}{3}{4}{9}\lev{30}{1}{23}{1}{2}{2}%
  \wordat{0}{8}{\raise5bp\hbox{\eightrm level 2, bound 25}}\cellat90 8 26 16 {\eightrm6}\cellat116 8 26 16 {\eightrm7}%
  \orangeink{115 51 28 18 re S 141 29 28 18 re S 89 7 28 18 re S}%
  \wordat{190}{57}{\eightrm$20+4=24$, the least}\wordat{190}{35}{\eightrm$23+2=25$}\wordat{190}{13}{\eightrm$25+6=31$}}}%
{Offers as above, except that the 6 has only been handed out, and is about to be tried. What was tried is blue. The first that is open at each level (orange) says how
good the covers can be that lie behind it. All that is still to be found costs at least 24.}}%
\def\sixwalkspicture{\drawn{\drawing{330}{100}{%
  \blueink{30 14 35 52 re B 65 14 35 84 re B 100 14 70 68 re B 170 14 70 68 re B 240 14 35 84 re B 275 14 35 52 re B}%
  \fanopoint{47}{56}{\eightrm13}\fanopoint{82}{88}{\eightrm21}\fanopoint{135}{72}{\eightrm17}\fanopoint{205}{72}{\eightrm17}%
  \fanopoint{257}{88}{\eightrm21}\fanopoint{292}{56}{\eightrm13}%
  \fanopoint{65}{4}{\eightrm$a$}\fanopoint{135}{4}{\eightrm$b$}\fanopoint{205}{4}{\eightrm$c$}\fanopoint{275}{4}{\eightrm$d$}%
  \orangeink{[3 2] 0 d 24 82 m 318 82 l S}\wordat{319}{79}{\eightrm 17}\ink{24 14 m 318 14 l S}}}%
{All walks through the tree of four queens, by the file of the first queen. The width is how often a walk comes this way,
the height what it says then. On the average it says what is true: 17.}}%
\def\subtreespicture{\drawn{\drawing{300}{96}{%
  \ink{150 88 m 60 62 l S 150 88 m 140 62 l S 150 88 m 215 62 l S 150 88 m 290 62 l S}%
  \ink{60 62 m 35 38 l S 60 62 m 85 38 l S}%
  \blueink{35 38 m 18 12 l 52 12 l b}%
  \ink{140 62 m 116 12 l 164 12 l s 215 62 m 191 12 l 239 12 l s 290 62 m 266 12 l 314 12 l s}%
  \orangeink{85 38 m 68 12 l 102 12 l s}%
  \ink{1 g 148 86 4 4 re B 58 60 4 4 re B}%
  \fanopoint{35}{2}{\eightrm 1/4 1/2}\fanopoint{85}{2}{\eightrm 1/4 2/2}\fanopoint{140}{2}{\eightrm 2/4}%
  \fanopoint{215}{2}{\eightrm 3/4}\fanopoint{290}{2}{\eightrm 4/4}%
  \fanopoint{35}{19}{\eightrm done}\fanopoint{85}{19}{\eightrm now}}}%
{The tree of the four queens, as five subtrees. Below each of them stands the path to it: which of how many ways to take
at each node where there is a choice.}}%
\def\partspicture{\drawn{\drawing{340}{104}{%
  \ink{170 100 m 55 74 l S 170 100 m 135 74 l S 170 100 m 205 74 l S 170 100 m 285 74 l S}%
  \ink{55 74 m 33 50 l S 55 74 m 77 50 l S 285 74 m 263 50 l S 285 74 m 307 50 l S}%
  \blueink{33 50 m 16 24 l 50 24 l b 77 50 m 60 24 l 94 24 l b}%
  \ink{135 74 m 114 24 l 156 24 l s 205 74 m 184 24 l 226 24 l s}%
  \blueink{263 50 m 246 24 l 280 24 l b 307 50 m 290 24 l 324 24 l b}%
  \ink{1 g 168 98 4 4 re B 53 72 4 4 re B 283 72 4 4 re B}%
  \fanopoint{33}{14}{\eightrm 1/4 1/2}\fanopoint{77}{14}{\eightrm 1/4 2/2}\fanopoint{135}{14}{\eightrm 2/4}%
  \fanopoint{205}{14}{\eightrm 3/4}\fanopoint{263}{14}{\eightrm 4/4 1/2}\fanopoint{307}{14}{\eightrm 4/4 2/2}%
  \orangeink{103 10 m 103 86 l S 237 10 m 237 86 l S}%
  \fanopoint{55}{1}{\eightrm part 1}\fanopoint{170}{1}{\eightrm part 2}\fanopoint{285}{1}{\eightrm part 3}}}%
{The tree of the four queens, in three parts. Each has two of six subtrees, and is known by the paths where it begins
and where the next one does.}}%
% END PICTURES
After this part you can state problems in which an item may be covered by
several options that agree about a colour, in which it may or must be covered
a number of times, and in which options have a price; and you can solve them.
You can also steer a search by hand, stop it at a limit, and say how long it
is going to take before it has taken it.

\about{more/problem}{items and options again, with colours, bounds, and costs}%
\about{more/limits}{when a search shall stop, and how far it has come}%
\about{more/observer}{a wider conversation with a search}%
\about{more/links}{four links, addresses, and room for what is to come}%
\about{more/search}{the general dance, with limits and without recursion}%
\about{more/painted}{secondary items with colours}%
\about{more/bounded}{items that are covered between $l$ and $u$ times}%
\about{more/cheapest}{the cover that costs least}%
\about{more/script}{a search that does what it is told}%
\about{more/stride}{a walk through a tree, one step down, one step up}%
\about{more/estimate}{guessing the size of a tree from a few walks}%
\about{more/progress}{how much of a search is behind us}%
\about{more/subtrees}{where a search is, and a tree that is cut into smaller ones}%
\about{more/split}{a tree in fair shares, for many machines}%
\about{more/diagram}{a search that remembers, so that subtrees that are the same are one}%
\about{more/lemmas}{why nothing was missed, in sentences that can be checked}%
\partmap

{\it What may be skipped.} The first chapters are the ground on which all else
stands. Of the others, you may read those that you like, for where one uses another, it says so: take colours for words and
tiles, bounds for parties and domination, costs where one cover is better
than another.

{\it Where it is needed again.} The problem of this part is the one that
files, puzzles, pictures, and the faster engines know.

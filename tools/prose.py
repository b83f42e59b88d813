"""A small reader of TeX, which makes HTML of the book's prose for tools/edition.py. It knows the macros of the book, and
whatever else it meets is a fault."""
import collections, html, re, unicodedata
from __main__ import Fault, one_blank, slurp

def text_of(name): return slurp(name).encode('ascii', 'surrogateescape').decode('utf-8')
def escaped(text): return html.escape(text, quote=False)
def plain(markup): return html.unescape(re.sub(r'<[^>]*>|\x01.*?\x02', '', markup.replace('\x04', '')))
def slug(text): return re.sub(r'[^a-z0-9_]+', '-', text.lower()).strip('-')

# ---- tokens --------------------------------------------------------------------
Token = collections.namedtuple('Token', 'kind text line')
TEX = re.compile(r'''(?P<cs>\\(?:[A-Za-z]+(?:[ \t]+(?!\n)|[ \t]*\n(?![ \t]*\n)[ \t]*)?|.|\n))
  |(?P<code>\|(?:@<.*?@>|[^|\n])*(?:\n[^|\n]*)?\|)|(?P<note>%[^\n]*(?:\n[ \t]*(?![ \t\n]))?)|(?P<index>@[\^.:].*?@>|@q.*?@>)|(?P<at>@@|@<.*?@>)
  |(?P<par>\s*\n[ \t]*\n\s*)|(?P<ws>\s+)|(?P<open>\{)|(?P<close>\})|(?P<math>\$\$?)|(?P<and>&)|(?P<hash>\#\#?\d?)|(?P<up>[\^_])
  |(?P<tie>~)|(?P<text>[^\s\\{}$&#~%|@^_]+|@|\|)''', re.X | re.S)
DEPTH = {'open': 1, 'close': -1}

def tex_tokens(text, line):
    found = []
    for token in TEX.finditer(text):
        if token.lastgroup != 'note': found.append(Token(token.lastgroup, token[0], line))
        line += token[0].count('\n')
    return found

def name_of(token): return (token.text[1:].strip() or token.text[1:]) if token.kind == 'cs' else ''
def names_of(found): return {name_of(token) for token in found} - {''}
def raw(found): return ''.join(token.text for token in found)
def split(found, ends):
    """Tokens between those that end a part, such as & or \\cr; what is in braces stays together."""
    parts, depth = [[]], 0
    for token in found:
        depth += DEPTH.get(token.kind, 0)
        if not depth and ends(token): parts.append([])
        else: parts[-1].append(token)
    return parts
def trimmed(found):
    blank = [token.kind in ('ws', 'par') for token in found] + [False]
    return trimmed(found[1:]) if blank[0] else trimmed(found[:-1]) if blank[-2:-1] == [True] else found

LIGATURES = [('---', '—'), ('--', '–'), ('``', '“'), ("''", '”'), ('`', '‘'), ("'", '’')]
ESCAPES = {**{char: rf'\char{ord(char)}{{}}' for char in '\\{}_^~'}, **{char: '\\' + char for char in ' #$%&'}}
LATEX = {**{char: '\\' + char for char in '{}_#$%&'}, '\\': r'\textbackslash{}', '^': r'\char`^', '~': r'\char`~'}
MATH = {'hbox': r'\text', 'brace': r'\brace ', '/': '', 'sl': r'\it ', 'eqno': r'\qquad ', '.': r'\texttt ', '!': r'\!', 'mc': '', 'UL': r'\_', 'bf': r'\bf ',
        'langle': r'\langle ', 'tentex': r'\tt ', 'eightrm': r'\rm ', 'strut': '', 'thinspace': r'\,', 'enspace': r'\enspace ', 'hfil': ''}
def without_cweave(found, begin, letters, macros):
    """Tokens as TeX, or as LaTeX: code between bars is set as it is typed."""
    def one(token):
        if token.kind == 'code': return begin + ''.join(letters.get(char, char) for char in token.text[1:-1]) + '}'
        return '' if token.kind == 'index' else macros.get(name_of(token), token.text) if token.kind == 'cs' else token.text
    return ''.join(map(one, found))
def for_tex(found): return without_cweave(found, r'{\tentex ', ESCAPES, {})
def for_katex(found): return one_blank(without_cweave(found, r'\texttt{', LATEX, MATH)).strip()

# ---- macros --------------------------------------------------------------------
SYMBOLS = {'dots': '…', 'ldots': '…', 'bullet': '•', 'CPLUSPLUS': 'C++', 'CEE': 'C', 'UNIX': 'UNIX', 'TeX': 'TeX', 'UL': '_', 'LB': '{', 'RB': '}', 'AM': '&',
           ',': '\u2009', 'thinspace': '\u2009', 'i': 'ı', 'leftarrow': '←', **dict.fromkeys(' \n;', ' '), **dict.fromkeys(['quad', 'qquad', 'enspace'], ' '),
           **{char: char for char in '_#$%&{}'}}
SLASHED = {'CPLUSPLUS', 'CEE', 'UNIX'}  # these names end with a slash
ACCENTS = dict(zip("'`^\"~cvHu=", '\u0301\u0300\u0302\u0308\u0303\u0327\u030c\u030b\u0306\u0304'))
CHARS = {*'\\\'`^~|"'}  # in typewriter type these stand for themselves
FONTS = {**dict.fromkeys('it sl nineit'.split(), ('em',)), **dict.fromkeys('bf ninebf'.split(), ('b',)), **dict.fromkeys('tt tentex ninett'.split(), ('code',)),
         **dict.fromkeys('rm tenrm ninerm eightrm sevenrm mc sc'.split(), ())}
BREAKS = {*'smallskip medskip bigskip yskip par'.split()}
NOTHING = {*'strut noindent leavevmode relax nobreak / - goon offinterlineskip unskip ignorespaces frenchspacing narrower vfil centerline leftline fi ifpages'.split()}
SIZES = {*'kern hskip vskip parindent parskip hangindent hangafter raise lower baselineskip hsize penalty openup tabskip'.split()}
BOXES, RULES, FILLS = {'hbox', 'vbox', 'vtop'}, {'vrule', 'hrule'}, {'hfil', 'hss', 'hfill'}
UNIT = r'\s*-?(?:\d*\.?\d+)?\s*(?:pt|em|ex|bp|mm|cm|fil)?'
SIZE, REGISTER = re.compile(rf'\s*=?\s*(?:to|width|height|depth)?{UNIT}(?:\s*(?:plus|minus){UNIT})*'), re.compile(r'(?:dp|ht|wd|[a-z]*(?:width|skip|size)|bsq)\d?')
# What has meaning as a picture only: TeX sets it, with the definitions that stand before it.
DRAWN = {*'''queensboard solutionbox sketchbox bits overbits flowchart stage flow mem hands track sheet square named shape grid sudoku vcenter bsq inchart rlap pdfliteral
         matrix setbox rightarrowfill leftarrowfill multispan color hot'''.split()}
RUN_IN = {'pitfall': 'What could go wrong.', 'pinned': 'What pins it.', 'summary': 'In short.'}

class Reader:
    """Reads tokens of TeX, and makes blocks of HTML. Definitions and fonts belong to a group. MOTHER reads what is around."""
    def __init__(self, book, place, found, mother=None, fonts=()):
        self.book, self.place, self.todo, self.fonts = book, place, found[::-1], fonts
        self.defs, self.cut, self.at = (mother.defs, mother.cut, mother.at) if mother else (book.defs, set(), 0)
        self.out, self.line, self.notes, self.saved, self.kind = [], [], [], [], 'p'
        self.fills, self.seen = [0, 0], False  # for tables: the glue before the first and after the last letter
    def fault(self, why): raise Fault(0, f'{self.place.file}:{self.at}: {why}')
    # What is read
    def run(self):
        while self.todo:
            token = self.todo.pop()
            self.at = token.line
            getattr(self, 'on_' + token.kind)(token)
        if self.saved: self.fault('a brace is not closed')
        return self
    def skip(self, *kinds):
        while self.todo and self.todo[-1].kind in kinds: self.todo.pop()
    def argument(self):
        self.skip('ws')
        if not self.todo: self.fault('an argument is missing')
        token = self.todo.pop()
        if token.kind == 'open': return self.until('close')
        if token.kind == 'text' and token.text[1:]: self.todo.append(token._replace(text=token.text[1:]))
        return [token._replace(text=token.text[0])] if token.kind == 'text' else [token]
    def until(self, *ends):
        """What stands before the token of this kind (or this text) that is not in braces."""
        found, depth = [], 0
        while self.todo:
            token = self.todo.pop()
            if depth == 0 and (token.kind in ends or token.text in ends): return found
            depth += DEPTH.get(token.kind, 0)
            found.append(token)
        self.fault('a brace or a dollar is not closed')
    def word(self): return raw(self.argument()).strip()
    def size(self):
        """Skip a dimension, with its stretch; it may end with a register."""
        text = ''
        while self.todo and self.todo[-1].kind in ('ws', 'text') and len(text) < 40: text += self.todo.pop().text
        found = SIZE.match(text)
        has_unit, rest = re.search('[a-z]', re.sub('to|width|height|depth', '', found[0])), text[found.end():]
        if not rest.strip() and not has_unit and self.todo and REGISTER.fullmatch(name_of(self.todo[-1])): self.todo.pop()
        self.todo += tex_tokens(rest, self.at)[::-1]
    # What is written
    def put(self, markup, fonts=None):
        if markup.strip(): self.seen, self.fills[1] = True, 0
        self.line.append((self.fonts if fonts is None else fonts, markup))
    def wrap(self, tag, found, fonts=()): self.put(f'<{tag}>{self.inline(found, fonts)}</{tag.split()[0]}>', ())
    def take(self):
        """The paragraph so far: its pieces, each within its fonts."""
        out, now = '', ()
        for fonts, markup in self.line + [((), '')]:
            if fonts != now and (markup.strip() or 'code' in now or not markup):
                out += ''.join(f'</{font}>' for font in now) + ''.join(f'<{font}>' for font in fonts)
                now = fonts
            out += markup
        self.line = []
        return self.book.cited(re.sub(r'[ \n]+', ' ', out).strip())
    def flush(self):
        markup = self.take()
        if markup: markup = f'<{self.kind}>{markup}</p>'
        if self.notes: markup = f'<div class="noted">\x04<div>{"".join(self.notes)}</div>\x04{markup}</div>'
        self.out += [markup] * bool(markup)
        self.kind, self.notes = 'p', []
    def block(self, markup):
        self.flush()
        self.out.append(markup)
    def child(self, found, fonts=()): return Reader(self.book, self.place, found, self, fonts)
    def read(self):
        self.run().flush()
        return '\n'.join(self.out)
    def blocks(self, found, title=''):
        child = self.child(found)
        if title: child.put(title + ' ', ())
        return child.read()
    def inline(self, found, fonts=()):
        child = self.child(found, fonts).run()
        if child.out: self.fault('a paragraph cannot stand here')
        self.notes += child.notes
        return child.take()
    # Tokens
    def on_ws(self, token): self.line.append((self.fonts, ' '))
    def on_par(self, token): self.flush()
    def on_tie(self, token): self.put('\u00a0')
    def on_open(self, token):
        self.saved.append((self.fonts, self.defs, self.cut))
        self.defs = self.defs.copy()
    def on_close(self, token):
        if not self.saved: self.fault('a brace closes nothing')
        self.fonts, self.defs, self.cut = self.saved.pop()
    def on_text(self, token):
        text = token.text
        for dashes, by in () if 'code' in self.fonts else LIGATURES: text = text.replace(dashes, by)
        self.put(escaped(text))
    def on_up(self, token): self.put(token.text) if 'code' in self.fonts else self.fault(f'{token.text} stands outside of a formula')
    def on_and(self, token): self.fault('& stands outside of a table')
    def on_hash(self, token): self.fault('# stands outside of a definition')
    def on_at(self, token): self.put('@' if token.text == '@@' else f'<code>⟨{self.book.piece_link(self.place, token.text)}⟩</code>')
    def on_code(self, token): self.put(f'<code>{self.book.colour(self.place, token.text[1:-1])}</code>', tuple(font for font in self.fonts if font != 'code'))
    def on_index(self, token):
        if token.text[1] != 'q': self.book.index_entry(self.place, self.inline(tex_tokens(token.text[2:-2].split('}{')[-1], token.line), ('code',) * (token.text[1] == '.')))
    def on_math(self, token):
        found = self.until(token.text)
        names = names_of(found) | {name for _, body in self.used(found).values() for name in names_of(body)}
        if token.text == '$': return self.put(self.drawing(found, '$%s$', raw(found)) if names & DRAWN else self.book.formula(self, found))
        if names & DRAWN: markup = self.drawing(found, r'$\displaystyle %s$', raw(found))
        elif 'halign' in names: markup = self.blocks(found)
        else: markup = self.inline(found) if 'cmd' in names else self.book.formula(self, found, True)
        self.block(f'<div class="display">{markup}</div>')
    def on_cs(self, token):
        name = name_of(token)
        if name in self.defs and name not in NATIVE | DRAWN: self.expand(*self.defs[name])
        elif name in NATIVE: getattr(self, 'tex_' + name)()
        elif name in FONTS: self.fonts = FONTS[name]
        elif name == '.': self.tex_cmd()
        elif 'code' in self.fonts and name in CHARS: self.put(name)
        elif name == '&' and self.todo and self.todo[-1].kind == 'open': self.wrap('b', self.argument())
        elif name in SYMBOLS:
            self.put(escaped(SYMBOLS[name]))
            if name in SLASHED and self.todo[-1].text[0] == '/': self.argument()
        elif name in ACCENTS:
            letter = self.word().replace('\\i', 'i')
            self.put(unicodedata.normalize('NFC', letter[:1] + ACCENTS[name]) + letter[1:])
        elif name in RUN_IN: self.block(f'<div class="{name}">{self.blocks(self.argument(), f"<b>{RUN_IN[name]}</b>")}</div>')
        elif name in SIZES: self.size()
        elif name in BREAKS: self.flush()
        elif name in FILLS: self.fills[self.seen] += 1
        elif name in BOXES | RULES:
            while self.todo and re.match(r'\s*(?:to|width|height|depth)', self.todo[-1].text): self.size()
        elif name in DRAWN: self.put(self.drawing([token, *self.rest_of()], '%s', 'A small drawing'))
        elif name not in NOTHING: self.fault(f'\\{name} has no meaning for the web; see tools/prose.py')
    def expand(self, head, body):
        values = {}
        for token in head:
            if token.kind != 'hash': self.fault('a macro has a parameter that this reader cannot find')
            values[token.text] = self.argument()
        for token in body[::-1]: self.todo += values[token.text][::-1] if token.text in values else [token._replace(line=self.at)]
    # Drawings
    def rest_of(self):
        found = []
        while self.todo and self.todo[-1].kind == 'open': found += [self.todo.pop(), *self.until('close'), Token('close', '}', self.at)]
        return found
    def used(self, found):
        """The definitions that these tokens use, and those use."""
        used, names = {}, names_of(found)
        while names := names & self.defs.keys() - used.keys():
            used.update((name, self.defs[name]) for name in sorted(names))
            names = {name for one in names for name in names_of(self.defs[one][1])}
        return used
    def drawing(self, found, frame='%s', says=''):
        says = one_blank(re.sub(r'\\[A-Za-z]+|\\.|[{}$&|#]|-?[\d.]+(?:pt|bp|em)', ' ', says)).strip()
        setup = ''.join(f'\\def\\{name}{raw(head)}{{{for_tex(body)}}}' for name, (head, body) in self.used(found).items())
        return self.book.drawing(self, setup, frame % for_tex(found), says)
    # Macros with a meaning; each is called by its name
    def tex_def(self):
        name, head = name_of(self.todo.pop()), []
        while self.todo[-1].kind != 'open': head.append(self.todo.pop())
        self.defs[name] = head, self.argument()
    def tex_gdef(self):
        self.tex_def()
        self.book.defs.update(self.defs)
    def tex_nolegend(self): self.cut = self.cut | {'nolegend'}
    def tex_notitle(self): self.cut = self.cut | {'notitle'}
    def tex_let(self): self.todo.pop(), self.size(), self.todo.pop()
    def tex_advance(self): self.todo.pop(), self.size()
    def tex_else(self):
        """Skip what is not said on pages, or not of the whole book."""
        depth = 0
        while depth or name_of(self.todo[-1]) not in ('else', 'fi'): depth += {'fi': -1}.get(name := name_of(self.todo.pop()), int(name.startswith('if')))
        self.todo.pop()
    tex_ifsmall = tex_else
    def tex_label(self): self.argument()
    def tex_about(self): self.argument(), self.argument()
    def tex_sec(self): self.put(self.book.reference(self, self.word()))
    def tex_shortsec(self): self.put(self.book.reference(self, self.word(), True))
    def tex_cmd(self): self.put(f'<code>{re.sub("</?code>", "", self.inline(self.argument(), ("code",)))}</code>', ())
    def tex_dlx(self): self.put('<code>dlx</code>', ())
    def tex_char(self):
        found = re.match(r"\s*(?:'([0-7]+)|\"([0-9A-F]+)|(\d+))\s?", raw(self.todo[:-4:-1]))
        code, rest = int(found[1] or found[2] or found[3], 8 if found[1] else 16 if found[2] else 10), found[0]
        while rest:
            token = self.todo.pop()
            if len(token.text) > len(rest): self.todo.append(token._replace(text=token.text[len(rest):]))
            rest = rest[len(token.text):]
        self.put(escaped({13: "'", 18: '`'}.get(code, chr(code))))
    def tex_underbar(self): self.wrap('u', self.argument(), self.fonts)
    def tex_color(self): self.argument(), self.wrap('span class="hot"', self.argument(), self.fonts)
    def tex_hot(self): self.wrap('b class="hot"', self.argument(), self.fonts)
    def tex_break(self): self.put('<br>')
    def tex_side(self):
        note = f'n{self.book.next("notes")}'
        self.put(f' <label class="note" for="{note}" title="Note">*</label>', ())
        self.notes.append(f'<input type="checkbox" id="{note}" aria-label="Show the note"><div class="side" role="note">{self.inline(self.argument())}</div>')
    def tex_item(self):
        self.flush()
        self.wrap('span', self.argument())
        self.kind = 'p class="item"'
    def figure(self, inside, caption, kind=''):
        """A figure, with its number; INSIDE is made by a function that knows what the caption says."""
        says = self.inline(caption)
        return f'<figure{kind}>{inside(plain(says))}<figcaption><b>Figure {self.book.next("figures")}.</b> {says}</figcaption></figure>'
    def tex_figure(self):
        _, name = self.argument(), self.word()
        self.block(self.figure(lambda says: self.book.picture(self, name, says), self.argument()))
    def tex_sidefigure(self):
        name = self.word()
        self.notes.append(self.figure(lambda says: self.book.picture(self, name, says), self.argument(), ' class="side"'))
    def tex_steps(self):
        steps = self.inline(self.argument())
        self.block(self.figure(lambda _: f'<div class="row">{steps}</div>', self.argument()))
    def tex_step(self):
        _, name, says = self.argument(), self.word(), self.inline(self.argument())
        self.put(f'<span class="step">{self.book.picture(self, name, plain(says) or name)}<span>{says}</span></span>', ())
    def tex_solutions(self, found=None):
        found = found or self.argument()
        self.block(self.figure(lambda says: self.drawing(found, '%s', says), self.argument()))
    tex_shapes = tex_solutions
    def tex_sketch(self): self.tex_solutions(tex_tokens(f'\\sketchbox{{{self.word()}}}', self.at))
    def tex_caption(self): self.block(self.figure(lambda _: '', self.argument()))
    def tex_frames(self): self.block(f'<figure class="strip">{self.book.strip(self, self.word())}</figure>')
    def tex_framestrip(self):
        name = self.word()
        self.block(self.figure(lambda _: self.book.strip(self, name), self.argument(), ' class="strip"'))
    def tex_verbatimfile(self, name=None):
        name = name or self.word()
        lines = [f'<b>{html.escape(line)}</b>' if line.startswith('$ ') else html.escape(line) for line in text_of(name).rstrip('\n').split('\n')]
        self.block(f'<pre class="session" data-file="{name}">' + '\n'.join(lines) + '</pre>')
    def tex_transcript(self): self.tex_verbatimfile(f'tests/transcripts/{self.word()}.txt')
    def tex_measurements(self):
        """A text as a table, as chapters/dlxmac.tex says: two blanks end a cell, and the first line is the head."""
        columns, lines = self.word(), [line for line in text_of(self.word()).split('\n') if line.strip() and not line.startswith('$ ')]
        def row(tag, line):
            cells = [html.escape('–' if cell == '-' else cell) for cell in re.split('  +', line.rstrip())]
            return '<tr>' + ''.join(f'<{tag}' + ' class="r"' * (columns[k:k + 1] != 'l') + f'>{cell}</{tag}>' for k, cell in enumerate(cells)) + '</tr>'
        self.block('<div class="wide"><table><thead>' + row('th', lines[0]) + '</thead><tbody>' + '\n'.join(row('td', line) for line in lines[1:]) + '</tbody></table></div>')
    def tex_toptable(self): self.todo += self.argument()[::-1]
    def tex_exercise(self):
        rating, number = '', self.book.next('exercises')
        if self.todo[-1].text[0] == '[': rating = f' <span class="rating">{self.todo.pop().text}</span>'
        body = self.blocks(self.argument(), f'<b>Exercise {number}.</b>{rating}')
        if next((name_of(token) for token in self.todo[::-1] if token.kind not in ('ws', 'par')), '') == 'answer':
            self.skip('ws', 'par')
            self.todo.pop()
            self.book.answers.append((self.place, number, self.blocks(self.argument())))
            body += f'<details><summary>Answer</summary>{self.book.answers[-1][2]}</details>'
        self.block(f'<div class="exercise" id="exercise-{number}">{body}</div>')
    def tex_the(self): self.block(f'\x01{name_of(self.todo.pop())}\x02')
    def tex_partmap(self): self.block('\x01partmap\x02')
    def tex_bookmap(self): self.block('\x01bookmap\x02')
    def tex_source(self):
        self.flush()
        key = self.word()
        self.kind = f'p class="source" id="source-{slug(key)}"'
        self.put(f'<b>[{escaped(key)}]</b> ')
    def tex_erratum(self): self.flush(), self.wrap('b', self.argument()), self.put(' '), self.wrap('em', [*self.argument(), Token('text', '.', self.at)]), self.put(' ')
    def tex_group(self): self.block(f'<h2>{self.inline(self.argument())}</h2>')
    def tex_term(self):
        word, meaning = self.inline(self.argument()), self.inline(self.argument())
        links = ', '.join(self.book.reference(self, label.strip(), True) for label in self.word().split(',') if label.strip())
        self.block(f'<p class="term" id="{slug(plain(word))}"><b>{word}</b> {meaning} <span class="soft">{links}</span></p>')
    # Tables
    def tex_halign(self):
        preamble, *rows = split(self.argument(), lambda token: name_of(token) in ('cr', 'crcr'))
        halves = [self.halves(cell) for cell in split(preamble, lambda token: token.kind == 'and')]
        period = next((k for k, (before, after) in enumerate(halves) if after is None and not raw(before).strip()), None)
        if period is not None: del halves[period]
        out, kinds = [], []
        for row in rows:
            row = trimmed(row)
            while row and name_of(row[0]) == 'noalign':
                reader = self.child(row[1:])
                names = names_of(reader.argument())
                kinds += ['rule'] * ('hrule' in names) + ['gap'] * bool(names - {'hrule'})
                row = trimmed(reader.todo[::-1])
                if 'hrule' in names and len(out) == 1: out[0] = re.sub(r'<td([^>]*)>(.*?)</td>', heading, out[0])
            if not row: continue
            cells = enumerate(split(row, lambda token: token.kind == 'and'))
            kind = f' class="{"rule" if "rule" in kinds else "gap"}"' if kinds else ''
            out.append(f'<tr{kind}>' + ''.join(self.cell(trimmed(cell), *self.template(halves, period, k)) for k, cell in cells) + '</tr>')
            kinds = []
        self.block(f'<div class="wide"><table{" class=closed" if "rule" in kinds else ""}>' + '\n'.join(out) + '</table></div>')
    @staticmethod
    def halves(cell):
        at = next((k for k, token in enumerate(cell) if token.kind == 'hash'), None)
        return (cell, None) if at is None else (cell[:at], cell[at + 1:])
    @staticmethod
    def template(halves, period, k):
        if k >= len(halves): k = (period or 0) + (k - (period or 0)) % max(1, len(halves) - (period or 0))
        return halves[k] if k < len(halves) else ([], [])
    def cell(self, cell, before, after):
        if cell and name_of(cell[0]) == 'omit': before, after, cell = [], [], cell[1:]
        child = self.child([*before, *cell, *(after or [])], self.fonts).run()
        body = '\n'.join([*child.out, child.take()]).strip()
        side = ('r' if not child.fills[1] else 'c') * bool(child.fills[0]) + ' v' * ('vrule' in names_of(after or []))
        return f'<td class="{side.strip()}">{body}</td>' if side else f'<td>{body}</td>'
def heading(cell): return f'<th scope="col"{cell[1]}>{cell[2]}</th>' if plain(cell[2]).strip() else cell[0]
NATIVE = {name[4:] for name in dir(Reader) if name.startswith('tex_')}

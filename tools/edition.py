"""The book as pages for the web: read by tools/web edition. Prose is TeX, and a small reader of TeX makes HTML of it;
it knows the macros of the book, and whatever else it meets is a fault. Formulas become MathML (KaTeX), and what only
TeX can set becomes SVG (pdfTeX and dvisvgm)."""
import collections, hashlib, html, json, os, re, shutil, subprocess, unicodedata
from __main__ import Fault, SITE, VOLUMES, book_files, declared, filled, one_blank, slurp, split_web, tokens

def text_of(name): return slurp(name).encode('ascii', 'surrogateescape').decode('utf-8')
def write(name, text):
    os.makedirs(os.path.dirname(name), exist_ok=True)
    with open(name, 'w', encoding='utf-8') as file: file.write(text)
def escaped(text): return html.escape(text, quote=False)
def plain(markup): return html.unescape(re.sub(r'<[^>]*>|\x01.*?\x02', '', markup.replace('\x04', '')))
def slug(text): return re.sub(r'[^a-z0-9_]+', '-', text.lower()).strip('-')
def sentence(text, most=56):
    """The first words of a text, for a line of the contents."""
    first = re.split(r'(?<=[a-z][.?!:]) ', text, maxsplit=1)[0]
    return first if len(first) <= most else first[:most].rsplit(' ', 1)[0] + ' …'

# ---- tokens of TeX -----------------------------------------------------------
Token = collections.namedtuple('Token', 'kind text line')
TEX = re.compile(r'''(?P<cs>\\(?:[A-Za-z]+(?:[ \t]+(?!\n)|[ \t]*\n(?![ \t]*\n)[ \t]*)?|.|\n))
  |(?P<code>\|(?:@<.*?@>|[^|\n])*(?:\n[^|\n]*)?\|)|(?P<note>%[^\n]*(?:\n[ \t]*(?![ \t\n]))?)|(?P<index>@[\^.:].*?@>|@q.*?@>)|(?P<at>@@|@<.*?@>)
  |(?P<par>\s*\n[ \t]*\n\s*)|(?P<ws>\s+)|(?P<open>\{)|(?P<close>\})|(?P<math>\$\$?)|(?P<and>&)|(?P<hash>\#\#?\d?)|(?P<up>[\^_])
  |(?P<tie>~)|(?P<text>[^\s\\{}$&#~%|@^_]+|@|\|)''', re.X | re.S)

def tex_tokens(text, line):
    found = []
    for token in TEX.finditer(text):
        kind, word = token.lastgroup, token[0]
        if kind != 'note': found.append(Token(kind, word, line))
        line += word.count('\n')
    return found

def name_of(token): return token.text[1:].strip() if token.kind == 'cs' and token.text[1:].strip() else token.text[1:] if token.kind == 'cs' else ''
def raw(found): return ''.join(token.text for token in found)
LIGATURES = [('---', '—'), ('--', '–'), ('``', '“'), ("''", '”'), ('`', '‘'), ("'", '’')]
ESCAPES = {'\\': r'\char92{}', '{': r'\char123{}', '}': r'\char125{}', '_': r'\char95{}', '^': r'\char94{}', '~': r'\char126{}', ' ': r'\ ',
           **{char: '\\' + char for char in '#$%&'}}

def for_tex(found):
    """Tokens as TeX without cweave: code between bars is set as it is typed."""
    def one(token):
        if token.kind == 'code': return r'{\tentex ' + ''.join(ESCAPES.get(char, char) for char in token.text[1:-1]) + '}'
        return '' if token.kind == 'index' else token.text
    return ''.join(map(one, found))

def for_katex(found):
    """Tokens of a formula as LaTeX."""
    out = ''
    for token in found:
        if token.kind == 'code': out += r'\texttt{' + re.sub(r'([\\{}_^~#$%&])', lambda c: {'\\': r'\textbackslash{}', '^': r'\char`^', '~': r'\char`~'}.get(c[1], '\\' + c[1]), token.text[1:-1]) + '}'
        elif token.kind != 'index': out += MATH.get(name_of(token), token.text) if token.kind == 'cs' else token.text
    return out
MATH = {'hbox': r'\text', 'brace': r'\brace ', '/': '', 'sl': r'\it ', 'eqno': r'\qquad ', '.': r'\texttt ', '!': r'\!', 'mc': '', 'UL': r'\_', 'bf': r'\bf ',
        'langle': r'\langle ', 'tentex': r'\tt ', 'eightrm': r'\rm ', 'strut': '', 'thinspace': r'\,', 'enspace': r'\enspace ', 'hfil': ''}

# ---- macros --------------------------------------------------------------------
SYMBOLS = {'dots': '…', 'ldots': '…', 'bullet': '•', 'CPLUSPLUS': 'C++', 'CEE': 'C', 'UNIX': 'UNIX', 'TeX': 'TeX', 'UL': '_', 'LB': '{', 'RB': '}', 'AM': '&',
           ',': '\u2009', 'thinspace': '\u2009', ' ': ' ', '\n': ' ', 'quad': ' ', 'qquad': ' ', 'enspace': ' ', ';': ' ', '!': '', 'S': '§', 'ss': 'ß', 'ae': 'æ', 'o': 'ø', 'l': 'ł',
           'i': 'ı', 'prompt': '$', 'BS': '\\', 'SP': ' ', 'TL': '~', 'AT': '@', 'HA': '^', 'RQ': '’', 'dag': '†', 'leftarrow': '←', 'copyright': '©', 'aa': 'å', 'O': 'Ø',
           **{char: char for char in '_#$%&{}'}}
SLASHED = {'CPLUSPLUS', 'CEE', 'UNIX'}  # these names end with a slash
ACCENTS = dict(zip("'`^\"~cvHu=", '\u0301\u0300\u0302\u0308\u0303\u0327\u030c\u030b\u0306\u0304'))
CHARS = {*'\\\'`^~|"'}  # in typewriter type these stand for themselves
FONTS = {'it': 'em', 'sl': 'em', 'bf': 'b', 'tt': 'code', 'tentex': 'code', 'ninett': 'code', 'rm': '', 'tenrm': '', 'ninerm': '', 'eightrm': '', 'sevenrm': '', 'nineit': 'em', 'ninebf': 'b', 'mc': '', 'sc': ''}
NOTHING = {'strut', 'smallskip', 'medskip', 'bigskip', 'yskip', 'noindent', 'leavevmode', 'relax', 'nobreak', '/', '-', 'hss', 'hfil', 'hfill', 'vfil', 'goon', 'offinterlineskip',
           'narrower', 'unskip', 'ignorespaces', 'frenchspacing', 'displaystyle', 'inpage', 'inprose', 'cr', 'endgraf', 'null', ')', 'allowbreak', 'par', 'break', 'vbox', 'hbox', 'vtop',
           'vcenter', 'centerline', 'leftline', 'line', 'vrule', 'hrule', 'parskip'}
SIZES = {'kern', 'hskip', 'vskip', 'parindent', 'parskip', 'hangindent', 'hangafter', 'raise', 'lower', 'baselineskip', 'hsize', 'penalty', 'openup', 'tabskip', 'leftskip', 'rightskip',
         'lineskip', 'parfillskip', 'spaceskip'}
UNIT = r'\s*-?(?:\d*\.?\d+)?\s*(?:true)?(?:pt|em|ex|bp|mm|cm|in|fill?l?|mu)?'
SIZE, REGISTER = re.compile(rf'\s*=?\s*(?:to|by|spread)?{UNIT}(?:\s*(?:plus|minus){UNIT})*'), re.compile(r'(?:dp|ht|wd|[a-z]*width|[a-z]*skip|[a-z]*size|bsq)\d?')
# What has meaning as a picture only: TeX sets it, with the definitions that stand before it in the chapter.
DRAWN = {'queensboard', 'solutionbox', 'sketchbox', 'bits', 'overbits', 'flowchart', 'stage', 'flow', 'mem', 'hands', 'track', 'sheet', 'square', 'named', 'shape', 'grid', 'sudoku', 'vcenter',
         'bsq', 'inchart', 'rlap', 'pdfliteral', 'matrix', 'setbox', 'rightarrowfill', 'leftarrowfill', 'multispan', 'color', 'hot'}
DISPLAY = r'$\displaystyle %s$'
PAIRS = {'pitfall': 'What could go wrong.', 'pinned': 'What pins it.', 'summary': 'In short.'}

class Reader:
    """Reads tokens of TeX, and makes blocks of HTML. Definitions belong to a chapter, and fonts to a group."""
    def __init__(self, book, place, found, mother=None, fonts=()):
        self.book, self.place, self.mother = book, place, mother
        self.todo, self.out, self.line, self.fonts, self.saved = found[::-1], [], [], fonts, []
        self.defs = mother.defs if mother else book.defs
        self.cut = mother.cut if mother else set()
        self.kind, self.at, self.left, self.right, self.seen, self.notes = 'p', 0, 0, 0, False, []
    def fault(self, why): raise Fault(0, f'{self.place.file}:{self.at}: {why}')
    # Reading
    def blanks(self):
        while self.todo and self.todo[-1].kind == 'ws': self.todo.pop()
    def next_name(self):
        """The name of the macro that comes next, after blanks and ends of paragraphs."""
        return next((name_of(token) for token in self.todo[::-1] if token.kind not in ('ws', 'par', 'index')), '')
    def argument(self):
        self.blanks()
        if not self.todo: self.fault('an argument is missing')
        token = self.todo.pop()
        if token.kind == 'text' and len(token.text) > 1:
            self.todo.append(token._replace(text=token.text[1:]))
            return [token._replace(text=token.text[0])]
        return self.balanced() if token.kind == 'open' else [token]
    def balanced(self, close='close'):
        found, depth = [], 0
        while self.todo:
            token = self.todo.pop()
            if token.kind == close and depth == 0 and (close != 'math' or len(token.text) == self.dollars): return found
            depth += {'open': 1, 'close': -1}.get(token.kind, 0)
            found.append(token)
        self.fault('a brace or a dollar is not closed')
    def word(self): return raw(self.argument()).strip()
    def size(self):
        """Skip a dimension, with its stretch; it may end with a register."""
        text = ''
        while self.todo and self.todo[-1].kind in ('ws', 'text') and len(text) < 40: text += self.todo.pop().text
        found = SIZE.match(text)
        if not text[found.end():].strip() and not re.search('[a-z]{2}', re.sub('to|by|spread', '', found[0])) and self.todo and REGISTER.fullmatch(name_of(self.todo[-1])): self.todo.pop()
        self.todo += tex_tokens(text[found.end():], self.at)[::-1]
    # Writing
    def put(self, markup, fonts=None):
        if markup.strip(): self.seen, self.right = True, 0
        self.line.append((self.fonts if fonts is None else fonts, markup))
    def take(self):
        """The paragraph so far: its pieces, each within its fonts."""
        out, open_fonts = '', ()
        for fonts, markup in self.line:
            if fonts != open_fonts and (markup.strip() or 'code' in open_fonts):
                out += ''.join(f'</{font}>' for font in open_fonts[::-1]) + ''.join(f'<{font}>' for font in fonts)
                open_fonts = fonts
            out += markup
        self.line = []
        return self.book.cited(re.sub(r'[ \n]+', ' ', out + ''.join(f'</{font}>' for font in open_fonts[::-1])).strip())
    def flush(self):
        markup = self.take()
        if markup: markup = f'<{self.kind}>{markup}</p>'
        if self.notes: markup = f'<div class="noted">\x04<div>{"".join(self.notes)}</div>\x04{markup}</div>'
        if markup: self.out.append(markup)
        self.kind, self.notes = 'p', []
    def block(self, markup):
        self.flush()
        self.out.append(markup)
    def child(self, found, fonts=()):
        child = Reader(self.book, self.place, found, self, fonts)
        child.at = self.at
        return child
    def blocks(self, found, title=''):
        child = self.child(found)
        if title: child.put(title + ' ', ())
        return child.read()
    def inline(self, found, fonts=()):
        child = self.child(found, fonts)
        child.run()
        self.notes += child.notes
        if child.out: self.fault('a paragraph cannot stand here')
        return child.take()
    def read(self):
        self.run()
        self.flush()
        return '\n'.join(self.out)
    def run(self):
        while self.todo:
            token = self.todo.pop()
            self.at = token.line
            getattr(self, 'on_' + token.kind)(token)
        if self.saved: self.fault('a brace is not closed')
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
    def on_up(self, token):
        if 'code' not in self.fonts: self.fault(f'{token.text} stands outside of a formula')
        self.put(token.text)
    def on_and(self, token): self.fault('& stands outside of a table')
    def on_hash(self, token): self.fault('# stands outside of a definition')
    def on_at(self, token): self.put('@' if token.text == '@@' else f'<code>⟨{self.book.name_link(self.place, one_blank(token.text[2:-2]).strip())}⟩</code>')
    def on_code(self, token): self.put(f'<code>{self.book.colour(self.place, token.text[1:-1], self)}</code>', tuple(font for font in self.fonts if font != 'code'))
    def on_index(self, token):
        if token.text[1] == 'q': return
        words = token.text[2:-2].split('}{')[-1] if token.text[1] == ':' else token.text[2:-2]
        self.book.index_entry(self.place, self.inline(tex_tokens(words, token.line), ('code',) if token.text[1] == '.' else ()))
    def on_math(self, token):
        self.dollars = len(token.text)
        found = self.balanced('math')
        names = {name_of(one) for one in found}
        if self.dollars == 1 and not names & DRAWN: self.put(self.book.formula(self, found))
        elif names & DRAWN or self.drawn_by_macro(names): self.block(f'<div class="display">{self.drawing(found, DISPLAY, raw(found))}</div>')
        elif 'halign' in names: self.block(f'<div class="display">{self.blocks(found)}</div>')
        elif re.fullmatch(r'\s*\\hbox\s*\{\\cmd[^$]*\}\s*', raw(found)): self.block(f'<div class="display">{self.inline(found)}</div>')
        else: self.block(f'<div class="display">{self.book.formula(self, found, True)}</div>')
    def drawn_by_macro(self, names): return any(name in self.defs and {*re.findall(r'\\([A-Za-z]+)', raw(self.defs[name][1]))} & DRAWN for name in names)
    def drawing(self, found, frame='%s', says=''):
        says = one_blank(re.sub(r'\\[A-Za-z]+|\\.|[{}$&|#]|-?[\d.]+(?:pt|bp|em)', ' ', says)).strip()
        used, text = {}, raw(found)
        while more := {*re.findall(r'\\([A-Za-z]+)', text)} & self.defs.keys() - used.keys():
            used.update((name, self.defs[name]) for name in sorted(more))
            text = ''.join(raw(self.defs[name][1]) for name in more)
        setup = ''.join(f'\\def\\{name}{raw(head)}{{{for_tex(body)}}}' for name, (head, body) in used.items())
        return self.book.drawing(self, setup, frame % for_tex(found), says)
    def on_cs(self, token):
        name = name_of(token)
        if name in self.defs and name not in NATIVE and name not in DRAWN: return self.expand(name)
        if 'on_' + name in NATIVE_NAMES: return getattr(self, 'tex_' + name)()
        if name in FONTS: self.fonts = (FONTS[name],) if FONTS[name] else ()
        elif name == '.': self.tex_cmd()
        elif 'code' in self.fonts and name in CHARS: self.put(name)
        elif name == '&' and self.todo and self.todo[-1].kind == 'open': self.put(f'<b>{self.inline(self.argument())}</b>')
        elif name in SYMBOLS:
            self.put(escaped(SYMBOLS[name]))
            if name in SLASHED and self.todo[-1].text[0] == '/': self.argument()
        elif name in ACCENTS: self.accent(ACCENTS[name])
        elif name in PAIRS: self.run_in(name, PAIRS[name], self.argument())
        elif name in SIZES: self.size()
        elif name in NOTHING: self.nothing(name)
        elif name in DRAWN: self.put(self.drawing([token, *self.arguments_of(name)], '%s', 'A small drawing'))
        else: self.fault(f'\\{name} has no meaning for the web; see tools/edition.py')
    def arguments_of(self, name):
        found = []
        while self.todo and self.todo[-1].kind == 'open':
            open_brace = self.todo.pop()
            found += [open_brace, *self.balanced(), Token('close', '}', self.at)]
        return found
    def nothing(self, name):
        if name in ('smallskip', 'medskip', 'bigskip', 'yskip', 'par', 'endgraf'): self.flush()
        elif name == 'break': self.put('<br>')
        elif name in ('hfil', 'hss', 'hfill'):
            if self.seen: self.right += 1
            else: self.left += 1
        elif name in ('hbox', 'vbox', 'vtop', 'line'):
            if self.todo and re.match('to|spread', self.todo[-1].text): self.size()
        elif name in ('vrule', 'hrule'):
            while self.todo and re.match(r'\s*(?:width|height|depth)', self.todo[-1].text):
                token = self.todo.pop()
                self.todo.append(token._replace(text=re.sub(r'\s*(?:width|height|depth)', '', token.text)))
                self.size()
    def accent(self, mark):
        letter = raw(self.argument()).replace('\\i', 'i').replace('\\j', 'j').strip()
        self.put(unicodedata.normalize('NFC', letter[:1] + mark) + letter[1:])
    def expand(self, name):
        head, body = self.defs[name]
        values = {}
        for token in head:
            if token.kind != 'hash': self.fault(f'\\{name} has a parameter that this reader cannot find')
            values[token.text] = self.argument()
        for token in body[::-1]:
            if token.kind == 'hash' and token.text in values: self.todo += values[token.text][::-1]
            else: self.todo.append(token._replace(text=token.text.replace('##', '#'), line=self.at))
    def run_in(self, kind, title, found):
        self.block(f'<div class="{kind}">{self.blocks(found, f"<b>{title}</b>")}</div>')
    # Macros with a meaning; each is called by its name.
    def tex_def(self):
        name, head = name_of(self.todo.pop()), []
        while self.todo[-1].kind != 'open': head.append(self.todo.pop())
        self.defs[name] = head, self.argument()
        if name in ('term', 'source', 'erratum', 'termplace', 'group', 'exhibit'): self.defs.pop(name)
    def tex_gdef(self):
        self.tex_def()
        for _, defs, _ in self.saved: defs.update(self.defs)
        self.book.defs.update(self.defs)
    def tex_nolegend(self): self.cut = self.cut | {'nolegend'}
    def tex_notitle(self): self.cut = self.cut | {'notitle'}
    def tex_let(self): self.todo.pop(), self.size(), self.todo.pop()
    def tex_advance(self): self.todo.pop(), self.size()
    def tex_ifpages(self): pass
    def tex_else(self):
        """Skip what is not said on pages, or not of the whole book."""
        depth = 0
        while depth or name_of(self.todo[-1]) not in ('else', 'fi'):
            depth += {'fi': -1}.get(name := name_of(self.todo.pop()), int(name.startswith('if')))
        self.todo.pop()
    tex_ifsmall = tex_else
    def tex_fi(self): pass
    def tex_label(self): self.argument()
    def tex_about(self): self.argument(), self.argument()
    def tex_sec(self): self.put(self.book.reference(self, self.word()))
    def tex_shortsec(self): self.put(self.book.reference(self, self.word(), True))
    def tex_cmd(self): self.put(f'<code>{self.inline(self.argument(), ("code",)).replace("<code>", "").replace("</code>", "")}</code>', ())
    def tex_dlx(self): self.put('<code>dlx</code>', ())
    def tex_char(self):
        found = re.match(r"\s*(?:'([0-7]+)|\"([0-9A-F]+)|(\d+))\s?", raw(self.todo[:-4:-1]))
        code = int(found[1], 8) if found[1] else int(found[2], 16) if found[2] else int(found[3])
        rest = found[0]
        while rest:
            token = self.todo.pop()
            if len(token.text) > len(rest): self.todo.append(token._replace(text=token.text[len(rest):]))
            rest = rest[len(token.text):]
        self.put(escaped({13: "'", 18: '`'}.get(code, chr(code))))
    def tex_underbar(self): self.put(f'<u>{self.inline(self.argument(), self.fonts)}</u>', ())
    def tex_color(self):
        self.argument()
        self.put(f'<span class="hot">{self.inline(self.argument(), self.fonts)}</span>', ())
    def tex_hot(self): self.put(f'<b class="hot">{self.inline(self.argument(), self.fonts)}</b>', ())
    def tex_side(self):
        self.book.notes += 1
        note = f'n{self.book.notes}'
        self.put(f' <label class="note" for="{note}" title="Note">*</label>', ())
        self.notes.append(f'<input type="checkbox" id="{note}" aria-label="Show the note"><div class="side" role="note">{self.inline(self.argument())}</div>')
    def tex_sidefigure(self):
        picture, says = self.word(), self.inline(self.argument())
        self.book.figures += 1
        self.notes.append(f'<figure class="side">{self.book.picture(self, picture, plain(says))}<figcaption><b>Figure {self.book.figures}.</b> {says}</figcaption></figure>')
    def tex_runin(self): self.put(f'<b>{self.inline(self.argument())}</b> ', ())
    def tex_item(self):
        self.flush()
        mark = self.inline(self.argument())
        self.kind = 'p class="item"'
        self.put(f'<span>{mark}</span> ')
    def figure(self, inside, found, kind=''):
        self.book.figures += 1
        caption = f'<figcaption><b>Figure {self.book.figures}.</b> {self.inline(found)}</figcaption>'
        self.block(f'<figure{kind and f" class={chr(34)}{kind}{chr(34)}"}>{inside}{caption}</figure>')
    def tex_figure(self):
        self.argument()
        name, caption = self.word(), self.argument()
        self.figure(self.book.picture(self, name, plain(self.inline(caption))), caption)
    def tex_steps(self):
        child = self.child(self.argument())
        child.run()
        self.figure(f'<div class="row">{child.take()}</div>', self.argument())
    def tex_step(self):
        self.argument()
        name, says = self.word(), self.inline(self.argument())
        self.put(f'<span class="step">{self.book.picture(self, name, plain(says) or name)}<span>{says}</span></span>', ())
    def tex_solutions(self):
        found, caption = self.argument(), self.argument()
        self.figure(self.drawing(found, '%s', plain(self.inline(caption))), caption)
    tex_shapes = tex_solutions
    def tex_sketch(self):
        name, caption = self.word(), self.argument()
        self.figure(self.drawing(tex_tokens(f'\\sketchbox{{{name}}}', self.at), '%s', plain(self.inline(caption))), caption)
    def tex_caption(self): self.figure('', self.argument())
    def tex_frames(self): self.block(f'<figure class="strip">{self.book.strip(self, self.word())}</figure>')
    def tex_framestrip(self):
        name = self.word()
        self.figure(self.book.strip(self, name), self.argument(), 'strip')
    def file(self, name):
        lines = [f'<b>{html.escape(line)}</b>' if line.startswith('$ ') else html.escape(line) for line in text_of(name).rstrip('\n').split('\n')]
        self.block(f'<pre class="session" data-file="{name}">' + '\n'.join(lines) + '</pre>')
    def tex_verbatimfile(self): self.file(self.word())
    def tex_transcript(self): self.file(f'tests/transcripts/{self.word()}.txt')
    def tex_toptable(self): self.todo += self.argument()[::-1]
    def tex_exhibit(self):
        name, ending = self.word(), self.word()
        self.file(f'tests/data/broken/{name}.{ending}')
        self.file(f'tests/data/broken/{name}.txt')
    def tex_exercise(self):
        rating, book = '', self.book
        if self.todo and self.todo[-1].text.startswith('['):
            while ']' not in rating: rating += self.todo.pop().text
            rating, rest = rating.split(']')
            rating = f' <span class="rating">[{plain(self.inline(tex_tokens(rating[1:], self.at)))}]</span>'
            if rest: self.todo.append(Token('text', rest, self.at))
        book.exercises += 1
        number, asked = book.exercises, self.argument()
        body = self.blocks(asked, f'<b>Exercise {number}.</b>{rating}')
        while self.next_name() == 'answer' and self.todo[-1].kind != 'cs': self.todo.pop()
        if self.next_name() == 'answer':
            self.todo.pop()
            answer = self.blocks(self.argument())
            book.answers.append((self.place, number, answer))
            body += f'<details><summary>Answer</summary>{answer}</details>'
        self.block(f'<div class="exercise" id="exercise-{number}">{body}</div>')
    def tex_the(self):
        if name_of(self.todo.pop()) != 'answers': self.fault('\\the what?')
        self.block('\x01answers\x02')
    def tex_partmap(self): self.block('\x01partmap\x02')
    def tex_bookmap(self): self.block('\x01bookmap\x02')
    def tex_source(self):
        self.flush()
        key = self.word()
        self.kind = f'p class="source" id="source-{slug(key)}"'
        self.put(f'<b>[{escaped(key)}]</b> ')
    def tex_erratum(self):
        self.flush()
        self.put(f'<b>{self.inline(self.argument())}</b> <em>{self.inline(self.argument())}.</em> ')
    def tex_group(self): self.block(f'<h2>{self.inline(self.argument())}</h2>')
    def tex_term(self):
        word, meaning, places = self.inline(self.argument()), self.inline(self.argument()), self.word()
        links = ', '.join(self.book.reference(self, label, True) for label in re.split(r',\s*', places) if label)
        self.block(f'<p class="term" id="{slug(plain(word))}"><b>{word}</b> {meaning} <span class="soft">{links}</span></p>')
    # Tables
    def tex_halign(self):
        found = self.argument()
        rows, row, depth = [], [], 0
        for token in found:
            depth += {'open': 1, 'close': -1}.get(token.kind, 0)
            if not depth and name_of(token) in ('cr', 'crcr'): row = rows.append(row) or []
            else: row.append(token)
        if raw(row).strip(): rows.append(row)
        templates, period = [], None
        for k, cell in enumerate(self.cells(rows[0])):
            if not raw(cell).strip() and period is None: period = len(templates)
            else: templates.append(self.halves(cell))
        out, rule, gap = [], False, False
        for number, row in enumerate(rows[1:]):
            while row and (row[0].kind in ('ws', 'par') or name_of(row[0]) == 'noalign'):
                if name_of(row[0]) != 'noalign': row = row[1:]
                else:
                    reader = self.child(row[1:])
                    names = {name_of(token) for token in reader.argument()}
                    rule, gap, row = rule or 'hrule' in names, gap or bool(names - {'hrule'}), reader.todo[::-1]
                    if 'hrule' in names and len(out) == 1: out[0] = re.sub(r'<td([^>]*)>(.*?)</td>', heading, out[0])
            if not row: continue
            cells = self.cells(row)
            line = ''.join(self.cell(cell, templates, period, k) for k, cell in enumerate(cells))
            kinds = ' '.join(['rule'] * rule + ['gap'] * (gap and not rule))
            out.append(f'<tr class="{kinds}">{line}</tr>' if kinds else f'<tr>{line}</tr>')
            rule = gap = False
        kind = ' class="closed"' if rule else ''
        self.block(f'<div class="wide"><table{kind}>' + '\n'.join(out) + '</table></div>')
    @staticmethod
    def cells(row):
        cells, depth = [[]], 0
        for token in row:
            depth += {'open': 1, 'close': -1}.get(token.kind, 0)
            if token.kind == 'and' and not depth: cells.append([])
            else: cells[-1].append(token)
        return cells
    @staticmethod
    def halves(cell):
        at = next((k for k, token in enumerate(cell) if token.kind == 'hash'), len(cell))
        return cell[:at], cell[at + 1:]
    def cell(self, cell, templates, period, k):
        if k >= len(templates): k = (period or 0) + (k - (period or 0)) % max(1, len(templates) - (period or 0))
        before, after = templates[k] if k < len(templates) else ([], [])
        names = [name_of(token) for token in cell if token.kind not in ('ws', 'par')]
        while cell and cell[0].kind in ('ws', 'par'): cell = cell[1:]
        while cell and cell[-1].kind in ('ws', 'par'): cell = cell[:-1]
        if names[:1] == ['omit']: before, after, cell = [], [], cell[1:]
        child = self.child([*before, *cell, *after])
        child.fonts = self.fonts
        child.run()
        body = '\n'.join([*child.out, child.take()]).strip()
        side = 'r' if child.left and not child.right else 'c' if child.left else ''
        if any(name_of(token) == 'vrule' for token in after): side += ' v'
        return f'<td class="{side.strip()}">{body}</td>' if side else f'<td>{body}</td>'
def heading(cell): return f'<th scope="col"{cell[1]}>{cell[2]}</th>' if plain(cell[2]).strip() else cell[0]
NATIVE_NAMES = {'on_' + name[4:] for name in dir(Reader) if name.startswith('tex_')}
NATIVE = {name[3:] for name in NATIVE_NAMES}

# ---- the book ------------------------------------------------------------------
KEYWORDS = set('''alignas alignof and auto bool break case catch char class concept const consteval constexpr const_cast continue co_await co_return co_yield
decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept
not nullptr operator or override final private protected public register reinterpret_cast requires return short signed sizeof static static_assert
static_cast struct switch template this thread_local throw true try typedef typename union unsigned using virtual void volatile while char8_t'''.split())

class Place:
    """A section: where it is, what it is called, and what has become of it."""
    def __init__(self, file, section, number):
        self.file, self.section, self.number = file, section, number
        self.page = re.sub(r'^chapters/|\.w$', '', file)
        star, body = re.match(r'@(?:\*(\*|\d)|[ \t\n])\s*', section.tex), section.tex
        self.star, body, lines = star[1], body[star.end():], section.tex[:star.end()].count('\n')
        self.heading = ''
        if self.star:
            self.heading, lines = body[:body.index('.')], lines + body[:body.index('.')].count('\n')
            body = body[body.index('.') + 1:]
        self.is_part = self.heading.startswith('\\part')
        self.heading = self.heading.replace('\\part', '').strip()
        self.tex = tex_tokens(body, section.line + lines)
        self.labels = re.findall(r'\\label\{([^}]*)\}', section.tex)
        self.name = section.name.strip()
        self.uses, self.text, self.title = [], '', ''
        self.code_line = section.line + (section.tex + section.head).count('\n')
    def link(self): return f'\x01up\x02{self.page}.html#{self.id}'

class Book:
    def __init__(self, root):
        self.defs, self.figures, self.exercises, self.notes, self.answers = {}, 0, 0, 0, []
        self.names, self.formulas, self.drawings, self.copied, self.entries = {}, {}, {}, {}, collections.defaultdict(dict)
        files = [file for file in book_files(root) if not file.endswith('formats.w')]
        self.pages, number = {}, 0
        for file in files:
            self.pages[file] = []
            for section in split_web(text_of(f'{root}/{file}'))[1:]: self.pages[file].append(Place(file, section, number := number + 1))
        self.places = [place for page in self.pages.values() for place in page]
        self.read_words(root)
        self.find_pieces()
        self.number_chapters()
        self.name_sections()
        self.find_names()
    def read_words(self, root):
        self.about, self.sources, sources = {}, (re.compile('(?!)'), None), []
        for place in self.places:
            reader = Reader(self, place, place.tex)
            while reader.todo:
                token = reader.todo.pop()
                if name_of(token) == 'about':
                    label = reader.word()
                    self.about[label] = place, reader.argument()
                elif name_of(token) == 'source': sources.append(re.escape(reader.word()))
        keys = '|'.join(sorted(sources, key=len, reverse=True))
        self.sources = re.compile(rf'(?<=[ (>])\[(?:(?:{keys})(?:, |(?=[\],])))+'), re.compile(keys)
    def cited(self, markup):
        return self.sources[0].sub(lambda found: self.sources[1].sub(lambda key: f'<a href="\x01up\x02course/sources.html#source-{slug(key[0])}">{key[0]}</a>', found[0]), markup)
    def number_chapters(self):
        """Parts have Roman numbers; chapters are counted through; what stands before the first part has none."""
        self.calls, self.parts, chapter = {}, [], 0
        for page in self.pages.values():
            first = page[0]
            if first.is_part:
                self.parts.append((first, []))
                self.calls[first.page] = 'Part ' + ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][len(self.parts) - 1]
            elif self.parts:
                self.parts[-1][1].append(first)
                self.calls[first.page] = f'Chapter {(chapter := chapter + 1)}'
    def name_sections(self):
        """An address is the last word of the section's label; or else what it is called: its title, the piece of program
        that it defines, or the first words of its prose. If that is taken on this page, a number follows."""
        self.labels = {}
        for file, page in self.pages.items():
            taken = {'top', 'content'} | {label.split('/')[-1] for place in page for label in place.labels}
            for place in page:
                read = lambda text: Reader(self, place, []).inline(tex_tokens(text, place.section.line))
                place.called = f'<code>{escaped(place.name)}</code>' if place.section.bracket == '(' else read(place.name)
                place.title = read(place.heading) or place.called
                start = name_of(next((token for token in place.tex if token.kind != 'ws'), Token('', '', 0)))
                words = plain(place.title) or PAIRS.get(start) or ' '.join(re.findall(r'[A-Za-z0-9]+', re.sub(r'\\[a-z]+|@.*?@>', ' ', raw(place.tex)))[:6])
                place.id = want = place.labels[0].split('/')[-1] if place.labels else slug(words) or 'section'
                number = 1
                while not place.labels and place.id in taken: place.id = f'{want}-{(number := number + 1)}'
                taken.add(place.id)
                for label in place.labels: self.labels[label] = place
    def find_pieces(self):
        self.pieces = collections.defaultdict(list)
        for place in self.places:
            if place.name: self.pieces[place.name].append(place)
        for place in self.places:
            place.tokens = tokens(place.section.code)
            for kind, word in place.tokens:
                if kind == 'name': self.piece(place, one_blank(word[2:-2]).strip())[0].uses.append(place)
    def piece(self, place, name):
        """The sections that define a piece; its name may be cut short with dots."""
        if name.endswith('...'): name = next((full for full in self.pieces if full.startswith(name[:-3])), name)
        if name not in self.pieces: raise Fault(0, f'{place.file}:{place.section.line}: there is no piece called {name}')
        return self.pieces[name]
    def find_names(self):
        """Names that a header declares: where, and which sections use them."""
        headers, todo = set(), [place for name, places in self.pieces.items() if name.endswith('.hpp') for place in places]
        while todo:
            place = todo.pop()
            if place in headers: continue
            headers.add(place)
            for kind, word in place.tokens:
                if kind == 'name': todo += self.piece(place, one_blank(word[2:-2]).strip())
        self.names = {}
        for place in self.places:
            if place not in headers: continue
            code = re.sub(r'@[<(].*?@>|@[^<(]', ' ', place.section.code)
            for name in declared(code):
                if len(name) < 3 or name in KEYWORDS | {'dlx', 'std', 'fmt'}: continue
                lines = [line.strip() for line in code.split('\n') if not line.startswith('namespace') and re.search(rf'\b{name}\b', re.sub(r'/\*.*|//.*', '', line))]
                line = next((line for line in lines if name in declared(line)), lines[0] if lines else '')
                if line: self.names.setdefault(name, ([], []))[0].append((place, one_blank(re.sub(r'\s*/[*/].*', '', line))))
        for place in self.places:
            for name in {word for kind, word in place.tokens if kind == 'id'} & self.names.keys(): self.names[name][1].append(place)
    # What readers ask for
    def reference(self, reader, label, short=False):
        if label not in self.labels: reader.fault(f'there is no label {label}')
        place = self.labels[label]
        is_first = self.pages[place.file][0] is place
        says = self.calls.get(place.page) if is_first and not short else None
        says = says and says.replace(' ', '\u00a0') or (f'“{place.title}”' if is_first and not short else f'§{place.number}')
        return f'<a href="{place.link()}" title="{html.escape(plain(place.title) or self.title_of(place))}">{says}</a>'
    def title_of(self, place): return plain(place.title) or sentence(place.text) or place.id
    def name_link(self, place, name):
        target = self.piece(place, name)[0]
        return f'<a href="{target.link()}">{target.called}</a>'
    def index_entry(self, place, words): self.entries[words][place] = True
    def formula(self, reader, found, display=False):
        latex = one_blank(for_katex(found)).strip()
        self.formulas.setdefault((latex, display), f'{reader.place.file}:{reader.at}')
        return f'\x01math {int(display)} {latex}\x02'
    def drawing(self, reader, setup, tex, says):
        key = hashlib.sha256((setup + tex).encode()).hexdigest()[:12]
        self.drawings[key] = (setup, tex, f'{reader.place.file}:{reader.at}')
        return f'\x01drawing {key} {html.escape(says or "A drawing")}\x02'
    def picture(self, reader, name, says):
        file = f'build/figures/{name}.svg'
        if not os.path.exists(file): return self.drawing(reader, '', f'\\inchart{{\\pagewidth}}{{{name}}}', says)
        self.copied[to := name.replace('/', '.') + '.svg'] = file
        width, height = map(float, re.search(r'viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"', text_of(file)).groups())
        above, below = 62 * ('notitle' in reader.cut), 31 * ('nolegend' in reader.cut)
        crop = f'#svgView(viewBox(0,{above},{width:g},{height - above - below:g}))' if above + below else ''
        return (f'\x01player {name.split("/")[0]}\x02<img src="\x01up\x02pictures/{to}{crop}" width="{width:.0f}" height="{height - above - below:.0f}" '
                f'loading="lazy" alt="{html.escape(says)}">\x01end\x02')
    def strip(self, reader, name):
        """Small frames, a picture each; where the site has the player, it plays them."""
        text = text_of(f'build/frames/{name}.tex')
        setup = re.search(r'^\\def\\tabword[\s\S]*?(?=^\\pdfliteral)', text, re.M)
        out = ''
        for frame in filter(str.strip, re.split(r'^\\hskip7bp.*\n', text, flags=re.M)):
            says = re.findall(r'^\\tabline(?:\{[^}]*\}){4}\{(.*)\}%$', frame, re.M)[-1:] or ['']
            says = re.sub(r'\\char(\d+)\{\}', lambda code: chr(int(code[1])), says[0]).replace('\\ ', ' ')
            out += self.drawing(reader, setup[0] if setup and '\\def\\tabword' not in frame else '', frame.replace('\\leavevmode', '', 1), says or 'The list')
        return self.strips.get(name, '%s') % f'<div class="row">{out}</div>'
    # Code
    def colour(self, place, code, reader=None, links=False, line=0):
        out, linked = [], set()
        for kind, word in tokens(code):
            if kind == 'ctl': markup = self.control(place, word, out)
            elif kind == 'name': markup = f'<a class="r" href="{self.piece(place, one_blank(word[2:-2]).strip())[0].link()}">⟨{self.piece(place, one_blank(word[2:-2]).strip())[0].called}⟩</a>'
            elif kind == 'com': markup = f'<span class="c">{self.comment(place, word, line)}</span>'
            elif kind in ('str', 'raw', 'num'): markup = f'<span class="s">{escaped(word)}</span>' if kind != 'num' else word
            elif kind == 'pre': markup = self.include(word)
            elif kind == 'id' and word in KEYWORDS: markup = f'<b>{word}</b>'
            elif kind == 'id' and out[-2:] == ['std', '::']: markup = word
            elif kind == 'id' and links and word in self.names and word not in linked and place not in [at for at, _ in self.names[word][0]]:
                linked.add(word)
                markup = f'<a class="n" href="{self.names[word][0][0][0].link()}">{word}</a>'
            elif kind == 'id' and word in self.names: markup = f'<i>{word}</i>'
            else: markup = escaped(word)
            line += word.count('\n')
            out.append(markup)
        return re.sub(r'[ \t]+(?=\n)', '', ''.join(out)).strip('\n')
    def control(self, place, word, out):
        if word == '@@': return '@'
        if word == '@+' and out and not out[-1][-1:].isspace(): return ' '
        if word[1] in '^.:': self.index_entry(place, f'<code>{escaped(word[2:-2])}</code>' if word[1] == '.' else escaped(word[2:-2]))
        elif word[1] not in '+/|#;[],t!& ': raise Fault(0, f'{place.file}:{place.section.line}: {word} has no meaning for the web')
        return ''
    def comment(self, place, word, line):
        """What a comment says is prose, but its lines stay."""
        inside, begin, end = (word[2:], word[:2], '') if word[:2] == '//' else (word[2:-2], '/*', '*/')
        lines = []
        for part in inside.split('\n'):
            blank = part[:len(part) - len(part.lstrip())]
            lines.append((blank, part.strip()))
        text = '\x03'.join(part for _, part in lines)
        reader = Reader(self, place, tex_tokens(text.replace('\x03', ' \x03 '), line))
        says = reader.inline(tex_tokens(text.replace('\x03', ' \x03 '), line)).split('\x03')
        rest = ''.join(('\n' if k else '') + blank + (said.strip() if k else said) for k, ((blank, _), said) in enumerate(zip(lines, says)))
        return begin + rest.rstrip(' ') + (' ' * (inside[-1:] == ' ')) + end
    def include(self, word):
        found = re.match(r'(# *include )"(.*)"(.*)', word, re.S)
        if found and found[2] in self.pieces: return f'{found[1]}<a href="{self.pieces[found[2]][0].link()}">"{found[2]}"</a>{escaped(found[3])}'
        return f'<span class="s">{escaped(word)}</span>'
    def program(self, place):
        if not place.section.bracket: return ''
        code, all_of_it = self.colour(place, place.section.code, links=True, line=place.code_line), self.pieces[place.name] or [place]
        first, sign = all_of_it[0], '≡' if place is all_of_it[0] else '+≡'
        where = lambda places: ', '.join(f'<a href="{one.link()}">{self.title_of(one)}</a>' for one in dict.fromkeys(places))
        notes = [f'Used in {where(first.uses)}.'] if first.uses else []
        others = [one for one in all_of_it if one is not place]
        if others: notes.append('Also in ' + ', '.join(f'<a class="also" href="{one.link()}">§{one.number}</a>' for one in others) + '.')
        name = f'⟨{place.called}⟩' if place.section.bracket == '<' else place.called or 'The program'
        return (f'<div class="piece"><p class="name"><a href="{first.link()}">{name}</a> {sign}</p><pre class="code">{code}</pre>'
                + (f'<p class="used">{" ".join(notes)}</p>' if notes else '') + '</div>')

    # What other programs make
    def mathml(self):
        """All formulas, by KaTeX, in one run."""
        wanted = [(latex, bool(display)) for latex, display in self.formulas]
        done = subprocess.run(['node', f'{SITE}/mathml.js'], input=json.dumps(wanted), stdout=subprocess.PIPE, encoding='utf-8',
                              env={**os.environ, 'NODE_PATH': os.environ.get('NODE_PATH', '/usr/share/nodejs')}, check=True).stdout
        for (key, where), (markup, why) in zip(self.formulas.items(), json.loads(done)):
            if why: raise Fault(0, f'{where}: {key[0]}: {why}')
            self.formulas[key] = markup
    def svg(self, folder):
        """All drawings that are not there yet, by pdfTeX and dvisvgm, in one run."""
        os.makedirs(folder, exist_ok=True)
        wanted = {key: tex for key, tex in self.drawings.items() if not os.path.exists(f'{folder}/{key}.svg')}
        pages = ''.join(f'\\drawing{{{key}}}{{{setup}{tex}}}\n' for key, (setup, tex, _) in wanted.items())
        if not wanted: return
        labels = ''.join(f'\\deflabel{{{label}}}{{{place.number}}}' + (f'\\defplace{{{label}}}{{{self.calls[place.page]}}}' if place is self.pages[place.file][0]
                         and place.page in self.calls else '') + '%\n' for label, place in self.labels.items())
        write(f'{folder}/drawings.tex', '\\input cwebmac \\input chapters/dlxmac \\input chapters/draw/site/drawings\n' + labels + pages + '\\end\n')
        env = {**os.environ, 'TEXINPUTS': '.:', 'FORCE_SOURCE_DATE': '1', 'SOURCE_DATE_EPOCH': '1700000000', 'max_print_line': '9999'}
        done = subprocess.run(['pdftex', '-interaction=nonstopmode', '-halt-on-error', f'-output-directory={folder}', f'{folder}/drawings.tex'],
                              env=env, stdout=subprocess.PIPE, encoding='utf-8', errors='replace')
        keys = re.findall(r'^drawing (\w+)$', done.stdout, re.M)
        if done.returncode: raise Fault(0, f'{self.drawings[keys[-1]][2] if keys else folder}: TeX cannot set this; see {folder}/drawings.log')
        subprocess.run(['dvisvgm', '--pdf', '--page=1-', '--no-fonts', '--verbosity=1', f'--output={folder}/page-%4p.svg', f'{folder}/drawings.pdf'], check=True)
        for number, key in enumerate(keys, 1): os.replace(f'{folder}/page-{number:04}.svg', f'{folder}/{key}.svg')

    # Pages
    def finished(self, markup, out):
        """Puts in what was not known when the section was read: formulas, drawings, maps, and the way up."""
        def one(mark):
            kind, _, rest = mark[1].partition(' ')
            if kind == 'math': return self.formulas[rest[2:], rest[0] == '1']
            if kind == 'drawing': return self.image(out, *rest.split(' ', 1))
            if kind == 'player': return f'<a href="\x01up\x02../figures/{rest}/dance.html">' if os.path.exists(f'{out}/figures/{rest}/dance.html') else '<span>'
            return mark[0]
        markup = re.sub('\x01(.*?)\x02', one, markup.replace('\x04', ''))
        return re.sub('(<span>|<a [^>]*>)(<img[^>]*>)\x01end\x02', lambda at: at[2] if at[1] == '<span>' else at[1] + at[2] + '</a>', markup)
    def image(self, out, key, says):
        svg = f'build/edition-cache/{key}.svg'
        self.copied[key + '.svg'] = svg
        width, height = re.search(r"width='([\d.]+)pt' height='([\d.]+)pt'", slurp(svg)[:900]).groups()
        return f'<img class="drawn" src="\x01up\x02pictures/{key}.svg" width="{float(width) * 1.75:.0f}" height="{float(height) * 1.75:.0f}" loading="lazy" alt="{says}">'
    def words_about(self, label):
        if label not in self.about: return ''
        place, found = self.about[label]
        return Reader(self, place, []).inline(found)
    def chapter_line(self, first):
        number = re.sub(r'\D', '', self.calls.get(first.page, ''))
        return f'<li value="{number or 0}"><a href="\x01up\x02{first.page}.html">{first.title}</a> <span class="soft">{self.words_about(first.page)}</span></li>'
    def part_map(self, first):
        return '<ol class="map">' + '\n'.join(map(self.chapter_line, dict((a, b) for a, b in self.parts)[first])) + '</ol>'
    def book_map(self):
        return '\n'.join(f'<p class="term"><b>{self.calls[first.page]}. <a href="\x01up\x02{first.page}.html">{first.title}</a></b> {self.words_about(first.page)}</p>' for first, _ in self.parts)
    def all_answers(self):
        out, last = [], None
        for place, number, answer in self.answers:
            if place.page != last: out.append(f'<h2>{self.pages[place.file][0].title}</h2>')
            last = place.page
            out.append(f'<div class="answer"><a href="\x01up\x02{place.page}.html#exercise-{number}">Exercise {number}</a>{answer}</div>')
        return '\n'.join(out)
    def section(self, place):
        kind = 'h1' if place.star == '*' else 'h2'
        number = self.calls.get(place.page, '') if kind == 'h1' else ''
        head = f'<{kind}>{number and f"<small>{number}</small> "}{place.title}</{kind}>' if place.star else ''
        if kind == 'h1' and place.page in self.about: head += f'<p class="about">{self.words_about(place.page)}</p>'
        more = ''.join(f'<a id="{label.split("/")[-1]}"></a>' for label in place.labels[1:])
        where = f'<a class="no" href="#{place.id}" title="The address of section {place.number}">§{place.number}</a>'
        return f'<section id="{place.id}">{more}{head}{where}\n{place.prose}\n{place.code}</section>'
    def outline(self, page):
        page = [place for k, place in enumerate(page) if place.star or not k or self.title_of(place) != self.title_of(page[k - 1])]
        return '\n'.join(f'<li{" class=group" if place.star else ""}><a href="#{place.id}">{self.title_of(place)}</a></li>' for place in page)
    def foreign(self, page):
        """Code of other pages that is told by name on this one, so that it opens in place here."""
        wanted, todo = {}, list(page)
        while todo:
            for kind, word in todo.pop().tokens:
                if kind != 'name': continue
                pieces = self.piece(page[0], one_blank(word[2:-2]).strip())
                if pieces[0].page == page[0].page or pieces[0] in wanted: continue
                wanted[pieces[0]] = True
                todo += pieces
        return ''.join(f'<template data-for="{place.link()}">{"".join(one.code for one in self.pieces[place.name])}</template>' for place in wanted)

def page(out, name, parts):
    """Fills the frame. A page is at most one folder below the contents."""
    up = '../' * name.count('/')
    text = re.sub(r'@(\w+)@', lambda mark: parts.get(mark[1], mark[0]), text_of(f'{SITE}/chapter.html'))
    text = text.replace(f'"\x01up\x02{name}#', '"#').replace('\x01up\x02', up).replace('<script src="../../dlx', f'<script src="{up}../dlx')
    if not os.path.exists(f'{out}/dlx-player.js'): text = re.sub('<script[^>]*dlx-player.*\n', '', text)
    if '\x01' in text: raise Fault(0, f'{name}: something is left: {text[text.index(chr(1)):][:80]!r}')
    if len(text.encode()) > 300_000: raise Fault(0, f'{name} has {len(text.encode())} bytes, and 300000 are enough')
    write(f'{out}/book/{name}', text)

def edition(out):
    """The book as pages in the folder OUT/book; what the site has besides is in OUT"""
    book, book.strips = Book('.'), {}
    for name, options in re.findall(r'^([\w-]+) *: .*?: (.*)', slurp('figures/frames'), re.M):  # the player plays these, where it is there
        steps = (re.findall('--steps .?([0-9a-z -]*[0-9a-z])', options) or ['all'])[0]
        if os.path.exists(f'{out}/players/{name}.js'): book.strips[name] = f'<dlx-player src="\x01up\x02../players/{name}.js" steps="{steps}" size="small">%s</dlx-player>'
    for place in book.places:
        place.prose = Reader(book, place, place.tex).read()
        text = re.sub('\x01math . (.*?)\x02', lambda latex: re.sub(r'\\[a-z]+|\\(?=[{}])|(?<!\\)[{}]', ' ', latex[1]), re.sub('(<label.*?</label>)', ' ', place.prose))
        text = re.sub('\x04([\\s\\S]*?)\x04([\\s\\S]*?</p>)', r'\2 \1 ', text)
        place.text = one_blank(plain(re.sub(r'</(?:p|td|div|figcaption)>', ' ', text))).strip()
    for place in book.places: place.code = book.program(place)
    book.mathml()
    book.svg('build/edition-cache')
    shutil.rmtree(f'{out}/book', ignore_errors=True)
    order = [pages[0] for pages in book.pages.values()]
    for k, first in enumerate(order):
        sections = book.pages[first.file]
        body = '\n'.join(map(book.section, sections)) + book.foreign(sections)
        if 'partmap' in body: body = body.replace('\x01partmap\x02', book.part_map(first))
        body = body.replace('\x01bookmap\x02', book.book_map()).replace('\x01answers\x02', book.all_answers())
        turn = ''.join(f'<a rel="{rel}" href="\x01up\x02{order[at].page}.html"><small>{says}</small> {order[at].title}</a>'
                       for rel, says, at in (('prev', 'Before', k - 1), ('next', 'Next', k + 1)) if 0 <= at < len(order))
        part = next((f'{book.calls[one.page]}. <a href="\x01up\x02{one.page}.html">{one.title}</a>' for one, chapters in book.parts if first in chapters), '')
        page(out, first.page + '.html', {'title': plain(first.title), 'up': '\x01up\x02', 'part': part, 'outline': book.outline(sections), 'body': book.finished(body, out), 'turn': turn})
    for name, place_title, body in (('index.html', 'Contents', contents(book)), ('ideas.html', 'Index of ideas and people', ideas(book)), ('names.html', 'Index of names', names(book)),
                                    ('search.html', 'Search', text_of(f'{SITE}/search.html'))):
        page(out, name, {'title': place_title, 'up': '\x01up\x02', 'part': '', 'outline': '', 'turn': '', 'body': book.finished(body, out)})
    scripts(book, out)
    os.makedirs(f'{out}/book/pictures', exist_ok=True)
    for name, file in book.copied.items(): shutil.copy(file, f'{out}/book/pictures/{name}')
    check(book, out)

def contents(book):
    chapters = {first.page.split('/')[0]: (first, rest) for first, rest in book.parts}
    out = []
    for title, below, parts in VOLUMES.values():
        out.append(f'<section><h2>{title}</h2><p class="soft">{escaped(below)}</p>')
        for first, _ in (chapters[part] for part in parts.split()):
            out.append(f'<h3><small>{book.calls[first.page]}</small> <a href="{first.page}.html">{first.title}</a></h3><p>{book.words_about(first.page)}</p>{book.part_map(first)}')
        out.append('</section>')
    return text_of(f'{SITE}/contents.html').replace('@volumes@', '\n'.join(out))

def ideas(book):
    lines = {}
    for words, places in book.entries.items():
        links = ', '.join(f'<a href="{place.link()}" title="{html.escape(book.title_of(place))}">{escaped(plain(book.pages[place.file][0].title))}</a>' for place in places)
        lines[plain(words).lower(), words] = f'<li><b>{words}</b> {links}</li>'
    return '<h1>Ideas and people</h1><p>Names of the program have <a href="names.html">an index of their own</a>.</p><ul class="index">' + '\n'.join(lines[key] for key in sorted(lines)) + '</ul>'

def names(book):
    lines = [f'<li><a href="{book.names[name][0][0][0].link()}"><code>{name}</code></a></li>' for name in sorted(book.names, key=str.lower)]
    return '<h1>Names of the program</h1><p>These are declared in headers. A name shows its declaration and its uses.</p><ul class="names">' + '\n'.join(lines) + '</ul>'

def scripts(book, out):
    """What the pages load when somebody asks: a line is a section, or a name."""
    number = {place: k for k, place in enumerate(book.places)}
    def script(name, variable, lines):
        write(f'{out}/book/{name}.js', f'{variable}=[\n' + ',\n'.join(json.dumps(line, ensure_ascii=False, separators=(',', ':')) for line in lines) + '\n];\n')
    script('places', 'PLACES', [[place.page, place.id, plain(book.title_of(place)), place.number] for place in book.places])
    script('words', 'WORDS', [place.text for place in book.places])
    script('entries', 'ENTRIES', [[plain(words), *(number[place] for place in places)] for words, places in sorted(book.entries.items())])
    script('known', 'KNOWN', [[name, [[number[place], line] for place, line in told], [number[place] for place in used if place not in [at for at, _ in told]]]
                              for name, (told, used) in sorted(book.names.items())])
    for name in ('edition.js', 'search.js'): shutil.copy(f'{SITE}/{name}', f'{out}/book/{name}')
    write(f'{out}/book/edition.css', text_of('chapters/draw/player/base.css') + text_of(f'{SITE}/edition.css'))

def check(book, out):
    """There are as many sections and pieces on the pages as ctangle knows."""
    found = [text_of(f'{out}/book/{pages[0].page}.html').split('<template')[0] for pages in book.pages.values()]
    for what, mark, expected in (('sections', '<section id="', len(book.places)), ('pieces', '<div class="piece">', sum(bool(place.section.bracket) for place in book.places))):
        count = sum(text.count(mark) for text in found)
        if count != expected: raise Fault(0, f'{count} {what} are on the pages, and {expected} in the book')

"""The book as pages for the web, made by tools/web edition. tools/prose.py reads the prose. Formulas become MathML (KaTeX),
and what only TeX can set becomes SVG (pdfTeX and dvisvgm). What is not known yet when a section is read stands between \\x01
and \\x02; notes for the margin, between two \\x04."""
import collections, fcntl, hashlib, html, json, os, re, shutil, subprocess
from __main__ import Fault, SITE, VOLUMES, book_files, declared, one_blank, run, slurp, spew, split_web, tokens
from prose import RUN_IN, Reader, Token, escaped, for_katex, name_of, plain, raw, slug, tex_tokens, text_of

CACHE = 'build/edition-cache'
KEYWORDS = set('''alignas alignof and auto bool break case catch char class concept const consteval constexpr const_cast continue co_await co_return co_yield
decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept
not nullptr operator or override final private protected public register reinterpret_cast requires return short signed sizeof static static_assert
static_cast struct switch template this thread_local throw true try typedef typename union unsigned using virtual void volatile while char8_t'''.split())

def write(name, text): spew(name, text.encode().decode('ascii', 'surrogateescape'))
def sentence(text, most=56):
    """The first words of a text, for a line of the contents."""
    first = re.split(r'(?<=[a-z][.?!:]) ', text, maxsplit=1)[0]
    return first if len(first) <= most else first[:most].rsplit(' ', 1)[0] + ' …'
def link(place, says, more=''): return f'<a{more} href="{place.address}">{says}</a>'

class Place:
    """A section: where it is, what it is called, and what has become of it."""
    def __init__(self, file, section, number):
        self.file, self.number, self.code, self.head, self.name = file, number, section.code, section.bracket, section.name.strip()
        self.page = re.sub(r'^chapters/|\.w$', '', file)
        self.star, self.heading, body = re.match(r'@(?:\*(\*|\d)([^.]*)\.|[ \t\n])([\s\S]*)', section.tex).groups()
        self.is_part, self.heading = '\\part' in (self.heading or ''), (self.heading or '').replace('\\part', '').strip()
        self.line, self.code_line = section.line, section.line + (section.tex + section.head).count('\n')
        self.tex = tex_tokens(body, section.line + section.tex[:-len(body) or None].count('\n'))
        self.labels, self.tokens, self.uses = re.findall(r'\\label\{([^}]*)\}', section.tex), tokens(section.code), []
    def names(self):
        """The pieces that are named in the code."""
        return [word for kind, word in self.tokens if kind == 'name']
    def title_of(self): return plain(self.title) or sentence(self.text) or self.id

class Book:
    def __init__(self, root, out):
        self.out, self.defs, self.counts, self.answers, self.names, self.formulas, self.drawings, self.copied = out, {}, collections.Counter(), [], {}, {}, {}, {}
        self.entries, self.pieces, self.about, self.pages, number = collections.defaultdict(dict), collections.defaultdict(list), {}, {}, 0
        for file in book_files(root):
            found = [] if file.endswith('formats.w') else split_web(text_of(f'{root}/{file}'))[1:]
            if found: self.pages[file] = [Place(file, section, number := number + 1) for section in found]
        self.places = [place for page in self.pages.values() for place in page]
        for place in self.places:
            if place.name: self.pieces[place.name].append(place)
        for place in self.places:
            for word in place.names(): self.piece(place, word)[0].uses.append(place)
        self.read_words()
        self.number_chapters()
        self.name_sections()
        self.find_names()
    def next(self, what):
        self.counts[what] += 1
        return self.counts[what]
    def piece(self, place, word):
        """The sections that define the piece @<Name@>; a name may be cut short with dots."""
        name = one_blank(word[2:-2]).strip()
        if name.endswith('...'): name = next((full for full in self.pieces if full.startswith(name[:-3])), name)
        if name not in self.pieces: raise Fault(0, f'{place.file}:{place.line}: there is no piece called {name}')
        return self.pieces[name]
    def read_words(self):
        """What chapters are about, and the keys of the sources."""
        keys, self.sources = [], (re.compile('(?!)'), None)
        for reader in (Reader(self, place, place.tex) for place in self.places):
            while reader.todo:
                name = name_of(reader.todo.pop())
                if name == 'about': self.about.update([(reader.word(), (reader.place, reader.argument()))])
                if name == 'source': keys.append(re.escape(reader.word()))
        keys = '|'.join(sorted(keys, key=len, reverse=True))
        self.sources = re.compile(rf'(?<=[ (>])\[(?:(?:{keys})(?:, |(?=[\],])))+'), re.compile(keys)
    def cited(self, markup):
        def one(key): return f'<a href="\x01up\x02course/sources.html#source-{slug(key[0])}">{key[0]}</a>'
        return self.sources[0].sub(lambda found: self.sources[1].sub(one, found[0]), markup)
    def number_chapters(self):
        """Parts have Roman numbers; chapters are counted through; what stands before the first part has none."""
        self.calls, self.parts = {}, {}
        for first, *_ in self.pages.values():
            if first.is_part:
                self.parts[first] = []
                self.calls[first.page] = 'Part\u00a0' + 'I II III IV V VI VII VIII IX X'.split()[len(self.parts) - 1]
            elif self.parts:
                self.parts[[*self.parts][-1]].append(first)
                self.calls[first.page] = f'Chapter\u00a0{self.next("chapters")}'
    def name_sections(self):
        """An address is the last word of the section's label; or else what it is called: its title, the piece of program
        that it defines, or the first words of its prose. If that is taken on this page, a number follows."""
        self.labels = {label: place for place in self.places for label in place.labels}
        for page in self.pages.values():
            taken = {'content'} | {label.split('/')[-1] for place in page for label in place.labels}
            for place in page:
                read = lambda text: Reader(self, place, []).inline(tex_tokens(text, place.line))
                place.called = f'<code>{escaped(place.name)}</code>' if place.head == '(' else read(place.name)
                place.title = read(place.heading) or place.called
                start = name_of(next((token for token in place.tex if token.kind != 'ws'), Token('', '', 0)))
                words = plain(place.title) or RUN_IN.get(start) or ' '.join(re.findall(r'[A-Za-z0-9]+', re.sub(r'\\[a-z]+|@.*?@>', ' ', raw(place.tex)))[:6])
                want = place.labels[0].split('/')[-1] if place.labels else slug(words) or 'section'
                place.id = want if place.labels or want not in taken else next(name for k in range(2, 99) if (name := f'{want}-{k}') not in taken)
                taken.add(place.id)
                place.address = f'\x01up\x02{place.page}.html#{place.id}'
    def find_names(self):
        """Names that a header declares: where, and which sections use them."""
        headers, todo = {}, [place for name, places in self.pieces.items() if name.endswith('.hpp') for place in places]
        while todo:
            place = todo.pop()
            if place not in headers: todo += [one for word in place.names() for one in self.piece(place, word)]
            headers[place] = True
        for place in sorted(headers, key=lambda place: place.number):
            code = re.sub(r'@[<(].*?@>|@[^<(]', ' ', place.code)
            for name in declared(code) - KEYWORDS - {'dlx', 'std', 'fmt'}:
                lines = [line.strip() for line in code.split('\n') if not line.startswith('namespace') and re.search(rf'\b{name}\b', re.sub(r'/[*/].*', '', line))]
                line = next((line for line in lines if name in declared(line)), *lines[:1]) if lines else ''
                if line and len(name) > 2: self.names.setdefault(name, ([], []))[0].append((place, one_blank(re.sub(r'\s*/[*/].*', '', line))))
        for place in self.places:
            for name in {word for kind, word in place.tokens if kind == 'id'} & self.names.keys():
                if place not in [at for at, _ in self.names[name][0]]: self.names[name][1].append(place)
    # What readers of prose ask for
    def reference(self, reader, label, short=False):
        if label not in self.labels: reader.fault(f'there is no label {label}')
        place = self.labels[label]
        says = self.calls.get(place.page, f'“{place.title}”') if place is self.pages[place.file][0] and not short else f'§{place.number}'
        return link(place, says, f' title="\x01title {place.number}\x02"')
    def piece_link(self, place, word): return link(self.piece(place, word)[0], self.piece(place, word)[0].called)
    def index_entry(self, place, words): self.entries[words][place] = True
    def formula(self, reader, found, display=False):
        self.formulas.setdefault((latex := for_katex(found), display), f'{reader.place.file}:{reader.at}')
        return f'\x01math {int(display)} {latex}\x02'
    def drawing(self, reader, setup, tex, says):
        files = [f'build/{folder}/{name}.{end}' for folder, macro, end in (('sketches', 'sketchbox', 'mps'), ('solutions', 'solutionbox', 'tex'), ('figures', r'inchart\{.*?\}', 'pdf'))
                 for name in re.findall(rf'\\{macro}\{{(.*?)\}}', tex)]
        numbers = [f'{self.labels[label].number}' for label in re.findall(r'\\(?:short)?sec\{(.*?)\}', tex)]
        key = hashlib.sha256('\n'.join([setup, tex, *numbers, *map(slurp, [*files, 'chapters/dlxmac.tex', f'{SITE}/drawings.tex'])]).encode('utf-8', 'surrogateescape')).hexdigest()[:12]
        self.drawings[key] = (setup + tex, f'{reader.place.file}:{reader.at}')
        return f'\x01drawing {key} {html.escape(says or "A drawing")}\x02'
    def picture(self, reader, name, says):
        file = f'build/figures/{name}.svg'
        if not os.path.exists(file): return self.drawing(reader, '', f'\\inchart{{\\pagewidth}}{{{name}}}', says)
        self.copied[to := name.replace('/', '.') + '.svg'] = file
        width, height = map(float, re.search(r'viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"', text_of(file)).groups())
        above = 62 * ('notitle' in reader.cut)
        shown = height - above - 31 * ('nolegend' in reader.cut)
        crop = f'#svgView(viewBox(0,{above},{width:g},{shown:g}))' if reader.cut else ''
        return f'\x01player {name.split("/")[0]} <img src="\x03pictures/{to}{crop}" width="{width:.0f}" height="{shown:.0f}" loading="lazy" alt="{html.escape(says)}">\x02'
    def strip(self, reader, name):
        """Small frames, a picture each; where the site has the player, it plays them."""
        text, out = text_of(f'build/frames/{name}.tex'), ''
        setup = re.search(r'^\\def\\tabword[\s\S]*?(?=^\\pdfliteral)', text, re.M)[0]
        for frame in filter(str.strip, re.split(r'^\\hskip7bp.*\n', text, flags=re.M)):
            says = (re.findall(r'^\\tabline(?:\{[^}]*\}){4}\{(.*)\}%$', frame, re.M) or [''])[-1]
            says = re.sub(r'\\char(\d+)\{\}', lambda code: chr(int(code[1])), says).replace('\\ ', ' ')
            out += self.drawing(reader, setup * ('\\def\\tabword' not in frame), frame.replace('\\leavevmode', '', 1), says or 'The list')
        has_player = os.path.exists(f'{self.out}/players/{name}.js')  # which knows the steps
        return f'<dlx-player src="\x01up\x02../players/{name}.js" size="small">' * has_player + f'<div class="row">{out}</div>' + '</dlx-player>' * has_player
    # Code
    def colour(self, place, code, links=False, line=0):
        out, linked = [], set()
        for kind, word in tokens(code):
            if kind == 'ctl': markup = self.control(place, word, out)
            elif kind == 'name': markup = link(self.piece(place, word)[0], f'⟨{self.piece(place, word)[0].called}⟩', ' class="r"')
            elif kind == 'com': markup = f'<span class="c">{self.comment(place, word, line)}</span>'
            elif kind in ('str', 'raw', 'pre'): markup = self.include(word) or f'<span class="s">{escaped(word)}</span>'
            elif kind == 'id' and word in KEYWORDS: markup = f'<b>{word}</b>'
            elif kind == 'id' and word in self.names and out[-2:] != ['std', '::']:
                told = [at for at, _ in self.names[word][0]]
                markup = link(told[0], word, ' class="n"') if links and word not in linked and place not in told else f'<i>{word}</i>'
                linked.add(word)
            else: markup = escaped(word)
            line += word.count('\n')
            out.append(markup)
        return re.sub(r'[ \t]+(?=\n)', '', ''.join(out)).strip('\n')
    def control(self, place, word, out):
        if word[1] in '^.:': self.index_entry(place, f'<code>{escaped(word[2:-2])}</code>' if word[1] == '.' else escaped(word[2:-2]))
        elif word[1] not in '@+/|#;[],t!& ': raise Fault(0, f'{place.file}:{place.line}: {word} has no meaning for the web')
        return '@' if word == '@@' else ' ' if word == '@+' and out and not out[-1][-1:].isspace() else ''
    def comment(self, place, word, line):
        """What a comment says is prose, but its lines stay."""
        begin, inside, end = re.fullmatch(r'(//|/\*)(.*?)( ?(?:\*/)?)', word, re.S).groups()
        lines = inside.split('\n')
        says = Reader(self, place, []).inline(tex_tokens(' \x03 '.join(part.strip() for part in lines), line)).split('\x03')
        return begin + '\n'.join(part[:len(part) - len(part.lstrip())] + said.strip() for part, said in zip(lines, says)) + end
    def include(self, word):
        found = re.match(r'(# *include )"(.*)"(.*)', word, re.S)
        return found and found[2] in self.pieces and found[1] + link(self.pieces[found[2]][0], f'"{found[2]}"') + escaped(found[3])
    def program(self, place):
        if not place.head: return ''
        parts = self.pieces.get(place.name, [place])
        notes = 'Used in ' + ', '.join(link(one, one.title_of()) for one in dict.fromkeys(parts[0].uses)) + '. ' if parts[0].uses else ''
        if parts[1:]: notes += 'Also in ' + ', '.join(link(one, f'§{one.number}', ' class="also"') for one in parts if one is not place) + '.'
        name = link(parts[0], f'⟨{place.called}⟩' if place.head == '<' else place.called or 'The program') + (' ≡' if place is parts[0] else ' +≡')
        code = self.colour(place, place.code, True, place.code_line)
        return f'<div class="piece"><p class="name">{name}</p><pre class="code">{code}</pre>' + f'<p class="used">{notes.strip()}</p>' * bool(notes) + '</div>'
    # What other programs make
    def mathml(self):
        """All formulas, by KaTeX, in one run."""
        env = {'NODE_PATH': '/usr/share/nodejs', **os.environ}
        done = subprocess.run(['node', f'{SITE}/mathml.js'], input=json.dumps([*self.formulas]), stdout=subprocess.PIPE, encoding='utf-8', env=env, check=True)
        for (key, where), (markup, why) in zip(self.formulas.items(), json.loads(done.stdout)):
            if why: raise Fault(0, f'{where}: {key[0]}: {why}')
            self.formulas[key] = markup
    def svg(self):
        """All drawings that are not there yet, by pdfTeX and dvisvgm, in one run."""
        os.makedirs(CACHE, exist_ok=True)
        lock = open(f'{CACHE}/.lock', 'w')  # two tests may come here at the same moment
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = {key: tex for key, (tex, _) in self.drawings.items() if not os.path.exists(f'{CACHE}/{key}.svg')}
        if not wanted: return
        labels = ''.join(f'\\deflabel{{{label}}}{{{place.number}}}%\n' for label, place in self.labels.items())
        labels += ''.join(f'\\defplace{{{label}}}{{{self.calls[place.page]}}}%\n'.replace('\u00a0', ' ') for label, place in self.labels.items()
                          if place is self.pages[place.file][0] and place.page in self.calls)
        pages = ''.join(f'\\drawing{{{key}}}{{{tex}}}\n' for key, tex in wanted.items())
        write(f'{CACHE}/drawings.tex', f'\\input cwebmac \\input chapters/dlxmac \\input {SITE}/drawings\n{labels}{pages}\\end\n')
        status, log = run('.', '.:', 'pdftex', '-interaction=nonstopmode', '-halt-on-error', f'-output-directory={CACHE}', f'{CACHE}/drawings.tex')
        keys = re.findall(r'^drawing (\w+)$', log, re.M)
        if status: raise Fault(0, f'{self.drawings[keys[-1]][1] if keys else CACHE}: TeX cannot set this; see {CACHE}/drawings.log')
        subprocess.run(['dvisvgm', '--pdf', '--page=1-', '--no-fonts', '--verbosity=1', f'--output={CACHE}/page-%4p.svg', f'{CACHE}/drawings.pdf'], check=True)
        for number, key in enumerate(keys, 1): spew(f'{CACHE}/{key}.svg', re.sub(r" id='page\d+'", '', slurp(f'{CACHE}/page-{number:04}.svg')))
    # Pages
    def finished(self, markup):
        """Puts in what was not known when the section was read."""
        def one(mark):
            kind, _, rest = mark[1].partition(' ')
            if kind == 'math': return self.formulas[rest[2:], rest[0] == '1']
            if kind == 'drawing': return self.image(*rest.split(' ', 1))
            if kind == 'title': return html.escape(self.places[int(rest) - 1].title_of())
            if kind != 'player': return mark[0]
            page, image = f'figures/{rest.split(" ", 1)[0]}/dance.html', rest.split(' ', 1)[1].replace('\x03', '\x01up\x02')
            return f'<a href="\x01up\x02../{page}">{image}</a>' if os.path.exists(f'{self.out}/{page}') else image
        return re.sub('\x01(.*?)\x02', one, markup.replace('\x04', ''))
    def image(self, key, says):
        self.copied[key + '.svg'] = svg = f'{CACHE}/{key}.svg'
        width, height = [float(size) * 1.75 for size in re.search(r"width='([\d.]+)pt' height='([\d.]+)pt'", slurp(svg)[:900]).groups()]
        return f'<img class="drawn" src="\x01up\x02pictures/{key}.svg" width="{width:.0f}" height="{height:.0f}" loading="lazy" alt="{says}">'
    def words_about(self, label):
        place, found = self.about.get(label, (self.places[0], []))
        return Reader(self, place, []).inline(found)
    def part_map(self, first):
        return '<ol class="map">' + '\n'.join(f'<li value="{self.calls[one.page][8:]}"><a href="\x01up\x02{one.page}.html">{one.title}</a> '
                                              f'<span class="soft">{self.words_about(one.page)}</span></li>' for one in self.parts[first]) + '</ol>'
    def book_map(self):
        return '\n'.join(f'<p class="term"><b>{self.calls[first.page]}. {link(first, first.title)}</b> {self.words_about(first.page)}</p>' for first in self.parts)
    def all_answers(self):
        out = {}
        for place, number, answer in self.answers:
            head, link_back = f'<h2>{self.pages[place.file][0].title}</h2>\n', f'<a href="\x01up\x02{place.page}.html#exercise-{number}">Exercise {number}</a>'
            out[place.file] = out.get(place.file, head) + f'<div class="answer">{link_back}{answer}</div>\n'
        return ''.join(out.values())
    def section(self, place):
        number, about = (self.calls.get(place.page, ''), self.words_about(place.page)) if place.star == '*' else ('', '')
        kind = 'h1' if place.star == '*' else 'h2'
        number = f'<small>{number}</small> ' * bool(number)
        head = f'<{kind}>{number}{place.title}</{kind}>' * bool(place.star) + f'<p class="about">{about}</p>' * bool(about)
        more = ''.join(f'<a id="{label.split("/")[-1]}"></a>' for label in place.labels[1:])
        where = f'<a class="no" href="#{place.id}" title="The address of section {place.number}">§{place.number}</a>'
        return f'<section id="{place.id}">{more}{head}{where}\n{place.prose}\n{place.program}</section>'
    def outline(self, page):
        page = [place for k, place in enumerate(page) if place.star or not k or place.title_of() != page[k - 1].title_of()]
        return '\n'.join(f'<li{" class=group" * bool(place.star)}><a href="#{place.id}">{escaped(place.title_of())}</a></li>' for place in page)
    def foreign(self, page):
        """Code of other pages that is named on this one, so that it opens in place here."""
        wanted, todo = {}, list(page)
        while todo:
            for pieces in (self.piece(page[0], word) for word in todo.pop().names()):
                if pieces[0].page == page[0].page or pieces[0] in wanted: continue
                wanted[pieces[0]] = ''.join(one.program for one in pieces)
                todo += pieces
        return ''.join(f'<template data-for="{place.address}">{code}</template>' for place, code in wanted.items())
    def contents(self):
        out = ''
        for title, below, parts in VOLUMES.values():
            out += f'<section><h2>{title}</h2><p class="soft">{escaped(below)}</p>'
            for first in (first for part in parts.split() for first in self.parts if first.page == part + '/part'):
                out += f'<h3><small>{self.calls[first.page]}</small> {link(first, first.title)}</h3><p>{self.words_about(first.page)}</p>{self.part_map(first)}'
            out += '</section>\n'
        return text_of(f'{SITE}/contents.html').replace('@volumes@', out)
    def ideas(self):
        lines = {}
        for words, places in self.entries.items():
            links = ', '.join(link(place, plain(self.pages[place.file][0].title), f' title="{html.escape(place.title_of())}"') for place in places)
            lines[plain(words).lower(), words] = f'<li><b>{words}</b> {links}</li>'
        return text_of(f'{SITE}/ideas.html').replace('@entries@', '\n'.join(lines[key] for key in sorted(lines)))
    def names_page(self):
        return text_of(f'{SITE}/names.html').replace('@names@', '\n'.join(f'<li>{link(told[0][0], f"<code>{name}</code>")}</li>' for name, (told, _)
                                                                         in sorted(self.names.items(), key=lambda one: (one[0].lower(), one[0]))))
    def page(self, name, title, body, outline='', part='', turn=''):
        """Fills the frame. A page is at most one folder below the contents."""
        up, parts = '../' * name.count('/'), {'title': plain(title), 'body': self.finished(body), 'outline': outline, 'part': part, 'turn': turn, 'up': '\x01up\x02'}
        text = re.sub(r'@(\w+)@', lambda mark: parts.get(mark[1], mark[0]), text_of(f'{SITE}/chapter.html'))
        if '<dlx-player' not in body: text = re.sub('<script[^>]*dlx-player.*\n', '', text)
        text = text.replace(f'"\x01up\x02{name}#', '"#').replace('\x01up\x02', up)
        if '\x01' in text: raise Fault(0, f'{name}: something is left: {text[text.index(chr(1)):][:80]!r}')
        if len(text.encode()) > 300_000: raise Fault(0, f'{name} has {len(text.encode())} bytes, and 300000 are enough')
        write(f'{self.out}/book/{name}', text)
        return text
    def scripts(self):
        """What the pages load when somebody asks: each line is a section, an entry of the index, or a name."""
        number = {place: k for k, place in enumerate(self.places)}
        for name, lines in {'places': [[place.page, place.id, place.title_of(), place.number] for place in self.places], 'words': [place.text for place in self.places],
                            'entries': [[plain(words), *(number[place] for place in places)] for words, places in sorted(self.entries.items())],
                            'known': [[name, [[number[place], line] for place, line in told], [number[place] for place in used]] for name, (told, used) in sorted(self.names.items())]}.items():
            write(f'{self.out}/book/{name}.js', f'{name.upper()}=[\n' + ',\n'.join(json.dumps(line, ensure_ascii=False, separators=(',', ':')) for line in lines) + '\n];\n')

def spoken(prose):
    """The words of a section, for the search: notes come after their paragraph."""
    text = re.sub('\x01math . (.*?)\x02', lambda latex: re.sub(r'\\[a-z]+|\\(?=[{}])|(?<!\\)[{}]', ' ', latex[1]), re.sub('<label.*?</label>', ' ', prose))
    text = re.sub('\x04([\\s\\S]*?)\x04([\\s\\S]*?</p>)', r'\2 \1 ', text)
    return one_blank(plain(re.sub(r'</(?:p|td|div|figcaption)>', ' ', text))).strip()

def edition(out):
    """The book as pages in the folder OUT/book; what the site has besides is in OUT"""
    book = Book('.', out)
    for place in book.places:
        place.prose = Reader(book, place, place.tex).read()
        place.text = spoken(place.prose)
    for place in book.places: place.program = book.program(place)
    book.mathml()
    book.svg()
    shutil.rmtree(f'{out}/book', ignore_errors=True)
    order, counted = [pages[0] for pages in book.pages.values()], collections.Counter()
    for k, first in enumerate(order):
        sections = book.pages[first.file]
        body = '\n'.join(map(book.section, sections)) + book.foreign(sections)
        for mark, made in (('partmap', lambda: book.part_map(first)), ('bookmap', book.book_map), ('answers', book.all_answers)):
            if f'\x01{mark}\x02' in body: body = body.replace(f'\x01{mark}\x02', made())
        turn = ''.join(f'<a rel="{rel}" href="\x01up\x02{order[at].page}.html"><small>{says}</small> {order[at].title}</a>'
                       for rel, says, at in (('prev', 'Before', k - 1), ('next', 'Next', k + 1)) if 0 <= at < len(order))
        part = ''.join(f'{book.calls[one.page]}. {link(one, one.title)}' for one, chapters in book.parts.items() if first in chapters)
        text = book.page(first.page + '.html', first.title, body, book.outline(sections), part, turn).split('<template')[0]
        counted.update(sections=text.count('<section id="'), pieces=text.count('<div class="piece">'))
    expected = {'sections': len(book.places), 'pieces': sum(bool(place.head) for place in book.places)}
    if counted != expected: raise Fault(0, f'the pages have {dict(counted)}, and the book has {expected}')
    for name, title, body in (('index', 'Contents', book.contents()), ('ideas', 'Ideas and people', book.ideas()), ('names', 'Names of the program', book.names_page()),
                              ('search', 'Search', text_of(f'{SITE}/search.html'))): book.page(name + '.html', title, body)
    book.scripts()
    for name, file in {**book.copied, '../edition.js': f'{SITE}/edition.js', '../search.js': f'{SITE}/search.js'}.items():
        os.makedirs(f'{out}/book/pictures', exist_ok=True)
        shutil.copy(file, f'{out}/book/pictures/{name}')
    write(f'{out}/book/edition.css', text_of('chapters/draw/player/base.css') + text_of(f'{SITE}/edition.css'))

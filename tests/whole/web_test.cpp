// tools/web: what set puts into a source so that cweave can parse it, and what tangle and lint say.
#include "shell.hpp"
#include <gtest/gtest.h>

namespace {
// A book with one chapter, of one section.
struct Book {
  explicit Book(std::string const& code) {
    for (auto const* folder : {"chapters/more", "set"}) std::filesystem::create_directories(scratch / folder);
    scratch.file("dlx.w", "@i chapters/formats.w\n@i chapters/more/part.w\n@i chapters/more/a.w\n");
    scratch.file("chapters/formats.w", "@s std int\n@s string int\n@s vector int\n@s array int\n");
    scratch.file("chapters/house.txt", "more: dance\n");
    scratch.file("chapters/more/part.w", "@** \\part More.\n");
    scratch.file("chapters/more/a.w", head + code + "\n");
  }
  Run set() const {
    auto const root = (scratch / "").string();
    return run("tools/web set " + root + " " + root + "set");
  }
  std::string chapter() const { return slurp(scratch / "set/chapters/more/a.w"); }
  static inline std::string const head = "@** A. Prose with |for (int x : xs)| and $x<y$ stays.\n@<Code@>=\n";
  Scratch scratch;
};
std::string set(std::string const& code) {
  Book const book(code);
  auto const made = book.set();
  EXPECT_EQ(made.status, 0) << made.err;
  auto const text = book.chapter();
  EXPECT_TRUE(text.starts_with(Book::head)) << text;
  return text.substr(Book::head.size(), text.size() - Book::head.size() - 1);
}
}  // namespace

TEST(Set, HelpsCweave) {
  struct {
    char const *plain, *made;
  } const cases[] = {
      {"for (int x : xs) f(x);", "for (@[int x @,:@, xs@]) f(x);"},
      {"for (auto const& [a, b] : {c, d}) f(a);", "for (@[auto const& [a, b] @,:@, {c, d}@]) f(a);"},
      {"for (int k = a ? b : c; k < n; ++k) ++s;", nullptr},
      {"if constexpr (c) f();", "if @[constexpr@, (c)@] f();"},
      {"using Word = std::vector<int>;", "using Word = @[std::vector<int>@];"},
      {"namespace hn = hwy::N;", "@[namespace hn = hwy::N@];"},
      {"C(C const&) = delete;", "C(C const&) = @[delete@];"},
      {"return {};", "return @[{}@];"},
      {"f(x, {1, {2, 3}});", "f(x, @[{1, {2, 3}}@]);"},
      {"p = Point{a, b};", "p = @[Point@[{a, b}@]@];"},
      {"T a[] = {\n  {1, 2}, // one\n  {3,\n   4}};", "T a[] = @[{\n@/@t\\quad@>  {1, 2}, // one\n@/@t\\quad@>  {3,\n   4}}@];"},
      {"T a[] = {@/\n  {1},@/\n  {2}\n};", "T a[] = @[{@/\n@t\\quad@>  {1},@/\n@t\\quad@>  {2}\n}@];"},
      {"std::array<int, 2> v{1, 2};", "std::array<int, 2> v@[{1, 2}@];"},
      {"int x = @<Choose@>;", "int x = @[@<Choose@>@];"},
      {"auto f = [](int a) { return a; };", "auto f = @[[](int a) @[@,@,{@,@,@[ return a; @,@]@,@,}@]@];"},
      {"auto f = [&](int a) {\n  g(a);\n  h(a);\n};", "auto f = @[[&](int a) {\n  g(a);\n  h(a);\n}@];"},
      {"int f() const { g(); h(); }\nint k;", "int f() const @+{@+ g();@+ h(); @+}@/\nint k;"},
      {"int f(int x)\n{ return x; }", "int f(int x)\n{@+ return x; @+}"},
      {"int f() const@+{@+return x;@+}@/\nint k;", nullptr},
      {"if (x) { f(); }\nint g()\n{\n  return 0;\n}", nullptr},
      {"class C {\npublic:\n  C() { f(); }\nprivate:@/\n};", "class C {\npublic:@/\n  C() @+{@+ f(); @+}@/\nprivate:@/\n};"},
      {"@<Do this@>\nif (x) @<Do that@>\nelse f(@<The list@>);", "@<Do this@>@;\nif (x) @<Do that@>@;\nelse f(@<The list@>);"},
      {"std::list<Piece> all;", "std::@t\\&{list}@>@t\\langlet@>Piece@t\\ranglet\\kern.25em@> all;"},
      {"std::string<T> k; if (a < b and c > (d)) f();", nullptr},
      {"namespace {\nint k;\n} // |namespace|", "namespace {\nint k;\n}@; // |namespace|"},
      // what cweave knows, what is marked already, and what is no code, stays
      {"struct S : T {\n  int f() const\n  {\n    return v[i](x);\n  }\n};", nullptr},
      {"enum class E : char { a, b };\nnamespace n {\nclass C { int k = 0; };\n}\nnamespace {\nint k;\n}@;", nullptr},
      {"if (x) { f(); } else { g(); }\ndo { h(); } while (y);", nullptr},
      {"switch (x) { case 'a': { f(); } default: g(); }", nullptr},
      {"return @[{}@];\nfor (@[int x@, : @,xs@]) f(x);", nullptr},
      {"char const* s = \"for (int x : xs)\"; // for (int x : xs)\n/* return {}; */", nullptr},
  };
  for (auto const& c : cases) EXPECT_EQ(set(c.plain), c.made == nullptr ? c.plain : c.made);
}

TEST(Set, ReadsFormatsOffTheCode) {
  Book const book("template<class Key> struct Pair { };\nusing Word = int;\nint k = look<3, Word>(x) + (a < b and c > (d));");
  ASSERT_EQ(book.set().status, 0);
  auto const formats = slurp(book.scratch / "set/chapters/formats.w");
  EXPECT_TRUE(formats.starts_with("@s Key int\n@s Pair int\n@s Word int\n@s look make_pair\n@s std int\n")) << formats;
}

TEST(Set, ReportsWhatWouldBeCompared) {
  Book const book("Shape<int> a = look<3>(b);");
  ASSERT_EQ(book.set().status, 0);
  EXPECT_EQ(slurp(book.scratch / "set/strangers"),
            "chapters/more/a.w: Shape<...> would be set as a comparison: say what it is in chapters/formats.w\n");
}

// Lines and messages name the files of the book, and not the copies that ctangle reads.
TEST(Tangle, NamesFilesAsTheBookDoes) {
  Book const book("int f() { return 1; }");
  auto const root = (book.scratch / "").string(), out = root + "out";
  book.scratch.file("chapters/more/a.w", "@** A.\n@(dlx/more/a.cpp@>=\nint f();\nint g();\n");
  auto const tangled = [&](std::string const& change) { return run("tools/web tangle " + root + " " + change + " " + out); };
  auto const change = book.scratch.file("a.ch", "@x\nint f();\n@y\nint h();\n@z\n");
  ASSERT_EQ(tangled(change).status, 0);
  auto const text = slurp(out + "/dlx/more/a.cpp");
  EXPECT_NE(text.find("#line 4 \"" + change + "\"\nint h();"), std::string::npos) << text;
  EXPECT_NE(text.find("#line 4 \"chapters/more/a.w\"\nint g();"), std::string::npos) << text;
  ASSERT_EQ(tangled("-").status, 0);
  EXPECT_EQ(slurp(out + "/dlx/more/a.cpp").find(change), std::string::npos);
  auto const other = book.scratch.file("b.ch", "@x\nint k();\n@y\n@z\n");
  auto const failed = tangled(other);
  EXPECT_NE(failed.status, 0);
  EXPECT_NE(failed.err.find("did not match. (" + other + ":2)"), std::string::npos) << failed.err;
}

// Whoever jumps into a tangled file learns which section this is; and files that are tangled no more go.
TEST(Tangle, SaysWhichSectionThisIs) {
  Book const book("");
  auto const root = (book.scratch / "").string(), out = root + "out";
  book.scratch.file("chapters/more/a.w", "@** A.\n@(dlx/more/a.cpp@>=\n@<Say no@>@;\n@ Prose.\n@<Say no@>=\nint no = 0;\n");
  std::filesystem::create_directories(out + "/dlx/more");
  book.scratch.file("out/dlx/more/old.cpp", "int old;");
  ASSERT_EQ(run("tools/web tangle " + root + " - " + out).status, 0);
  EXPECT_NE(slurp(out + "/dlx/more/a.cpp").find("/* Say no (chapters/more/a.w:4) */\n#line 5 \"chapters/more/a.w\"\n"), std::string::npos) << slurp(out + "/dlx/more/a.cpp");
  EXPECT_FALSE(std::filesystem::exists(out + "/dlx/more/old.cpp"));
}

TEST(Lint, SaysWhereASectionCannotBeParsed) {
  Book const book("");
  book.scratch.file("dlx.w", "@i chapters/formats.w\n@i chapters/welcome.w\n@i chapters/more/part.w\n@i chapters/more/a.w\n");
  book.scratch.file("chapters/welcome.w", "@** Welcome.\n");
  std::string const good = "@** A.\n@<Code@>=\nint f() { return 1; }\n";
  book.scratch.file("chapters/more/a.w", good + "\n@ @<More@>=\nif else ) {\n");
  auto const linted = [&] { return run("tool=$PWD/tools/web; cd " + (book.scratch / "").string() + " && $tool lint lint"); };
  auto const bad = linted();
  EXPECT_EQ(bad.status, 1) << bad.err;
  EXPECT_TRUE(bad.out.starts_with("chapters/more/a.w:5: cweave cannot parse this section: ")) << bad.out;
  book.scratch.file("chapters/more/a.w", good);
  EXPECT_EQ(linted().out, "");
}

// Up to forty sentences may begin with a relative clause, and one in fifty may be long, or in parentheses. Code is no prose.
TEST(Words, AreCounted) {
  auto const said = [](std::string const& prose) {
    Book const book("int who;");
    book.scratch.file("chapters/more/a.w", "@** A. Start.\n@ " + prose + "\n@<Code@>=\n// What is in code is no prose at all.\n");
    return run("tool=$PWD/tools/web && cd " + (book.scratch / "").string() + " && $tool words");
  };
  std::string plain, relative, few;
  for (int k = 0; k < 98; ++k) plain += "The list hides an item. ";
  for (int k = 0; k < 41; ++k) (k < 40 ? few : relative) += "What the list hides is an item. ";
  std::string const longest = "It" + [] { std::string all; for (int k = 0; k < 40; ++k) all += " is"; return all; }() + " so. ";
  EXPECT_EQ(said(plain + few).status, 0) << said(plain + few).out;
  EXPECT_EQ(said(plain + few + relative).status, 1);
  EXPECT_NE(said(plain + few + relative).out.find("41 of 139 sentences begin with a relative clause (at most 40)\nchapters/more/a.w: What the list"), std::string::npos)
      << said(plain + few + relative).out;
  EXPECT_EQ(said(plain + longest + "(It is so.) ").status, 0);
  EXPECT_EQ(said(plain + longest + longest + longest).status, 1);
  EXPECT_EQ(said(plain + "(It is so.) (It is so.) (It is so.)").status, 1);
}

TEST(Web, HelpsWhoeverAsksForSomethingElse) {
  for (auto const* words : {"", "weave", "set .", "lint a b", "site a b"}) {
    auto const r = run(std::string("tools/web ") + words);
    EXPECT_EQ(r.status, 2) << words;
    EXPECT_TRUE(r.err.starts_with("tools/web: all that reads the book's CWEB source; and pages for the web.\n")) << r.err;
  }
}

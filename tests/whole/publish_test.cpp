// tools/publish: into a local repository, and to a program that is called gh and writes down what it is told.
#include "shell.hpp"
#include <gtest/gtest.h>

namespace {
struct Project {  // with a remote, and what make would have made
  Project() {
    for (auto const* folder : {"book/tools", "book/chapters/command", "book/build/site/deep", "book/build/slides", "book/build/static", "bin"})
      std::filesystem::create_directories(scratch / folder);
    for (auto const* file : {"tools/publish", "chapters/command/command_line.w", "CHANGELOG.md"})
      std::filesystem::copy_file(file, scratch / "book" / file);
    for (auto const* file : {"site/.nojekyll", "site/index.html", "site/deep/a.html", "static/dlx", "dlx.pdf", "dance.pdf", "conformance.tar.gz", "student.tar.gz"})
      scratch.file(std::string("book/build/") + file, file);
    scratch.file("book/.gitignore", "build/\n*.html\n");
    scratch.file("bin/gh", "#!/bin/bash\nprintf '%s\\n' \"$@\" > $0.said\nwhile [ \"$1\" != --notes-file ]; do shift; done; cat \"$2\" > $0.notes\n");
    auto const r = in("chmod +x ../bin/gh; for l in exact-cover dance; do touch build/slides/$l{,-notes,-handout}.pdf; done; touch build/dlx-$V.tar.gz; "
                      "git init -q --bare ../there && git init -q . && git remote add origin ../there && git add . && "
                      "git -c user.name=A -c user.email=a@b commit -qm 'Begin here' && git tag v$V");
    EXPECT_EQ(r.status, 0) << r.err;
  }
  Run in(std::string const& command) const {
    return run("cd " + (scratch / "book").string() + " && PATH=\"$PWD/../bin:$PATH\" V=$(sed -n 's/.*version = .\\([0-9.]*\\).;.*/\\1/p' chapters/command/command_line.w); " + command);
  }
  Scratch scratch;
};
}  // namespace

TEST(Publish, TheSiteIsOneCommit) {
  Project const project;
  EXPECT_EQ(project.in("tools/publish --dry-run site").status, 0);
  EXPECT_EQ(project.in("git -C ../there branch").out, "");
  auto const first = project.in("tools/publish site");
  ASSERT_EQ(first.status, 0) << first.err;
  project.scratch.file("book/build/site/index.html", "new");
  EXPECT_EQ(project.in("rm build/site/deep/a.html; echo b > build/site/b.html; tools/publish site").status, 0);
  EXPECT_EQ(project.in("git -C ../there ls-tree -r --name-only gh-pages").out, ".nojekyll\nb.html\nindex.html\n");
  EXPECT_EQ(project.in("git -C ../there show gh-pages:index.html").out, "new");
  auto const log = project.in("git -C ../there log --format=%s gh-pages").out;
  EXPECT_TRUE(log.starts_with("The site of ") and log.ends_with("(Begin here)\n")) << log;
  EXPECT_EQ(project.in("git status --short; git branch --format='%(refname)' | wc -l").out, "1\n");
}

TEST(Publish, ARelease) {
  Project const project;
  auto const early = project.in("tools/publish release v$V");
  EXPECT_EQ(early.status, 2);
  EXPECT_NE(early.err.find("push the tag first"), std::string::npos) << early.err;
  ASSERT_EQ(project.in("git push -q origin --tags").status, 0);
  EXPECT_EQ(project.in("tools/publish --dry-run release v$V; ls ../bin").out.substr(0, 35), "would say: gh release create v" + project.in("echo $V").out.substr(0, 5));
  EXPECT_EQ(project.in("tools/publish release v$V").status, 0);
  EXPECT_EQ(project.in("sed -n 's,.*/files/,,p' ../bin/gh.said | sed \"s/$V/V/; s/$(uname -m)/M/\" | sort").out,
            "conformance.tar.gz\ndance.pdf\ndlx-V-linux-M\ndlx-V.tar.gz\ndlx.pdf\nslides-dance-handout.pdf\nslides-dance-notes.pdf\nslides-dance.pdf\n"
            "slides-exact-cover-handout.pdf\nslides-exact-cover-notes.pdf\nslides-exact-cover.pdf\nstudent.tar.gz\n");
  EXPECT_NE(project.in("cat ../bin/gh.notes").out.find("\n### The book\n"), std::string::npos);
}

TEST(Publish, SaysWhatIsMissing) {
  Project const project;
  ASSERT_EQ(project.in("git push -q origin --tags").status, 0);
  struct { char const *before, *words, *says; } const cases[] = {
      {"rm -r build/site", "site", "say make site"},
      {":", "release v0.9", "and not 'v0.9'"},
      {"cp /bin/true build/static/dlx", "release v$V", "linked statically"},
      {"rm build/dance.pdf", "release v$V", "there is no build/dance.pdf"},
      {":", "release", "tools/publish [--dry-run] WHAT"},
      {":", "", "tools/publish [--dry-run] WHAT"},
  };
  for (auto const& c : cases) {
    auto const r = project.in(std::string(c.before) + "; tools/publish " + c.words);
    EXPECT_EQ(r.status, 2) << c.words << r.err;
    EXPECT_NE(r.err.find(c.says), std::string::npos) << c.words << ": " << r.err;
  }
}

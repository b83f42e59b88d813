// tools/setup: what it says and installs, on machines that have nothing but what stands in a folder.
#include "shell.hpp"
#include <gtest/gtest.h>

namespace {
// A machine with these programs. Whatever installs something writes it down.
struct Machine {
  explicit Machine(std::string const& programs, int user = 1000) {
    std::filesystem::create_directory(scratch / "bin");
    run("ln -s $(command -v bash awk cat cut flock grep mkdir paste sed tr) " + bin());
    program("id", "echo " + std::to_string(user));
    std::istringstream names(programs);
    for (std::string name; names >> name;)
      program(name, "case \"$*\" in --prefix) echo /brew;; *--print-uris*)\n"
                    "  echo 'Need to get 12.3 MB/15 MB of archives.'; echo 'After this operation, 45.6 MB of additional disk space will be used.';;\n"
                    "*) echo \"" + name + " $*\" >> " + log() + "\n" + (name == "sudo" ? "\"$@\"\n" : "") + "esac");
  }
  void program(std::string const& name, std::string const& text) const {
    std::filesystem::permissions(scratch.file("bin/" + name, "#!/bin/bash\n" + text + "\n"), std::filesystem::perms::owner_all);
  }
  std::string bin() const { return (scratch / "bin").string(); }
  std::string log() const { return (scratch / "log").string(); }
  std::string setup(std::string const& kind) const { return "PATH=" + bin() + " tools/setup " + kind; }
  Scratch scratch;
};
}  // namespace

TEST(Setup, NamesPackagesInTheWordsOfTheSystem) {
  struct {
    char const *programs, *kind, *says;
  } const cases[] = {
      {"sudo dnf", "figures", "Please install them:  sudo dnf install graphviz fontconfig dejavu-sans-fonts poppler-utils\n"},
      {"sudo pacman", "build", "Please install them:  sudo pacman -S gcc texlive-bin python cmake ninja fmt highway nlohmann-json gmp\n"},
      {"sudo pacman", "bench", "This machine lacks: glpk (and, without a package here, clasp, cadical)\n"},
      {"sudo brew", "book", "Please install them:  brew install texlive\n"},
      {"sudo", "class", "This machine lacks: zip\nPlease install them. (These are the names on Debian; GUIDE.md has others.)\n"},
      {"apt-get", "class", "Please install them:  sudo apt-get install -y --no-install-recommends zip\n"},  // there is no sudo
  };
  for (auto const& c : cases) {
    Machine const machine(c.programs);
    auto const r = run(machine.setup(c.kind));
    EXPECT_EQ(r.status, 1) << c.kind;
    EXPECT_NE(r.out.find(c.says), std::string::npos) << r.out << r.err;
    if (c.programs != std::string("apt-get")) { EXPECT_EQ(r.out.find("apt-get"), std::string::npos) << r.out; }
    EXPECT_EQ(slurp(machine.log()), "");
  }
}

TEST(Setup, SaysHowLargeItIsAndAsks) {
  std::string const asked = "Install them? [Y/n] ", size = "With all that they need: 12.3 MB to download, 45.6 MB on disk";
  std::string const please = "Please install them:  sudo apt-get install -y --no-install-recommends zip";
  std::string const installed = "apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends zip\n";
  struct {
    char const *setup, *typed;  // nothing is typed: not on a terminal
    bool asks, installs;
  } const cases[] = {{"", "n\\n", true, false}, {"", "\\004", true, false}, {"", "y\\n", true, true}, {"", "\\n", true, true},
                     {"SETUP=yes ", "n\\n", false, true}, {"SETUP=no ", "y\\n", false, false}, {"", nullptr, false, true}, {"SETUP=no ", nullptr, false, false}};
  for (auto const& c : cases) {
    Machine const machine("sudo apt-get");
    auto const command = "unset SETUP; " + (c.setup + machine.setup("class"));
    auto const text = c.typed == nullptr ? run(command).out : on_terminal(command, c.typed);
    EXPECT_NE(text.find(size), std::string::npos) << text;
    EXPECT_EQ(text.find(asked) != std::string::npos, c.asks) << text;
    EXPECT_EQ(text.find(please) != std::string::npos, not c.installs) << text;
    auto const log = slurp(machine.log());
    EXPECT_EQ(log.ends_with("sudo " + installed + installed), c.installs) << log;
    if (not c.installs) { EXPECT_EQ(log, ""); }
  }
}

// What is only wanted stops nobody, and a program that is there is not asked for.
TEST(Setup, GoesOnWithoutWhatIsOnlyWanted) {
  Machine const machine("dnf zip unzip", 0);
  auto const r = run(machine.setup("course"));
  EXPECT_EQ(r.status, 0) << r.err;
  EXPECT_EQ(r.out, "This machine lacks: bubblewrap\nPlease install them:  dnf install bubblewrap\n");
  EXPECT_EQ(run(machine.setup("class")).out, "");
  EXPECT_EQ(run("tools/setup everything").status, 2);
}

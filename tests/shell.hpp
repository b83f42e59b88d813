// Runs commands as a person would type them, with build/dlx on the PATH (or that
// of another build: tools/run-tests says B).
#pragma once
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

struct Run {
  std::string out, err;
  int status = -1;
};

inline std::string slurp(std::filesystem::path const& name) {
  std::ifstream in(name, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

class Scratch {  // a folder that disappears
 public:
  Scratch() {
    char name[] = "/tmp/dlx-test-XXXXXX";
    folder = ::mkdtemp(name);
  }
  ~Scratch() {
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
  }
  Scratch(Scratch const&) = delete;
  Scratch& operator=(Scratch const&) = delete;
  std::filesystem::path operator/(std::string const& name) const { return folder / name; }
  std::string file(std::string const& name, std::string const& text) const {
    std::ofstream(folder / name, std::ios::binary) << text;
    return (folder / name).string();
  }

 private:
  std::filesystem::path folder;
};

// Standard input is empty unless the command says otherwise.
inline Run run(std::string const& command) {
  Scratch scratch;
  auto const out = (scratch / "out").string(), err = (scratch / "err").string();
  auto const script = scratch.file("script", command + "\n");
  std::string const line = "PATH=\"$PWD/${B:-build}:$PATH\" bash " + script + " >" + out + " 2>" + err + " </dev/null";
  int const status = std::system(line.c_str());
  return {slurp(out), slurp(err), WIFEXITED(status) ? WEXITSTATUS(status) : 128};
}

// `script` gives the command a terminal; both outputs arrive there, together.
inline std::string on_terminal(std::string const& command, std::string const& typed = "") {
  return run("{ sleep 0.3; printf '" + typed + "'; } | timeout 20 script -qec '" + command + "' /dev/null").out;
}

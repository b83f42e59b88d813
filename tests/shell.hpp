// Runs commands as a person would type them, with build/dlx on the PATH (or that
// of another build: tools/run-tests says B).
#pragma once
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <spawn.h>
#include <sstream>
#include <string>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

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

// What was agreed upon; with `make golden REPLACE=yes`, what is there now.
inline std::string agreed(std::filesystem::path const& name, std::string const& now) {
  char const* const replace = std::getenv("REPLACE");
  if (replace != nullptr and replace == std::string("yes")) std::ofstream(name, std::ios::binary) << now;
  return slurp(name);
}

// The blocks of a page that begin with ```KIND.
inline std::vector<std::string> blocks(std::string const& page, std::string const& kind) {
  std::vector<std::string> result;
  std::string const text = slurp(page), open = "```" + kind + "\n";
  for (auto at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
    at += open.size();
    result.push_back(text.substr(at, text.find("```", at) - at));
  }
  return result;
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

// Standard input is empty unless the command says otherwise; and Control-C is heard, even if the tests
// themselves run in the background, where it is ignored.  (What is printed goes into memory, and of one
// command alone, the shell becomes this command: there are thousands of them.)
inline Run run(std::string const& command) {
  std::string const script = "PATH=\"$PWD/${B:-build}:$PATH\"\n" + command;
  char const* const words[] = {"bash", "-c", script.c_str(), nullptr};
  int const out = ::memfd_create("out", MFD_CLOEXEC), err = ::memfd_create("err", MFD_CLOEXEC);
  posix_spawn_file_actions_t files;
  ::posix_spawn_file_actions_init(&files);
  ::posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  ::posix_spawn_file_actions_adddup2(&files, out, 1);
  ::posix_spawn_file_actions_adddup2(&files, err, 2);
  posix_spawnattr_t how;
  ::posix_spawnattr_init(&how);
  sigset_t heard;
  ::sigemptyset(&heard);
  ::sigaddset(&heard, SIGINT);
  ::posix_spawnattr_setsigdefault(&how, &heard);
  ::posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGDEF);
  pid_t child = 0;
  int status = 127 << 8;
  if (::posix_spawnp(&child, "bash", &files, &how, const_cast<char**>(words), environ) == 0) ::waitpid(child, &status, 0);
  ::posix_spawn_file_actions_destroy(&files);
  ::posix_spawnattr_destroy(&how);
  auto printed = [](int file) {
    auto text = slurp("/proc/self/fd/" + std::to_string(file));
    ::close(file);
    return text;
  };
  return {printed(out), printed(err), WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
}

// A command that is stopped after $T seconds: whether it has come far enough by then depends on who
// else uses the machine. If it is not `good`, it gets more time, up to a minute.
template <class Good> Run given_time(std::string const& command, Good good) {
  Run r;
  for (std::string const seconds : {"0.5", "1", "2", "4", "8", "16", "32", "64"}) {
    r = run("T=" + seconds + "; " + command);
    if (good(r)) break;
  }
  return r;
}
// Waits for something to become true, for a minute; to be put in front of a script.
inline std::string const until_it = "until_it() { for k in $(seq 3000); do eval \"$1\" && return 0; sleep 0.02; done; echo \"never: $1\"; exit 9; }\n";

// Like `command | true`, if `true` has surely ended before. Its status, or 128 and the signal, is said on standard error.
inline Run unheard(std::string const& command) {
  Scratch scratch;
  auto const pipe = (scratch / "pipe").string();
  return run("mkfifo " + pipe + "; exec 3<> " + pipe + "; exec > " + pipe + " 3>&-; " + command + "; echo $? >&2");
}

// `script` gives the command a terminal; both outputs arrive there, together. What is typed waits until it is read.
inline std::string on_terminal(std::string const& command, std::string const& typed = "") {
  return run("printf '" + typed + "' | timeout 120 script -qec '" + command + "' /dev/null").out;
}
// Types Control-C when a line of grep's is found in what the terminal shows. What a script starts in the
// background ignores it, if it is not told otherwise. If the line never appears, the command is killed.
inline std::string on_terminal_until(std::string const& command, std::string const& shown) {
  Scratch scratch;
  auto const keys = (scratch / "keys").string(), screen = (scratch / "screen").string();
  run(until_it + "mkfifo " + keys + "; env --default-signal=INT timeout 120 script -qefc '" + command + "' " + screen + " < " + keys +
      " > /dev/null & trap \"kill $! 2> /dev/null; wait\" EXIT; exec 9> " + keys + "; until_it \"grep -aq '" + shown + "' " + screen + "\"; printf '\\003' >&9; exec 9>&-; wait");
  return slurp(screen);
}

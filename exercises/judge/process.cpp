#include "judge.hpp"
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace judge {
namespace {
constexpr std::size_t most_output = 32u << 20;

std::string name_of_ending(int status) {
  int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  int const code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  if (code > 128 and code <= 128 + SIGRTMAX) signal = code - 128;  // as a shell says it
  switch (signal) {
    case SIGXCPU:
    case SIGALRM:
    case SIGKILL: return "does not come to an end";
    case SIGSEGV: return "crashes: it uses memory that is not its own (is an index out of range?)";
    case SIGFPE: return "crashes: it divides by zero";
    case SIGABRT: return "stops with an error (an index out of range? an exception? too little memory?)";
    case SIGXFSZ: return "writes too much";
  }
  if (signal != 0) return "is killed by signal " + std::to_string(signal);
  if (code == 124) return "does not come to an end";
  return code == 0 ? "" : "ends with status " + std::to_string(code);
}
[[noreturn]] void become(std::string const& command, int in, int out, unsigned most_seconds) {
  ::setpgid(0, 0);
  ::signal(SIGPIPE, SIG_DFL);  // the judge ignores it; whoever is started does not
  ::dup2(in, 0);
  ::dup2(out, 1);
  ::close_range(3, ~0u, 0);
  rlimit const cpu = {most_seconds, most_seconds}, core = {0, 0};
  ::setrlimit(RLIMIT_CPU, &cpu);
  ::setrlimit(RLIMIT_CORE, &core);
  ::execl("/bin/bash", "bash", "-c", command.c_str(), nullptr);
  ::_exit(127);
}
double seconds(rusage const& used) {
  auto sum = [](timeval const& t) { return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec); };
  return sum(used.ru_utime) + sum(used.ru_stime);
}
// Wait for a child, and for those that it has left behind: they become children
// of this process, and their time is counted, too. (The sandbox leaves somebody.)
int bury(pid_t child, double& time, Deadline deadline, bool& late) {
  int status = 0, other = 0;
  rusage used = {};
  while (::wait4(child, &status, WNOHANG, &used) == 0) {  // it may have closed all and stay
    if (std::chrono::steady_clock::now() > deadline) late = true, ::kill(-child, SIGKILL);
    ::usleep(500);
  }
  time += seconds(used);
  ::kill(-child, SIGKILL);
  for (int tries = 0; tries < 1000; ++tries) {
    pid_t const who = ::wait4(-1, &other, WNOHANG, &used);
    if (who < 0) break;
    if (who > 0) time += seconds(used);
    else ::usleep(1000);
  }
  return status;
}
}  // namespace

Outcome run(std::string const& command, std::string const& input, Deadline deadline, unsigned most_seconds, Enough const& enough) {
  ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  ::signal(SIGPIPE, SIG_IGN);  // who does not listen any more does no harm
  std::array<int, 2> to = {}, from = {};
  if (::pipe(to.data()) != 0 or ::pipe(from.data()) != 0) return {"", "could not be started", 0};
  pid_t const child = ::fork();
  if (child == 0) become(command, to[0], from[1], most_seconds);
  ::close(to[0]);
  ::close(from[1]);
  ::fcntl(to[1], F_SETFL, O_NONBLOCK);
  Outcome result;
  std::size_t written = 0;
  bool open = true, late = false, heard = false;
  std::array<char, 1 << 16> buffer;
  while (open) {
    auto const left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    late = left.count() <= 0;
    if (to[1] >= 0 and written == input.size()) ::close(to[1]), to[1] = -1;
    if (late or heard or result.out.size() > most_output) break;
    std::array<pollfd, 2> fds = {pollfd{from[0], POLLIN, 0}, pollfd{written < input.size() ? to[1] : -1, POLLOUT, 0}};
    ::poll(fds.data(), 2, static_cast<int>(left.count()));
    if (fds[1].revents != 0) {
      auto const n = ::write(to[1], input.data() + written, input.size() - written);
      written = n > 0 ? written + static_cast<std::size_t>(n) : errno == EAGAIN ? written : input.size();
    }
    if (fds[0].revents != 0) {
      auto const n = ::read(from[0], buffer.data(), buffer.size());
      if (n > 0) result.out.append(buffer.data(), static_cast<std::size_t>(n));
      open = n > 0;
      heard = enough and enough(result.out);
    }
  }
  if (to[1] >= 0) ::close(to[1]);
  ::close(from[0]);
  if (open) ::kill(-child, SIGKILL);
  int const status = bury(child, result.seconds, deadline, late);
  if (command.starts_with("SEALED=1 ")) {  // has the program begun at all?
    std::string const seal = "sealed\n";
    if (result.out.starts_with(seal)) result.out.erase(0, seal.size());
    else if (not late) throw std::runtime_error("the sandbox could not be started");
  }
  result.ending = late ? "does not come to an end" : heard ? "" : open ? "prints without end" : name_of_ending(status);
  return result;
}
std::string told(std::string const& out) {
  std::string lines;
  std::size_t count = 0, at = 0;
  while (at < out.size()) {
    auto const end = std::min(out.find('\n', at), out.size());
    auto const number = std::to_string(++count) + " ";
    if (out.compare(at, number.size(), number) != 0) return lines + "speaks in the place of its driver\n";
    lines += out.substr(at + number.size(), end - at - number.size()) + "\n";
    at = end + 1;
  }
  return lines;
}
}  // namespace judge

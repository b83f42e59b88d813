#include "judge.hpp"
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace judge {
namespace {
constexpr std::size_t most_output = 32u << 20;
constexpr auto patience = std::chrono::seconds(60);  // for a busy machine; what counts is the time of the processor

std::string name_of_ending(int status) {
  int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  int const code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  if (code > 128) signal = code - 128;
  switch (signal) {
    case SIGXCPU:
    case SIGALRM:
    case SIGKILL: return "does not come to an end";
    case SIGSEGV: return "crashes: it uses memory that is not its own (is an index out of range?)";
    case SIGFPE: return "crashes: it divides by zero";
    case SIGABRT: return "stops with an error (an exception, or too little memory)";
    case SIGXFSZ: return "writes too much";
  }
  if (signal != 0) return "is killed by signal " + std::to_string(signal);
  if (code == 124) return "does not come to an end";
  return code == 0 ? "" : "ends with status " + std::to_string(code);
}
[[noreturn]] void become(std::string const& command, int in, int out) {
  ::setpgid(0, 0);
  ::dup2(in, 0);
  ::dup2(out, 1);
  for (int fd = 3; fd < 64; ++fd) ::close(fd);
  rlimit const cpu = {5, 6}, core = {0, 0};
  ::setrlimit(RLIMIT_CPU, &cpu);
  ::setrlimit(RLIMIT_CORE, &core);
  ::execl("/bin/bash", "bash", "-c", command.c_str(), nullptr);
  ::_exit(127);
}
}  // namespace

Outcome run(std::string const& command, std::string const& input) {
  std::array<int, 2> to = {}, from = {};
  if (::pipe(to.data()) != 0 or ::pipe(from.data()) != 0) return {"", "could not be started"};
  pid_t const child = ::fork();
  if (child == 0) become(command, to[0], from[1]);
  ::close(to[0]);
  ::close(from[1]);
  ::fcntl(to[1], F_SETFL, O_NONBLOCK);
  Outcome result;
  std::size_t written = 0;
  bool open = true, late = false;
  auto const deadline = std::chrono::steady_clock::now() + patience;
  std::array<char, 1 << 16> buffer;
  while (open) {
    auto const left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    late = left.count() <= 0;
    if (late or result.out.size() > most_output) break;
    std::array<pollfd, 2> fds = {pollfd{from[0], POLLIN, 0}, pollfd{written < input.size() ? to[1] : -1, POLLOUT, 0}};
    ::poll(fds.data(), 2, static_cast<int>(left.count()));
    if (fds[1].revents != 0) {
      auto const n = ::write(to[1], input.data() + written, input.size() - written);
      written = n > 0 ? written + static_cast<std::size_t>(n) : errno == EAGAIN ? written : input.size();
    }
    if (to[1] >= 0 and written == input.size()) ::close(to[1]), to[1] = -1;
    if (fds[0].revents != 0) {
      auto const n = ::read(from[0], buffer.data(), buffer.size());
      if (n > 0) result.out.append(buffer.data(), static_cast<std::size_t>(n));
      open = n > 0;
    }
  }
  if (to[1] >= 0) ::close(to[1]);
  ::close(from[0]);
  if (open) ::kill(-child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  ::kill(-child, SIGKILL);  // whoever it has left behind
  if (command.find("tools/sandbox ") != std::string::npos) {  // has the program begun at all?
    std::string const seal = "sealed\n";
    if (not result.out.starts_with(seal)) throw std::runtime_error("the sandbox could not be started");
    result.out.erase(0, seal.size());
  }
  result.ending = late ? "does not come to an end" : open ? "prints without end" : name_of_ending(status);
  return result;
}
}  // namespace judge

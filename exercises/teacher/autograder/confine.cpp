// confine FILTER COMMAND...: run COMMAND under a seccomp filter, which it cannot leave.
#include <cstdio>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <unistd.h>
#include <vector>

int main(int argc, char** argv) {
  std::vector<sock_filter> code(4096);
  std::FILE* const file = argc > 2 ? std::fopen(argv[1], "rbe") : nullptr;
  if (file) code.resize(std::fread(code.data(), sizeof(sock_filter), code.size(), file));
  sock_fprog const program = {static_cast<unsigned short>(code.size()), code.data()};
  if (not file or code.empty() or prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 or prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) {
    std::perror("confine");
    return 1;
  }
  execvp(argv[2], argv + 2);
  std::perror(argv[2]);
  return 1;
}

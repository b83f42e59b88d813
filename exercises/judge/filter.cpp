// What the sandbox lets nobody ask of the system, as a program for its filter (see
// seccomp(2)): to look into other processes, to make namespaces, devices, or keys, to
// load programs into the kernel; and memory that no limit counts, or that outlives a
// process, or is short for the whole machine. A program has no need of them. "filter alone"
// forbids to start processes and threads, too: a shell that is told at once that this is
// not permitted gives up, while one that is over a limit tries again for a minute.
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/syscall.h>
#include <vector>

int main(int argc, char**) {
  constexpr long last_known = 462;  // of all machines alike; nobody has looked at what is newer
  constexpr long to_start[] = {SYS_clone, SYS_clone3,
#if defined(SYS_fork)
                               SYS_fork, SYS_vfork,
#endif
  };
  // Buffers of pipes that are larger than usual, locks, and watches of folders.
  constexpr int forbidden_of_files[] = {F_SETPIPE_SZ, F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW, F_SETLEASE, F_NOTIFY};
  constexpr long forbidden[] = {SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_unshare, SYS_setns, SYS_mount, SYS_umount2,
                                SYS_pivot_root, SYS_chroot, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd,
                                SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_kexec_load, SYS_init_module, SYS_finit_module,
                                SYS_delete_module, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, SYS_personality, SYS_mbind,
                                SYS_move_pages, SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_socket, SYS_socketpair, SYS_kcmp, SYS_pidfd_getfd,
                                SYS_memfd_create, SYS_shmget, SYS_shmat, SYS_msgget, SYS_semget,
                                SYS_mq_open, SYS_inotify_init1, SYS_fanotify_init, SYS_open_tree, SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr, SYS_syslog,
                                SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_vmsplice, SYS_io_setup,
#if defined(SYS_memfd_secret)
                                SYS_memfd_secret, SYS_landlock_create_ruleset,
#endif
#if defined(SYS_inotify_init)
                                SYS_inotify_init,
#endif
  };
  std::vector<sock_filter> code;
  auto load = [&](std::size_t offset) { code.push_back(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<unsigned>(offset))); };
  load(offsetof(seccomp_data, arch));
#if defined(__x86_64__)
  code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_X86_64, 1, 0));
#else
  code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_AARCH64, 1, 0));
#endif
  code.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS));
  load(offsetof(seccomp_data, nr));
#if defined(__x86_64__)  // the calls of another kind of program on the same machine
  code.push_back(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000u, 0, 1));
  code.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS));
#endif
  auto answer = [&](unsigned number) { code.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | number)); };
  auto refuse = [&](long what) {
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<unsigned>(what), 0, 1));
    answer(EPERM);
  };
  code.push_back(BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, last_known, 0, 1));
  answer(ENOSYS);  // as an older system would say
  for (long call : forbidden) refuse(call);
  if (argc > 1)
    for (long call : to_start) refuse(call);
  code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_fcntl, 1, 0));
  code.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  load(offsetof(seccomp_data, args[1]));  // its lower half
  for (long command : forbidden_of_files) refuse(command);
  code.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  return std::fwrite(code.data(), sizeof(sock_filter), code.size(), stdout) == code.size() ? 0 : 1;
}

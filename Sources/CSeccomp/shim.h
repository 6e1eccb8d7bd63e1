#pragma once
#include <errno.h>
#include <fcntl.h>
#include <seccomp.h>
#include <signal.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

/* A macro with arguments and variadic calls, which Swift does not import. */
static inline int cseccomp_allow(scmp_filter_ctx filter, int call) {
  return seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0);
}
/* Allows a call whose first argument is this process. */
static inline int cseccomp_allow_on_self(scmp_filter_ctx filter, int call) {
  return seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, SCMP_A0(SCMP_CMP_EQ, (scmp_datum_t)getpid()));
}
static inline scmp_filter_ctx cseccomp_refusing_all(void) {
  return seccomp_init(SCMP_ACT_ERRNO(EPERM));
}
/* A copy of an open file with a number from `least` on, which is closed when another program is started; -1 with errno. */
static inline int cseccomp_copy_above(int file, int least) {
  return fcntl(file, F_DUPFD_CLOEXEC, least);
}
/* A pipe whose ends are closed when another program is started; Linux' own, shown as the one below. */
extern int pipe2(int ends[2], int flags);
static inline int cseccomp_pipe(int ends[2]) {
  return pipe2(ends, O_CLOEXEC);
}
/* glibc's own since 2.34, which its header shows under _GNU_SOURCE only. */
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
/* The started program gets no open file with a number from `least` on. */
static inline int cseccomp_close_from(posix_spawn_file_actions_t *actions, int least) {
  return posix_spawn_file_actions_addclosefrom_np(actions, least);
}
/* The process ends with the one that started it. */
static inline int cseccomp_end_with_parent(void) {
  return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
}

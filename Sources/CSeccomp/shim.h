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
/* A filter that allows all but what is refused below. */
static inline scmp_filter_ctx cseccomp_allowing_all(void) {
  return seccomp_init(SCMP_ACT_ALLOW);
}
static inline int cseccomp_refuse(scmp_filter_ctx filter, int call) {
  return seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0);
}
/* Refuses to open files for writing; `argument` is the one with the flags. */
static inline int cseccomp_refuse_writing(scmp_filter_ctx filter, int call, unsigned int argument) {
  for (int access = O_WRONLY; access <= O_RDWR; access++) {
    struct scmp_arg_cmp flags = {argument, SCMP_CMP_MASKED_EQ, O_ACCMODE, (scmp_datum_t)access};
    int status = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), call, 1, &flags);
    if (status < 0) return status;
  }
  return 0;
}
/* Refuses new processes, and lets threads be made: glibc asks by clone where the system says that it has no clone3. */
static inline int cseccomp_refuse_processes(scmp_filter_ctx filter) {
  const scmp_datum_t thread = 0x10000; /* CLONE_THREAD of <linux/sched.h> */
  struct scmp_arg_cmp flags = {0, SCMP_CMP_MASKED_EQ, thread, 0};
  int status = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, &flags);
  return status < 0 ? status : seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
}
/* Half way to the lowest priority for the processor, 19 (setpriority(2)): what is lower waits for hours on a machine that is busy. */
static inline int cseccomp_be_patient(void) {
  return setpriority(PRIO_PROCESS, 0, 10);
}
/* Linux' own, which its header shows under _GNU_SOURCE only. */
extern int prlimit(pid_t process, int resource, const struct rlimit *limit, struct rlimit *old);
/* Limits a resource of another process, such as RLIMIT_AS, for good. */
static inline int cseccomp_limit(pid_t process, int resource, rlim_t value) {
  struct rlimit limit = {value, value};
  return prlimit(process, resource, &limit, 0);
}

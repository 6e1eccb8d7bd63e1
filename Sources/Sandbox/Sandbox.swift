import CSeccomp

/// What a process gives up before it reads untrusted bytes: other files, the network, other programs.
///
/// What stays: the files that are open already, memory, and the clock. A refused system call fails with
/// `EPERM`, so that a library's look for its settings is no crash.
///
/// Source: seccomp(2), libseccomp's documentation; setrlimit(2).
public enum Sandbox {
  /// Locks the calling process in for good.
  ///
  /// - Parameter limits: What it may use up.
  /// - Throws: ``SandboxError`` where the system refuses; the process must not go on then.
  public static func enter(_ limits: SandboxLimits) throws(SandboxError) {
    try use(limits)
    try refuseCalls()
  }

  /// Sets limits, and has the process end with the one that started it.
  static func use(_ limits: SandboxLimits) throws(SandboxError) {
    guard cseccomp_end_with_parent() == 0 else { throw SandboxError("the sandbox can't be made") }
    try limit(Int32(RLIMIT_AS.rawValue), limits.memoryByteCount, "memory")
    try limit(Int32(RLIMIT_CPU.rawValue), limits.processorSeconds, "processor time")
    try limit(Int32(RLIMIT_FSIZE.rawValue), limits.outputByteCount, "file size")
    // A crash is told by the signal; a picture of the memory would hold the book.
    try limit(Int32(RLIMIT_CORE.rawValue), 0, "core size")
  }

  private static func limit(
    _ resource: __rlimit_resource_t, _ value: Int, _ name: String
  ) throws(SandboxError) {
    var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    guard unsafe setrlimit(resource, &limits) == 0 else {
      throw SandboxError("the limit of \(name) can't be set")
    }
  }

  /// What allocators, standard input and output, and the end of a process call.
  private static let allowedCalls = [
    "brk", "clock_gettime", "close", "dup", "exit", "exit_group", "fcntl", "fstat", "futex",
    "getpid",
    "getrandom", "gettid", "gettimeofday", "lseek", "madvise", "mmap", "mprotect", "mremap",
    "munmap", "newfstatat", "pread64", "pwrite64", "read", "readv", "restart_syscall",
    "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "sched_yield", "sigaltstack",
    "write", "writev",
  ]
  /// What raises a signal, such as the end of a trap; other processes get none.
  private static let callsOnItself = ["tgkill"]

  private static func refuseCalls() throws(SandboxError) {
    guard let filter = unsafe cseccomp_refusing_all() else {
      throw SandboxError("the sandbox can't be made")
    }
    defer { unsafe seccomp_release(filter) }
    // Threads that the Swift runtime has started already are locked in, too.
    guard unsafe seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0 else {
      throw SandboxError("the sandbox can't hold every thread")
    }
    for name in allowedCalls + callsOnItself {
      let call = unsafe seccomp_syscall_resolve_name(name)
      // A processor that has no such call needs none.
      guard call >= 0 else { continue }
      let status =
        unsafe callsOnItself.contains(name)
        ? cseccomp_allow_on_self(filter, call) : cseccomp_allow(filter, call)
      guard status == 0 else {
        throw SandboxError("the sandbox has no rule for \(name)")
      }
    }
    guard unsafe seccomp_load(filter) == 0 else {
      throw SandboxError("the system refuses a sandbox")
    }
  }
}

import CSeccomp
import Foundation

extension Sandbox {
  /// Limits the calling process and becomes another program, which was not written for a sandbox: it opens its own data and libraries.
  ///
  /// The program may read files, and may not write any, connect, start another one or touch another process. It
  /// leaves the processor to what is more urgent.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: The command line behind the program's name.
  ///   - environment: Its variables.
  ///   - limits: What it may use up.
  /// - Throws: ``SandboxError`` where the system refuses; the process must not go on then.
  public static func become(
    _ program: String, _ arguments: [String], environment: [String: String],
    _ limits: SandboxLimits
  ) throws(SandboxError) -> Never {
    // A machine that forbids it gives the program its usual share.
    _ = cseccomp_be_patient()
    try use(limits)
    try refuseActs()
    let status = unsafe ChildProcess.withStrings([program] + arguments) { arguments in
      unsafe ChildProcess.withStrings(environment.map { "\($0)=\($1)" }) { variables in
        unsafe execve(program, arguments, variables)
        return errno
      }
    }
    throw SandboxError(
      "'\(program)' can't be started (\(unsafe String(cString: strerror(status))))")
  }

  /// What a program that turns one file into another needs never: the network, other processes, changes of files.
  private static let refusedCalls = [
    "accept", "accept4", "add_key", "bind", "bpf", "chmod", "chown", "connect", "creat", "fchmod",
    "fchmodat", "fchown", "fchownat", "fork", "init_module", "io_uring_setup", "keyctl", "kill",
    "lchown", "link", "linkat", "listen", "mkdir", "mkdirat", "mknod", "mknodat", "mount",
    "openat2", "process_vm_readv", "process_vm_writev", "ptrace", "rename", "renameat",
    "renameat2", "rmdir", "setxattr", "socket", "socketpair", "symlink", "symlinkat", "truncate",
    "unlink", "unlinkat", "userfaultfd", "utimensat", "vfork",
  ]
  /// What opens files, and the place of the flags among its arguments.
  private static let openingCalls: [(name: String, flags: UInt32)] = [("open", 1), ("openat", 2)]

  private static func refuseActs() throws(SandboxError) {
    guard let filter = unsafe cseccomp_allowing_all() else {
      throw SandboxError("the sandbox can't be made")
    }
    defer { unsafe seccomp_release(filter) }
    var status: Int32 = 0
    for name in refusedCalls {
      let call = unsafe seccomp_syscall_resolve_name(name)
      // A processor that has no such call needs no rule.
      if call >= 0 { status = min(status, unsafe cseccomp_refuse(filter, call)) }
    }
    for (name, flags) in openingCalls {
      let call = unsafe seccomp_syscall_resolve_name(name)
      if call >= 0 { status = min(status, unsafe cseccomp_refuse_writing(filter, call, flags)) }
    }
    status = min(status, unsafe cseccomp_refuse_processes(filter))
    guard status >= 0, unsafe seccomp_load(filter) == 0 else {
      throw SandboxError("the system refuses a sandbox")
    }
  }
}

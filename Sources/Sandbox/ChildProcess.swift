import CSeccomp
import Foundation
import Synchronization

/// A process that this one has started.
///
/// Foundation's `Process` copies 256 bytes of each entry of `/proc/self/fd`, also of the last ones of a full buffer, which have 24:
/// with some 1,350 files open it reads past the memory that it has, and may end the program. A server has as many.
package final class ChildProcess: Sendable {
  /// How it ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  private let id: pid_t
  private let isOver = Mutex(false)

  /// The descriptor of a secret in the process that gets one: the first one behind the standard files.
  package static let secretDescriptor: Int32 = 3

  /// Starts a program, which gets three or four open files and nothing else of this process.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: The command line behind the program's name.
  ///   - environment: Its variables.
  ///   - files: Standard input, output and error.
  ///   - secret: The file that it gets as ``secretDescriptor``, if any.
  /// - Throws: ``SandboxError``.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String],
    files: (input: Int32, output: Int32, error: Int32), secret: Int32? = nil
  ) throws(SandboxError) {
    var id: pid_t = 0
    let status = unsafe Self.withStrings([program] + arguments) { arguments in
      unsafe Self.withStrings(environment.map { "\($0)=\($1)" }) { variables in
        unsafe Self.withSettings(
          [files.input, files.output, files.error] + (secret.map { [$0] } ?? [])
        ) { actions, attributes in
          unsafe posix_spawn(&id, program, actions, attributes, arguments, variables)
        }
      }
    }
    guard status == 0 else {
      let reason = unsafe String(cString: strerror(status))
      throw SandboxError("'\(program)' can't be started (\(reason))")
    }
    self.id = id
  }

  /// Limits what it may use up, for good; nothing happens if it has ended.
  ///
  /// - Parameter limits: The limits.
  /// - Throws: ``SandboxError`` where the system refuses.
  package func limit(_ limits: SandboxLimits) throws(SandboxError) {
    let values: [(Int32, Int)] = [
      (Int32(RLIMIT_AS.rawValue), limits.memoryByteCount),
      (Int32(RLIMIT_CPU.rawValue), limits.processorSeconds),
      (Int32(RLIMIT_FSIZE.rawValue), limits.outputByteCount),
      // A crash is told by the signal; a picture of the memory would hold the text.
      (Int32(RLIMIT_CORE.rawValue), 0),
    ]
    for (resource, value) in values {
      guard cseccomp_limit(id, resource, rlim_t(value)) == 0 || errno == ESRCH else {
        throw SandboxError("a program can't be limited")
      }
    }
  }

  /// Waits, blocking the thread, until it ends; to be called once.
  package func wait() -> Ending {
    var info = unsafe siginfo_t()
    // The number stays its own until it is asked for below, so that nobody else's process is killed.
    while unsafe waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return isOver.withLock { isOver in
      isOver = true
      var status: Int32 = 0
      while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
      // As WIFEXITED, WEXITSTATUS and WTERMSIG have it (wait(2)).
      let signal = status & 0x7F
      return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
    }
  }

  /// Ends it, unless it has ended.
  package func kill() {
    isOver.withLock { isOver in
      if !isOver { _ = Glibc.kill(id, SIGKILL) }
    }
  }

  static func withStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = unsafe texts.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies + [nil])
  }

  private static func withSettings(
    _ files: [Int32],
    _ body: (
      UnsafePointer<posix_spawn_file_actions_t>, UnsafePointer<posix_spawnattr_t>
    ) -> Int32
  ) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // Copies above the files that the process gets, which the first ones of them would otherwise close.
    let count = Int32(files.count)
    let copies = files.map { cseccomp_copy_above($0, count) }
    defer { for copy in copies { close(copy) } }
    for (place, copy) in copies.enumerated() {
      guard copy >= 0 else { return errno }
      unsafe posix_spawn_file_actions_adddup2(&actions, copy, Int32(place))
    }
    unsafe cseccomp_close_from(&actions, count)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // Nothing of what this process ignores or holds back, and no Ctrl-C of its terminal.
    var none = sigset_t()
    var all = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    return unsafe body(&actions, &attributes)
  }
}

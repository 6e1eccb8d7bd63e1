import CSeccomp
import Foundation

/// A text that one process hands to a sandboxed one through a pipe: it stands in no argument, no variable and no file, where other
/// processes could read it.
public enum SandboxSecret {
  /// The most bytes: a pipe takes as many at once without a reader (pipe(7), PIPE_BUF).
  static let byteLimit = 4096

  /// Makes a pipe that holds a text and has no writer any more.
  ///
  /// - Parameter text: The text.
  /// - Returns: The end to read from.
  /// - Throws: ``SandboxError`` where there is no pipe or the text is too long.
  static func pipe(of text: String) throws(SandboxError) -> FileHandle {
    let bytes = Array(text.utf8)
    var ends: [Int32] = [-1, -1]
    guard bytes.count <= byteLimit, unsafe cseccomp_pipe(&ends) == 0 else {
      throw SandboxError("the password can't be handed on")
    }
    let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let count = unsafe write(ends[1], bytes, bytes.count)
    close(ends[1])
    guard count == bytes.count else { throw SandboxError("the password can't be handed on") }
    return reader
  }

  /// Reads the text that the process which started this one has handed on; to be called once, and only where it has.
  ///
  /// - Returns: The text.
  public static func read() -> String {
    let pipe = FileHandle(fileDescriptor: ChildProcess.secretDescriptor, closeOnDealloc: true)
    // A pipe that is not there is an empty password, which opens nothing.
    let bytes = (try? pipe.read(upToCount: byteLimit)) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}

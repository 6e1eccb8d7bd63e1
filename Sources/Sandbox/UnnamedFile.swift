public import Foundation

/// A file without a name: it vanishes with the last process that has it open, however that ends.
public struct UnnamedFile: Sendable {
  /// The file, open for reading and writing.
  public let handle: FileHandle

  /// Makes an empty file in the system's folder for temporary files.
  ///
  /// - Throws: ``SandboxError`` where none can be made.
  public init() throws(SandboxError) {
    var template = Array(
      FileManager.default.temporaryDirectory.appending(path: "vorleser-XXXXXX").path.utf8CString)
    let descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { throw SandboxError("no temporary file can be made") }
    unsafe unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// A path that leads to the file as long as this value, or a copy, lives.
  public var url: URL { URL(filePath: "/proc/self/fd/\(handle.fileDescriptor)") }

  /// The beginning of the file as text.
  ///
  /// - Parameter limit: The most bytes.
  /// - Returns: The text; what is no UTF-8 becomes U+FFFD.
  /// - Throws: When it can't be read.
  public func text(limit: Int) throws -> String {
    try handle.seek(toOffset: 0)
    return String(decoding: try handle.read(upToCount: limit) ?? Data(), as: UTF8.self)
  }
}

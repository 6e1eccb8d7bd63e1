import Foundation

/// A file that is written from its start to its end, with errors that say what to do.
struct OutputFile: ~Copyable {
  private let descriptor: Int32
  let path: String

  /// Opens a file for reading and writing, at its end.
  ///
  /// - Parameters:
  ///   - url: Where.
  ///   - isEmptied: Whether its content is deleted.
  /// - Throws: ``NarrationError``.
  init(_ url: URL, isEmptied: Bool) throws {
    path = url.path
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | (isEmptied ? O_TRUNC : 0)
    descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else { throw NarrationError.file(path, errno) }
    _ = lseek(descriptor, 0, SEEK_END)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends bytes.
  func write(_ bytes: [UInt8]) throws {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count > 0 { written += count } else if errno != EINTR { throw failure() }
    }
  }

  /// Replaces bytes that were written before.
  func overwrite(_ bytes: [UInt8], at offset: Int) throws {
    guard pwrite(descriptor, bytes, bytes.count, offset) == bytes.count else { throw failure() }
  }

  /// Reads bytes from a place, fewer at the end of the file.
  func read(_ count: Int, at offset: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = pread(descriptor, &bytes, count, offset)
    guard got >= 0 else { throw failure() }
    bytes.removeLast(count - got)
    return bytes
  }

  /// Truncates the file; the next write follows there.
  func truncate(to size: Int) throws {
    guard ftruncate(descriptor, size) == 0, lseek(descriptor, size, SEEK_SET) == size else {
      throw failure()
    }
  }

  /// Returns when everything is on the disk.
  func sync() throws {
    guard fsync(descriptor) == 0 else { throw failure() }
  }

  /// Returns when the names in a folder are on the disk.
  static func syncFolder(_ url: URL) throws {
    let folder = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw NarrationError.file(url.path, errno) }
    defer { close(folder) }
    guard fsync(folder) == 0 else { throw NarrationError.file(url.path, errno) }
  }

  /// Locks the file for this process until the file is closed.
  ///
  /// - Returns: False if another process has it.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  var size: Int { Int(lseek(descriptor, 0, SEEK_END)) }

  private func failure() -> NarrationError { .file(path, errno) }
}

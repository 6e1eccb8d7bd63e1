import Foundation

/// A file that is read or written from its beginning to its end.
@safe
struct OpenFile: ~Copyable {
  private let descriptor: Int32
  private let name: String

  /// Opens a file for reading.
  init(reading file: URL) throws(EncryptionError) {
    name = file.lastPathComponent
    descriptor = unsafe open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure }
  }

  /// Makes a file that nobody but its owner can read, in place of any other.
  init(writing file: URL) throws(EncryptionError) {
    name = file.lastPathComponent
    descriptor = unsafe open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The next bytes; fewer at the end only.
  func read(_ count: Int) throws(EncryptionError) -> [UInt8] {
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = unsafe Glibc.read(
          descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
        if read < 0, errno == EINTR { continue }
        failed = read < 0
        guard read > 0 else { return }
        filled += read
      }
    }
    if failed { throw failure }
    return bytes
  }

  func write(_ bytes: [UInt8]) throws(EncryptionError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw failure }
      rest = rest.dropFirst(written)
    }
  }

  /// Waits until the disk has everything.
  func sync() throws(EncryptionError) {
    guard fsync(descriptor) == 0 else { throw failure }
  }

  private var failure: EncryptionError {
    EncryptionError(.file, "\(name): \(unsafe String(cString: strerror(errno)))")
  }
}

import Foundation
import Synthesizer

/// A file that grows while it arrives.
final class PartialFile: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Opens a file, made where it is missing.
  init(_ url: URL) throws {
    path = url.path
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure() }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes bytes at a place and drops what stood behind it.
  func write(_ data: Data, at offset: Int) throws {
    guard ftruncate(descriptor, offset) == 0 else { throw failure() }
    let count = data.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, offset) }
    guard count == data.count else { throw failure() }
  }

  /// Returns when everything is on the disk.
  func sync() throws {
    guard fsync(descriptor) == 0 else { throw failure() }
  }

  private func failure() -> VoiceInstallError {
    .unwritable("\(path): \(String(cString: strerror(errno)))")
  }
}

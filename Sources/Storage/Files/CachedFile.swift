import Foundation
import Hashing

/// One value of a cache: the SHA-256 of key and value, then the value.
///
/// Nothing is synced: a file that a power cut damages does not match its digest and is not found.
struct CachedFile {
  /// The seconds between two records of a file's use: an hour distinguishes old from new, and
  /// listening again costs few writes.
  private static let touchInterval = 3600
  private static let digestByteCount = 32
  /// The usual block size of file systems, in bytes.
  private static let blockByteCount = 4096

  private let folder: URL
  private let file: URL

  /// - Parameters:
  ///   - key: Everything that the value depends on.
  ///   - folder: The cache.
  init?(_ key: String, in folder: URL) {
    guard let digest = try? Digest.of(Array(key.utf8), .sha256) else { return nil }
    let name = Digest.hexadecimal(digest)
    self.folder = folder.appending(path: name.prefix(2))
    file = self.folder.appending(path: name.dropFirst(2))
  }

  /// - Returns: The value, or `nil` when there is none or it is not whole.
  func read(_ key: String) -> [UInt8]? {
    guard let content = try? Data(contentsOf: file), content.count >= Self.digestByteCount else {
      return nil
    }
    let value = [UInt8](content.dropFirst(Self.digestByteCount))
    guard content.prefix(Self.digestByteCount).elementsEqual(digest(value, key)) else {
      unlink(file.path)
      return nil
    }
    return value
  }

  /// Marks the value as used.
  func touch() {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return }
    if time(nil) - status.st_mtim.tv_sec > Self.touchInterval { utimes(file.path, nil) }
  }

  /// - Returns: The bytes that it takes on disk, or `nil` when it could not be written.
  func write(_ value: [UInt8], _ key: String) -> Int? {
    let content = digest(value, key) + value
    guard let partial = makePartial() else { return nil }
    let written = content.withUnsafeBytes { bytes in
      Foundation.write(partial.descriptor, bytes.baseAddress, bytes.count)
    }
    close(partial.descriptor)
    guard written == content.count, rename(partial.path, file.path) == 0 else {
      unlink(partial.path)
      return nil
    }
    return (content.count + Self.blockByteCount - 1) / Self.blockByteCount * Self.blockByteCount
  }

  /// Makes a file beside the place; one that a crash leaves behind ages and is deleted like the
  /// others.
  private func makePartial() -> (path: String, descriptor: Int32)? {
    let path = folder.appending(path: ".\(UUID().uuidString)").path
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    var descriptor = open(path, flags, 0o644)
    if descriptor < 0, errno == ENOENT {
      // The folder is new, or was deleted by hand.
      makeFolders()
      descriptor = open(path, flags, 0o644)
    }
    return descriptor < 0 ? nil : (path, descriptor)
  }

  /// Makes the cache's own folders, but not the data folder, which must not reappear with only a
  /// cache after it was moved away.
  private func makeFolders() {
    let shelf = folder.deletingLastPathComponent()
    for place in [shelf.deletingLastPathComponent(), shelf, folder] { mkdir(place.path, 0o755) }
  }

  private func digest(_ value: [UInt8], _ key: String) -> [UInt8] {
    // A value without a digest is never given out, and so only made again.
    (try? Digest.of(Array("\(key.utf8.count):\(key)".utf8) + value, .sha256)) ?? []
  }
}

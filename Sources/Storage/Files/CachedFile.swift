import Foundation
import Hashing

/// One value of a cache: the SHA-256 of key and value, then the value.
///
/// Nothing is synced: what a power cut tore does not fit its digest and is not found.
struct CachedFile {
  /// How often a file that is read is marked as used, at most: an hour is fine enough to tell old
  /// from new, and a book that is listened to again costs few writes.
  private static let touchInterval = 3600
  private static let digestByteCount = 32
  /// What file systems usually give at once.
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

  /// - Returns: How many bytes the disk gave for it, or `nil` when it could not be written.
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

  /// A file beside the place, which a crash may leave behind; it ages and goes like the others.
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

  /// Makes the cache's own folders, not what encloses them: a data folder that was moved away must not be
  /// made again with nothing but a cache in it.
  private func makeFolders() {
    let shelf = folder.deletingLastPathComponent()
    for place in [shelf.deletingLastPathComponent(), shelf, folder] { mkdir(place.path, 0o755) }
  }

  private func digest(_ value: [UInt8], _ key: String) -> [UInt8] {
    (try? Digest.of(Array("\(key.utf8.count):\(key)".utf8) + value, .sha256)) ?? []
  }
}

import Basics
public import Foundation
import Hashing

/// A cache of spoken sentences on disk, addressed by everything that they were made from.
///
/// A sentence that can't be stored is spoken again, and a damaged one is not found. The whole
/// folder may be deleted at any time. The least recently used sentences are deleted first.
public struct AudioCache: Sendable {
  /// 2 GB hold 70 hours of speech at 64 kbit/s, several long books, and are little beside the
  /// models and the system.
  public static let byteLimit = 2_000_000_000

  private let shelf: CachedFiles

  /// Takes a folder, which is made when something is first stored.
  ///
  /// - Parameters:
  ///   - folder: Where the files lie.
  ///   - byteLimit: The most bytes of all files together.
  public init(_ folder: URL, byteLimit: Int = AudioCache.byteLimit) {
    shelf = CachedFiles(folder, byteLimit: byteLimit)
  }

  /// Reads the value of a key.
  ///
  /// - Parameter key: Everything that the value depends on.
  /// - Returns: The value, or `nil` when it is not there or not whole.
  public func value(for key: String) async -> [UInt8]? {
    await shelf.value(for: key)
  }

  /// Stores a value; a failure is ignored.
  ///
  /// - Parameters:
  ///   - value: Any bytes.
  ///   - key: Everything that the value depends on.
  public func store(_ value: [UInt8], for key: String) async {
    await shelf.store(value, for: key)
  }

  /// Returns when the cache is within its limit.
  package func settle() async {
    await shelf.settle()
  }
}

/// The files of a cache, read and written on a queue of their own.
private actor CachedFiles {
  private let executor = QueueExecutor(label: "vorleser.cache")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let folder: URL
  private let eviction: CacheEviction
  private let byteLimit: Int
  /// The bytes of the files, as far as known: the last count, and the bytes added since.
  private var byteCount: Int?
  private var counting: Task<Void, Never>?
  /// The bytes that were added during a count, which the count may have missed.
  private var addedMeanwhile = 0

  init(_ folder: URL, byteLimit: Int) {
    self.folder = folder
    self.byteLimit = byteLimit
    eviction = CacheEviction(folder, byteLimit: byteLimit)
  }

  func value(for key: String) -> [UInt8]? {
    guard let file = CachedFile(key, in: folder), let value = file.read(key) else { return nil }
    file.touch()
    return value
  }

  func store(_ value: [UInt8], for key: String) {
    guard let file = CachedFile(key, in: folder), let written = file.write(value, key) else {
      return
    }
    addedMeanwhile += written
    byteCount = byteCount.map { $0 + written }
    countIfNeeded()
  }

  /// Counts the files at the first use and at each limit, since other processes write too.
  private func countIfNeeded() {
    if byteCount.map({ $0 > byteLimit }) ?? true { count() }
  }

  func settle() async {
    while let task = counting { await task.value }
  }

  /// Counts the files and deletes the excess, beside the listening.
  private func count() {
    guard counting == nil else { return }
    addedMeanwhile = 0
    counting = Task {
      byteCount = await eviction.run() + addedMeanwhile
      counting = nil
      // Without this condition files that can't be deleted would be counted for ever.
      if addedMeanwhile > 0 { countIfNeeded() }
    }
  }
}

/// Deletes the least recently used files, without keeping readers waiting.
private actor CacheEviction {
  /// How full the cache is after an eviction: a tenth at once, because each eviction looks at all
  /// files.
  private static let target = 0.9

  private let executor = QueueExecutor(label: "vorleser.cache.eviction", qos: .utility)
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let folder: URL
  private let byteLimit: Int

  init(_ folder: URL, byteLimit: Int) {
    self.folder = folder
    self.byteLimit = byteLimit
  }

  /// - Returns: The bytes of the files afterwards.
  func run() -> Int {
    var files: [(path: String, used: Int, byteCount: Int)] = []
    for name in names(folder.path) {
      let inner = folder.path + "/" + name
      for name in names(inner) {
        var status = stat()
        let path = inner + "/" + name
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        // What the disk gives, not what was asked for: many values are small.
        files.append((path, status.st_mtim.tv_sec, Int(status.st_blocks) * 512))
      }
    }
    var total = files.reduce(0) { $0 + $1.byteCount }
    guard total > byteLimit else { return total }
    for file in files.sorted(by: { $0.used < $1.used }) {
      guard total > Int(Double(byteLimit) * Self.target) else { break }
      if unlink(file.path) == 0 { total -= file.byteCount }
    }
    return total
  }

  private func names(_ path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }
}

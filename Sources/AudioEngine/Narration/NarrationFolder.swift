import Foundation

/// The folder beside the output that holds the speech until the output is complete.
struct NarrationFolder: ~Copyable {
  /// Everything that the speech in the folder depends on.
  struct Key: Hashable, Codable {
    /// Changes with the layout of the folder.
    var version = 2
    var book: String
    var speech: String
    var pauses: Pauses
  }

  let url: URL
  private let lock: OutputFile

  /// Opens the folder, emptying it if it belongs to another narration.
  init(beside output: URL, key: Key) throws {
    let url = Self.url(beside: output)
    let files = FileManager.default
    do {
      try files.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw NarrationError.unwritable(path: url.path, reason: error.localizedDescription)
    }
    let own = try OutputFile(url.appending(path: "lock"), isEmptied: false)
    guard Self.lock(own) else { throw NarrationError.busy(path: output.path) }
    let manifest = url.appending(path: "manifest.json")
    // Unreadable is as good as another one's.
    let stored = try? JSONDecoder().decode(Key.self, from: Data(contentsOf: manifest))
    if stored != key {
      for name in try files.contentsOfDirectory(atPath: url.path) where name != "lock" {
        try files.removeItem(at: url.appending(path: name))
      }
      let file = try OutputFile(manifest, isEmptied: true)
      try file.write(Array(try JSONEncoder().encode(key)))
      try file.sync()
    }
    self.url = url
    lock = own
  }

  /// Locks the folder.
  ///
  /// A process that is just being started has a copy of a lock that was given up, until it has become another program.
  private static func lock(_ file: borrowing OutputFile) -> Bool {
    for _ in 0..<lockAttempts {
      if file.lock() { return true }
      usleep(lockPause)
    }
    return false
  }

  /// A second in all: on a busy machine it takes some hundredths until a process is another program.
  private static let (lockAttempts, lockPause): (Int, UInt32) = (50, 20_000)

  static func url(beside output: URL) -> URL {
    output.deletingLastPathComponent()
      .appending(path: output.lastPathComponent + ".parts", directoryHint: .isDirectory)
  }

  /// Removes the folder with everything in it.
  func remove() throws {
    try FileManager.default.removeItem(at: url)
  }
}

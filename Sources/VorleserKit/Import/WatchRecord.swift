import Foundation

/// Which files of watched folders were dealt with, so that none comes twice, and one that was removed from the library does not come back.
struct WatchRecord {
  /// What tells one content of a file from another without reading it: size, time and place on the disk.
  struct State: Hashable, Codable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var inode: UInt64

    /// The state of a file; `nil` where there is none.
    init?(_ file: URL) {
      var status = stat()
      guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      size = Int(status.st_size)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
      inode = UInt64(status.st_ino)
    }
  }

  private let file: URL
  private var states: [String: State]

  /// Reads the record; one that can't be read is empty, and then every file is looked at again, which adds none twice.
  init(_ file: URL) {
    self.file = file
    let data = try? Data(contentsOf: file)
    states = data.flatMap { try? JSONDecoder().decode([String: State].self, from: $0) } ?? [:]
  }

  /// Whether a file was dealt with in this state.
  func knows(_ file: URL, _ state: State) -> Bool { states[file.path] == state }

  /// Notes files that were dealt with.
  ///
  /// - Throws: `CocoaError` when the record can't be written; it is kept in memory then.
  mutating func add(_ files: [URL: State]) throws {
    for (file, state) in files { states[file.path] = state }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(states).write(to: file, options: .atomic)
  }
}

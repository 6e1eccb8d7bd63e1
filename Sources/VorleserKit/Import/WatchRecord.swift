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

  /// How long the record is not written again.
  ///
  /// It is written whole: for each of ten thousand files that arrive together, that would take more than adding them. What a crash
  /// loses is looked at again.
  static let interval = Duration.seconds(1)

  private let file: URL
  private let interval: Duration
  private var states: [String: State]
  /// Whether the file has everything that was noted.
  private(set) var isWritten = true
  private var lastWriting: ContinuousClock.Instant?

  /// Reads the record; one that can't be read is empty, and then every file is looked at again, which adds none twice.
  init(_ file: URL, interval: Duration = Self.interval) {
    self.file = file
    self.interval = interval
    let data = try? Data(contentsOf: file)
    states = data.flatMap { try? JSONDecoder().decode([String: State].self, from: $0) } ?? [:]
  }

  /// Whether a file was dealt with in this state.
  func knows(_ file: URL, _ state: State) -> Bool { states[file.path] == state }

  /// Notes files that were dealt with, and writes the record if that was not done a moment ago.
  ///
  /// - Throws: `CocoaError` when the record can't be written; it is kept in memory then.
  mutating func add(_ files: [URL: State]) throws {
    for (file, state) in files { states[file.path] = state }
    isWritten = false
    if let lastWriting, ContinuousClock.now - lastWriting < interval { return }
    try write()
  }

  /// Writes what was noted since the record was last written.
  ///
  /// - Throws: `CocoaError` when it can't be written; it is kept in memory then.
  mutating func write() throws {
    guard !isWritten else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(states).write(to: file, options: .atomic)
    isWritten = true
    lastWriting = .now
  }
}

import Foundation

/// Reads a text file line by line.
struct LineReader: ~Copyable {
  private let file: OutputFile
  private var offset = 0
  private var buffer: [UInt8] = []
  private var start = 0

  init(_ url: URL) throws {
    file = try OutputFile(url, isEmptied: false)
  }

  /// The next whole line without its end.
  mutating func next() throws -> String? {
    while true {
      if let end = buffer[start...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return String(decoding: buffer[start..<end], as: UTF8.self)
      }
      buffer.removeFirst(start)
      start = 0
      let more = try file.read(1 << 16, at: offset)
      guard !more.isEmpty else { return nil }
      offset += more.count
      buffer += more
    }
  }
}

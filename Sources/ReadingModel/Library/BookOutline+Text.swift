import Foundation

extension BookOutline {
  /// Values that are encoded at once.
  ///
  /// An encoder keeps some 80 bytes for each value until it writes its text: for the million
  /// values of a text of 4 GB, more than the rest of an import takes.
  private static let sliceCount = 4096

  /// The outline as JSON, the same that its coding gives, written slice by slice.
  ///
  /// - Returns: JSON in UTF-8.
  /// - Throws: What the encoder throws.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    let entries = EntryColumns(contents)
    var text = "{"
    func add(_ key: CodingKeys, _ values: some RandomAccessCollection<some Encodable>) throws {
      if text.utf8.count > 1 { text += "," }
      text += "\"\(key.rawValue)\":["
      var rest = values[...]
      while !rest.isEmpty {
        let slice = try encoder.encode(Array(rest.prefix(Self.sliceCount)))
        rest = rest.dropFirst(Self.sliceCount)
        // A slice is a list of its own: its brackets go.
        text += String(decoding: slice.dropFirst().dropLast(), as: UTF8.self)
        if !rest.isEmpty { text += "," }
      }
      text += "]"
    }
    try add(.titles, chapters.lazy.map(\.title))
    try add(.lengths, chapters.lazy.map(\.length))
    try add(.aside, chapters.indices.filter { !chapters[$0].isLinear })
    try add(.labels, entries.labels)
    try add(.offsets, entries.offsets)
    try add(.targets, entries.targets)
    try add(.childCounts, entries.childCounts)
    try add(.findings, findings)
    return text + "}"
  }
}

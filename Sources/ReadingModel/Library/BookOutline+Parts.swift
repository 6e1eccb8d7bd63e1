import Foundation

extension BookOutline {
  /// The most chapters, and the most entries of the contents, of a part.
  ///
  /// An encoder keeps some 80 bytes for each value until it writes its text. A part takes a megabyte, and no book
  /// but the largest has a second one.
  private static let partCount = 4096

  /// Writes the outline in parts, so that the text of a large one is never there as a whole.
  ///
  /// A part is JSON with columns. The first one has the findings; a book of up to 4096 chapters and entries has no other.
  ///
  /// - Parameter body: Takes each part as JSON in UTF-8.
  /// - Throws: What the encoder or `body` throws.
  public func forEachPart(_ body: (String) throws -> Void) throws {
    let encoder = JSONEncoder()
    var walk = EntryWalk(contents)
    var columns = OutlineColumns()
    columns.findings = findings
    var start = 0
    repeat {
      let slice = chapters[start...].prefix(Self.partCount)
      columns.titles = slice.map(\.title)
      columns.lengths = slice.map(\.length)
      columns.aside = slice.indices.filter { !slice[$0].isLinear }.map { $0 - start }
      columns.entries = EntryColumns()
      for _ in 0..<Self.partCount {
        guard let entry = walk.next() else { break }
        columns.entries.add(entry)
      }
      try body(String(decoding: try encoder.encode(columns), as: UTF8.self))
      columns.findings = []
      start += slice.count
    } while start < chapters.count || !walk.isAtEnd
  }

  /// Puts an outline together from its parts.
  ///
  /// - Parameter parts: The parts in order, each as JSON; or one that is a whole outline, as former programs have stored it.
  /// - Throws: `DecodingError`, also where columns do not fit together.
  public init(parts: some Sequence<String>) throws {
    let decoder = JSONDecoder()
    var columns = OutlineColumns()
    for part in parts {
      columns.add(try decoder.decode(OutlineColumns.self, from: Data(part.utf8)))
    }
    self = try columns.outline()
  }
}

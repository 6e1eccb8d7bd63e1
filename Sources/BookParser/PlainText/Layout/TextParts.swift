/// The parts of a text in order, which cover it without a gap or an overlap.
///
/// All titles are one block of memory. As single strings, those of a text of 4 GB would lie between the 164,000 candidates for
/// headings that the pass forgets at its end, and none of the pages of the candidates could be given back.
struct TextParts: RandomAccessCollection, Sendable {
  private struct Row {
    /// The byte behind the part.
    let end: Int
    /// The end of its title in ``titles``.
    let titleEnd: Int
    let level: Int32
    let hasHeading: Bool
    let isLinear: Bool
  }

  private var rows: [Row] = []
  /// The titles, one after the other, in UTF-8.
  private var titles: [UInt8] = []
  /// The byte at which the first part begins.
  private var start = 0

  /// Makes a list.
  ///
  /// - Parameter parts: The parts in order.
  init(_ parts: [TextLayout.Part] = []) {
    for part in parts { append(part) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { rows.count }

  subscript(index: Int) -> TextLayout.Part {
    let row = rows[index]
    let title = titles[(index > 0 ? rows[index - 1].titleEnd : 0)..<row.titleEnd]
    return TextLayout.Part(
      range: lowerBound(of: index)..<row.end, title: String(decoding: title, as: UTF8.self),
      level: Int(row.level), hasHeading: row.hasHeading, isLinear: row.isLinear)
  }

  /// Adds a part, which begins where the last one ends.
  mutating func append(_ part: TextLayout.Part) {
    if rows.isEmpty { start = part.range.lowerBound }
    titles.append(contentsOf: part.title.utf8)
    rows.append(
      Row(
        end: part.range.upperBound, titleEnd: titles.count, level: Int32(clamping: part.level),
        hasHeading: part.hasHeading, isLinear: part.isLinear))
  }

  /// Makes room for a number of parts.
  mutating func reserveCapacity(_ count: Int) { rows.reserveCapacity(count) }

  /// The bytes of a part.
  func range(of index: Int) -> Range<Int> { lowerBound(of: index)..<rows[index].end }

  /// The index of the last part that begins at or before a byte; 0 for a byte before all parts.
  func index(at byte: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if lowerBound(of: middle) <= byte { low = middle + 1 } else { high = middle }
    }
    return Swift.max(low - 1, 0)
  }

  private func lowerBound(of index: Int) -> Int { index > 0 ? rows[index - 1].end : start }
}

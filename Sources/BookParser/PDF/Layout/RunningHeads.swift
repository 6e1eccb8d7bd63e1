import Foundation

/// Finds what stands at the top and the bottom of many pages: running heads, running feet and page numbers.
struct RunningHeads {
  /// Where heads and feet are looked for, as a share of the page's height.
  private static let zone: Float = 0.14
  /// Lines from the edge that may be one.
  private static let lineCount = 3
  /// On so many pages the same line at the same place is no text of the book.
  private static let leastRepeats = 3
  /// How far a head may stand higher or lower, in points.
  private static let tolerance: Float = 8

  private struct Place: Hashable {
    var text: String
    var isTop: Bool
    var row: Int
  }

  private var counts: [Place: Int] = [:]
  private var numberCounts: [Int: Int] = [:]

  /// Looks at a page.
  ///
  /// - Parameters:
  ///   - lines: Its lines.
  ///   - height: Its height in points.
  ///   - index: Its index.
  mutating func look(at lines: [PageLine], height: Float, index: Int) {
    var seen: Set<Place> = []
    for (line, isTop) in Self.candidates(lines, height) {
      for place in Self.places(line, isTop, index, more: 0) where seen.insert(place).inserted {
        counts[place, default: 0] += 1
      }
      if let number = Self.number(line.text) { numberCounts[number - index, default: 0] += 1 }
    }
  }

  /// Tells which lines of a page are not text of the book.
  ///
  /// - Parameters:
  ///   - lines: Its lines.
  ///   - height: Its height in points.
  ///   - index: Its index.
  ///   - label: What it is called.
  /// - Returns: The lines' baselines.
  func found(in lines: [PageLine], height: Float, index: Int, label: String) -> Set<Float> {
    var found: Set<Float> = []
    for (line, isTop) in Self.candidates(lines, height) {
      let repeats = Self.places(line, isTop, index, more: 1).map { counts[$0] ?? 0 }.max() ?? 0
      let text = line.text
      let isNumber =
        Self.number(text).map { numberCounts[$0 - index, default: 0] >= 2 } ?? false
        || (!label.isEmpty && text == label && numberCounts.count > 1)
      if repeats >= Self.leastRepeats || isNumber { found.insert(line.baseline) }
    }
    return found
  }

  private static func candidates(
    _ lines: [PageLine], _ height: Float
  ) -> [(line: PageLine, isTop: Bool)] {
    let sorted = lines.sorted { $0.baseline < $1.baseline }
    let top = sorted.prefix(lineCount).filter { $0.baseline < zone * height }
    let bottom = sorted.suffix(lineCount).filter { $0.baseline > (1 - zone) * height }
    return top.map { ($0, true) } + bottom.map { ($0, false) }
  }

  /// The places of a line as it is and with its first or last number as it counts with the pages; with `more` the
  /// rows beside it, too, since a page may be moved.
  private static func places(
    _ line: PageLine, _ isTop: Bool, _ index: Int, more: Int
  ) -> [Place] {
    let text = line.text.lowercased().filter { !$0.isWhitespace }
    // A number alone is judged by how it counts.
    guard text.count > 1, text.contains(where: \.isLetter) else { return [] }
    let numbers = text.ranges(of: /[0-9]{1,5}/)
    let counting = [numbers.first, numbers.last].compactMap { range in
      range.flatMap { range in
        Int(text[range]).map { text.replacingCharacters(in: range, with: "#\($0 - index)") }
      }
    }
    let row = Int(line.baseline / tolerance)
    return Set([text] + counting).flatMap { text in
      (row - more...row + more).map { Place(text: text, isTop: isTop, row: $0) }
    }
  }

  /// The number in a line that says nothing else, such as "12", "- 12 -" or "Page 12".
  private static func number(_ text: String) -> Int? {
    guard text.count <= 16 else { return nil }
    let parts = text.split { !$0.isLetter && !$0.isNumber }
    guard let last = parts.last, parts.count <= 2, last.count <= 5 else { return nil }
    if parts.count == 2, parts[0].contains(where: { !$0.isLetter }) { return nil }
    if let number = Int(last) { return number }
    return parts.count == 1 ? roman(last.lowercased()) : nil
  }

  private static func roman(_ text: String) -> Int? {
    let values: [Character: Int] = ["i": 1, "v": 5, "x": 10, "l": 50, "c": 100]
    let digits = text.compactMap { values[$0] }
    guard digits.count == text.count, !digits.isEmpty else { return nil }
    return digits.indices.reduce(0) { sum, index in
      let isLess = index + 1 < digits.count && digits[index] < digits[index + 1]
      return sum + (isLess ? -digits[index] : digits[index])
    }
  }
}

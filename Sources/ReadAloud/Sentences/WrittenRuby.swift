import ReadingModel

/// Readings and notes as Aozora Bunko writes them in plain texts: `下人《げにん》`, `｜Ｑ《キュー》` and `［＃改ページ］`.
///
/// The page shows them as they stand; the voice reads the word once, and no note.
enum WrittenRuby {
  /// The longest word with a reading, and the longest reading, in UTF-16 units.
  private static let wordLimit = 40
  /// The longest note, which may quote a line.
  private static let noteLimit = 400
  private static let bar: UInt16 = 0xFF5C
  private static let note: [UInt16] = Array("［＃".utf16)

  /// What is spoken instead of readings and notes.
  ///
  /// - Parameter units: A text.
  /// - Returns: Changes in order and without overlap; a word and its reading are one.
  static func changes(in units: [UInt16]) -> [SpokenChange] {
    var changes: [SpokenChange] = []
    for start in units.indices where units[start] == 0x300A || units[start] == note[0] {
      let earliest = changes.last?.range.upperBound ?? 0
      guard start >= earliest,
        let change = units[start] == note[0]
          ? noteChange(units, start) : readingChange(units, start, from: earliest)
      else { continue }
      changes.append(change)
    }
    return changes
  }

  private static func noteChange(_ units: [UInt16], _ start: Int) -> SpokenChange? {
    let rest = units[start..<min(units.count, start + noteLimit)]
    guard rest.starts(with: note), let end = end(rest, 0xFF3D) else { return nil }
    return SpokenChange(range: start..<end, spokenForm: .nothing)
  }

  private static func readingChange(
    _ units: [UInt16], _ start: Int, from earliest: Int
  ) -> SpokenChange? {
    let rest = units[start..<min(units.count, start + wordLimit)]
    guard let end = end(rest, 0x300B), let word = wordStart(units[earliest..<start]) else {
      return nil
    }
    let reading = String(utf16Units: units[start + 1..<end - 1])
    return reading.isKana ? SpokenChange(range: word..<end, spokenForm: .text(reading)) : nil
  }

  /// The place behind the sign that closes, in the same line.
  private static func end(_ rest: ArraySlice<UInt16>, _ sign: UInt16) -> Int? {
    let close = rest.firstIndex { $0 == sign || $0 == 0x0A }
    return close.flatMap { rest[$0] == sign ? $0 + 1 : nil }
  }

  /// Where the word before a reading begins: at a bar, or with the Chinese characters before it.
  private static func wordStart(_ before: ArraySlice<UInt16>) -> Int? {
    let near = before.suffix(wordLimit)
    if let bar = near.lastIndex(of: bar),
      !near[bar...].contains(where: { $0 == 0x0A || $0 == 0x300B })
    {
      return bar + 1 < near.endIndex ? bar : nil
    }
    var start = near.endIndex
    while start > near.startIndex, isHan(near[start - 1]) { start -= 1 }
    return start < near.endIndex ? start : nil
  }

  /// Whether a unit is of a Chinese character, or of a sign that stands for one, such as `々` and `ヶ`.
  private static func isHan(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0xD840...0xDFFF, 0x3005...0x3007, 0x30F6: true
    default: false
    }
  }
}

internal import UnicodeText
import WrittenNumbers

/// The label of a list item inside running text: `1.`, `2)`, `3.)`, `(iv)`, `b.`, with or without
/// a bullet before it.
struct ListMarker {
  /// The kind of count.
  enum Count: Equatable { case number, letter, roman }

  /// The marks around the count: `(`, a bullet or nothing before, `.`, `)` or `.)` after.
  struct Style: Equatable {
    var count: Count
    var lead: UInt16
    var tail: [UInt16]
  }

  let style: Style
  let value: Int
  /// The count of the next item, as it is written.
  private let nextCount: [UInt16]
  /// The label's start, with its bullet.
  let start: Int
  /// The offset after its last mark.
  let end: Int

  /// The distance in which the next item's label is searched, in UTF-16 units.
  private static let reach = 600
  /// The most digits or letters of a count.
  private static let longest = 4

  private init(style: Style, value: Int, start: Int, end: Int) {
    self.style = style
    self.value = value
    self.start = start
    self.end = end
    switch style.count {
    case .number: nextCount = Array(String(value + 1).utf16)
    case .letter: nextCount = [UInt16(97 + value)]
    case .roman: nextCount = Array(RomanNumeral.written(value + 1).lowercased().utf16)
    }
  }

  /// Every meaning of the label at an offset: `i.` is a letter or a Roman numeral.
  static func candidates(in text: SentenceText, at start: Int) -> [ListMarker] {
    var place = start
    var lead: UInt16 = 0
    if text.kind(place) == .bullet {
      lead = text.unit(place)
      place = text.skipSpaces(place + 1)
    } else if text.unit(place) == 0x28 {
      lead = 0x28
      place += 1
    }
    var end = place
    while text.kind(end).isWordPart, end - place <= longest { end += 1 }
    guard end > place, end - place <= longest else { return [] }
    var tail: [UInt16] = []
    var after = end
    while tail.count < 2, text.unit(after) == 0x2E || text.unit(after) == 0x29 {
      tail.append(text.unit(after))
      after += 1
    }
    guard !tail.isEmpty, tail != [0x2E, 0x2E], text.kind(after) == .space else { return [] }
    return values(text.string(place..<end)).map { count, value in
      ListMarker(
        style: Style(count: count, lead: lead, tail: tail), value: value, start: start, end: after)
    }
  }

  /// The label at an offset if it counts one, which may start a list.
  static func first(in text: SentenceText, at start: Int) -> ListMarker? {
    candidates(in: text, at: start).first { $0.value == 1 && $0.hasSuccessor(in: text) }
  }

  private static func values(_ text: String) -> [(Count, Int)] {
    if let number = Int(text) { return text.count < longest ? [(.number, number)] : [] }
    guard text.allSatisfy({ ("a"..."z").contains($0) }) else { return [] }
    var values: [(Count, Int)] = []
    if text.count == 1, let letter = text.utf8.first { values.append((.letter, Int(letter) - 96)) }
    if let roman = RomanNumeral.label(text, isUpperCase: false) { values.append((.roman, roman)) }
    return values
  }

  /// Whether the label at an offset is the next one of this list.
  func isFollowed(in text: SentenceText, at start: Int) -> Bool {
    var place = start
    if style.lead != 0 {
      guard text.unit(place) == style.lead else { return false }
      place = text.skipSpaces(place + 1)
    }
    for unit in nextCount + style.tail {
      guard text.unit(place) == unit else { return false }
      place += 1
    }
    return text.kind(place) == .space
  }

  /// Whether the next item's label is in reach.
  func hasSuccessor(in text: SentenceText) -> Bool {
    let limit = min(end + Self.reach, text.bounds.upperBound)
    var place = end
    while place < limit {
      if text.kind(place) == .space || text.kind(place) == .newline {
        place = text.skipWhiteSpace(place)
        if isFollowed(in: text, at: place) { return true }
      } else {
        place += 1
      }
    }
    return false
  }
}

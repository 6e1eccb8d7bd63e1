import ReadingModel

/// The text of a block without the white space at its ends.
struct BlockText {
  let units: [UInt16]
  /// The index of the block.
  let index: Int
  let start: Int
  let end: Int

  init(_ units: [UInt16], _ range: Range<Int>, at index: Int) {
    self.units = units
    self.index = index
    let bounds = range.clamped(to: 0..<units.count)
    var (start, end) = (bounds.lowerBound, bounds.upperBound)
    while start < end, units[start].isSpace { start += 1 }
    while end > start, units[end - 1].isSpace { end -= 1 }
    self.start = start
    self.end = end
  }

  /// The unit at a place; `nil` outside the block.
  func unit(at place: Int) -> UInt16? { place >= start && place < end ? units[place] : nil }

  /// Whether a word may begin behind a mark at a place: white space, a dash or another mark is before it.
  func isWordStart(_ place: Int) -> Bool {
    guard let before = unit(at: place - 1) else { return true }
    return before.isSpace || before.opens || Quotes.isQuote(before) || isDash(place - 1)
  }

  /// Whether what is said may begin at a place: with the block, or behind a colon.
  func isTurn(_ place: Int) -> Bool { visible(before: place).map { units[$0] == 0x3A } ?? true }

  /// Whether a dash is at a place, or the second hyphen of two that stand for one.
  func isDash(_ place: Int) -> Bool {
    guard let unit = unit(at: place) else { return false }
    return unit.isDash || (unit == 0x2D && self.unit(at: place - 1) == 0x2D)
  }

  /// Whether a place holds a letter or a digit.
  func isWord(at place: Int) -> Bool { unit(at: place)?.isInWord ?? false }

  /// The last place before another that is no white space; `nil` if there is none.
  func visible(before place: Int) -> Int? {
    var place = place - 1
    while place >= start, units[place].isSpace { place -= 1 }
    return place >= start ? place : nil
  }

  /// The first place from another on that is no white space; `nil` if there is none.
  func visible(from place: Int) -> Int? {
    var place = place
    while place < end, units[place].isSpace { place += 1 }
    return place < end ? place : nil
  }

  /// The beginning of a piece, up to some length, without a word that is cut.
  func head(of range: Range<Int>, atMost limit: Int) -> ArraySlice<UInt16> {
    guard range.count > limit else { return units[range] }
    var cut = range.lowerBound + limit
    while cut > range.lowerBound, isWord(at: cut - 1), isWord(at: cut) { cut -= 1 }
    return units[range.lowerBound..<cut]
  }

  /// The end of a piece, up to some length, without a word that is cut.
  func tail(of range: Range<Int>, atMost limit: Int) -> ArraySlice<UInt16> {
    guard range.count > limit else { return units[range] }
    var cut = range.upperBound - limit
    while cut < range.upperBound, isWord(at: cut - 1), isWord(at: cut) { cut += 1 }
    return units[cut..<range.upperBound]
  }
}

extension UInt16 {
  /// Whether it is white space of any width.
  var isSpace: Bool {
    switch self {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }

  /// Whether it is a dash that is longer than a hyphen.
  var isDash: Bool { (0x2013...0x2015).contains(self) }

  /// Whether it is an opening bracket.
  var opens: Bool { self == 0x28 || self == 0x5B || self == 0xFF08 }

  /// Whether it belongs to a word: a letter, a digit, or half of a character outside the basic plane.
  var isInWord: Bool {
    if self < 0x80 {
      return (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
    }
    guard let scalar = Unicode.Scalar(self) else { return true }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Whether it ends a sentence or a clause before a closing mark.
  var endsClause: Bool {
    switch self {
    // . , ! ? ; : … – — and their wide forms
    case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x2013...0x2015, 0x2026, 0x3001, 0x3002, 0xFF01,
      0xFF0C,
      0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
      true
    default: false
    }
  }
}

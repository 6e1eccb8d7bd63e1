import ReadingModel

/// A sentence of Chinese or Japanese for the rules: UTF-16 units, in which wide digits, letters and
/// signs are narrow.
///
/// Each unit is at the same place as in the sentence, so a range here is a range of the source.
struct HanText {
  /// The sentence as written.
  private let source: [UInt16]
  /// The sentence in narrow forms.
  let units: [UInt16]

  /// The places of equations.
  private let equations: Set<Int>

  init(_ sentence: String) {
    source = Array(sentence.utf16)
    units = source.map(Self.narrow)
    equations = Self.equations(in: units)
  }

  var count: Int { units.count }

  /// Whether a place is in an equation, so that a line between numbers is a minus sign.
  func isInEquation(_ index: Int) -> Bool { equations.contains(index) }

  /// The unit at a place; 0 outside the sentence.
  func unit(_ index: Int) -> UInt16 { units.indices.contains(index) ? units[index] : 0 }

  func isDigit(_ index: Int) -> Bool { unit(index).isDigit }

  /// Whether a Latin letter is at a place.
  func isLatin(_ index: Int) -> Bool {
    unit(index).isASCIICapital || unit(index).isASCIISmall
  }

  /// Whether a character of Chinese or Japanese writing is at a place.
  func isHan(_ index: Int) -> Bool {
    switch unit(index) {
    case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF: true
    default: false
    }
  }

  func isSpace(_ index: Int) -> Bool { unit(index) == 0x20 || unit(index) == 0x3000 }

  /// Whether one of some characters is at a place.
  func isOne(of characters: String, _ index: Int) -> Bool {
    let unit = unit(index)
    return unit != 0 && characters.utf16.contains(unit)
  }

  /// Whether a text begins at a place.
  func matches(_ text: String, _ index: Int) -> Bool {
    var place = index
    for unit in text.utf16 {
      guard self.unit(place) == unit else { return false }
      place += 1
    }
    return true
  }

  /// The first of some texts that begins at a place.
  func first(of texts: [String], _ index: Int) -> String? { texts.first { matches($0, index) } }

  /// The first of some texts that ends before a place.
  func last(of texts: [String], before index: Int) -> String? {
    texts.first { matches($0, index - $0.utf16.count) }
  }

  /// The first place from `index` on without a space.
  func afterSpace(_ index: Int) -> Int {
    var place = index
    while isSpace(place) { place += 1 }
    return place
  }

  /// The end of the digits that begin at a place.
  func digitsEnd(_ index: Int) -> Int {
    var end = index
    while isDigit(end) { end += 1 }
    return end
  }

  /// The values of digits.
  func digits(_ range: Range<Int>) -> [UInt8] {
    range.map { UInt8(truncatingIfNeeded: units[$0] &- UInt16(ascii: "0")) }
  }

  /// The text of a range, in narrow forms.
  func string(_ range: Range<Int>) -> String { String(utf16Units: units[range]) }

  /// The sentence with the spoken forms of the rules.
  ///
  /// Text that they copy stays as written.
  func spoken(by rules: some NormalizerRules) -> MappedText {
    var builder = SpokenBuilder(source: source, isSpaced: false)
    var index = 0
    var copied = 0
    while index < count {
      let form = rules.spokenForm(at: index)
      let end = min(max(form.end, index + 1), count)
      if case .words(let words, _) = form {
        builder.copy(copied..<index)
        builder.replace(index..<end, with: words)
        copied = end
      }
      index = end
    }
    builder.copy(copied..<count)
    return builder.finish()
  }

  /// The narrow form of a wide digit, letter or sign.
  ///
  /// Commas and stops keep their width, since they are punctuation and no part of a number.
  private static func narrow(_ unit: UInt16) -> UInt16 {
    switch unit {
    case 0xFF03...0xFF07, 0xFF0B, 0xFF0D...0xFF1A, 0xFF1C...0xFF1E, 0xFF20...0xFF5E: unit - 0xFEE0
    case 0x2212: UInt16(ascii: "-")
    case 0x301C: UInt16(ascii: "~")
    case 0xFFE1: 0xA3
    case 0xFFE5: 0xA5
    default: unit
    }
  }
}

/// A sentence in which words are searched: as written, and folded.
///
/// Both forms have the same length.
struct FoldedText {
  let units: [UInt16]
  let folded: [UInt16]

  init(_ text: String) {
    units = Array(text.utf16)
    folded = Self.fold(units)
  }

  /// Makes small letters and one kind of apostrophe.
  ///
  /// The length stays the same.
  static func fold(_ units: [UInt16]) -> [UInt16] {
    units.map { unit in
      if unit.isASCIICapital { return unit + 0x20 }
      if unit == 0x2019 { return 0x27 }
      guard unit >= 0xC0, let scalar = Unicode.Scalar(unit), scalar.properties.isUppercase else {
        return unit
      }
      let lower = scalar.properties.lowercaseMapping.utf16
      return lower.count == 1 ? lower.first ?? unit : unit
    }
  }

  /// Whether a word could begin or end at an offset.
  func isBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < units.count else { return true }
    let (before, after) = (units[offset - 1], units[offset])
    guard before.isWordLike, after.isWordLike else { return true }
    return Self.isUnspaced(before) || Self.isUnspaced(after)
  }

  /// The places at which a key of a table begins as a word, with its value.
  func wordStarts<Value>(in table: [[UInt16]: Value]) -> [(start: Int, value: Value)] {
    guard !table.isEmpty else { return [] }
    var found: [(Int, Value)] = []
    var place = 0
    while place < folded.count {
      guard folded[place].isWordLike else {
        place += 1
        continue
      }
      var end = place + 1
      while end < folded.count, folded[end].isWordLike { end += 1 }
      if let value = table[Array(folded[place..<end])] { found.append((place, value)) }
      place = end
    }
    return found
  }

  /// Whether a character's script has no spaces between words: kana, ideographs, Thai and Khmer.
  static func isUnspaced(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0E00...0x0EFF, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0xD840...0xDFFF:
      true
    default: false
    }
  }
}

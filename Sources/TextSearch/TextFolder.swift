import UnicodeText

/// Folds texts, with a table of each character's folding.
///
/// It is not thread-safe: every search has its own. It takes 256 KB.
struct TextFolder {
  /// What a unit of the source becomes, in one word: what kind in the high half, the unit or the
  /// index of an expansion in the low half.
  enum Entry {
    static let unknown: UInt32 = 0
    static let unit: UInt32 = 1 << 16
    static let space: UInt32 = 2 << 16
    /// An empty folding that does not belong to the letter before it.
    static let nothing: UInt32 = 3 << 16
    /// An empty folding of a mark or joiner that belongs to the letter before it.
    static let extending: UInt32 = 4 << 16
    /// The part of the word that says what kind it is.
    static let kinds: UInt32 = 0xFFFF_0000
    static let expansion: UInt32 = 5 << 16
    /// A mark that stays.
    static let mark: UInt32 = 6 << 16
  }

  let folding: CharacterFolding
  private var table = [UInt32](repeating: Entry.unknown, count: 1 << 16)
  private var expansions: [[UInt16]] = []
  /// Of characters beyond the first 65,536.
  private var others: [UInt32: UInt32] = [:]

  init(_ folding: CharacterFolding) { self.folding = folding }

  /// Folds a stretch of a text onto the end of a folded text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - range: The part to fold; it begins and ends between characters.
  ///   - folded: Where to append.
  mutating func fold(_ source: [UInt16], _ range: Range<Int>, onto folded: inout FoldedText) {
    folded.reserve(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      place = folded.appendPlain(source, place..<range.upperBound, by: table)
      guard place < range.upperBound else { break }
      let unit = source[place]
      var entry = table[Int(unit)]
      var length = 1
      if entry == Entry.unknown {
        if unit & 0xFC00 == 0xD800, place + 1 < range.upperBound,
          source[place + 1] & 0xFC00 == 0xDC00
        {
          length = 2
          let low = UInt32(source[place + 1] & 0x3FF)
          entry = entryOf(0x10000 + (UInt32(unit & 0x3FF) << 10 | low))
        } else {
          entry = entryOf(UInt32(unit))
        }
      }
      let end = place + length
      switch entry & Entry.kinds {
      case Entry.unit: folded.append(UInt16(truncatingIfNeeded: entry), place, end)
      case Entry.space:
        if folded.units.last == 0x20 {
          folded.extend(to: end)
        } else {
          folded.append(0x20, place, end)
        }
      case Entry.nothing: break
      case Entry.extending:
        if unit == 0x0306, let last = folded.units.last, CharacterFolding.keepsBreve(last) {
          folded.append(unit, place, end)
        } else if folded.units.last != 0x20 {
          folded.extend(to: end)
        }
      case Entry.mark:
        folded.append(UInt16(truncatingIfNeeded: entry), place, end)
        folded.orderMarks()
      default:
        for part in expansions[Int(entry & 0xFFFF)] { folded.append(part, place, end) }
      }
      place = end
    }
  }

  /// Folds a query: without white space at its ends.
  ///
  /// - Parameter text: The query.
  /// - Returns: Its units.
  mutating func folded(_ text: String) -> [UInt16] {
    let source = Array(text.utf16)
    var folded = FoldedText()
    fold(source, 0..<source.count, onto: &folded)
    var units = folded.units[...]
    if units.first == 0x20 { units = units.dropFirst() }
    if units.last == 0x20 { units = units.dropLast() }
    return Array(units)
  }

  private mutating func entryOf(_ value: UInt32) -> UInt32 {
    if value > 0xFFFF, let known = others[value] { return known }
    let entry = made(value)
    if value > 0xFFFF { others[value] = entry } else { table[Int(value)] = entry }
    return entry
  }

  private mutating func made(_ value: UInt32) -> UInt32 {
    // Half a pair stands for itself.
    guard let scalar = Unicode.Scalar(value) else { return Entry.unit | value & 0xFFFF }
    let units = folding.units(of: scalar)
    guard let first = units.first else {
      let joins =
        BoundaryProperties.extendsCharacter(value) || scalar.properties.isVariationSelector
      return joins ? Entry.extending : Entry.nothing
    }
    if units.count == 1 {
      if first == 0x20 { return Entry.space }
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      return (isMark ? Entry.mark : Entry.unit) | UInt32(first)
    }
    // 65,536 expansions are more than Unicode has characters that expand.
    expansions.append(units)
    return Entry.expansion | UInt32(expansions.count - 1) & 0xFFFF
  }
}

import Basics

/// Counts the function words of each language in a text in Latin letters.
///
/// It works on UTF-16 units and makes no strings.
struct WordTally {
  /// The languages that are told apart.
  ///
  /// A language's index here is its number.
  static let languages = Array(Set(FunctionWords.latin.values.joined())).sorted()
  /// The most words that are counted: a page and a half, which tells any language.
  private static let wordLimit = 400

  private struct Entry {
    var languages: [Int]
    /// The weight of a word.
    ///
    /// One that many languages have says little of each.
    var weight: Double
  }

  private static let table: [UInt64: Entry] = {
    let numbers = Dictionary(uniqueKeysWithValues: languages.enumerated().map { ($1, $0) })
    var table: [UInt64: Entry] = [:]
    for (word, known) in FunctionWords.latin {
      table[FNV1a.hash(word.utf16)] = Entry(
        languages: known.compactMap { numbers[$0] }, weight: 1 / Double(known.count))
    }
    return table
  }()

  /// The longest word of the table, in UTF-16 units.
  private static let longest = FunctionWords.latin.keys.map(\.utf16.count).max() ?? 0

  /// The small letter of each unit up to the end of Latin Extended-B; 0 for a unit that is no
  /// letter.
  private static let letters: [UInt16] = (0..<0x250).map { latinLetter($0) ?? 0 }

  /// The number of words that were counted.
  private(set) var words = 0
  /// The points of each language, by its number.
  private(set) var points = [Double](repeating: 0, count: languages.count)
  private(set) var latinLetters = 0
  private(set) var otherLetters = 0

  /// Counts the words of a paragraph.
  ///
  /// - Parameter units: The paragraph.
  init(_ units: ArraySlice<UInt16>) {
    let letters = Self.letters
    var key = FNV1a()
    var length = 0
    for unit in units {
      let letter =
        Int(unit) < letters.count ? letters[Int(unit)] : Self.latinLetter(unit) ?? 0
      if letter != 0 {
        key.add(letter)
        length += 1
        continue
      }
      if Self.isOtherLetter(unit) { otherLetters += 1 }
      guard length > 0 else { continue }
      note(key.value, length)
      (key, length) = (FNV1a(), 0)
      if words >= Self.wordLimit { return }
    }
    if length > 0 { note(key.value, length) }
  }

  private mutating func note(_ key: UInt64, _ length: Int) {
    words += 1
    latinLetters += length
    guard length <= Self.longest, let entry = Self.table[key] else { return }
    for language in entry.languages { points[language] += entry.weight }
  }

  /// A letter of Latin scripts in lowercase; `nil` for anything else (Unicode 15, Basic Latin to Latin Extended-B and
  /// Additional).
  private static func latinLetter(_ unit: UInt16) -> UInt16? {
    switch unit {
    case 0x61...0x7A, 0xDF...0xF6, 0xF8...0xFF: unit
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE: unit + 0x20
    case 0x178: 0xFF
    // In these ranges a capital and its small letter are neighbours.
    case 0x139...0x148, 0x179...0x17E: unit + (unit & 1)
    case 0x100...0x24F, 0x1E00...0x1EFF: unit | 1
    default: nil
    }
  }

  /// Whether a unit is a letter of another script, or half of a surrogate pair.
  ///
  /// Marks and signs do not count.
  private static func isOtherLetter(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x370..<0x1E00, 0x1F00..<0x2000, 0x2E80..<0x3000, 0x3040..<0xE000, 0xF900..<0xFE00: true
    default: false
    }
  }
}

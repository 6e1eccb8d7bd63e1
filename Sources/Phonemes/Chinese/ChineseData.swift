public import Foundation

/// The compiled words and readings of Chinese: some eleven megabytes in memory.
public struct ChineseData: Sendable {
  static let fileName = "chinese.data"
  enum Section: Int, CaseIterable { case words, readings }
  /// Kinds of keys in the words' section.
  enum WordKey: UInt8 {
    /// A word: the logarithm of its share of all words.
    case word = 1
    /// A character: the most characters of a word that begins with it.
    case longest
    /// A character: how likely it begins, continues, ends and is an unknown word.
    case places
  }
  /// Kinds of keys in the readings' section.
  enum ReadingKey: UInt8 {
    /// A phrase: its syllables.
    case phrase = 1
    /// A character: its readings, the commonest first.
    case character
    /// A traditional character: the simplified one.
    case simplified
  }

  private let file: DataFile
  let words: KeyTable
  let readings: KeyTable

  /// Opens the data.
  ///
  /// - Parameter folder: What ``ChineseDataCompiler`` made.
  /// - Throws: ``PronunciationDataError`` when it is missing, damaged or of another version.
  public init(folder: URL) throws {
    file = try DataFile(
      folder.appending(path: Self.fileName), sectionCount: Section.allCases.count)
    words = file.table(Section.words.rawValue)
    readings = file.table(Section.readings.rawValue)
  }

  /// Reads the file whole and compares its checksum.
  ///
  /// - Throws: ``PronunciationDataError/damaged(path:)``.
  public func verify() throws { try file.verify() }

  /// The simplified form of a character.
  func simplified(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard
      let place = readings.value(kind: ReadingKey.simplified.rawValue, key: String(scalar))
    else { return scalar }
    return readings.file.string(in: place).unicodeScalars.first ?? scalar
  }

  /// The syllables of a phrase; `nil` for one that is not listed.
  func syllables(of phrase: String) -> [PinyinSyllable]? {
    readings.value(kind: ReadingKey.phrase.rawValue, key: phrase).map(syllables)
  }

  /// The readings of a character, the commonest first.
  func readings(of scalar: Unicode.Scalar) -> [PinyinSyllable] {
    readings.value(kind: ReadingKey.character.rawValue, key: String(scalar)).map(syllables) ?? []
  }

  private func syllables(in place: Range<Int>) -> [PinyinSyllable] {
    readings.file.string(in: place).split(separator: " ").compactMap { PinyinSyllable($0) }
  }
}

public import Foundation

/// The compiled words and readings of Chinese, some 11 MB in memory.
public struct ChineseData: Sendable {
  static let fileName = "chinese.data"
  enum Section: Int, CaseIterable { case words, readings }
  /// The kinds of keys in the section of words.
  enum WordKey: UInt8 {
    /// A word, with the logarithm of its share of all words.
    case word = 1
    /// A character, with the length of the longest word that begins with it.
    case longest
    /// A character, with the likelihoods that it begins, continues, ends and is an unknown word.
    case places
  }
  /// The kinds of keys in the section of readings.
  enum ReadingKey: UInt8 {
    /// A phrase, with its syllables.
    case phrase = 1
    /// A character, with its readings, the commonest first.
    case character
    /// A traditional character, with the simplified one.
    case simplified
  }

  private let file: DataFile
  let words: KeyTable
  let readings: KeyTable

  /// Opens the data.
  ///
  /// - Parameter folder: The folder that ``ChineseDataCompiler`` wrote.
  /// - Throws: ``PronunciationDataError`` if the data is missing, damaged or of another version.
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

  /// The syllables of a phrase; `nil` for an unlisted one.
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

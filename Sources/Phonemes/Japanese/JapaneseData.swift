public import Foundation

/// The dictionary of Japanese and its list of words, as ``JapaneseDataCompiler`` prepares them.
public struct JapaneseData: Sendable {
  static let fileName = "japanese.data"
  /// The folder of MeCab's dictionary.
  static let dictionary = "dictionary"
  static let wordKey: UInt8 = 1

  /// The folder of the data.
  public let folder: URL
  private let file: DataFile
  private let words: KeyTable

  /// Opens the list of words.
  ///
  /// - Parameter folder: The folder that ``JapaneseDataCompiler`` wrote.
  /// - Throws: ``PronunciationDataError`` if the data is missing, damaged or of another version.
  public init(folder: URL) throws {
    self.folder = folder
    file = try DataFile(folder.appending(path: Self.fileName), sectionCount: 1)
    words = file.table(0)
  }

  /// Reads the file whole, compares its checksum, and looks for the dictionary.
  ///
  /// - Throws: ``PronunciationDataError`` for the first part that is missing or damaged.
  public func verify() throws {
    try file.verify()
    for name in JapaneseDataCompiler.dictionaryFiles + [JapaneseDataCompiler.settings] {
      let path = folder.appending(path: "\(Self.dictionary)/\(name)").path
      guard FileManager.default.fileExists(atPath: path) else {
        throw PronunciationDataError.missing(path: path)
      }
    }
  }

  /// Whether several morphemes together are one word.
  func isWord(_ text: String) -> Bool { words.value(kind: Self.wordKey, key: text) != nil }
}

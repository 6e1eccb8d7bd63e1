import BookParser
public import Foundation
public import Phonemes
public import ReadingModel
import SpokenText
import Synthesizer

/// Opens books, reads them aloud and narrates them to files.
///
/// ```swift
/// let kit = try VorleserKit()
/// let book = try await kit.open(file: URL(filePath: "1984.epub"))
/// let session = try await kit.play(book, from: 15_030)
/// for await update in await session.updates() {
///   print(update.position?.offset ?? 0)
///   if update.state == .finished { break }
/// }
/// ```
///
/// Models are loaded when something is first spoken and shared by everything that one kit does.
public struct VorleserKit: Sendable {
  /// The data folder.
  public let data: DataFolder

  let resources: ResourceFolder
  let studio: SpeechStudio
  let readings = ReadingRegistry()
  let sentences = SentenceCache()

  /// Makes a kit.
  ///
  /// - Parameters:
  ///   - home: The data folder; `nil` for the usual one, see ``DataFolder``.
  ///   - resources: Models and data; `nil` for those that came with the program.
  /// - Throws: ``ResourceFolder/Failure`` when the program's models are not there.
  public init(home: URL? = nil, resources: URL? = nil) throws {
    data = home.map(DataFolder.init(url:)) ?? DataFolder()
    self.resources = try resources.map(ResourceFolder.init(url:)) ?? ResourceFolder()
    studio = SpeechStudio(resources: self.resources, data: data)
  }

  /// Opens a book without reading its chapters, but for some where the book names no language.
  ///
  /// - Parameter file: An EPUB or plain text file.
  /// - Returns: The book.
  /// - Throws: `BookOpenError` for what can't be opened at all.
  public func open(file: URL) async throws -> Book {
    try await BookParser.open(file).withDetectedLanguage()
  }

  /// Splits a chapter into the sentences that are spoken one by one.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - book: Its book, which knows the language.
  /// - Returns: Sentences in order, with UTF-16 offsets in the chapter's text.
  public static func sentences(of chapter: Chapter, in book: Book) -> [Sentence] {
    SentenceSegmenter.sentences(of: chapter, language: book.metadata.language)
  }

  /// Splits a text that is no book into sentences.
  ///
  /// - Parameters:
  ///   - text: Paragraphs parted by blank lines.
  ///   - language: BCP 47 tag of the text.
  /// - Returns: Sentences in order, with UTF-16 offsets in the text.
  public static func sentences(in text: String, language: String) -> [Sentence] {
    let ranges = SentenceSegmenter(language: language).sentences(inPlainText: text)
    return ranges.enumerated().map { index, range in
      let next = index + 1 < ranges.count ? ranges[index + 1].lowerBound : nil
      let endsBlock = next.map { text.hasBlankLine(in: range.upperBound..<$0) } ?? true
      return Sentence(range: range, block: .paragraph, endsBlock: endsBlock, language: language)
    }
  }

  /// How a sentence is spoken, in Kokoro's alphabet.
  ///
  /// - Parameters:
  ///   - text: A text.
  ///   - range: The sentence in it, UTF-16 offsets.
  ///   - language: `en-US` or `en-GB`.
  ///   - isNormalizing: Whether numbers and abbreviations are written out first.
  /// - Returns: Words and marks with UTF-16 ranges in the text.
  /// - Throws: `EnglishDataError` when the program's data is not there.
  public func phonemes(
    of text: String, _ range: Range<Int>, language: String, isNormalizing: Bool = true
  ) async throws -> [PhonemeWord] {
    let sentence = String(decoding: Array(text.utf16)[range], as: UTF16.self)
    let utterance = try await studio.pronunciation.utterance(
      sentence, language: language, isNormalizing: isNormalizing)
    return utterance.words.map { word in
      var word = word
      word.source =
        word.source.lowerBound + range.lowerBound..<word.source.upperBound + range.lowerBound
      return word
    }
  }
}

extension String {
  /// Whether a UTF-16 range holds two line ends with nothing visible between them.
  fileprivate func hasBlankLine(in range: Range<Int>) -> Bool {
    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    let end = utf16.index(start, offsetBy: range.count)
    return self[start..<end].count(where: \.isNewline) > 1
  }
}

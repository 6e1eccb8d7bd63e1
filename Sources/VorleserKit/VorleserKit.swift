public import BookParser
public import Foundation
public import Phonemes
public import Publishing
public import ReadAloud
public import ReadingModel
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
/// A kit loads its models when it first speaks, and shares them among all its work.
public struct VorleserKit: Sendable {
  /// The data folder.
  public let data: DataFolder

  /// The formats that books come in.
  public let formats: BookFormatTable

  /// Hosts of this machine or its network that web pages may be fetched from; of others only public ones are.
  public var openHosts: Set<String> = []
  /// Makes the pages that are made by scripts; `nil` saves them as they were sent.
  public var renderer = PageRenderer.installed()

  /// What prints books as PDF; without it there is no PDF.
  public var printer: (any PagePrinter)? = PagePrinting.installed()

  /// A folder with the files of voices, from which ``VoiceInstallations`` takes them; `nil` for their publishers' servers.
  public var voiceFolder: URL?

  /// The folder of audiobooks for other programs, into which finished ones of ``Audiobooks`` are put; `nil` for none.
  public var audiobookFolder: URL?

  /// The folders whose new files are added to the shared shelf, whatever else is chosen.
  public var watchedFolders: [URL] = []
  /// Folders below which an admin may choose others to be watched; none by itself.
  public var watchableFolders: [URL] = []
  /// Folders of this machine below which backups may go; none by itself.
  public var backupRoots: [URL] = []

  let resources: ResourceFolder
  let engines: VoiceEngines
  let pronunciation: Pronunciation
  private(set) var liveStreams = LiveStreamRegistry()
  /// The chapters that were read last, for all callers.
  public private(set) var chapters = ChapterStore()

  /// Makes a kit.
  ///
  /// - Parameters:
  ///   - home: The data folder; `nil` for the default one, see ``DataFolder``.
  ///   - resources: Models and data; `nil` for the program's own.
  ///   - formats: The formats that books come in.
  /// - Throws: ``ResourceFolder/Failure`` when the program's models are missing.
  public init(
    home: URL? = nil, resources: URL? = nil, formats: BookFormatTable = .standard
  ) throws {
    self.formats = formats
    data = home.map(DataFolder.init(url:)) ?? DataFolder()
    self.resources = try resources.map(ResourceFolder.init(url:)) ?? ResourceFolder()
    engines = VoiceEngines(resources: self.resources, data: data)
    pronunciation = Pronunciation(
      resources: self.resources.url, library: self.resources.onnxRuntime)
  }

  /// Another kit with the same voices and data folder, and without live streams and chapters.
  ///
  /// - Returns: A kit that shares the loaded models with this one.
  package func withoutLiveStreams() -> VorleserKit {
    var kit = self
    kit.liveStreams = LiveStreamRegistry()
    kit.chapters = ChapterStore()
    return kit
  }

  /// Opens a book without reading its chapters, except for some if the book names no language.
  ///
  /// - Parameters:
  ///   - file: A file of any format that the program knows.
  ///   - language: BCP 47 tag of the language; `nil` for the one that the book names or its text shows.
  ///   - options: What was chosen of how it is read, the place of an index, and what is told of the progress.
  /// - Returns: The book.
  /// - Throws: `BookOpenError` for a file that can't be opened.
  public func open(
    file: URL, language: String? = nil, options: OpenOptions = OpenOptions()
  ) async throws -> Book {
    let book = try await BookParser.open(file, formats: formats, options: options)
    return await book.withDetectedLanguage(chapters).corrected(language: language)
  }

  /// Splits a chapter into the sentences that are spoken one by one.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - book: Its book, which knows the language.
  /// - Returns: Sentences in order, with UTF-16 offsets in the chapter's text.
  public static func sentences(of chapter: Chapter, in book: Book) -> [Sentence] {
    BookSentences.sentences(of: chapter, in: book)
  }

  /// Splits a text that is no book into sentences.
  ///
  /// - Parameters:
  ///   - text: The text, with blank lines between paragraphs.
  ///   - language: BCP 47 tag of the text.
  /// - Returns: Sentences in order, with UTF-16 offsets in the text.
  public static func sentences(in text: String, language: String) -> [Sentence] {
    TextSentences.sentences(in: text, language: language)
  }

  /// The phonemes of a sentence, in Kokoro's alphabet.
  ///
  /// - Parameters:
  ///   - text: A text.
  ///   - range: The sentence in it, UTF-16 offsets.
  ///   - language: BCP 47 tag of a language of ``spokenLanguages``, such as `en-GB` or `ja`.
  ///   - isNormalizing: Whether numbers and abbreviations are written out first.
  /// - Returns: Words and marks with UTF-16 ranges in the text.
  /// - Throws: `PronunciationDataError` when the language's data is missing.
  public func phonemes(
    of text: String, _ range: Range<Int>, language: String, isNormalizing: Bool = true
  ) async throws -> [PhonemeWord] {
    let sentence = String(utf16Units: Array(text.utf16)[range])
    let utterance = try await pronunciation.utterance(
      sentence, language: language, isNormalizing: isNormalizing)
    return utterance.words.map { word in
      var word = word
      word.source =
        word.source.lowerBound + range.lowerBound..<word.source.upperBound + range.lowerBound
      return word
    }
  }
}

package import ReadingModel
import SpokenText

extension Book {
  /// The number of sampled chapters, spread over the book since the first ones may be titles and
  /// licences.
  private static let sampledChapters = 8
  /// The UTF-16 units of each sample: some five pages.
  private static let sampleLength = 8_000

  /// Detects the language of a book that names none.
  ///
  /// - Returns: The same book; ``ReadingModel/Metadata/detectedLanguage`` is set if its text shows
  ///   one.
  package func withDetectedLanguage(_ chapters: ChapterStore = ChapterStore()) async -> Book {
    guard SpokenLanguage.primary(metadata.languages.first) == nil else { return self }
    var sample = ""
    let step = max(spine.count / Self.sampledChapters, 1)
    for index in stride(from: step / 2, to: spine.count, by: step) {
      // What can't be read says nothing; whoever reads the chapter is told why.
      guard let units = try? await chapters.text(ofChapter: index, of: self) else { continue }
      sample += Self.middle(of: units) + "\n"
    }
    guard let language = TextLanguage.language(of: sample),
      // The encoding may say more: Big5 is Chinese in traditional characters.
      language != SpokenLanguage.primary(metadata.detectedLanguage)
    else { return self }
    var detected = metadata
    detected.detectedLanguage = language
    return with(detected)
  }

  /// The book in the language that a person says it is in.
  ///
  /// - Parameter language: BCP 47 tag; `nil` leaves it as it is.
  /// - Returns: The same book with that language.
  package func corrected(language: String?) -> Book {
    guard let language else { return self }
    var metadata = metadata
    metadata.correctedLanguage = language
    return with(metadata)
  }

  /// The book with the library's metadata, and with the detected language, which an older program
  /// did not store.
  package func known(as metadata: Metadata) -> Book {
    var metadata = metadata
    metadata.detectedLanguage = metadata.detectedLanguage ?? self.metadata.detectedLanguage
    return with(metadata)
  }

  /// The same book with other metadata.
  package func with(_ metadata: Metadata) -> Book {
    var book = self
    book.metadata = metadata
    return book
  }

  /// The same book with known chapter lengths.
  package func measured(_ lengths: [Int]) -> Book {
    guard lengths.count == spine.count else { return self }
    var book = self
    book.lengths = lengths
    return book
  }

  /// A piece from the middle of a text.
  private static func middle(of units: [UInt16]) -> String {
    let start = max(units.count - sampleLength, 0) / 2
    return String(utf16Units: units[start...].prefix(sampleLength))
  }
}

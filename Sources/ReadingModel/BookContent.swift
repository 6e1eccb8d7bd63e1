/// Reads a book's parts on demand; safe to call from any task, also concurrently.
public protocol BookContent: Sendable {
  /// The name of the encoding in which the file is read; `nil` for a format that says it itself.
  ///
  /// One file has a different text in each encoding.
  var encoding: String? { get }

  /// Whether nothing in the file marks its chapters and paragraphs, so that rules find them.
  var isUnmarked: Bool { get }

  /// The rule by which a person has a text divided into chapters; `nil` for the program's own way.
  ///
  /// One file has a different text by each rule.
  var chapterRule: String? { get }

  /// What names the text that was recognised on the pages of the file; `nil` for a text that the file has itself.
  ///
  /// One file has a different text by each recognition.
  var recognition: String? { get }

  /// The password without which the file does not open; `nil` for a file that needs none.
  var password: FilePassword? { get }

  /// Reads one chapter.
  ///
  /// A chapter that can't be parsed is not an error: it comes back with a short text that says so
  /// and a ``Finding/Severity/major`` finding.
  ///
  /// - Parameter index: Index in ``Book/spine``.
  /// - Returns: The chapter.
  /// - Throws: ``NoSuchChapter``; when the file itself can no longer be read.
  func chapter(at index: Int) async throws -> Chapter

  /// Reads one resource (image, font, style sheet).
  ///
  /// - Parameter path: Path inside the book, as in ``Chapter/html`` and ``Metadata/cover``.
  /// - Returns: Its bytes and media type, or `nil` if the book has no such resource.
  /// - Throws: When the file itself can no longer be read.
  func resource(at path: String) async throws -> Resource?

  /// Reads one chapter for its summary.
  ///
  /// - Parameter index: Index in ``Book/spine``.
  /// - Returns: Title, length, anchors and findings, as ``chapter(at:)`` has them.
  /// - Throws: ``NoSuchChapter``; when the file itself can no longer be read.
  func summary(at index: Int) async throws -> ChapterSummary

  /// Length of each chapter's text in UTF-16 units, in spine order.
  ///
  /// Reads all chapters once; the answer is kept.
  func chapterLengths() async throws -> [Int]

  /// Reads one chapter with its own style.
  ///
  /// ``Chapter/html`` then has one `book-body` element around everything, classes with the prefix
  /// `b-`, `data-type` for `epub:type`, and `data-style` numbers in place of `style`;
  /// ``Chapter/style`` is set. The text is that of ``chapter(at:)``.
  ///
  /// - Parameter index: Index in ``Book/spine``.
  /// - Returns: The chapter.
  /// - Throws: ``NoSuchChapter``; when the file itself can no longer be read.
  func styledChapter(at index: Int) async throws -> Chapter

  /// Reads a style sheet and sanitises it.
  ///
  /// Its rules then reach only elements of chapters that have its class. They load only files of
  /// the book, as `book:` and a percent-encoded path.
  ///
  /// - Parameters:
  ///   - path: Path inside the book, as in ``ChapterStyle/Sheet``.
  ///   - isFixed: Whether the sheet is for designed pages, whose box contains all their content.
  /// - Returns: The sheet, or `nil` if the book has no sheet there.
  /// - Throws: When the file itself can no longer be read.
  func styleSheet(at path: String, isFixed: Bool) async throws -> String?

  /// How the book wants to be shown; the answer is kept.
  func presentation() async -> Presentation

  /// How the book's file is read.
  var access: FileAccess { get }

  /// The pages that the file draws apart from its chapters, as PDF does; `nil` for a book without them.
  var pages: (any PageSource)? { get }

  /// What the file says about the recording that it brings; `nil` for a book without one.
  var recording: Recording? { get }

  /// Reads the recording of a chapter.
  ///
  /// - Parameter index: Index in ``Book/spine``.
  /// - Returns: `nil` if nothing of the chapter was recorded.
  /// - Throws: ``NoSuchChapter``; when the file itself can no longer be read.
  func recording(ofChapter index: Int) async throws -> ChapterRecording?

  /// Opens a sound.
  ///
  /// - Parameter path: Path inside the book, as in ``ChapterRecording/sounds``.
  /// - Returns: `nil` if the book has no such file.
  /// - Throws: When the file itself can no longer be read, or the sound is too large.
  func sound(at path: String) async throws -> (any RecordedSound)?
}

/// How a book's file is read.
public enum FileAccess: String, Hashable, Sendable, Codable {
  /// As the format needs it: an archive's entries one by one, a small file as a whole.
  case byFormat = "by-format"
  /// In blocks and chapters, so that its size does not matter; the file is not mapped.
  case inBlocks = "in-blocks"
}

extension BookContent {
  /// As the format needs it.
  public var access: FileAccess { .byFormat }

  /// None.
  public var pages: (any PageSource)? { nil }

  /// None.
  public var recognition: String? { nil }
}

/// The bytes of one resource.
public struct Resource: Hashable, Sendable {
  /// The content.
  public var bytes: [UInt8]
  /// IANA media type such as `image/jpeg`.
  public var mediaType: String

  /// Makes a resource.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - mediaType: IANA media type such as `image/jpeg`.
  public init(bytes: [UInt8], mediaType: String) {
    self.bytes = bytes
    self.mediaType = mediaType
  }
}

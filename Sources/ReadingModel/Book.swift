/// An opened book: what is known without reading its chapters, and the way to them.
///
/// Chapters load one at a time and are not kept, so a book of any size costs little memory.
public struct Book: Sendable {
  /// What identifies the file.
  public let fingerprint: Fingerprint
  /// What the book says about itself.
  public var metadata: Metadata
  /// What the book is called if it gives no title: the name of its file, without the extension.
  public var fallbackTitle = Self.untitled
  /// The table of contents, nested; may be empty.
  public let contents: [ContentsEntry]
  /// The chapters in reading order; not empty.
  public let spine: [SpineItem]
  /// Mistakes in the package; chapters carry their own findings.
  public let findings: [Finding]
  /// Where chapters and resources come from.
  public let content: any BookContent
  /// Length of each chapter's text in UTF-16 units, in spine order; `nil` if it was not measured
  /// yet.
  public var lengths: [Int]?

  /// What a book without title and file is called.
  public static let untitled = "Untitled"

  /// Makes a book.
  ///
  /// - Parameters:
  ///   - fingerprint: What identifies the file.
  ///   - metadata: What the book says about itself.
  ///   - contents: The table of contents.
  ///   - spine: The chapters in reading order.
  ///   - findings: Mistakes in the package.
  ///   - content: Where chapters and resources come from.
  ///   - lengths: Length of each chapter's text, if it was measured before.
  public init(
    fingerprint: Fingerprint, metadata: Metadata, contents: [ContentsEntry], spine: [SpineItem],
    findings: [Finding], content: any BookContent, lengths: [Int]? = nil
  ) {
    self.fingerprint = fingerprint
    self.metadata = metadata
    self.contents = contents
    self.spine = spine
    self.findings = findings
    self.content = content
    self.lengths = lengths
  }

  /// What the book is called: its title, or else the name of its file.
  public var title: String { metadata.title ?? fallbackTitle }

  /// What the book says about itself, with ``title`` if it gives none.
  public var titledMetadata: Metadata {
    var titled = metadata
    titled.title = title
    return titled
  }

  /// Length of each chapter's text in UTF-16 units, in spine order.
  ///
  /// - Returns: The lengths that were measured before; else all chapters are read once, and the
  ///   answer is kept.
  /// - Throws: When the file itself can no longer be read.
  public func chapterLengths() async throws -> [Int] {
    if let lengths { return lengths }
    return try await content.chapterLengths()
  }
}

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

/// One item of the reading order.
public struct SpineItem: Hashable, Sendable, Codable {
  /// Path inside the book (percent-decoded, as in the container); empty for a plain text.
  public var path: String
  /// Label of the first contents entry that points here, if any.
  public var title: String?
  /// False for an item that is read only through a link (answers, notes).
  public var isLinear: Bool
  /// Whether this item is designed or flows, if it differs from the book.
  public var layout: Layout?
  /// The side of a spread that this item's page belongs on, if the book says it.
  public var side: PageSide?

  /// Makes a spine item.
  ///
  /// - Parameters:
  ///   - path: Path inside the book.
  ///   - title: Label of the first contents entry that points here.
  ///   - isLinear: False for an item that is read only through a link.
  ///   - layout: Whether this item is designed or flows, if it differs from the book.
  ///   - side: The side of a spread that this item's page belongs on.
  public init(
    path: String, title: String? = nil, isLinear: Bool = true, layout: Layout? = nil,
    side: PageSide? = nil
  ) {
    self.path = path
    self.title = title
    self.isLinear = isLinear
    self.layout = layout
    self.side = side
  }
}

/// One line of the table of contents.
public struct ContentsEntry: Hashable, Sendable, Codable {
  /// The label as shown, white space collapsed.
  public var label: String
  /// Target as in the book, resolved to a path from its root with fragment; `nil` for a heading
  /// without a link.
  public var href: String?
  /// Where it leads, if that is a chapter of the book.
  public var target: ChapterTarget?
  /// Entries below this one.
  public var children: [ContentsEntry]

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - label: The label as shown.
  ///   - href: Path from the book's root with fragment.
  ///   - target: Where it leads, if that is a chapter of the book.
  ///   - children: Entries below this one.
  public init(
    label: String, href: String?, target: ChapterTarget?, children: [ContentsEntry] = []
  ) {
    self.label = label
    self.href = href
    self.target = target
    self.children = children
  }
}

/// A place that the book itself names: a chapter and an `id` in it, or an offset if the format has
/// no ids.
public struct ChapterTarget: Hashable, Sendable, Codable {
  /// Index in ``Book/spine``.
  public var chapter: Int
  /// `id` of an element, found through ``Chapter/anchors``; `nil` for the chapter's start.
  public var fragment: String?

  /// Makes a target.
  ///
  /// - Parameters:
  ///   - chapter: Index in ``Book/spine``.
  ///   - fragment: `id` of an element, or `nil` for the chapter's start.
  public init(chapter: Int, fragment: String? = nil) {
    self.chapter = chapter
    self.fragment = fragment
  }
}

/// One chapter: its plain text and its sanitised HTML, whose text content is exactly that text.
///
/// All ranges here are UTF-16 offsets from the start of this chapter's ``text``.
public struct Chapter: Hashable, Sendable {
  /// Index in ``Book/spine``.
  public var index: Int
  /// The heading, from the contents or else the first heading in the text.
  public var title: String?
  /// The plain text; blocks are separated by one newline.
  public var text: String
  /// A sanitised HTML fragment; concatenating its text nodes gives ``text``.
  ///
  /// Nothing in it is active and nothing loads from elsewhere. Every `id` of the source has the
  /// prefix `book-`. References to notes have the role `doc-noteref`.
  public var markup: ChapterHTML
  /// The fragment with paths inside the book, see ``ChapterHTML/textWithPaths``; each call writes it anew.
  public var html: String { markup.textWithPaths }
  /// Paragraphs, headings, list items, table cells… in order, without overlap; white space between
  /// blocks belongs to none.
  public var blocks: [Block]
  /// Runs whose language or direction differs from the book's, outermost first.
  public var languageRuns: [LanguageRun]
  /// Offset of every element `id` in the source.
  public var anchors: [String: Int]
  /// Links in order of their ranges.
  public var links: [ChapterLink]
  /// Images in order of their offsets.
  public var images: [ChapterImage]
  /// Pronunciations that the book gives for pieces of the text (ruby), in order.
  ///
  /// Readings are shown above the text but are no part of it: in ``html`` they stand in the
  /// `data-text` attribute of empty `rt` elements.
  public var readings: [RubyReading]
  /// The chapter's own style; only from ``BookContent/styledChapter(at:)``.
  public var style: ChapterStyle?
  /// The hidden notes that this chapter's links lead to.
  public var hiddenNotes: [HiddenNote]
  /// The purposes of some pieces of the text, in the order in which the pieces begin.
  public var semantics: [SemanticSpan]
  /// The lines that it was put together from, so that they can be shown in other ways; `nil` for a format with markup.
  public var fileLines: FileLines?
  /// Mistakes in this chapter.
  public var findings: [Finding]
  /// Whether the chapter can't be read at all; title and text then say so.
  public var isUnreadable = false

  /// Makes a chapter without runs, links and other annotations; set those that it has.
  ///
  /// - Parameters:
  ///   - index: Index in ``Book/spine``.
  ///   - title: The heading, if any.
  ///   - text: The plain text.
  ///   - html: A sanitised fragment with the same text content.
  ///   - blocks: Paragraphs and other blocks in order.
  public init(index: Int, title: String?, text: String, html: String, blocks: [Block]) {
    self.index = index
    self.title = title
    self.text = text
    markup = ChapterHTML(html)
    self.blocks = blocks
    languageRuns = []
    anchors = [:]
    links = []
    images = []
    readings = []
    hiddenNotes = []
    semantics = []
    findings = []
  }
}

/// A run of text that stands by itself: no sentence crosses its ends.
public struct Block: Hashable, Sendable, Codable {
  /// What it is.
  public enum Kind: Hashable, Sendable, Codable {
    case paragraph
    /// Level 1...6.
    case heading(level: Int)
    case listItem
    case tableCell
    case code
    case caption
    /// The body of a footnote or endnote.
    case note

    /// Whether it is a heading, of any level.
    package var isHeading: Bool { if case .heading = self { true } else { false } }
  }

  /// What it is.
  public var kind: Kind
  /// Where it is, UTF-16 offsets in the chapter's text.
  public var range: Range<Int>

  /// Makes a block.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - range: Where it is, UTF-16 offsets in the chapter's text.
  public init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

/// A run in another language or direction than the text around it.
public struct LanguageRun: Hashable, Sendable, Codable {
  /// Where it is, UTF-16 offsets in the chapter's text.
  public var range: Range<Int>
  /// BCP 47 tag, if the run names one.
  public var language: String?
  /// Writing direction, if the run names one.
  public var isRightToLeft: Bool?

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - range: Where it is, UTF-16 offsets in the chapter's text.
  ///   - language: BCP 47 tag, if the run names one.
  ///   - isRightToLeft: Writing direction, if the run names one.
  public init(range: Range<Int>, language: String? = nil, isRightToLeft: Bool? = nil) {
    self.range = range
    self.language = language
    self.isRightToLeft = isRightToLeft
  }
}

/// A link in a chapter.
public struct ChapterLink: Hashable, Sendable, Codable {
  /// Where a link leads.
  public enum Target: Hashable, Sendable, Codable {
    /// A place in the same book.
    case place(ChapterTarget)
    /// An address elsewhere; http, https or mailto only.
    case address(String)
  }

  /// The linked text, UTF-16 offsets in the chapter's text; may be empty.
  public var range: Range<Int>
  /// Where it leads.
  public var target: Target
  /// Whether it is a reference to a footnote or endnote.
  public var isNoteReference: Bool

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - range: The linked text.
  ///   - target: Where it leads.
  ///   - isNoteReference: Whether it refers to a footnote or endnote.
  public init(range: Range<Int>, target: Target, isNoteReference: Bool) {
    self.range = range
    self.target = target
    self.isNoteReference = isNoteReference
  }
}

/// A note that the book hides until it is asked for; it is no part of the text.
public struct HiddenNote: Hashable, Sendable {
  /// The fragments of the links that lead to it.
  public var names: [String]
  /// A sanitised HTML fragment, as ``Chapter/markup`` is.
  public var markup: ChapterHTML
  /// The fragment with paths inside the book, see ``ChapterHTML/textWithPaths``; each call writes it anew.
  public var html: String { markup.textWithPaths }

  /// Makes a note.
  ///
  /// - Parameters:
  ///   - names: The fragments of the links that lead to it.
  ///   - markup: A sanitised HTML fragment.
  public init(names: [String], markup: ChapterHTML) {
    self.names = names
    self.markup = markup
  }
}

/// An image in a chapter.
public struct ChapterImage: Hashable, Sendable, Codable {
  /// Where it stands, a UTF-16 offset in the chapter's text.
  public var offset: Int
  /// Path inside the book.
  public var path: String
  /// The text that describes it; empty for decoration.
  public var alternative: String

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - offset: Where it stands.
  ///   - path: Path inside the book.
  ///   - alternative: The text that describes it.
  public init(offset: Int, path: String, alternative: String) {
    self.offset = offset
    self.path = path
    self.alternative = alternative
  }
}

/// The reading of characters that a book prints above or beside them (ruby).
public struct RubyReading: Hashable, Sendable, Codable {
  /// The annotated text, UTF-16 offsets in the chapter's text.
  public var range: Range<Int>
  /// How the characters are pronounced, in the script of the book, such as kana.
  public var text: String

  /// Makes a reading.
  ///
  /// - Parameters:
  ///   - range: The annotated text.
  ///   - text: Its pronunciation.
  public init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }
}

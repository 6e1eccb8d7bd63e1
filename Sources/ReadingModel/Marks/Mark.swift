public import Foundation

/// A person's mark in a book: a highlighted passage or a bookmarked place, with or without a note.
///
/// It is anchored twice: by offsets in the present text, and by a quote by which it is found again
/// when the text changes.
public struct Mark: Hashable, Sendable, Identifiable {
  /// What is marked.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A passage.
    case highlight
    /// A place.
    case bookmark
  }

  /// How a passage is drawn; the names are Readium's.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    case solid, underline, strikethrough, outline
  }

  /// The colours by name; the page's theme decides how they look.
  public enum Color: String, Hashable, Sendable, Codable, CaseIterable {
    case yellow, green, blue, pink, purple, orange
  }

  /// The longest note in UTF-16 units: an essay of thirty pages.
  public static let noteLimit = 50_000
  /// The most marks of one person in one book, removed ones included; a reader of a textbook makes
  /// some thousand.
  public static let countLimit = 20_000

  /// An id that the mark's maker chooses, so that storing it twice makes one mark; see
  /// ``isID(_:)``.
  public var id: String
  /// The book's number.
  public var book: Int
  /// What is marked.
  public var kind: Kind
  /// Book offsets; empty for a point.
  public var range: Range<TextOffset>
  /// How it is drawn.
  public var style: Style
  /// Its colour.
  public var color: Color
  /// What the person has written to it, in Markdown; empty without a note.
  public var note: String
  /// The marked text, with the text around it.
  public var quote: TextQuote
  /// Title of the chapter that it is in, if it has one.
  public var chapter: String?
  /// When it was made.
  public var created: Date
  /// When it was last changed by the person.
  public var updated: Date
  /// Counts the stored versions from 1; 0 for a mark that is not stored.
  public var version: Int
  /// When it was removed; `nil` while it is not.
  public var removed: Date?
  /// False if its quote was not found in the text; its range is then its last known one.
  public var isPlaced: Bool

  /// Makes a mark.
  ///
  /// - Parameters:
  ///   - id: See ``isID(_:)``.
  ///   - book: The book's number.
  ///   - kind: What is marked.
  ///   - range: Book offsets; empty for a point.
  ///   - style: How it is drawn.
  ///   - color: Its colour.
  ///   - note: What the person has written to it, in Markdown.
  ///   - quote: The marked text, with the text around it.
  ///   - chapter: Title of the chapter that it is in.
  ///   - created: When it was made.
  ///   - updated: When it was last changed; `nil` for never.
  ///   - version: The stored version; 0 for a mark that is not stored.
  ///   - removed: When it was removed.
  ///   - isPlaced: Whether its quote stands at its range.
  public init(
    id: String, book: Int, kind: Kind, range: Range<TextOffset>, style: Style = .solid,
    color: Color = .yellow, note: String = "", quote: TextQuote, chapter: String? = nil,
    created: Date, updated: Date? = nil, version: Int = 0, removed: Date? = nil,
    isPlaced: Bool = true
  ) {
    self.id = id
    self.book = book
    self.kind = kind
    self.range = range
    self.style = style
    self.color = color
    self.note = note
    self.quote = quote
    self.chapter = chapter
    self.created = created
    self.updated = updated ?? created
    self.version = version
    self.removed = removed
    self.isPlaced = isPlaced
  }

  /// Whether a text can name a mark: 8 to 64 of `A–Z a–z 0–9 _ -`, enough for a random number that
  /// nobody else has.
  ///
  /// - Parameter text: Any text.
  /// - Returns: Whether it can.
  public static func isID(_ text: String) -> Bool {
    (8...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}

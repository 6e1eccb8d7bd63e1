/// Chapters and contents of a book with their offsets, made when the book is added.
public struct BookOutline: Hashable, Sendable {
  /// A chapter with its place in the book.
  public struct Chapter: Hashable, Sendable, Codable {
    /// The heading, if any.
    public let title: String?
    /// Book offset of its first character.
    public let start: TextOffset
    /// Length of its text in UTF-16 units.
    public let length: Int
    /// False for what is read only when linked to (answers, notes).
    public let isLinear: Bool

    /// Makes a chapter.
    ///
    /// - Parameters:
    ///   - title: The heading, if any.
    ///   - start: Book offset of its first character.
    ///   - length: UTF-16 units.
    ///   - isLinear: False for what is read only when linked to.
    public init(title: String?, start: TextOffset, length: Int, isLinear: Bool) {
      self.title = title
      self.start = start
      self.length = length
      self.isLinear = isLinear
    }
  }

  /// A line of the contents.
  public struct Entry: Hashable, Sendable, Codable {
    /// The label as shown.
    public let label: String
    /// Book offset that it leads to; `nil` for one that leads nowhere.
    public let offset: TextOffset?
    /// Index of the chapter that it leads to.
    public let chapter: Int?
    /// Entries below this one.
    public let children: [Entry]

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - label: The label as shown.
    ///   - offset: Book offset that it leads to.
    ///   - chapter: Index of the chapter that it leads to.
    ///   - children: Entries below this one.
    public init(label: String, offset: TextOffset?, chapter: Int?, children: [Entry]) {
      self.label = label
      self.offset = offset
      self.chapter = chapter
      self.children = children
    }
  }

  /// The spine in order.
  public let chapters: [Chapter]
  /// The contents, nested; may be empty.
  public let contents: [Entry]
  /// Mistakes in the book, those of the package first.
  public let findings: [Finding]

  /// Makes an outline.
  ///
  /// - Parameters:
  ///   - chapters: The spine in order.
  ///   - contents: The contents, nested.
  ///   - findings: Mistakes in the book, those of the package first.
  public init(chapters: [Chapter], contents: [Entry], findings: [Finding]) {
    self.chapters = chapters
    self.contents = contents
    self.findings = findings
  }

  /// Length of the book's text in UTF-16 units.
  public var length: Int { chapters.last.map { $0.start + $0.length } ?? 0 }
}

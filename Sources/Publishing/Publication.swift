/// A book to be written: its metadata and the XHTML of its chapters.
public struct Publication: Sendable {
  /// One chapter.
  public struct Section: Sendable {
    /// The label in the contents.
    public var title: String
    /// The content of its `body`, well-formed XHTML.
    public var body: String

    /// Makes a chapter.
    ///
    /// - Parameters:
    ///   - title: The label in the contents.
    ///   - body: The content of its `body`, well-formed XHTML.
    public init(title: String, body: String) {
      self.title = title
      self.body = body
    }
  }

  /// The title.
  public var title: String
  /// The author's name; empty where there is none.
  public var creator: String
  /// BCP 47 tag of the text's language.
  public var language: String
  /// What identifies the book, a URN.
  public var identifier: String
  /// When it was last changed, as `2026-01-31T12:00:00Z`.
  public var modified: String
  /// The chapters in reading order; at least one.
  public var sections: [Section]

  /// Makes a publication.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - creator: The author's name; empty where there is none.
  ///   - language: BCP 47 tag of the text's language.
  ///   - identifier: What identifies the book, a URN.
  ///   - modified: When it was last changed, as `2026-01-31T12:00:00Z`.
  ///   - sections: The chapters in reading order; at least one.
  public init(
    title: String, creator: String, language: String, identifier: String, modified: String,
    sections: [Section]
  ) {
    self.title = title
    self.creator = creator
    self.language = language
    self.identifier = identifier
    self.modified = modified
    self.sections = sections
  }
}

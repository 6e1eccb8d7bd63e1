public import ReadingModel

/// A book to be written: what it says about itself.
///
/// Its chapters and pictures follow one by one, see ``EPUBWriter``.
public struct Publication: Sendable {
  /// One chapter.
  public struct Section: Sendable {
    /// The title of its page; not empty.
    public var title: String
    /// The content of its `body`, well-formed XHTML.
    public var body: String
    /// Whether it holds drawings (SVG).
    public var holdsDrawing = false
    /// Whether it holds formulas (MathML).
    public var holdsFormula = false
    /// Its recording, if it has one.
    public var overlay: Overlay?

    /// Makes a chapter.
    ///
    /// - Parameters:
    ///   - title: The title of its page; not empty.
    ///   - body: The content of its `body`, well-formed XHTML.
    public init(title: String, body: String) {
      self.title = title
      self.body = body
    }
  }

  /// One line of the contents.
  public struct Entry: Sendable {
    /// The label; not empty.
    public var label: String
    /// Index of the chapter that it leads to.
    public var section: Int
    /// The `id` in the chapter's page; `nil` for the chapter's start.
    public var identifier: String?
    /// The lines below this one.
    public var children: [Entry]

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - label: The label; not empty.
    ///   - section: Index of the chapter that it leads to.
    ///   - identifier: The `id` in the chapter's page.
    ///   - children: The lines below this one.
    public init(label: String, section: Int, identifier: String? = nil, children: [Entry] = []) {
      self.label = label
      self.section = section
      self.identifier = identifier
      self.children = children
    }
  }

  /// Title, people, languages and the like; the cover is one of the pictures.
  public var metadata: Metadata
  /// The identifier of this publication, a URI.
  public var identifier: String
  /// When it was last changed, as `2026-01-31T12:00:00Z`.
  public var modified: String
  /// What it was made from, a URI or a description.
  public var source: String?
  /// The name of the voice that reads the recordings of its chapters; `nil` if there are none.
  public var narrator: String?
  /// The direction of lines.
  public var writing = WritingMode.horizontal
  /// Its chapters, where all are known at once.
  public var sections: [Section] = []

  /// Makes a publication.
  ///
  /// - Parameters:
  ///   - metadata: Title, people, languages and the like.
  ///   - identifier: The identifier of this publication, a URI.
  ///   - modified: When it was last changed, as `2026-01-31T12:00:00Z`.
  ///   - source: What it was made from.
  public init(metadata: Metadata, identifier: String, modified: String, source: String? = nil) {
    self.metadata = metadata
    self.identifier = identifier
    self.modified = modified
    self.source = source
  }

  /// Makes a publication of a few chapters.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - creator: The author's name; empty where there is none.
  ///   - language: BCP 47 tag of the text's language.
  ///   - identifier: The identifier of this publication, a URI.
  ///   - modified: When it was last changed, as `2026-01-31T12:00:00Z`.
  ///   - sections: The chapters in reading order; at least one.
  public init(
    title: String, creator: String, language: String, identifier: String, modified: String,
    sections: [Section]
  ) {
    var metadata = Metadata(title: title)
    if !creator.isEmpty { metadata.contributors = [Contributor(name: creator)] }
    metadata.languages = [language]
    self.init(metadata: metadata, identifier: identifier, modified: modified)
    self.sections = sections
  }

  /// The title, or a word for its lack.
  var shownTitle: String { metadata.title?.collapsed ?? Book.untitled }

  /// The language of its pages; `und`, undetermined, if nobody knows it (BCP 47, 4.1).
  var language: String {
    metadata.language.flatMap { LanguageTag.isWellFormed($0) ? $0 : nil } ?? "und"
  }
}

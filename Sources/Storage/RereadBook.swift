public import ReadingModel

/// A book whose file is read in another way: by another encoding, another rule for its chapters, or with the text of its pages recognised.
public struct RereadBook: Sendable {
  /// The encoding that was chosen; `nil` for the detected one.
  public var encoding: String?
  /// The rule that was chosen for its chapters; `nil` for the program's own way.
  public var chapterRule: String?
  /// The languages in which its pages were recognised; `nil` for the text of the file.
  public var recognised: String?
  /// The title as shown.
  public var title: String
  /// What the book says about itself.
  public var metadata: Metadata
  /// Its outline.
  public var outline: BookOutline
  /// The revision of the parser that made the outline.
  public var parserRevision: Int

  /// Describes a book that is read anew.
  ///
  /// - Parameters:
  ///   - encoding: The encoding that was chosen; `nil` for the detected one.
  ///   - chapterRule: The rule that was chosen for its chapters; `nil` for the program's own way.
  ///   - title: The title as shown.
  ///   - metadata: What the book says about itself.
  ///   - outline: Its outline.
  ///   - parserRevision: The revision of the parser that made the outline.
  public init(
    encoding: String?, chapterRule: String?, title: String, metadata: Metadata,
    outline: BookOutline, parserRevision: Int
  ) {
    self.encoding = encoding
    self.chapterRule = chapterRule
    self.title = title
    self.metadata = metadata
    self.outline = outline
    self.parserRevision = parserRevision
  }
}

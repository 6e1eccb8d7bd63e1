public import ReadingModel

/// Everything that the library stores of a book when it is added.
public struct NewBook: Sendable {
  /// The book's file, finished.
  public var file: IncomingFile
  /// What identifies that file.
  public var fingerprint: Fingerprint
  /// The name the file came with.
  public var fileName: String
  /// The title as shown.
  public var title: String
  /// What the book says about itself.
  public var metadata: Metadata
  /// Its parts.
  public var outline: BookOutline
  /// The revision of the parser that made the outline.
  public var parserRevision: Int
  /// The cover image, finished, and its media type; `nil` when there is none.
  public var cover: (file: IncomingFile, mediaType: String)?
  /// Who adds it.
  public var addedBy = PersonID.owner
  /// Whose private shelf it comes to; `nil` for the shared one.
  public var owner: PersonID?

  /// Describes a book without a cover.
  ///
  /// - Parameters:
  ///   - file: The book's file, finished.
  ///   - fingerprint: What identifies that file.
  ///   - title: The title as shown.
  ///   - metadata: What the book says about itself.
  ///   - outline: Its parts.
  ///   - parserRevision: The revision of the parser that made the outline.
  public init(
    file: IncomingFile, fingerprint: Fingerprint, title: String, metadata: Metadata,
    outline: BookOutline, parserRevision: Int
  ) {
    self.file = file
    self.fingerprint = fingerprint
    fileName = file.name
    self.title = title
    self.metadata = metadata
    self.outline = outline
    self.parserRevision = parserRevision
  }
}

/// What became of a book that was added.
public enum Addition: Hashable, Sendable {
  /// It is a new one.
  case added(LibraryBook)
  /// It was in the library without its file, or was removed, and is back with its place.
  case returned(LibraryBook)
  /// The same file is a book of the library; nothing was changed.
  case duplicate(LibraryBook)
}

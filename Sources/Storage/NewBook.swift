public import ReadingModel

/// The data that the library stores of a book when it is added.
public struct NewBook: Sendable {
  /// The book's complete file.
  public var file: IncomingFile
  /// The file's fingerprint.
  public var fingerprint: Fingerprint
  /// The name the file came with.
  public var fileName: String
  /// The title as shown.
  public var title: String
  /// What the book says about itself.
  public var metadata: Metadata
  /// Its outline.
  public var outline: BookOutline
  /// The revision of the parser that made the outline.
  public var parserRevision: Int
  /// The complete file of the cover and its media type; `nil` when there is none.
  public var cover: (file: IncomingFile, mediaType: String)?
  /// The encoding that was chosen for its file; `nil` for the detected one.
  public var encoding: String?
  /// The rule that was chosen for its chapters; `nil` for the program's own way.
  public var chapterRule: String?
  /// The sealed password with which its file opens; `nil` for a file that opens without.
  public var sealedPassword: [UInt8]?
  /// The person who adds it.
  public var addedBy = PersonID.owner
  /// The owner of the private shelf that it gets; `nil` for the shared shelf.
  public var owner: PersonID?
  /// When it was added to the library that a backup is of, in milliseconds since 1970; `nil` for now.
  package var added: Int?

  /// Describes a book without a cover.
  ///
  /// - Parameters:
  ///   - file: The book's complete file.
  ///   - fingerprint: The file's fingerprint.
  ///   - title: The title as shown.
  ///   - metadata: What the book says about itself.
  ///   - outline: Its outline.
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

/// The outcome of adding a book.
public enum BookAddition: Hashable, Sendable {
  /// It is a new book.
  case added(LibraryBook)
  /// It was removed, or its file was missing; it is back with its place.
  case returned(LibraryBook)
  /// The library has the same file already; nothing was changed.
  case duplicate(LibraryBook)
}

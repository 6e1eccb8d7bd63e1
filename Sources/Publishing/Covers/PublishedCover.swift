/// Which picture is the cover of a book that is written as EPUB.
public enum PublishedCover: Sendable {
  /// That of the book's file; a drawn one where it has none.
  case ofFile
  /// A picture that somebody has chosen: a complete file. A drawn one, if it can't be shown.
  case picture([UInt8])
  /// A drawn one.
  case drawn
}

/// Why a book was not written.
public enum PublishingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The publication or folder holds no chapter.
  case noChapters
  /// No chapter of the book can be read.
  case unreadable
  /// There is a file already, and it was not to be replaced.
  case exists(String)
  /// The file can't be written; the text says why.
  case unwritable(String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .noChapters: "There is nothing to write: no chapter was found."
    case .unreadable: "The book can't be converted: none of its chapters can be read."
    case .exists(let path): "There is a file \(path) already."
    case .unwritable(let reason): "The book can't be written: \(reason)."
    }
  }
}

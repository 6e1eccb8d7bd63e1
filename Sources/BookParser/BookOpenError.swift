/// Why a file can't be opened as a book; each says so in one sentence.
public enum BookOpenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is missing or the system won't let us read it.
  case unreadable(reason: String)
  /// The file holds nothing.
  case empty
  /// The content is of a kind that can't be opened (yet); named for people.
  case unsupportedFormat(String)
  /// The archive's directory is damaged.
  case damagedArchive(reason: String)
  /// The content is larger, deeper or more than any book is, or claims to be.
  case limit(reason: String)
  /// The content is encrypted and only the seller's program can read it.
  case protected(scheme: String)
  /// An archive without the file that says where the book's package is.
  case missingContainer
  /// The package that the container names is not there.
  case missingPackage(path: String)
  /// The package can't be understood.
  case malformedPackage(path: String, reason: String)
  /// The package lists nothing to read.
  case missingSpine(path: String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .unreadable(let reason): "The file can't be read: \(reason)."
    case .empty: "The file is empty; download it or copy it again."
    case .unsupportedFormat(let name): "\(name) can't be opened; EPUB and plain text can."
    case .damagedArchive(let reason):
      "The file is damaged (\(reason)); download it or copy it again."
    case .limit(let reason): "The file is not opened, because \(reason)."
    case .protected(let scheme):
      "The book is protected by DRM (\(scheme)) and can only be read in its seller's program."
    case .missingContainer:
      "This archive is not an EPUB: META-INF/container.xml is missing and there is no package; "
        + "look for the book itself."
    case .missingPackage(let path):
      "The EPUB's package \(path) is missing; get another copy of the book."
    case .malformedPackage(let path, let reason):
      "The EPUB's package \(path) can't be understood (\(reason)); get another copy of the book."
    case .missingSpine(let path):
      "The EPUB's package \(path) lists nothing to read; get another copy of the book."
    }
  }
}

/// Why a file can't be opened as a book; each case has a sentence.
public enum BookOpenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is missing, or the system refuses to read it.
  case unreadable(reason: String)
  /// The file is empty.
  case empty
  /// The format is not supported; the text is its name for people.
  case unsupportedFormat(String)
  /// The archive's directory is damaged.
  case damagedArchive(reason: String)
  /// The content exceeds a limit of size, depth or number, or claims to.
  case limit(reason: String)
  /// The content is encrypted and only the seller's program can read it.
  case protected(scheme: String)
  /// The archive has no `META-INF/container.xml` and no package.
  case missingContainer
  /// The package that the container names is missing.
  case missingPackage(path: String)
  /// The package can't be parsed.
  case malformedPackage(path: String, reason: String)
  /// The package lists nothing to read.
  case missingSpine(path: String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .unreadable(let reason): "This file can't be read: \(reason)."
    case .empty: "This file is empty. Download or copy it again."
    case .unsupportedFormat(let name): "\(name) isn't supported yet. Add EPUB or text files."
    case .damagedArchive(let reason):
      "This file is damaged (\(reason)). Download or copy it again."
    case .limit(let reason): "This file can't be opened: \(reason)."
    case .protected(let scheme):
      "This book is protected by DRM (\(scheme)) and opens only in the seller's app."
    case .missingContainer:
      "This archive isn't an EPUB: it has no META-INF/container.xml and no package. If the book is "
        + "inside, unpack it and add that file."
    case .missingPackage(let path):
      "This EPUB is incomplete: \(path) is missing. Get another copy of the book."
    case .malformedPackage(let path, let reason):
      "This EPUB is damaged: \(path) can't be read (\(reason)). Get another copy of the book."
    case .missingSpine(let path):
      "This EPUB has no chapters: \(path) lists nothing to read. Get another copy of the book."
    }
  }
}

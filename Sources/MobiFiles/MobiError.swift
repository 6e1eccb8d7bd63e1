/// Why a Kindle file can't be read.
public enum MobiError: Error, Hashable, Sendable {
  /// The file is not of the kind, or so damaged that nothing of it can be had; in the library's sense, for people.
  case damaged(reason: String)
  /// The text is encrypted.
  case protected
  /// The file is a container for something else, such as a PDF; named for people.
  case unsupported(name: String)
  /// There is not enough memory for it.
  case outOfMemory
}

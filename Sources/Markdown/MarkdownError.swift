/// Why a Markdown text could not be read.
public enum MarkdownError: Error, Hashable, Sendable {
  /// The library had no memory left.
  case outOfMemory
}

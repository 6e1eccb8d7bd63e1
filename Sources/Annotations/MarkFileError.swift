/// Why the marks of a file can't be read.
package enum MarkFileError: Error, Hashable, Sendable {
  /// The file is larger than ``MarkFileReader/byteLimit``.
  case tooLarge(byteLimit: Int)
  /// The file has no format that is known.
  case foreign
  /// The file holds more marks than a person may have in a book.
  case tooMany
  /// A note in the file is longer than the limit, in UTF-16 units.
  case longNote(limit: Int)
}

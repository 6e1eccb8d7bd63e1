/// Why a file's marks are not read.
package enum MarkFileError: Error, Hashable, Sendable {
  /// The file is larger than ``MarkFileReader/byteLimit``.
  case tooLarge(byteLimit: Int)
  /// No program that is known here has written it.
  case foreign
  /// It holds more marks than a person may have in a book.
  case tooMany
  /// A note in it is longer than one may be, in UTF-16 units.
  case longNote(limit: Int)
}

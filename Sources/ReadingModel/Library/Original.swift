public import Foundation

/// A book's file as it was added.
public struct Original: Hashable, Sendable {
  /// The book's number.
  public let book: Int
  /// The book's title.
  public let title: String
  /// The fingerprint of the file when it was added.
  public let fingerprint: Fingerprint
  /// Its path inside the data folder.
  public let path: String
  /// The file.
  public let file: URL

  package init(book: Int, title: String, fingerprint: Fingerprint, path: String, file: URL) {
    self.book = book
    self.title = title
    self.fingerprint = fingerprint
    self.path = path
    self.file = file
  }
}

public import Foundation

/// A book's file as it was put in.
public struct Original: Hashable, Sendable {
  /// The book's number.
  public let book: Int
  /// The book's title.
  public let title: String
  /// What the file's bytes were when it was put in.
  public let fingerprint: Fingerprint
  /// Where it lies in the data folder.
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

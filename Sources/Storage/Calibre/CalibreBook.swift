package import ReadingModel

/// A book as calibre knows it.
package struct CalibreBook: Hashable, Sendable {
  /// A file of the book.
  package struct File: Hashable, Sendable {
    /// Calibre's name of the format, such as `EPUB`.
    package var format: String
    /// Its path in the library's folder.
    package var path: String
  }

  /// A place at which somebody has stopped reading in calibre's viewer.
  package struct Place: Hashable, Sendable {
    /// Calibre's name of the format.
    package var format: String
    /// An EPUB Canonical Fragment Identifier in calibre's form.
    package var fragment: String
  }

  /// Calibre's number.
  package var id: Int
  /// The title, for messages.
  package var title: String
  /// What calibre says of it; languages as BCP 47 tags.
  package var metadata = Metadata()
  /// The rating, if there is one.
  package var rating: Rating?
  /// The book in all its formats.
  package var files: [File] = []
  /// The path of its cover in the library's folder, if it has one.
  package var cover: String?
  /// Places, the latest first.
  package var places: [Place] = []
}

/// Why a library of calibre can't be read.
public enum CalibreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The largest database in bytes: that of 100,000 books with long descriptions takes half of it.
  public static let byteLimit = 1 << 30

  /// The database is too large.
  case tooLarge
  /// The file is a database without calibre's tables.
  case foreign
  /// The file is no database, or is damaged.
  case damaged

  /// One sentence for people.
  public var description: String {
    switch self {
    case .tooLarge:
      "The database metadata.db is too large for one of calibre's. The limit is \(Self.byteLimit >> 20) MB."
    case .foreign: "The database metadata.db isn't one of calibre's, or is that of an old version."
    case .damaged:
      "The database metadata.db of this calibre library is damaged; calibre restores it with 'Library maintenance'."
    }
  }
}

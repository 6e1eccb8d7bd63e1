/// What several books have in common.
public struct CommonMetadata: Hashable, Sendable {
  /// The title of the first book.
  public private(set) var title: String
  /// The metadata of the first book, as shown.
  public private(set) var metadata: Metadata
  /// The number of books.
  public private(set) var count = 1
  /// The fields in which not all books are like the first one.
  public private(set) var differing: Set<MetadataField> = []
  /// The fields that are corrected in at least one book.
  public private(set) var corrected: Set<MetadataField>

  /// Begins with one book.
  ///
  /// - Parameter book: The first book.
  public init(_ book: LibraryBook) {
    title = book.title
    metadata = book.metadata
    corrected = Set(book.corrections.fields)
  }

  /// Adds a further book.
  ///
  /// - Parameter book: The book.
  public mutating func add(_ book: LibraryBook) {
    let other = book.metadata
    func note(_ field: MetadataField, _ isEqual: Bool) {
      if !isEqual { differing.insert(field) }
    }
    note(.title, book.title == title)
    note(.sortTitle, other.sortTitle == metadata.sortTitle)
    note(.contributors, other.contributors == metadata.contributors)
    // Each book of a series has a place of its own in it.
    note(.series, other.series?.name == metadata.series?.name)
    note(.language, other.language == metadata.language)
    note(.published, other.published == metadata.published)
    note(.publisher, other.publisher == metadata.publisher)
    note(.identifiers, other.identifiers == metadata.identifiers)
    note(.description, other.summary == metadata.summary)
    note(.subjects, other.subjects == metadata.subjects)
    corrected.formUnion(book.corrections.fields)
    count += 1
  }
}

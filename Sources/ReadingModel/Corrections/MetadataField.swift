/// What of a book's metadata people can correct.
public enum MetadataField: String, Hashable, Sendable, CaseIterable, Codable {
  /// The title.
  case title
  /// The title as sorted.
  case sortTitle
  /// Authors, translators and others.
  case contributors
  /// The series with the book's place in it.
  case series
  /// The language.
  case language
  /// The day, month or year of publication.
  case published
  /// The publisher's name.
  case publisher
  /// Identifiers, such as an ISBN.
  case identifiers
  /// The blurb.
  case description
  /// Keywords.
  case subjects
}

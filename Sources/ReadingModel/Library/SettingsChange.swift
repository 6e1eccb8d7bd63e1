/// A change of a person's settings.
public struct SettingsChange: Hashable, Sendable {
  /// The person who set them.
  public let person: PersonID
  /// The number of the book that they are for; `nil` for all books.
  public let book: Int?

  /// A change.
  ///
  /// - Parameters:
  ///   - person: The person who set them.
  ///   - book: The number of the book that they are for; `nil` for all books.
  public init(person: PersonID, book: Int?) {
    self.person = person
    self.book = book
  }
}

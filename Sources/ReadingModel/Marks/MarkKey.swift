/// The key of a mark among those of one person.
public struct MarkKey: Hashable, Sendable {
  /// The book's number.
  public let book: Int
  /// The mark's id.
  public let id: String

  /// Names a mark.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - id: The mark's id.
  public init(book: Int, id: String) {
    self.book = book
    self.id = id
  }
}

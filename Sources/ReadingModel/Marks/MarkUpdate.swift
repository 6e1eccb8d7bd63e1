/// What came of storing a mark.
public enum MarkUpdate: Hashable, Sendable {
  /// It is stored.
  case stored(Mark)
  /// Another version stands, this one; nothing was changed.
  case conflict(Mark)
  /// The book has another text than the one that the mark's offsets are of; nothing was changed.
  case otherEdition
  /// The person has as many marks in the book as there may be.
  case full
}

/// A mark and who made it.
public struct PersonalMark: Hashable, Sendable {
  /// Who made it.
  public let person: PersonID
  /// The mark.
  public let mark: Mark

  package init(person: PersonID, mark: Mark) {
    self.person = person
    self.mark = mark
  }
}

/// Where a mark stands in a changed text.
public struct MarkPlacement: Hashable, Sendable {
  /// Whose mark it is.
  public let person: PersonID
  /// The mark's id.
  public let id: String
  /// Where it stands; where it once was for one that is not placed.
  public let range: Range<TextOffset>
  /// What stands there now; for one that is not placed what was searched for.
  public let quote: TextQuote
  /// Title of the chapter that it is in.
  public let chapter: String?
  /// Whether it was found.
  public let isPlaced: Bool

  /// Makes a placement.
  ///
  /// - Parameters:
  ///   - person: Whose mark it is.
  ///   - id: The mark's id.
  ///   - range: Where it stands.
  ///   - quote: What stands there now.
  ///   - chapter: Title of the chapter that it is in.
  ///   - isPlaced: Whether it was found.
  public init(
    person: PersonID, id: String, range: Range<TextOffset>, quote: TextQuote, chapter: String?,
    isPlaced: Bool
  ) {
    self.person = person
    self.id = id
    self.range = range
    self.quote = quote
    self.chapter = chapter
    self.isPlaced = isPlaced
  }
}

/// A person's marks in one book have changed.
public struct ChangedMarks: Hashable, Sendable {
  /// The book's number.
  public let book: Int
  /// Whose they are.
  public let person: PersonID

  /// Names the marks of a person in a book.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - person: Whose they are.
  public init(book: Int, person: PersonID) {
    self.book = book
    self.person = person
  }
}

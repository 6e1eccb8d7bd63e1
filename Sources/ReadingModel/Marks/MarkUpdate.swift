/// The outcome of storing a mark.
public enum MarkUpdate: Hashable, Sendable {
  /// It is stored.
  case stored(Mark)
  /// The stored mark has another version, given here; nothing was changed.
  case conflict(Mark)
  /// The mark's offsets belong to another edition of the book; nothing was changed.
  case otherEdition
  /// The person has ``Mark/countLimit`` marks in the book already.
  case full
}

/// A mark and the person who made it.
public struct PersonalMark: Hashable, Sendable {
  /// The person who made it.
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
  /// Its book offsets; the former ones for a mark that is not placed.
  public let range: Range<TextOffset>
  /// The text there now; the searched text for a mark that is not placed.
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
  ///   - range: Its book offsets.
  ///   - quote: The text there now.
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

/// Names a person and a book whose marks have changed.
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

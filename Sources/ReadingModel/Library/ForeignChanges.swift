/// What other processes have changed.
public struct ForeignChanges: Hashable, Sendable {
  /// Numbers of the books that were added, changed, removed or restored.
  public var books: [Int] = []
  /// The places that were stored.
  public var positions: [ForeignPosition] = []
  /// Whose settings were changed.
  public var settings: [SettingsChange] = []
  /// Whose marks have changed in which books.
  public var marks: [ChangedMarks] = []
  /// Whether another library was put into the data folder, so that nothing that was known counts.
  public var isOtherLibrary = false

  package init() {}

  /// Whether nothing has changed.
  public var isEmpty: Bool {
    books.isEmpty && positions.isEmpty && marks.isEmpty && settings.isEmpty && !isOtherLibrary
  }
}

/// A place that another process has stored.
public struct ForeignPosition: Hashable, Sendable {
  /// The book's number.
  public let book: Int
  /// Whose it is.
  public let person: PersonID
  /// The place.
  public let position: ReadingPosition

  package init(book: Int, person: PersonID, position: ReadingPosition) {
    self.book = book
    self.person = person
    self.position = position
  }
}

/// The changes that other processes have made to the library.
public struct ForeignChanges: Hashable, Sendable {
  /// Numbers of the books that were added, changed, removed or restored.
  public var books: [Int] = []
  /// The places that were stored.
  public var positions: [ForeignPosition] = []
  /// The changes of settings.
  public var settings: [SettingsChange] = []
  /// The persons and books whose marks have changed.
  public var marks: [ChangedMarks] = []
  /// The persons whose opinions of books have changed.
  public var opinions: [PersonID] = []
  /// The persons whose collections have changed; `nil` for shared ones, which all see.
  public var collections: [PersonID?] = []
  /// Whether the data folder holds another library, so that everything known before is outdated.
  public var isOtherLibrary = false

  package init() {}

  /// Whether nothing has changed.
  public var isEmpty: Bool {
    books.isEmpty && positions.isEmpty && marks.isEmpty && settings.isEmpty && opinions.isEmpty
      && collections.isEmpty
      && !isOtherLibrary
  }
}

/// A place that another process has stored.
public struct ForeignPosition: Hashable, Sendable {
  /// The book's number.
  public let book: Int
  /// The person whose place it is.
  public let person: PersonID
  /// The place.
  public let position: ReadingPosition

  package init(book: Int, person: PersonID, position: ReadingPosition) {
    self.book = book
    self.person = person
    self.position = position
  }
}

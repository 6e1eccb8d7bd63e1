/// Where everything that people have stored in a book stands when its text has become another.
public struct TextChange: Hashable, Sendable {
  /// Where the marks stand.
  public var marks: [MarkPlacement]
  /// Where stored places have moved, by their old offsets: all of them, also those that stay.
  public var places: [TextOffset: TextOffset]
  /// State of the book's marks that this was made from; see `Bookshelf.marksRevision(in:)` of `Storage`.
  public var revision: Int

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - marks: Where the marks stand.
  ///   - places: Where stored places have moved, by their old offsets.
  ///   - revision: State of the book's marks that this was made from.
  public init(marks: [MarkPlacement], places: [TextOffset: TextOffset], revision: Int) {
    self.marks = marks
    self.places = places
    self.revision = revision
  }
}

/// The new offsets of everything that people have stored in a book whose text has changed.
public struct TextChange: Hashable, Sendable {
  /// The placements of the marks.
  public var marks: [MarkPlacement]
  /// The new offsets of all stored places by their old ones, including those that stay.
  public var places: [TextOffset: TextOffset]
  /// The revision of the book's marks that this was made from; see `Bookshelf.marksRevision(in:)`
  /// of `Storage`.
  public var revision: Int

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - marks: The placements of the marks.
  ///   - places: The new offsets of all stored places by their old ones.
  ///   - revision: The revision of the book's marks that this was made from.
  public init(marks: [MarkPlacement], places: [TextOffset: TextOffset], revision: Int) {
    self.marks = marks
    self.places = places
    self.revision = revision
  }
}

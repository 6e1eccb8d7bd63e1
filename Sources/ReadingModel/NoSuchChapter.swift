/// A chapter is asked for that the book does not have.
///
/// Whoever has asked may know the book by an edition that has more chapters than the one that has taken its place.
public struct NoSuchChapter: Error, Hashable, Sendable, CustomStringConvertible {
  /// The index that was asked for.
  public let index: Int

  /// Makes the error.
  ///
  /// - Parameter index: The index that was asked for.
  public init(index: Int) { self.index = index }

  /// One sentence for people.
  public var description: String { "The book has no such chapter." }
}

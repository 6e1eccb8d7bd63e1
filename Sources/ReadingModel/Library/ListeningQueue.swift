/// A change of a person's listening queue; what it does not name stays.
public struct QueueChange: Hashable, Sendable {
  /// All its books in order, instead of the present ones.
  public var books: [Int]?
  /// Books that are put at its beginning, in their order.
  public var first: [Int] = []
  /// Books that are put at its end, in their order.
  public var last: [Int] = []
  /// Books that are taken out.
  public var removed: [Int] = []

  /// Makes a change that changes nothing.
  public init() {}

  /// Whether it changes nothing.
  public var isEmpty: Bool { self == QueueChange() }

  /// The queue after the change; each book stands in it once.
  ///
  /// - Parameter present: The books before it.
  /// - Returns: The books in order.
  public func applied(to present: [Int]) -> [Int] {
    let moved = Set(first + last + removed)
    var seen: Set<Int> = []
    let kept = (books ?? present).filter { !moved.contains($0) }
    let taken = Set(removed)
    return (first.filter { !taken.contains($0) } + kept + last.filter { !taken.contains($0) })
      .filter { seen.insert($0).inserted }
  }
}

/// Why a listening queue can't be changed as a person wants it.
public enum QueueRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The most books of a queue: half a year of books, or some days of articles.
  public static let bookLimit = 500

  /// The queue would have more books than a queue can have.
  case tooMany

  /// One sentence for people.
  public var description: String {
    "A listening queue can have up to \(Self.bookLimit) books. Remove some to add more."
  }
}

import Basics
public import ReadingModel

/// Looks for something in a book, from one place to the book's end, and tells what it finds as it
/// finds it.
///
/// Works on a queue of its own, as matching is nothing but computing. The memory it takes is that of
/// a chapter.
public actor BookSearch {
  /// Chapters that are read ahead while one is searched: as many as cores do any good.
  private static let ahead = 3

  /// What it tells on the way.
  public enum Step: Hashable, Sendable {
    /// Matches in a chapter, in order; more may follow.
    case found(chapter: Int, [TextMatch])
    /// All of a chapter has been searched, and it has so many matches, also those not listed.
    case counted(chapter: Int, count: Int)
  }

  /// What it says at the end.
  public struct Outcome: Hashable, Sendable {
    /// How many matches there are.
    public var count: Int
    /// The first match that was not listed any more, if any: where to go on.
    public var next: TextOffset?
  }

  private let queue = QueueExecutor(label: "search")
  /// Searches on a queue of its own.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  private let query: SearchQuery
  private let texts: any ChapterTextSource

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - query: What is looked for.
  ///   - texts: Where texts come from.
  /// - Throws: ``SearchError`` when this can't be looked for.
  public init(_ query: SearchQuery, texts: any ChapterTextSource) throws(SearchError) {
    guard query.text.utf16.count <= SearchQuery.unitLimit else {
      throw .tooLong(limit: SearchQuery.unitLimit)
    }
    self.query = query
    self.texts = texts
    _ = try Scanner(query)
  }

  /// Searches.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - starts: Where each chapter begins in the book.
  ///   - from: The first book offset at which a match counts.
  ///   - limit: How many matches are listed at most; the rest is only counted.
  ///   - report: Told everything in order; what it throws ends the search.
  /// - Returns: The sum.
  /// - Throws: ``SearchError``, `CancellationError`, what reading the book or `report` throws.
  public func run(
    in book: Book, starts: [TextOffset], from: TextOffset = 0, limit: Int,
    report: @Sendable (Step) async throws -> Void
  ) async throws -> Outcome {
    var scanner = try Scanner(query)
    var outcome = Outcome(count: 0, next: nil)
    let first = max(0, (starts.firstIndex { $0 > from } ?? starts.count) - 1)
    var coming: [Task<[UInt16], any Error>] = []
    defer { for task in coming { task.cancel() } }
    var asked = first
    for index in first..<starts.count {
      while asked < min(index + Self.ahead, starts.count) {
        coming.append(Task { [texts, asked] in try await texts.text(ofChapter: asked, of: book) })
        asked += 1
      }
      try Task.checkCancellation()
      let surroundings = Surroundings(
        text: try await coming.removeFirst().value, start: starts[index])
      try scanner.begin(surroundings.text)
      var count = 0
      while let ranges = try scanner.next() {
        try Task.checkCancellation()
        let counted = ranges.drop { $0.lowerBound + starts[index] < from }
        guard let start = counted.first?.lowerBound else { continue }
        let listed = outcome.next == nil ? counted.prefix(limit - outcome.count) : []
        outcome.count += counted.count
        count += counted.count
        if outcome.next == nil, listed.count < counted.count {
          outcome.next =
            starts[index] + (counted.dropFirst(listed.count).first?.lowerBound ?? start)
        }
        if !listed.isEmpty {
          try await report(.found(chapter: index, listed.map(surroundings.match)))
        }
      }
      if count > 0 { try await report(.counted(chapter: index, count: count)) }
    }
    return outcome
  }
}

/// Either way of looking.
private struct Scanner: ~Copyable {
  private var folded: FoldedScanner?
  private var pattern: PatternScanner?

  init(_ query: SearchQuery) throws(SearchError) {
    guard !query.text.isEmpty else { throw .emptyQuery }
    if query.isRegularExpression {
      folded = nil
      pattern = try PatternScanner(query)
    } else {
      folded = try FoldedScanner(query)
      pattern = nil
    }
  }

  mutating func begin(_ text: [UInt16]) throws(SearchError) {
    folded?.begin(text)
    try pattern?.begin(text)
  }

  mutating func next() throws(SearchError) -> [Range<Int>]? {
    if folded != nil { return folded?.next() }
    return try pattern?.next()
  }
}

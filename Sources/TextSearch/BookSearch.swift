import Basics
public import ReadingModel

/// Searches a book from one place to its end, and reports matches as it finds them.
///
/// It works on a queue of its own, since matching only computes. Its memory is that of a chapter.
public actor BookSearch {
  /// The number of chapters that are read ahead while one is searched; more cores would not help.
  private static let ahead = 3

  /// A report during the search.
  public enum Step: Hashable, Sendable {
    /// Matches in a chapter, in order; more may follow.
    case found(chapter: Int, [TextMatch])
    /// All of a chapter has been searched, and it has so many matches, also those not listed.
    case counted(chapter: Int, count: Int)
  }

  /// The outcome of the search.
  public struct Outcome: Hashable, Sendable {
    /// How many matches there are.
    public var count: Int
    /// The first match that was not listed, if any, at which the next search continues.
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
  ///   - query: The query.
  ///   - texts: The source of the texts.
  /// - Throws: ``SearchError`` for an invalid query.
  public init(_ query: SearchQuery, texts: any ChapterTextSource) throws(SearchError) {
    self.query = query
    self.texts = texts
    _ = try Scanner(query)
  }

  /// Searches.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - starts: The book offset of each chapter's start.
  ///   - from: The first book offset at which a match counts.
  ///   - limit: How many matches are listed at most; the rest is only counted.
  ///   - report: Takes all reports in order; an error that it throws ends the search.
  /// - Returns: The outcome.
  /// - Throws: ``SearchError``, `CancellationError`, errors of reading the book and of `report`.
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

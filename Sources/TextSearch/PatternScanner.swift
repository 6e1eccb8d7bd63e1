import UnicodeText

/// Finds a regular expression in one text after another, a handful of matches at a time.
struct PatternScanner: ~Copyable {
  /// The time limit of one match: far longer than any useful pattern takes in a chapter.
  static let matchTime = Duration.seconds(1)
  /// The time limit of a whole search, since a person waits for it.
  static let wholeTime = Duration.seconds(10)
  /// The most matches that are returned at once.
  private static let batch = 256
  /// How long the first match may wait for others: less than people notice.
  private static let batchTime = Duration.milliseconds(10)

  private var pattern: RegularExpression
  private let edges: WordEdges?
  private let end: ContinuousClock.Instant
  private var text: [UInt16] = []
  private var isAtEnd = true

  /// Compiles the query; the time begins to count.
  ///
  /// - Parameter query: A regular expression.
  /// - Throws: ``SearchError``.
  init(_ query: SearchQuery) throws(SearchError) {
    do {
      pattern = try RegularExpression(query.text, ignoresCase: !query.isCaseSensitive)
    } catch {
      throw SearchError(error)
    }
    edges = query.isWholeWords ? WordEdges(language: query.language) : nil
    end = ContinuousClock.now + Self.wholeTime
  }

  /// Begins with a text, at a place in it.
  mutating func begin(_ text: [UInt16], from start: Int = 0) throws(SearchError) {
    do {
      try pattern.begin(text, from: start)
    } catch {
      throw SearchError(error)
    }
    self.text = text
    isAtEnd = false
  }

  /// The next matches in order; empty ones don't count.
  ///
  /// - Returns: Ranges in the text; `nil` when the text is at its end.
  /// - Throws: ``SearchError/tooSlow``.
  mutating func next() throws(SearchError) -> [Range<Int>]? {
    guard !isAtEnd else { return nil }
    var found: [Range<Int>] = []
    let begin = ContinuousClock.now
    let limit = min(end, begin + Self.matchTime)
    // Many matches that don't count must not take more time than one that does.
    while found.count < Self.batch {
      let match: Range<Int>?
      do {
        match = try pattern.next(until: limit)
      } catch {
        throw SearchError(error)
      }
      guard let match else {
        isAtEnd = true
        break
      }
      if !match.isEmpty, edges?.hold(match, in: text) ?? true { found.append(match) }
      let now = ContinuousClock.now
      if now >= limit { throw .tooSlow }
      // What was found is not held back for what is slow to find.
      if !found.isEmpty, now >= begin + Self.batchTime { break }
    }
    return found
  }
}

/// Finds quotes again in a text that has changed: where each stands now, or that it stands nowhere.
///
/// ```swift
/// var finder = QuoteFinder([.init(quote: quote, expected: 15_030, length: 31)])
/// for chapter in chapters { finder.read(Array(chapter.utf16)) }
/// let place = finder.placements()[0]?.range
/// ```
///
/// The text is read once, from its beginning to its end; what is kept is proportional to the quotes.
/// Runs of each quote and its surroundings vote for places (`QuoteSeeds`); the best are compared closely
/// (`QuoteCandidate`), and of equally good ones the nearest to the expected place is taken, as what
/// stands near it has shifted.
public struct QuoteFinder {
  /// A quote to be found.
  public struct Wanted: Hashable, Sendable {
    /// The quote.
    public var quote: TextQuote
    /// Book offset where it should begin; `nil` when nobody knows.
    public var expected: TextOffset?
    /// How long the quoted piece was, in UTF-16 units.
    public var length: Int

    /// Describes a quote to be found.
    ///
    /// - Parameters:
    ///   - quote: The quote.
    ///   - expected: Book offset where it should begin.
    ///   - length: How long the piece was; `nil` for the quote's own length.
    public init(quote: TextQuote, expected: TextOffset?, length: Int? = nil) {
      self.quote = quote
      self.expected = expected
      self.length = length ?? quote.exact.utf16.count
    }
  }

  /// Where a quote stands.
  public struct Placement: Hashable, Sendable {
    /// Book offsets of the piece.
    public var range: Range<TextOffset>
    /// How well it fits, 0...1.
    public var score: Double
  }

  /// Longer than any pattern with its surroundings: what is kept of the text before.
  private static let carryLength = 2048
  /// Units that are folded and searched at once.
  private static let sliceLength = 1 << 20
  /// A run that is met more often in a slice says nothing.
  private static let hitLimit = 4096
  /// Votes that are counted in a slice; only a text made to be slow has more.
  private static let voteLimit = 2_000_000
  /// Votes that a place needs where a pattern has many.
  private static let voteMinimum = 4
  /// Places of a pattern that are compared closely in a slice.
  private static let tryLimit = 8
  /// Places of a pattern that are remembered.
  private static let candidateLimit = 16

  private struct Vote {
    var seeds: UInt64 = 0
    var start = 0
  }

  let wanted: [Wanted]
  let patterns: [QuotePattern]
  private(set) var candidates: [[QuoteCandidate]]
  private var tables = [QuoteSeeds(length: 10), QuoteSeeds(length: 5), QuoteSeeds(length: 2)]
  private var bestVotes: [Int]
  private var carry: [UInt16] = []
  private var position: TextOffset = 0

  /// Prepares a search.
  ///
  /// - Parameter wanted: What is to be found.
  public init(_ wanted: [Wanted]) {
    self.wanted = wanted
    patterns = wanted.enumerated().flatMap { QuotePattern.patterns(of: $1, index: $0) }
    candidates = Array(repeating: [], count: patterns.count)
    bestVotes = Array(repeating: 0, count: patterns.count)
    for (index, pattern) in patterns.enumerated() {
      tables[Self.table(for: pattern)].add(pattern, at: index)
    }
  }

  /// Longer runs where letters say little and there is much of them.
  private static func table(for pattern: QuotePattern) -> Int {
    let count = pattern.all.count
    let ideographs = pattern.all.count { $0 >= 0x2E80 }
    if count >= 24, ideographs * 2 < count { return 0 }
    return count >= 5 ? 1 : 2
  }

  /// Reads the next part of the text.
  ///
  /// - Parameter units: UTF-16 units that follow what was read before.
  public mutating func read(_ units: [UInt16]) {
    guard !patterns.isEmpty else { return }
    var start = 0
    repeat {
      let end = min(units.count, start + Self.sliceLength)
      readSlice(units[start..<end])
      start = end
    } while start < units.count
  }

  private mutating func readSlice(_ units: ArraySlice<UInt16>) {
    let raw = carry + units
    let origin = position - carry.count
    let text = FoldedText(raw)
    for (index, votes) in votes(in: text.units) {
      for start in votes { look(index, near: start, in: text, raw: raw, origin: origin) }
    }
    for (index, pattern) in patterns.enumerated() {
      guard let expected = pattern.expected, origin...origin + raw.count ~= expected else {
        continue
      }
      if let candidate = QuoteCandidate(pattern, at: expected - origin, in: raw, origin: origin) {
        note(candidate, of: index)
        continue
      }
      let start = text.index(of: expected - origin) - pattern.before.count
      look(index, near: start, in: text, raw: raw, origin: origin)
    }
    position += units.count
    carry = Array(raw.suffix(Self.carryLength))
  }

  /// Where the patterns may begin in a folded text, each with the most voted first.
  private mutating func votes(in units: [UInt16]) -> [(pattern: Int, starts: [Int])] {
    var votes: [UInt64: Vote] = [:]
    for table in tables {
      table.visit(units, hitLimit: Self.hitLimit) { place, seeds in
        for seed in seeds {
          let start = place - Int(seed.offset)
          // Places that differ by a few edits are one; a pattern may begin before the text.
          let bucket = UInt64((start + Self.carryLength) >> 5)
          let key = UInt64(seed.pattern) << 32 | bucket
          votes[key, default: Vote(start: start)].seeds |= 1 << UInt64(seed.number)
        }
        return votes.count < Self.voteLimit
      }
    }
    var found: [Int: [(count: Int, start: Int)]] = [:]
    for (key, vote) in votes {
      let index = Int(key >> 32)
      let count = vote.seeds.nonzeroBitCount
      // Few runs of many say nothing.
      let least = min(Self.voteMinimum, max(1, patterns[index].all.count / 40))
      guard count >= least else { continue }
      found[index, default: []].append((count, vote.start))
    }
    return found.map { index, places in
      let expected = patterns[index].expected.map { $0 - position } ?? 0
      let best = max(bestVotes[index], places.map(\.count).max() ?? 0)
      bestVotes[index] = best
      let starts = places.filter { $0.count * 2 >= best }.sorted {
        ($1.count, abs($0.start - expected), $0.start)
          < ($0.count, abs($1.start - expected), $1.start)
      }
      return (index, starts.prefix(Self.tryLimit).map(\.start))
    }
  }

  private mutating func look(
    _ index: Int, near start: Int, in text: FoldedText, raw: [UInt16], origin: TextOffset
  ) {
    guard
      let candidate = QuoteCandidate(
        patterns[index], near: start, in: text, raw: raw, origin: origin)
    else { return }
    note(candidate, of: index)
  }

  private mutating func note(_ candidate: QuoteCandidate, of index: Int) {
    let known = candidates[index].firstIndex {
      $0.range.lowerBound == candidate.range.lowerBound
        || $0.range.upperBound == candidate.range.upperBound
    }
    if let known {
      if candidates[index][known].score < candidate.score { candidates[index][known] = candidate }
      return
    }
    candidates[index].append(candidate)
    guard candidates[index].count > Self.candidateLimit else { return }
    let expected = patterns[index].expected ?? 0
    candidates[index].sort {
      ($1.score, abs($0.range.lowerBound - expected))
        < ($0.score, abs($1.range.lowerBound - expected))
    }
    candidates[index].removeLast()
  }
}

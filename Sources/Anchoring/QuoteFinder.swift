public import ReadingModel

/// Finds the present places of quotes in a text that has changed.
///
/// ```swift
/// var finder = QuoteFinder([.init(quote: quote, expected: 15_030, length: 31)])
/// for chapter in chapters { finder.read(Array(chapter.utf16)) }
/// let place = finder.placements()[0]?.range
/// ```
///
/// The text is read once, from its beginning to its end; memory is proportional to the quotes. Runs
/// of each quote and its surroundings vote for places (`QuoteSeeds`); the best are compared closely
/// (`QuoteCandidate`), and of equally good ones the nearest to the expected place wins, corrected
/// by the shift of its neighbours.
public struct QuoteFinder {
  /// A quote to be found.
  public struct Wanted: Hashable, Sendable {
    /// The quote.
    public var quote: TextQuote
    /// Book offset where it should begin; `nil` when nobody knows.
    public var expected: TextOffset?
    /// How long the quoted piece was, in UTF-16 units.
    public var length: Int
    /// Whether a single occurrence of the words is enough, even if nothing around them fits.
    ///
    /// True for a quote of another program. In this book's own text the surroundings move with a
    /// passage, so the same words elsewhere are another passage.
    public var mayStandAlone: Bool

    /// Describes a quote to be found.
    ///
    /// - Parameters:
    ///   - quote: The quote.
    ///   - expected: Book offset where it should begin.
    ///   - length: How long the piece was; `nil` for the quote's own length.
    ///   - mayStandAlone: Whether the words are enough if nothing around them fits.
    public init(
      quote: TextQuote, expected: TextOffset?, length: Int? = nil, mayStandAlone: Bool = true
    ) {
      self.quote = quote
      self.expected = expected
      self.length = length ?? quote.exact.utf16.count
      self.mayStandAlone = mayStandAlone
    }
  }

  /// The place of a quote.
  public struct Placement: Hashable, Sendable {
    /// Book offsets of the piece.
    public var range: Range<TextOffset>
    /// The quality of the match, 0...1.
    public var score: Double
  }

  /// The UTF-16 units of the text before that are kept: more than any pattern with its
  /// surroundings.
  private static let carryLength = 2048
  /// Units that are folded and searched at once.
  private static let sliceLength = 1 << 20
  /// The most hits of a run in a slice; a more frequent run does not count.
  private static let hitLimit = 4096
  /// The most votes in a slice; only a malicious text has more.
  private static let voteLimit = 2_000_000
  /// The votes that a place needs, if the pattern has many seeds.
  private static let voteMinimum = 4
  /// The most places of a pattern that are compared closely in a slice.
  private static let tryLimit = 8
  /// The most places near the expected one that are compared closely in addition, and the distance.
  private static let nearTryLimit = 4
  private static let nearReach = 2000
  /// The most places of a pattern that are checked for an exact match in a slice: as many as a
  /// refrain has.
  private static let exactTryLimit = 2048
  /// The most candidates of a pattern that are kept.
  private static let candidateLimit = 16

  private struct SeedTally {
    var seeds: UInt64 = 0
    var start: Int
    var lead = 0

    /// Counts a run; if runs disagree by a little, the most frequent place wins.
    mutating func add(_ seed: UInt8, _ place: Int) {
      seeds |= 1 << UInt64(seed)
      lead += place == start ? 1 : -1
      if lead < 0 { (start, lead) = (place, 1) }
    }
  }

  let wanted: [Wanted]
  let patterns: [QuotePattern]
  private(set) var candidates: [[QuoteCandidate]]
  /// For each pattern all places of exact matches in the same surroundings.
  private(set) var perfect: [Set<TextOffset>]
  private var tables = [QuoteSeeds(length: 10), QuoteSeeds(length: 5), QuoteSeeds(length: 2)]
  private var bestVotes: [Int]
  private var carry: [UInt16] = []
  private var position: TextOffset = 0

  /// Prepares a search.
  ///
  /// - Parameter wanted: The quotes to find.
  public init(_ wanted: [Wanted]) {
    self.wanted = wanted
    patterns = wanted.enumerated().flatMap { QuotePattern.patterns(of: $1, index: $0) }
    candidates = Array(repeating: [], count: patterns.count)
    perfect = Array(repeating: [], count: patterns.count)
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
    for (index, votes) in votes(in: text, origin: origin) {
      let top = votes.prefix(Self.tryLimit)
      for vote in top { look(index, near: vote.start, in: text, raw: raw, origin: origin) }
      // One that was corrected has fewer votes than its neighbours that are nearly the same.
      for vote in nearest(votes.dropFirst(Self.tryLimit), index, text, origin) {
        look(index, near: vote.start, in: text, raw: raw, origin: origin)
      }
      // Of a sentence that stands in many places the right one may be far down.
      let alike = votes.dropFirst(Self.tryLimit).prefix { $0.count == votes[0].count }
      for vote in alike.prefix(Self.exactTryLimit) where vote.start >= 0 {
        let pattern = patterns[index]
        let place = text.place(vote.start) + pattern.rawBefore.count
        if QuoteCandidate(pattern, at: place, in: raw, origin: origin) != nil {
          perfect[index].insert(origin + place)
        }
      }
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

  /// The possible starts of the patterns in a folded text, each with the most votes first.
  private mutating func votes(
    in text: FoldedText, origin: TextOffset
  ) -> [(pattern: Int, votes: [(count: Int, start: Int)])] {
    let units = text.units
    var votes: [UInt64: SeedTally] = [:]
    for table in tables {
      table.visit(units, hitLimit: Self.hitLimit) { place, seeds in
        for seed in seeds {
          let start = place - Int(seed.offset)
          // Places that differ by a few edits are one; a pattern may begin before the text.
          let bucket = UInt64((start + Self.carryLength) >> 5)
          let key = UInt64(seed.pattern) << 32 | bucket
          votes[key, default: SeedTally(start: start)].add(seed.number, start)
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
      let pattern = patterns[index]
      let expected =
        pattern.expected.map { text.index(of: $0 - origin) - pattern.before.count } ?? 0
      let best = max(bestVotes[index], places.map(\.count).max() ?? 0)
      bestVotes[index] = best
      let starts = places.filter { $0.count * 2 >= best }.sorted {
        ($1.count, abs($0.start - expected), $0.start)
          < ($0.count, abs($1.start - expected), $1.start)
      }
      return (index, starts)
    }
  }

  /// The voted places that are nearest to a pattern's expected place.
  private func nearest(
    _ votes: ArraySlice<(count: Int, start: Int)>, _ index: Int, _ text: FoldedText,
    _ origin: TextOffset
  ) -> ArraySlice<(count: Int, start: Int)> {
    let pattern = patterns[index]
    guard let expected = pattern.expected, !votes.isEmpty else { return [] }
    let place = text.index(of: expected - origin) - pattern.before.count
    return votes.filter { abs($0.start - place) <= Self.nearReach }
      .sorted { abs($0.start - place) < abs($1.start - place) }.prefix(Self.nearTryLimit)
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
    if candidate.isPerfect { perfect[index].insert(candidate.range.lowerBound) }
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

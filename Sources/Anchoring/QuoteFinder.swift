public import ReadingModel

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
    /// Whether the words are enough where they stand once and nothing around them fits.
    ///
    /// Yes for a quote of another program. Of this book's own text, what was around a passage goes along
    /// with it, and the same words elsewhere are others.
    public var mayStandAlone: Bool

    /// Describes a quote to be found.
    ///
    /// - Parameters:
    ///   - quote: The quote.
    ///   - expected: Book offset where it should begin.
    ///   - length: How long the piece was; `nil` for the quote's own length.
    ///   - mayStandAlone: Whether the words are enough where nothing around them fits.
    public init(
      quote: TextQuote, expected: TextOffset?, length: Int? = nil, mayStandAlone: Bool = true
    ) {
      self.quote = quote
      self.expected = expected
      self.length = length ?? quote.exact.utf16.count
      self.mayStandAlone = mayStandAlone
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
  /// Places near the expected one that are compared closely besides, and how near.
  private static let nearTryLimit = 4
  private static let nearReach = 2000
  /// Places of a pattern that are looked at for nothing having changed there at all, in a slice: as
  /// many as a refrain has.
  private static let exactTryLimit = 2048
  /// Places of a pattern that are remembered.
  private static let candidateLimit = 16

  private struct Vote {
    var seeds: UInt64 = 0
    var start: Int
    var lead = 0

    /// Counts a run; where runs disagree by a little, the place that most of them name is taken.
    mutating func add(_ seed: UInt8, _ place: Int) {
      seeds |= 1 << UInt64(seed)
      lead += place == start ? 1 : -1
      if lead < 0 { (start, lead) = (place, 1) }
    }
  }

  let wanted: [Wanted]
  let patterns: [QuotePattern]
  private(set) var candidates: [[QuoteCandidate]]
  /// For each pattern, all places where it stands letter for letter in the same surroundings.
  private(set) var perfect: [Set<TextOffset>]
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

  /// Where the patterns may begin in a folded text, each with the most voted first.
  private mutating func votes(
    in text: FoldedText, origin: TextOffset
  ) -> [(pattern: Int, votes: [(count: Int, start: Int)])] {
    let units = text.units
    var votes: [UInt64: Vote] = [:]
    for table in tables {
      table.visit(units, hitLimit: Self.hitLimit) { place, seeds in
        for seed in seeds {
          let start = place - Int(seed.offset)
          // Places that differ by a few edits are one; a pattern may begin before the text.
          let bucket = UInt64((start + Self.carryLength) >> 5)
          let key = UInt64(seed.pattern) << 32 | bucket
          votes[key, default: Vote(start: start)].add(seed.number, start)
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

  /// Of the voted places those nearest to where a pattern is expected.
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

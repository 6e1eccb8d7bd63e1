public import ReadingModel

extension QuoteFinder {
  /// Scores that differ by less are equal: the place decides.
  private static let scoreTolerance = 0.02

  /// The lead in score below which the best candidate may still be a neighbour of the quote.
  private static let doubt = 0.2

  /// The number of certain quotes that are enough to estimate shifts.
  private static let sureEnough = 3

  /// The bonus of a candidate at the expected place, which may have been corrected a little while a
  /// copy elsewhere was not.
  ///
  /// The bonus is halved at a given distance.
  private static let nearBonus = 0.12
  private static let nearScale = 32.0

  /// The distance from the expected place, in UTF-16 units, within which a quote without its
  /// surroundings is accepted.
  private static let nearby = 1000
  /// The least likeness of surroundings that have moved with a quote.
  private static let leastContext = 0.5

  /// The placements of the quotes, after the whole text was read.
  ///
  /// - Parameter isPossible: Says of a quote, by its index, and a place whether it comes into question.
  /// - Returns: The placements in the order of the wanted quotes; `nil` for a quote that was not
  ///   found.
  public func placements(
    where isPossible: (Int, Range<TextOffset>) -> Bool = { _, _ in true }
  ) -> [Placement?] {
    let fitting = patterns.indices.map { index in
      candidates[index].filter { isFitting($0, patterns[index], among: candidates[index]) }
    }
    let shifts = TextShifts(known(fitting))
    var chosen: [[QuoteCandidate?]] = Array(repeating: [], count: wanted.count)
    for (index, pattern) in patterns.enumerated() {
      // The end of a long quote belongs to its beginning.
      let near = pattern.part == .ending ? chosen[pattern.quote].first ?? nil : nil
      let length = wanted[pattern.quote].length
      let places =
        near.map { [$0.range.lowerBound + length - pattern.raw.count] }
        ?? pattern.expected.map { shifts.places($0) } ?? []
      let choices = (exact(index, near: places) + fitting[index]).filter { candidate in
        if let near {
          let count = candidate.range.upperBound - near.range.lowerBound
          guard count > length / 2, count < length * 2 else { return false }
        }
        return isPossible(pattern.quote, candidate.range)
          && isInPlace(candidate, of: pattern, near: places)
      }
      chosen[pattern.quote].append(best(choices, near: places))
    }
    return chosen.enumerated().map { placement($1, length: wanted[$0].length) }
  }

  /// The places without any change that are nearest to where the quote should be.
  private func exact(_ index: Int, near places: [TextOffset]) -> [QuoteCandidate] {
    let all = perfect[index]
    guard !all.isEmpty, !places.isEmpty else { return [] }
    let nearest = all.min {
      (Self.distance($0, places), $0) < (Self.distance($1, places), $1)
    }
    // What was looked at closely knows its own end.
    let looked = Set(candidates[index].map(\.range.lowerBound))
    return [nearest].compactMap(\.self).filter { !looked.contains($0) }.map {
      QuoteCandidate(range: $0..<$0 + patterns[index].raw.count, likeness: 1, context: 1)
    }
  }

  /// Whether a candidate with other words around it is where the quote should be, if it has to.
  private func isInPlace(
    _ candidate: QuoteCandidate, of pattern: QuotePattern, near places: [TextOffset]
  ) -> Bool {
    guard !wanted[pattern.quote].mayStandAlone, let context = candidate.context, !places.isEmpty
    else { return true }
    return context >= Self.leastContext
      || Self.distance(candidate.range.lowerBound, places) <= Self.nearby
  }

  private static func distance(_ place: TextOffset, _ places: [TextOffset]) -> Int {
    places.reduce(Int.max) { min($0, abs($1 - place)) }
  }

  private func placement(_ parts: [QuoteCandidate?], length: Int) -> Placement? {
    guard parts.count == 2 else {
      return parts.first.flatMap(\.self).map { Placement(range: $0.range, score: $0.score) }
    }
    switch (parts[0], parts[1]) {
    case (let first?, let last?) where first.range.lowerBound < last.range.upperBound:
      return Placement(
        range: first.range.lowerBound..<last.range.upperBound,
        score: (first.score + last.score) / 2)
    case (let first?, _):
      // Its end is gone: as much as is known to be there.
      return Placement(range: first.range, score: first.score / 2)
    case (nil, let last?):
      return Placement(range: last.range, score: last.score / 2)
    case (nil, nil): return nil
    }
  }

  /// Whether a candidate is the quote, rather than something like it.
  private func isFitting(
    _ candidate: QuoteCandidate, _ pattern: QuotePattern, among all: [QuoteCandidate]
  ) -> Bool {
    guard !pattern.core.isEmpty else { return candidate.likeness >= 0.6 }
    // An ideograph says as much as a syllable.
    let size = pattern.core.reduce(0) { $0 + ($1 >= 0x2E80 ? 3 : 1) }
    let context = candidate.context ?? 0
    let isOnly = all.count { $0.likeness >= 0.85 } == 1
    if candidate.context == nil {
      let isKnown = isOnly || pattern.expected != nil
      return size >= 32
        ? candidate.likeness >= 0.8 : candidate.likeness == 1 && (size >= 12 || isKnown)
    }
    if size >= 32 {
      return candidate.likeness >= 0.85
        ? context >= 0.5 || isOnly : candidate.likeness >= 0.8 && context >= 0.6
    }
    if candidate.likeness == 1 { return context >= 0.5 || (isOnly && size >= 12) }
    return candidate.likeness >= 0.6 && context >= 0.75
  }

  private func best(
    _ candidates: [QuoteCandidate], near places: [TextOffset]
  ) -> QuoteCandidate? {
    // Where it stands letter for letter, in the same words around it, nothing else comes into question.
    let perfect = candidates.filter { $0.likeness == 1 && ($0.context ?? 1) == 1 }
    return closest(perfect.isEmpty ? candidates : perfect, to: places)
  }

  private func closest(
    _ candidates: [QuoteCandidate], to places: [TextOffset]
  ) -> QuoteCandidate? {
    func distance(_ candidate: QuoteCandidate) -> Int {
      places.isEmpty
        ? candidate.range.lowerBound : Self.distance(candidate.range.lowerBound, places)
    }
    func score(_ candidate: QuoteCandidate) -> Double {
      guard !places.isEmpty else { return candidate.score }
      let distance = Double(distance(candidate))
      return candidate.score + Self.nearBonus / (1 + distance / Self.nearScale)
    }
    guard let top = candidates.map(score).max() else { return nil }
    let equal = candidates.filter { score($0) >= top - Self.scoreTolerance }
    return equal.min {
      let (first, second) = (distance($0), distance($1))
      return first == second ? $0.score > $1.score : first < second
    }
  }

  /// The shifts of quotes with a certain place.
  ///
  /// These occur in one place only, without any change; if there are hardly any, quotes without a
  /// similar place elsewhere count, too.
  private func known(
    _ fitting: [[QuoteCandidate]]
  ) -> [(place: TextOffset, shift: Int)] {
    let sure = patterns.indices.compactMap { index -> (place: TextOffset, shift: Int)? in
      guard perfect[index].count == 1, let place = perfect[index].first else { return nil }
      return patterns[index].expected.map { ($0, place - $0) }
    }
    guard sure.count < Self.sureEnough else { return sure }
    return sure
      + patterns.indices.compactMap { index in
        guard let expected = patterns[index].expected, perfect[index].isEmpty,
          let top = fitting[index].max(by: { $0.score < $1.score }),
          wanted[patterns[index].quote].mayStandAlone || (top.context ?? 0) >= Self.leastContext,
          fitting[index].count(where: { $0.score >= top.score - Self.doubt }) == 1
        else { return nil }
        return (expected, top.range.lowerBound - expected)
      }
  }
}

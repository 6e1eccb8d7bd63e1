extension QuoteFinder {
  /// Scores that differ by less are equal: the place decides.
  private static let scoreTolerance = 0.02

  /// What stands where it is expected may have been corrected a little, and a copy elsewhere not.
  private static let nearby = 256
  private static let nearbyBonus = 0.08

  /// Where the quotes stand, when the whole text was read.
  ///
  /// - Returns: In the order of what was wanted; `nil` for what stands nowhere.
  public func placements() -> [Placement?] {
    let fitting = patterns.indices.map { index in
      candidates[index].filter { isFitting($0, patterns[index], among: candidates[index]) }
    }
    let shifts = shifts(fitting)
    var chosen: [[QuoteCandidate?]] = Array(repeating: [], count: wanted.count)
    for (index, pattern) in patterns.enumerated() {
      let predicted = pattern.expected.map { $0 + shift(at: $0, shifts) }
      // The end of a long quote belongs to its beginning.
      let near = pattern.part == .ending ? chosen[pattern.quote].first ?? nil : nil
      let length = wanted[pattern.quote].length
      let choices =
        near.map { beginning in
          fitting[index].filter {
            let count = $0.range.upperBound - beginning.range.lowerBound
            return count > length / 2 && count < length * 2
          }
        } ?? fitting[index]
      let place = near.map { $0.range.lowerBound + length - pattern.raw.count } ?? predicted
      chosen[pattern.quote].append(best(choices, near: place))
    }
    return chosen.enumerated().map { placement($1, length: wanted[$0].length) }
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

  private func best(_ candidates: [QuoteCandidate], near place: TextOffset?) -> QuoteCandidate? {
    // Where it stands letter for letter, in the same words around it, nothing else comes into question.
    let perfect = candidates.filter { $0.likeness == 1 && ($0.context ?? 1) == 1 }
    return closest(perfect.isEmpty ? candidates : perfect, to: place)
  }

  private func closest(_ candidates: [QuoteCandidate], to place: TextOffset?) -> QuoteCandidate? {
    func score(_ candidate: QuoteCandidate) -> Double {
      let isNear = place.map { abs($0 - candidate.range.lowerBound) <= Self.nearby } ?? false
      return candidate.score + (isNear ? Self.nearbyBonus : 0)
    }
    guard let top = candidates.map(score).max() else { return nil }
    let equal = candidates.filter { score($0) >= top - Self.scoreTolerance }
    return equal.min {
      let place = place ?? 0
      let first = abs($0.range.lowerBound - place)
      let second = abs($1.range.lowerBound - place)
      return first == second ? $0.score > $1.score : first < second
    }
  }

  /// By how much those have shifted that stand in one place only, in the order of where they were.
  private func shifts(_ fitting: [[QuoteCandidate]]) -> [(place: TextOffset, shift: Int)] {
    var shifts: [(place: TextOffset, shift: Int)] = []
    for (index, pattern) in patterns.enumerated() {
      guard let expected = pattern.expected,
        let top = fitting[index].max(by: { $0.score < $1.score }),
        fitting[index].count(where: { $0.score >= top.score - Self.scoreTolerance }) == 1
      else { continue }
      shifts.append((expected, top.range.lowerBound - expected))
    }
    return shifts.sorted { $0.place < $1.place }
  }

  /// The shift of what stood nearest to a place.
  private func shift(at place: TextOffset, _ shifts: [(place: TextOffset, shift: Int)]) -> Int {
    var low = 0
    var high = shifts.count
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].place < place { low = middle + 1 } else { high = middle }
    }
    let near = shifts[max(0, low - 1)..<min(shifts.count, low + 1)]
    return near.min { abs($0.place - place) < abs($1.place - place) }?.shift ?? 0
  }
}

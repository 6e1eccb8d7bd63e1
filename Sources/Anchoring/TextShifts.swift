import ReadingModel

/// The shifts of the text around quotes with a certain place.
struct TextShifts {
  /// The difference in UTF-16 units up to which neighbours have shifted together.
  private static let tolerance = 64

  private let shifts: [(place: TextOffset, shift: Int)]

  /// Takes known shifts, and leaves out those that differ from the neighbours on both sides.
  ///
  /// - Parameter known: Expected places with their shifts.
  init(_ known: [(place: TextOffset, shift: Int)]) {
    let sorted = known.sorted { ($0.place, $0.shift) < ($1.place, $1.shift) }
    shifts = sorted.indices.filter { index in
      guard index > 0, index + 1 < sorted.count else { return true }
      let (before, after) = (sorted[index - 1].shift, sorted[index + 1].shift)
      return abs(before - after) > Self.tolerance
        || abs(sorted[index].shift - before) <= Self.tolerance
    }.map { sorted[$0] }
  }

  /// The possible places of an expected place, by the shifts of its neighbours.
  ///
  /// - Parameter expected: The expected place.
  /// - Returns: The place by the nearest neighbour on either side, the nearer of them first; the
  ///   expected place if no shift is known.
  func places(_ expected: TextOffset) -> [TextOffset] {
    var low = 0
    var high = shifts.count
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].place < expected { low = middle + 1 } else { high = middle }
    }
    let near = shifts[max(0, low - 1)..<min(shifts.count, low + 1)].sorted {
      abs($0.place - expected) < abs($1.place - expected)
    }
    return near.isEmpty ? [expected] : near.map { expected + $0.shift }
  }
}

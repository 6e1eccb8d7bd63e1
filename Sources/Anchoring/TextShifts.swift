import ReadingModel

/// By how much the text has shifted around the quotes of whose place there is no doubt.
struct TextShifts {
  /// Neighbours that differ by less have shifted together.
  private static let tolerance = 64

  private let shifts: [(place: TextOffset, shift: Int)]

  /// Leaves out what has gone another way than what stands on both sides of it.
  ///
  /// - Parameter known: Expected places, and by how much what was expected there has shifted.
  init(_ known: [(place: TextOffset, shift: Int)]) {
    let sorted = known.sorted { ($0.place, $0.shift) < ($1.place, $1.shift) }
    shifts = sorted.indices.filter { index in
      guard index > 0, index + 1 < sorted.count else { return true }
      let (before, after) = (sorted[index - 1].shift, sorted[index + 1].shift)
      return abs(before - after) > Self.tolerance
        || abs(sorted[index].shift - before) <= Self.tolerance
    }.map { sorted[$0] }
  }

  /// Where what was expected at a place may be, as its neighbours have shifted.
  ///
  /// - Parameter expected: The expected place.
  /// - Returns: The place by the nearest neighbour on either side, the nearer of them first; the
  ///   expected place where nothing is known.
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

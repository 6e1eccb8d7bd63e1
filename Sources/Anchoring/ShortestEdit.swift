/// Finds the common runs of two short texts, by the fewest insertions and deletions.
///
/// Source: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986).
enum ShortestEdit {
  /// The most edits; their table takes 4 bytes × the square of it.
  static let editLimit = 800
  /// The most steps, a guard against malicious texts.
  private static let stepLimit = 40_000_000

  /// Finds the common runs.
  ///
  /// - Parameters:
  ///   - old: A range of the old text.
  ///   - new: A range of the new text.
  ///   - text: Old and new text.
  /// - Returns: The runs in order; `nil` when the two differ by too much.
  static func runs(
    _ old: Range<Int>, _ new: Range<Int>,
    in text: (old: UnsafeBufferPointer<UInt16>, new: UnsafeBufferPointer<UInt16>)
  ) -> [EqualRun]? {
    let (n, m) = (old.count, new.count)
    guard n > 0, m > 0 else { return [] }
    let limit = min(n + m, editLimit, max(16, stepLimit / (n + m)))
    var farthest = [Int32](repeating: -1, count: 2 * limit + 3)
    let zero = limit + 1
    var trace: [[Int32]] = []
    for edits in 0...limit {
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        guard diagonal >= -m, diagonal <= n else { continue }
        var x =
          edits == 0
          ? 0
          : step(
            to: diagonal, right: Int(farthest[zero + diagonal - 1]),
            down: Int(farthest[zero + diagonal + 1]), n, m
          )?.x ?? -1
        guard x >= 0 else {
          farthest[zero + diagonal] = -1
          continue
        }
        while x < n, x - diagonal < m,
          text.old[old.lowerBound + x] == text.new[new.lowerBound + x - diagonal]
        {
          x += 1
        }
        farthest[zero + diagonal] = Int32(truncatingIfNeeded: x)
        if x == n, x - diagonal == m {
          return walk(back: trace, edits: edits, n, m).map {
            EqualRun(old: old.lowerBound + $0.old, new: new.lowerBound + $0.new, count: $0.count)
          }
        }
      }
      trace.append(Array(farthest[zero - edits...zero + edits]))
    }
    return nil
  }

  /// The farthest place on a diagonal that one more edit reaches.
  private static func step(
    to diagonal: Int, right: Int, down: Int, _ n: Int, _ m: Int
  ) -> (x: Int, isDeletion: Bool)? {
    let deletion = right >= 0 && right < n ? right + 1 : -1
    let insertion = down >= 0 && down - diagonal <= m ? down : -1
    guard max(deletion, insertion) >= 0 else { return nil }
    return deletion > insertion ? (deletion, true) : (insertion, false)
  }

  private static func walk(back trace: [[Int32]], edits: Int, _ n: Int, _ m: Int) -> [EqualRun] {
    var runs: [EqualRun] = []
    var (x, y) = (n, m)
    for edits in stride(from: edits, to: 0, by: -1) {
      let row = trace[edits - 1]
      let diagonal = x - y
      func value(_ diagonal: Int) -> Int {
        let index = diagonal + edits - 1
        // Of a row only the diagonals of its own parity are from it; the others are of the one before.
        return row.indices.contains(index) ? Int(row[index]) : -1
      }
      guard
        let entry = step(
          to: diagonal, right: value(diagonal - 1), down: value(diagonal + 1), n, m)
      else { break }
      if x > entry.x {
        runs.append(EqualRun(old: entry.x, new: entry.x - diagonal, count: x - entry.x))
      }
      x = entry.isDeletion ? entry.x - 1 : entry.x
      y = entry.isDeletion ? entry.x - diagonal : entry.x - diagonal - 1
    }
    if x > 0 { runs.append(EqualRun(old: 0, new: 0, count: x)) }
    return runs.reversed()
  }
}

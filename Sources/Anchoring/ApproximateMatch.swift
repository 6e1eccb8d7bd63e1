/// The range of a text that differs from a pattern by the fewest insertions, deletions and
/// replacements.
///
/// The usual table of edit distances with free ends in the text (Sellers 1980), one column at a
/// time; each cell carries the start of its best path.
struct ApproximateMatch: Hashable {
  /// Index range in the text.
  var range: Range<Int>
  /// Edits between the pattern and that range.
  var distance: Int

  /// Finds the best range.
  ///
  /// - Parameters:
  ///   - pattern: The pattern; not empty.
  ///   - text: The text.
  ///   - window: The part of the text that is searched.
  ///   - end: The expected end of the match; of equally good matches the nearest one wins.
  init(_ pattern: [UInt16], in text: [UInt16], _ window: Range<Int>, endingNear end: Int) {
    let count = pattern.count
    var distances = Array(0...count)
    var starts = [Int](repeating: window.lowerBound, count: count + 1)
    let none = min(end, window.upperBound)
    var best = (distance: count, start: none, end: none)
    pattern.withUnsafeBufferPointer { pattern in
      distances.withUnsafeMutableBufferPointer { distances in
        starts.withUnsafeMutableBufferPointer { starts in
          for place in window {
            let unit = text[place]
            var diagonal = 0
            var diagonalStart = place
            starts[0] = place + 1
            var above = 0
            var aboveStart = place + 1
            for row in 1...count {
              let left = distances[row]
              let leftStart = starts[row]
              var value = diagonal + (pattern[row - 1] == unit ? 0 : 1)
              var start = diagonalStart
              if left + 1 < value {
                value = left + 1
                start = leftStart
              }
              if above + 1 < value {
                value = above + 1
                start = aboveStart
              }
              distances[row] = value
              starts[row] = start
              above = value
              aboveStart = start
              diagonal = left
              diagonalStart = leftStart
            }
            let isNearer = abs(place + 1 - end) < abs(best.end - end)
            if above < best.distance || (above == best.distance && isNearer && above < count) {
              best = (above, aboveStart, place + 1)
            }
          }
        }
      }
    }
    range = min(best.start, best.end)..<best.end
    distance = best.distance
  }

  /// How alike the pattern and the range are, 0...1.
  ///
  /// - Parameter count: The pattern's length.
  /// - Returns: 1 for the same.
  func likeness(_ count: Int) -> Double {
    count == 0 ? 1 : max(0, 1 - Double(distance) / Double(count))
  }
}

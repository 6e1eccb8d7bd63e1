package import Markup

/// Which character of a chapter's text came from which one of the source, noted by the walk that
/// writes the text.
package struct TextTrace {
  /// A place between two characters of a text node of the source.
  package struct Point {
    package var node: MarkupNode
    /// UTF-16 units from the node's beginning.
    package var offset: Int
  }

  /// Characters that follow each other both in the text and in one node.
  private struct Run {
    /// Where they are in the text, in UTF-16 units.
    var range: Range<Int>
    /// Where they begin in the node.
    var offset: Int
    var node: MarkupNode

    func point(at place: Int) -> Point {
      Point(node: node, offset: offset + place - range.lowerBound)
    }
  }

  private var runs: [Run] = []

  /// Makes a trace of nothing.
  package init() {}

  /// Notes what was written last.
  ///
  /// - Parameters:
  ///   - range: Where it is in the text.
  ///   - node: The text node that it came from.
  ///   - offset: Where it begins in the node.
  mutating func note(_ range: Range<Int>, from node: MarkupNode, at offset: Int) {
    end(at: range.lowerBound)
    if let last = runs.last, last.range.upperBound == range.lowerBound,
      last.offset + last.range.count == offset, last.node == node
    {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(Run(range: range, offset: offset, node: node))
    }
  }

  /// Forgets what is behind a place: a space that was written at the end of a line may have been taken back.
  ///
  /// - Parameter length: Length of the text.
  mutating func end(at length: Int) {
    while let last = runs.last, last.range.upperBound > length {
      runs.removeLast()
      guard last.range.lowerBound < length else { continue }
      let range = last.range.lowerBound..<length
      runs.append(Run(range: range, offset: last.offset, node: last.node))
    }
  }

  /// Where a passage begins and ends in the source.
  ///
  /// What the parser itself has written at its edges, such as the line end between two blocks, is left out.
  ///
  /// - Parameter range: Where it is in the text; empty for a place.
  /// - Returns: Its first character's beginning and its last one's end; for a place twice the same. `nil`
  ///   where nothing of it came from the source.
  package func points(of range: Range<Int>) -> (start: Point, end: Point)? {
    guard !range.isEmpty else {
      guard let point = point(at: range.lowerBound) else { return nil }
      return (point, point)
    }
    let first = runs.partition { $0.range.upperBound > range.lowerBound }
    let last = runs.partition { $0.range.lowerBound >= range.upperBound } - 1
    guard first <= last else { return nil }
    let start = max(range.lowerBound, runs[first].range.lowerBound)
    let end = min(range.upperBound, runs[last].range.upperBound)
    return (runs[first].point(at: start), runs[last].point(at: end))
  }

  /// A place: before the character that is there, else behind the one before it.
  private func point(at offset: Int) -> Point? {
    let index = runs.partition { $0.range.upperBound > offset }
    if runs.indices.contains(index), runs[index].range.contains(offset) {
      return runs[index].point(at: offset)
    }
    guard index > 0, runs[index - 1].range.upperBound == offset else { return nil }
    return runs[index - 1].point(at: offset)
  }
}

extension Array {
  /// Index of the first element of which something is true that is then true of all that follow.
  fileprivate func partition(_ isTrue: (Element) -> Bool) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if isTrue(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}

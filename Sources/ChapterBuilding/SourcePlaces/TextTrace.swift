package import Markup

/// The place in the source of each character of a chapter's text, recorded by the walk that writes
/// the text.
package struct TextTrace {
  /// A place between two characters of a text node of the source.
  package struct Point {
    package var node: MarkupNode
    /// UTF-16 units from the node's beginning.
    package var offset: Int
  }

  /// Characters that follow each other both in the text and in one node.
  private struct Run {
    /// Their place in the text, in UTF-16 units.
    var range: Range<Int>
    /// Their start in the node, in UTF-16 units.
    var offset: Int
    var node: MarkupNode

    func point(at place: Int) -> Point {
      Point(node: node, offset: offset + place - range.lowerBound)
    }
  }

  private var runs: [Run] = []

  /// Makes an empty trace.
  package init() {}

  /// Records the characters that were written last.
  ///
  /// - Parameters:
  ///   - range: Their place in the text.
  ///   - node: The text node that they came from.
  ///   - offset: Their start in the node.
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

  /// Removes records beyond the text's end, since a space at the end of a line may have been
  /// removed.
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

  /// The start and the end of a passage in the source.
  ///
  /// Characters at its edges that the parser itself has written, such as the line end between two
  /// blocks, are left out.
  ///
  /// - Parameter range: Its place in the text; empty for a single place.
  /// - Returns: The start of its first character and the end of its last one; for a single place
  ///   both are the same. `nil` if no character of it came from the source.
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

  /// The place in the text of a place in the source.
  ///
  /// - Parameters:
  ///   - node: A text node.
  ///   - offset: UTF-16 units from its beginning.
  /// - Returns: The place of the first character from there on that is in the text, else the end of the node's last one; `nil` if no
  ///   character of the node is in it.
  package func place(of node: MarkupNode, at offset: Int) -> Int? {
    var end: Int?
    for run in runs where run.node == node {
      if offset < run.offset + run.range.count {
        return run.range.lowerBound + max(0, offset - run.offset)
      }
      end = run.range.upperBound
    }
    return end
  }

  /// The point before the character at an offset, else behind the one before it.
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
  /// The index of the first element for which a condition is true; it must be true for all later
  /// elements.
  fileprivate func partition(_ isTrue: (Element) -> Bool) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if isTrue(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}

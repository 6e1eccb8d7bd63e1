import UnicodeText

/// A text as it is compared, and for every unit of it the part of the source that it was made from.
struct FoldedText {
  /// The folded text, UTF-16.
  private(set) var units: [UInt16] = []
  /// For each unit where its source begins and ends, offsets in the source; neither ever decreases.
  private(set) var starts: [Int32] = []
  private(set) var ends: [Int32] = []

  /// Empties it, keeping the room.
  mutating func removeAll() {
    units.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Makes room for a text of so many units.
  mutating func reserve(_ count: Int) {
    units.reserveCapacity(count)
    starts.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  @inline(__always)
  mutating func append(_ unit: UInt16, _ start: Int, _ end: Int) {
    units.append(unit)
    starts.append(Int32(truncatingIfNeeded: start))
    ends.append(Int32(truncatingIfNeeded: end))
  }

  /// Lets the last letter reach on: what follows is seen as a part of it.
  mutating func extend(to end: Int) {
    guard let last = units.indices.last else { return }
    ends[last] = Int32(truncatingIfNeeded: end)
  }

  /// Puts marks on the same letter into the order that Unicode gives them, so that ệ is the same
  /// however it was typed; what was reordered comes from the whole letter.
  mutating func orderMarks() {
    var place = units.count - 1
    while place > 0 {
      let mark = Self.combiningClass(units[place])
      let before = Self.combiningClass(units[place - 1])
      guard mark != 0, before > mark else { return }
      units.swapAt(place, place - 1)
      let end = max(ends[place], ends[place - 1])
      let start = min(starts[place], starts[place - 1])
      (starts[place], starts[place - 1]) = (start, start)
      (ends[place], ends[place - 1]) = (end, end)
      place -= 1
    }
  }

  private static func combiningClass(_ unit: UInt16) -> UInt8 {
    Unicode.Scalar(unit)?.properties.canonicalCombiningClass.rawValue ?? 0
  }

  /// The part of the source that a range was made from.
  func source(of range: Range<Int>) -> Range<Int> {
    Int(starts[range.lowerBound])..<Int(ends[range.upperBound - 1])
  }
}

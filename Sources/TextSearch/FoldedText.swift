import UnicodeText

/// A folded text; each unit knows the part of the source that it was made from.
struct FoldedText {
  /// The units for which room is reserved at once, few enough that a text with an accent on every
  /// letter wastes little.
  private static let run = 256

  /// The most marks of a letter that are put in order: no language has more (UAX #15, 13), and each is moved past all.
  private static let markLimit = 30

  /// The folded text, UTF-16.
  private(set) var units: [UInt16] = []
  /// For each unit the start and the end of its source, offsets in the source; neither ever
  /// decreases.
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

  /// Appends units as long as each becomes one unit or a space, as in most texts throughout.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - range: Which part; it may end early.
  ///   - table: The folding of each unit, see `TextFolder.Entry`.
  /// - Returns: The place of the first unit that was not appended.
  mutating func appendPlain(_ source: [UInt16], _ range: Range<Int>, by table: [UInt32]) -> Int {
    // Taken out, so that they can be written to at once, and without a copy.
    var (units, starts, ends) = (self.units, self.starts, self.ends)
    (self.units, self.starts, self.ends) = ([], [], [])
    let known = units.count
    let limit = min(range.upperBound, range.lowerBound + Self.run)
    units.append(contentsOf: repeatElement(0, count: limit - range.lowerBound))
    starts.append(contentsOf: repeatElement(0, count: limit - range.lowerBound))
    ends.append(contentsOf: repeatElement(0, count: limit - range.lowerBound))
    let reached = source.withUnsafeBufferPointer { source in
      table.withUnsafeBufferPointer { table in
        units.withUnsafeMutableBufferPointer { units in
          starts.withUnsafeMutableBufferPointer { starts in
            ends.withUnsafeMutableBufferPointer { ends in
              var (place, count) = (range.lowerBound, known)
              while place < limit {
                let entry = table[Int(source[place])]
                let isSpace = entry & TextFolder.Entry.kinds == TextFolder.Entry.space
                guard isSpace || entry & TextFolder.Entry.kinds == TextFolder.Entry.unit else {
                  break
                }
                if isSpace, count > 0, units[count - 1] == 0x20 {
                  ends[count - 1] = Int32(truncatingIfNeeded: place + 1)
                } else {
                  units[count] = isSpace ? 0x20 : UInt16(truncatingIfNeeded: entry)
                  starts[count] = Int32(truncatingIfNeeded: place)
                  ends[count] = Int32(truncatingIfNeeded: place + 1)
                  count += 1
                }
                place += 1
              }
              return (place: place, count: count)
            }
          }
        }
      }
    }
    units.removeLast(units.count - reached.count)
    starts.removeLast(starts.count - reached.count)
    ends.removeLast(ends.count - reached.count)
    (self.units, self.starts, self.ends) = (units, starts, ends)
    return reached.place
  }

  /// Extends the source of the last letter, since the following characters are seen as a part of
  /// it.
  mutating func extend(to end: Int) {
    guard let last = units.indices.last else { return }
    ends[last] = Int32(truncatingIfNeeded: end)
  }

  /// Puts marks on the same letter into Unicode's canonical order, so that ệ is the same however it
  /// was typed; the source of reordered marks is the whole letter.
  mutating func orderMarks() {
    var place = units.count - 1
    let first = max(place - Self.markLimit, 0)
    while place > first {
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

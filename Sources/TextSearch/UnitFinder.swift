/// Finds a row of UTF-16 units in a longer one (Horspool 1980).
struct UnitFinder {
  let units: [UInt16]
  /// How far to go on by the low byte of the unit under the end: never too far, as several units
  /// share an entry and the shortest way counts.
  private let skips: [Int]

  /// Makes a finder.
  ///
  /// - Parameter units: What to find; not empty.
  init(_ units: [UInt16]) {
    self.units = units
    var skips = [Int](repeating: units.count, count: 256)
    for (place, unit) in units.dropLast().enumerated() {
      skips[Int(unit & 0xFF)] = units.count - 1 - place
    }
    self.skips = skips
  }

  /// The first place from an offset on.
  ///
  /// - Parameters:
  ///   - text: Where to look.
  ///   - start: The first offset that counts.
  /// - Returns: Where it begins.
  func first(in text: [UInt16], from start: Int) -> Int? {
    let last = units.count - 1
    guard last >= 0, start >= 0 else { return nil }
    return text.withUnsafeBufferPointer { text in
      units.withUnsafeBufferPointer { units in
        let end = units[last]
        var place = start + last
        while place < text.count {
          let unit = text[place]
          if unit == end {
            var back = 1
            while back <= last, text[place - back] == units[last - back] { back += 1 }
            if back > last { return place - last }
          }
          place += skips[Int(unit & 0xFF)]
        }
        return nil
      }
    }
  }
}

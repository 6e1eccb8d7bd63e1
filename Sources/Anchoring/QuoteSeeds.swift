/// Short runs of the patterns by their hashes, whose occurrences in a text show possible places of
/// the patterns.
///
/// A run without changes votes for the start of its pattern.
struct QuoteSeeds {
  /// The place of a run in a pattern.
  struct Seed {
    let pattern: Int32
    /// Its place in the pattern.
    let offset: Int32
    /// Its number among the pattern's seeds.
    let number: UInt8
  }

  /// The number of runs of a pattern: enough that some are unchanged if one letter in ten has
  /// changed.
  static let seedCount = 24
  /// The most patterns that share one run, such as those of a repeated sentence.
  private static let shareLimit = 64

  /// Units in a run.
  let length: Int
  private var seeds: [UInt64: [Seed]] = [:]
  /// One bit for each value of a hash's first bits, which rejects most of a text quickly.
  private var filter = [UInt64](repeating: 0, count: 1 << (filterBits - 6))
  private static let filterBits = 20
  /// Odd, with bits all over; any such number does.
  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  var isEmpty: Bool { seeds.isEmpty }

  /// Makes an empty table.
  ///
  /// - Parameter length: Units in a run.
  init(length: Int) { self.length = length }

  /// Adds runs of a pattern, half of them from its core.
  mutating func add(_ pattern: QuotePattern, at index: Int) {
    let units = pattern.all
    let last = units.count - length
    guard last >= 0 else { return }
    let core =
      pattern.before
      .count..<max(
        pattern.before.count + 1, pattern.before.count + pattern.core.count - length + 1)
    var offsets: Set<Int> = []
    let half = Self.seedCount / 2
    for number in 0..<half {
      offsets.insert(last * number / max(1, half - 1))
      offsets.insert(min(last, core.lowerBound + (core.count - 1) * number / max(1, half - 1)))
    }
    for (number, offset) in offsets.sorted().enumerated() {
      let hash = Self.mixed(
        units[offset..<offset + length].reduce(0) { $0 &* Self.base &+ UInt64($1) &+ 1 })
      guard seeds[hash, default: []].count < Self.shareLimit else { continue }
      let seed = Seed(
        pattern: Int32(truncatingIfNeeded: index), offset: Int32(truncatingIfNeeded: offset),
        number: UInt8(truncatingIfNeeded: number))
      seeds[hash, default: []].append(seed)
      let bit = Int(hash >> (64 - UInt64(Self.filterBits)))
      filter[bit >> 6] |= 1 << UInt64(bit & 63)
    }
  }

  /// Calls a function for every run of a text that is also in a pattern.
  ///
  /// - Parameters:
  ///   - units: The text.
  ///   - hitLimit: The most hits of a run; a more frequent run is skipped.
  ///   - body: Takes the place in the text and the seeds; returns `false` to end the walk.
  func visit(_ units: [UInt16], hitLimit: Int, _ body: (Int, [Seed]) -> Bool) {
    guard units.count >= length, !isEmpty else { return }
    var power: UInt64 = 1
    for _ in 0..<length { power &*= Self.base }
    var hits: [UInt64: Int] = [:]
    var hash: UInt64 = 0
    units.withUnsafeBufferPointer { units in
      filter.withUnsafeBufferPointer { filter in
        for place in units.indices {
          hash = hash &* Self.base &+ UInt64(units[place]) &+ 1
          if place >= length { hash &-= (UInt64(units[place - length]) &+ 1) &* power }
          guard place >= length - 1 else { continue }
          let mixed = Self.mixed(hash)
          let bit = Int(mixed >> (64 - UInt64(Self.filterBits)))
          guard filter[bit >> 6] & (1 << UInt64(bit & 63)) != 0, let found = seeds[mixed] else {
            continue
          }
          hits[mixed, default: 0] += 1
          guard hits[mixed, default: 0] <= hitLimit else { continue }
          if !body(place - length + 1, found) { return }
        }
      }
    }
  }

  /// Spreads a polynomial's value over all bits.
  static func mixed(_ hash: UInt64) -> UInt64 {
    var value = hash
    value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return value ^ (value >> 33)
  }
}

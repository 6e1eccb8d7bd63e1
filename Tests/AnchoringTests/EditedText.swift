import ReadingModel
import TestSupport

/// A text that is edited, and what became of each of its units.
struct EditedText {
  /// The text as it was.
  let old: [UInt16]
  /// For each unit of the edited text where it was in the old one; `nil` for what was put in.
  private(set) var origins: [Int?]
  /// The edited text.
  private(set) var new: [UInt16]

  init(_ old: [UInt16]) {
    self.old = old
    new = old
    origins = old.indices.map { $0 }
  }

  /// Puts something in.
  mutating func insert(_ units: [UInt16], at place: Int) {
    new.insert(contentsOf: units, at: place)
    origins.insert(contentsOf: units.map { _ in nil }, at: place)
  }

  /// Takes something out.
  mutating func remove(_ range: Range<Int>) {
    new.removeSubrange(range)
    origins.removeSubrange(range)
  }

  /// Puts the parts of the text, which are equally long, in another order.
  mutating func reorder(_ order: [Int]) {
    let length = new.count / order.count
    let parts = order.map { part in
      part * length..<(part == order.count - 1 ? new.count : (part + 1) * length)
    }
    let (units, places) = (new, origins)
    new = parts.flatMap { units[$0] }
    origins = parts.flatMap { places[$0] }
  }

  /// Changes letters as an editor's hand does: replaces, leaves out, puts in.
  ///
  /// - Parameters:
  ///   - share: How many of the letters.
  ///   - random: Chooses them.
  mutating func misprint(_ share: Double, _ random: inout SeededGenerator) {
    var units: [UInt16] = []
    var places: [Int?] = []
    for (unit, place) in zip(new, origins) {
      guard Double.random(in: 0..<1, using: &random) < share else {
        units.append(unit)
        places.append(place)
        continue
      }
      let other = UInt16.random(in: 0x61...0x7A, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        units.append(other)
        places.append(nil)
      case 1: break
      default:
        units += [unit, other]
        places += [place, nil]
      }
    }
    (new, origins) = (units, places)
  }

  /// Where each unit of the old text is now.
  var places: [Int?] {
    var places = [Int?](repeating: nil, count: old.count)
    for (place, origin) in origins.enumerated() { if let origin { places[origin] = place } }
    return places
  }

  /// What became of ranges that were placed.
  ///
  /// - Parameters:
  ///   - ranges: In the old text.
  ///   - found: Where they were placed.
  ///   - tolerance: Units that the ends may be off.
  /// - Returns: How many are somewhere else than they belong, how many are not placed although most of
  ///   them is there, and how many are placed although all of them is gone.
  func judged(
    _ ranges: [Range<Int>], _ found: [Range<Int>?], tolerance: Int = 12
  ) -> (wrong: Int, lost: Int, raised: Int) {
    let places = places
    var judged = (wrong: 0, lost: 0, raised: 0)
    for (range, found) in zip(ranges, found) {
      let left = range.compactMap { places[$0] }
      if range.isEmpty {
        // A point belongs between what is left on either side of it.
        let before = places[..<range.lowerBound].suffix(24).compactMap(\.self).last.map { $0 + 1 }
        let after = places[range.lowerBound...].prefix(24).compactMap(\.self).first
        let ends = [before, after].compactMap(\.self)
        guard !ends.isEmpty else { continue }
        guard let found else {
          judged.lost += 1
          continue
        }
        if !ends.contains(where: { abs($0 - found.lowerBound) <= tolerance }) { judged.wrong += 1 }
        continue
      }
      guard let first = left.min(), let last = left.max() else {
        judged.raised += found == nil ? 0 : 1
        continue
      }
      guard let found else {
        judged.lost += left.count * 10 >= range.count * 7 ? 1 : 0
        continue
      }
      if abs(found.lowerBound - first) > tolerance
        || abs(found.upperBound - last - 1) > tolerance
      {
        judged.wrong += 1
      }
    }
    return judged
  }
}

/// Texts of which every part looks like every other.
enum Sameness: CaseIterable {
  /// Prose of few words.
  case prose
  /// The same in Chinese.
  case chinese
  /// Sentences that differ by a number only.
  case numbered
  /// Equal paragraphs with something else between them now and then.
  case repeated

  /// Makes a text of so many sentences.
  func sentences(_ count: Int, seed: UInt64) -> [[UInt16]] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { number in
      switch self {
      case .prose, .chinese:
        let words = self == .prose ? Self.english : Self.ideographs
        let length = Int.random(in: 6...16, using: &random)
        let chosen = (0..<length).map { _ in words.randomElement(using: &random) ?? "so" }
        return Array(
          (self == .prose ? chosen.joined(separator: " ") + ". " : chosen.joined() + "。").utf16)
      case .numbered:
        return Array("Sentence number \(number) of this book is like every other one in it. ".utf16)
      case .repeated:
        return Array(
          (number % 23 == 22
            ? "Then the bird number \(number) came over the water.\n"
            : "He rowed. He rowed again. The shore came no nearer, and he rowed.\n").utf16)
      }
    }
  }

  private static let english = [
    "the", "old", "house", "stood", "by", "a", "quiet", "river", "and", "nobody", "came", "there",
    "but", "Emma", "who", "had", "letters", "for", "every", "window", "of", "it", "never", "again",
  ]
  private static let ideographs = [
    "大圣", "师父", "道", "行者", "山", "水", "那", "里", "来", "去", "不", "见", "一", "个", "妖怪",
    "在", "说", "何", "处", "风",
  ]
}

/// Points, words, sentences and pages of a text.
///
/// - Parameters:
///   - count: How many.
///   - length: The text's length.
///   - seed: Chooses them.
/// - Returns: The ranges.
func passages(_ count: Int, in length: Int, seed: UInt64) -> [Range<Int>] {
  var random = SeededGenerator(seed: seed)
  return (0..<count).map { index in
    let size = [0...0, 4...12, 30...200, 500...6000][index % 4]
    let count = min(length / 2, Int.random(in: size, using: &random))
    let start = Int.random(in: 0...length - count, using: &random)
    return start..<start + count
  }
}

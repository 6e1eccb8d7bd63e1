import Basics
import ReadingModel

/// A text as UTF-16 units with their kinds, and the part of it that is being split.
///
/// The rules see nothing outside ``bounds``, so a block splits the same wherever it is.
struct SentenceText {
  private let units: [UInt16]
  private let kinds: [CharacterKind]
  /// The long runs of white space, in order.
  ///
  /// Skipping one takes a search and no walk through it.
  private let gaps: [Range<Int>]
  private(set) var bounds: Range<Int>

  /// The length from which a run of white space is a long one, in UTF-16 units; it is wider than
  /// any indentation.
  private static let longGap = 64

  /// - Parameter units: The text.
  init(_ units: [UInt16]) {
    self.units = units
    kinds = Self.kinds(of: units)
    gaps = Self.gaps(kinds)
    bounds = 0..<units.count
  }

  /// The same text, split only inside a range.
  func bounded(to range: Range<Int>) -> SentenceText {
    var part = self
    part.bounds = range.clamped(to: bounds)
    return part
  }

  /// The unit at an offset; 0 outside the bounds.
  func unit(_ offset: Int) -> UInt16 { bounds.contains(offset) ? units[offset] : 0 }

  /// The kind at an offset.
  ///
  /// Outside the bounds it is a newline, which ends every expression.
  func kind(_ offset: Int) -> CharacterKind { bounds.contains(offset) ? kinds[offset] : .newline }

  /// The first offset at or after another that the scanner must look at, or the end.
  func nextInteresting(_ offset: Int) -> Int {
    var place = offset
    while place < bounds.upperBound, !kinds[place].isInteresting { place += 1 }
    return place
  }

  /// The first offset at or after another that isn't white space inside a line.
  func skipSpaces(_ offset: Int) -> Int {
    var place = offset
    while kind(place) == .space { place += 1 }
    return place
  }

  /// The first offset at or after another that isn't white space of any kind.
  func skipWhiteSpace(_ offset: Int) -> Int {
    var place = offset
    while place < bounds.upperBound, kinds[place].isWhiteSpace {
      place += 1
      if place - offset == Self.longGap {
        return min(gap(at: offset)?.upperBound ?? place, bounds.upperBound)
      }
    }
    return place
  }

  /// The end of the text before an offset, without white space.
  func skipWhiteSpaceBack(_ offset: Int) -> Int {
    var place = offset
    while place > bounds.lowerBound, kinds[place - 1].isWhiteSpace {
      place -= 1
      if offset - place == Self.longGap {
        return max(gap(at: place)?.lowerBound ?? place, bounds.lowerBound)
      }
    }
    return place
  }

  /// The long run of white space that holds an offset.
  private func gap(at offset: Int) -> Range<Int>? {
    let index = gaps.partitioningIndex { $0.upperBound > offset }
    return index < gaps.count && gaps[index].contains(offset) ? gaps[index] : nil
  }

  private static func gaps(_ kinds: [CharacterKind]) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = 0
    for place in 0...kinds.count where place == kinds.count || !kinds[place].isWhiteSpace {
      if place - start >= longGap { gaps.append(start..<place) }
      start = place + 1
    }
    return gaps
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String {
    String(utf16Units: units[range.clamped(to: bounds)])
  }

  /// A range without the white space around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let lower = min(skipWhiteSpace(range.lowerBound), range.upperBound)
    return lower..<max(lower, skipWhiteSpaceBack(range.upperBound))
  }

  private static func kinds(of units: [UInt16]) -> [CharacterKind] {
    let table = CharacterKind.basicPlane
    var kinds = units.map { table[Int($0)] }
    for place in units.indices where joins(kinds[place], units[place]) {
      if UTF16.isLeadSurrogate(units[place]), place + 1 < units.count {
        kinds[place] = CharacterKind(scalar(units[place], units[place + 1]))
        kinds[place + 1] = .extend
      }
      if kinds[place] == .prepend { joinSpace(after: place, units, &kinds) }
      // A space with a combining mark is one visible character.
      if kinds[place] == .extend, place > 0, kinds[place - 1] == .space {
        kinds[place - 1] = .other
      }
    }
    for place in units.indices where kinds[place] == .pause {
      if let stop = scriptStop(units[place]), isAfterLetter(of: stop.letters, place, units, kinds) {
        kinds[place] = stop.kind
      }
    }
    return kinds
  }

  private static func joins(_ kind: CharacterKind, _ unit: UInt16) -> Bool {
    kind == .extend || kind == .prepend || unit & 0xF800 == 0xD800
  }

  /// Makes a space part of the character before it that joins it.
  private static func joinSpace(
    after place: Int, _ units: [UInt16], _ kinds: inout [CharacterKind]
  ) {
    let next = place + (UTF16.isLeadSurrogate(units[place]) ? 2 : 1)
    if next < kinds.count, kinds[next] == .space { kinds[next] = .other }
  }

  /// The stop that a pause mark is in one script: the Greek question mark, and the colon for the
  /// Armenian full stop.
  private static func scriptStop(_ unit: UInt16) -> (kind: CharacterKind, letters: Range<UInt16>)? {
    switch unit {
    case 0x3B, 0x37E: (.mark, 0x370..<0x400)
    case 0x3A: (.terminal, 0x531..<0x588)
    default: nil
    }
  }

  /// Whether a letter of a script comes before an offset, except for stops and spaces.
  private static func isAfterLetter(
    of script: Range<UInt16>, _ place: Int, _ units: [UInt16], _ kinds: [CharacterKind]
  ) -> Bool {
    var before = place - 1
    while before >= 0, place - before < 6,
      kinds[before].isTerminator || kinds[before] == .space || kinds[before] == .other
    {
      before -= 1
    }
    return before >= 0 && script.contains(units[before])
  }

  private static func scalar(_ lead: UInt16, _ trail: UInt16) -> UInt32 {
    0x10000 + (UInt32(lead) & 0x3FF) << 10 + UInt32(trail) & 0x3FF
  }
}

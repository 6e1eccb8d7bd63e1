/// What extraction wants to know of a text: how long it is when its white space is collapsed, and how many commas it has.
///
/// Measures of neighbouring texts add up, so that a long element is measured without reading its text again.
/// Lengths count UTF-16 code units, as Readability's do.
struct TextMeasure {
  /// Code units that are no white space.
  var units: Int32 = 0
  /// Runs of white space between them.
  var runs: Int32 = 0
  /// Commas of ASCII.
  var commas: Int32 = 0
  /// Commas of other scripts.
  var otherCommas: Int32 = 0
  var startsWithSpace = false
  var endsWithSpace = false

  /// The length of the text without white space around it, each run inside counted once.
  var length: Int { Int(units + runs) }
  /// Whether there is nothing but white space.
  var isBlank: Bool { units == 0 }

  /// Adds the measure of the text that follows.
  @inline(__always)
  mutating func append(_ next: TextMeasure) {
    if next.units == 0 {
      endsWithSpace = endsWithSpace || next.startsWithSpace
      if units == 0 { startsWithSpace = startsWithSpace || next.startsWithSpace }
      return
    }
    if units == 0 {
      startsWithSpace = startsWithSpace || next.startsWithSpace
    } else if endsWithSpace || next.startsWithSpace {
      runs += 1
    }
    units += next.units
    runs += next.runs
    commas += next.commas
    otherCommas += next.otherCommas
    endsWithSpace = next.endsWithSpace
  }

  /// Measures a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - range: Where the text is.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    startsWithSpace = WhiteSpace.count(bytes, range.lowerBound, range.upperBound) > 0
    // Adds without branches, since a processor can't predict where words end.
    var before: Int32 = 0
    var index = range.lowerBound
    // A block begins behind a byte that is measured.
    var nextBlock = index + 1
    while index < range.upperBound {
      if index >= nextBlock, range.upperBound - index >= Self.block {
        nextBlock = index + Self.block
        if let last = add(bytes.extracting(index - 1..<nextBlock)) {
          before = last
          index = nextBlock
          continue
        }
      }
      let byte = bytes[index]
      var space: Int32 = 0
      if byte < 0x80 {
        space = (byte == 0x20 ? 1 : 0) | (byte &- 9 < 5 ? 1 : 0)
        commas &+= byte == 0x2C ? 1 : 0
        units &+= 1 - space
        index += 1
      } else {
        let width = WhiteSpace.width(byte)
        space = WhiteSpace.isWide(bytes, index, range.upperBound) ? 1 : 0
        if space == 0 {
          if Self.isOtherComma(bytes, index, range.upperBound) { otherCommas += 1 }
          units += width == 4 ? 2 : 1
        }
        index += width
      }
      runs &+= before & ~space
      before = space
    }
    // White space in front of the first word is no run between words.
    if startsWithSpace, units > 0 { runs -= 1 }
    endsWithSpace = before == 1
  }

  /// So many bytes of ASCII are measured at once.
  private static let block = 16

  /// Adds what bytes of ASCII hold, in loops of which the compiler makes vector code.
  ///
  /// - Parameter bytes: The bytes behind the one that was measured last.
  /// - Returns: 1 if the last one is white space, else 0; `nil` if nothing is added, as there are bytes outside ASCII.
  private mutating func add(_ bytes: Span<UInt8>) -> Int32? {
    var all: UInt8 = 0
    for index in bytes.indices { all |= bytes[index] }
    guard all < 0x80 else { return nil }
    // Two views with as many bytes, so that no look at the byte before is checked in the loop.
    let before = bytes.extracting(first: Self.block)
    let now = bytes.extracting(last: Self.block)
    guard before.count == Self.block, now.count == Self.block else { return nil }
    var spaces: UInt8 = 0
    var ends: UInt8 = 0
    var commas: UInt8 = 0
    for index in 0..<Self.block {
      let space = Self.oneIfSpace(now[index])
      spaces &+= space
      ends &+= Self.oneIfSpace(before[index]) & (space ^ 1)
      commas &+= now[index].equals(0x2C)
    }
    units &+= Int32(Self.block) - Int32(spaces)
    runs &+= Int32(ends)
    self.commas &+= Int32(commas)
    return Int32(Self.oneIfSpace(now[Self.block - 1]))
  }

  @inline(__always)
  private static func oneIfSpace(_ byte: UInt8) -> UInt8 {
    byte.equals(0x20) | (byte &- 9).isBelow(5)
  }

  /// The measure of no text.
  init() {}

  /// U+060C, U+FE50, U+FE10, U+FE11, U+2E41, U+2E34, U+2E32 and U+FF0C, the commas that Readability counts beside ASCII's.
  private static func isOtherComma(_ bytes: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
    switch bytes[index] {
    case 0xD8: return index + 1 < end && bytes[index + 1] == 0x8C
    case 0xE2:
      guard index + 2 < end else { return false }
      let last = bytes[index + 2]
      return bytes[index + 1] == 0xB8 && (last == 0xB2 || last == 0xB4)
        || bytes[index + 1] == 0xB9 && last == 0x81
    case 0xEF:
      guard index + 2 < end else { return false }
      let last = bytes[index + 2]
      return bytes[index + 1] == 0xB8 && (last == 0x90 || last == 0x91)
        || bytes[index + 1] == 0xB9 && last == 0x90 || bytes[index + 1] == 0xBC && last == 0x8C
    default: return false
    }
  }
}

/// White space as ECMAScript defines it.
enum WhiteSpace {
  /// How many bytes a character has, by its first one.
  @inline(__always)
  static func width(_ first: UInt8) -> Int {
    first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  /// How many bytes the white space at a place has; 0 where another character stands.
  @inline(__always)
  static func count(_ bytes: Span<UInt8>, _ index: Int, _ end: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x80 { return byte == 0x20 || byte &- 9 < 5 ? 1 : 0 }
    return byte >= 0xC2 && isWide(bytes, index, end) ? width(byte) : 0
  }

  /// Whether a character outside ASCII is white space.
  static func isWide(_ bytes: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
    switch bytes[index] {
    case 0xC2: return index + 1 < end && bytes[index + 1] == 0xA0
    case 0xE1:
      return index + 2 < end && bytes[index + 1] == 0x9A && bytes[index + 2] == 0x80
    case 0xE2:
      guard index + 2 < end else { return false }
      let last = bytes[index + 2]
      return bytes[index + 1] == 0x80
        && (last <= 0x8A || last == 0xA8 || last == 0xA9 || last == 0xAF)
        || bytes[index + 1] == 0x81 && last == 0x9F
    case 0xE3:
      return index + 2 < end && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80
    case 0xEF:
      return index + 2 < end && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF
    default: return false
    }
  }

  /// Whether a character is white space.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9...13, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }
}

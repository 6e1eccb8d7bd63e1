/// What a file's bytes, or places spread over it, show: enough to tell its encoding without keeping it.
struct ByteSurvey: Sendable {
  /// Bytes kept from the start, for texts without single-byte newlines.
  static let headLimit = 1 << 16
  /// Bytes kept from places with bytes beyond ASCII; statistics settle long before.
  static let sampleLimit = 192 << 10
  /// Bytes kept at one such place, so that one odd passage does not decide alone.
  static let sampleLength = 24 << 10

  /// How far a newline or a space is looked for: longer than the lines of most texts.
  private static let lineReach = 1024

  /// Bytes kept at one place of this survey.
  private let passageLength: Int
  /// The file's length in bytes; 0 for bytes that are no file.
  let fileLength: Int
  /// Bytes looked at.
  private(set) var byteCount = 0
  /// The first ``headLimit`` bytes.
  private(set) var head: [UInt8] = []
  /// Passages with bytes beyond ASCII or with escapes, in the order of the file, each from the start of a line.
  private var passages: [[UInt8]] = []
  /// Bytes of value zero.
  private(set) var nulCount = 0
  /// Bytes from 0x80.
  private(set) var highCount = 0
  /// Control bytes that no text needs, within the head.
  private(set) var controlCount = 0
  /// Bytes of value zero within the head.
  private(set) var headNulCount = 0
  /// Letters, signs and white space of ASCII within the head.
  private(set) var plainCount = 0
  /// Whether an escape byte occurs.
  private(set) var hasEscape = false
  private var utf8 = UTF8Check()
  /// Bytes in the passages.
  private var keptCount = 0

  /// Characters of several bytes that are right by the rules of UTF-8.
  var utf8Sequences: Int { utf8.sequences }
  /// Places where the rules of UTF-8 are broken; a file cut inside its last character counts none.
  var utf8Faults: Int { utf8.faults }

  /// Makes an empty survey.
  ///
  /// - Parameters:
  ///   - passageLength: Bytes kept at one place with bytes beyond ASCII.
  ///   - fileLength: The file's length in bytes.
  init(passageLength: Int = ByteSurvey.sampleLength, fileLength: Int = 0) {
    self.passageLength = passageLength
    self.fileLength = fileLength
  }

  /// The passages laid end to end, so that every beginning of them is spread over the file.
  var sample: [UInt8] {
    var sample: [UInt8] = []
    for index in Self.spreadOrder(passages.count) { sample += passages[index] }
    return sample
  }

  /// The numbers from 0 in the order of their reversed bits: 0, 4, 2, 6, 1, 5, 3, 7.
  private static func spreadOrder(_ count: Int) -> [Int] {
    guard count > 1 else { return Array(0..<count) }
    let width = Int.bitWidth - (count - 1).leadingZeroBitCount
    return (0..<1 << width).compactMap { number in
      let reversed = (0..<width).reduce(0) { $0 << 1 | (number >> $1 & 1) }
      return reversed < count ? reversed : nil
    }
  }

  /// Looks at a block that does not follow the last one: begins behind the character that may be cut.
  ///
  /// - Parameter block: Bytes from somewhere behind those already seen.
  mutating func addApart(_ block: Span<UInt8>) {
    utf8.skipGap()
    let start = block.withUnsafeBufferPointer { Self.characterStart(in: $0) }
    add(block.extracting(start...))
  }

  /// Where a character surely begins in a block that may begin inside one.
  private static func characterStart(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // Bytes below the digits are never the second half of a character. UTF-8 cuts off three bytes at most.
    bytes.prefix(lineReach).firstIndex { $0 < 0x30 }
      ?? bytes.prefix(3).prefix { $0 & 0xC0 == 0x80 }.count
  }

  /// Looks at the next block.
  ///
  /// - Parameter block: Bytes that follow those already seen.
  mutating func add(_ block: Span<UInt8>) {
    block.withUnsafeBufferPointer { bytes in
      if head.count < Self.headLimit {
        let part = bytes.prefix(Self.headLimit - head.count)
        head.append(contentsOf: part)
        controlCount += part.count { $0 < 0x20 && !Self.isTextControl($0) || $0 == 0x7F }
        headNulCount += part.count { $0 == 0 }
        plainCount += part.count { (0x20..<0x7F).contains($0) || (0x09...0x0D).contains($0) }
      }
      let first = count(bytes)
      utf8.add(bytes)
      if let first, keptCount < Self.sampleLimit { keep(bytes, from: first) }
      byteCount += bytes.count
    }
  }

  /// Tab, newlines, form feed, the old end-of-file mark and escape.
  private static func isTextControl(_ byte: UInt8) -> Bool {
    (0x09...0x0D).contains(byte) || byte == 0x1A || byte == 0x1B
  }

  /// Counts kinds of bytes; returns where the first one is that is beyond ASCII or an escape.
  private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var high = 0
    var nul = 0
    var escape = 0
    // Plain sums over a block become vector code.
    for byte in bytes {
      high &+= Int(byte >> 7)
      nul &+= byte == 0 ? 1 : 0
      escape &+= byte == 0x1B ? 1 : 0
    }
    highCount += high
    nulCount += nul
    if escape > 0 { hasEscape = true }
    guard high + escape > 0 else { return nil }
    return bytes.firstIndex { high > 0 ? $0 >= 0x80 : $0 == 0x1B }
  }

  private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
    // Back to the start of the line, not further than a line may be long.
    let lowest = max(0, first - Self.lineReach)
    var start = first
    while start > lowest, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    if start == 0, byteCount > 0 { start = Self.characterStart(in: bytes) }
    let passage = bytes[start..<min(bytes.count, start + passageLength)] + [0x0A]
    passages.append(Array(passage))
    keptCount += passage.count
  }
}

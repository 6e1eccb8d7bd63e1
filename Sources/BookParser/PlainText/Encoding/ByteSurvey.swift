/// Counts and samples of a file's bytes, or of places spread over it, by which its encoding is
/// detected.
///
/// The file itself is not kept.
struct ByteSurvey: Sendable {
  /// The bytes that are kept from the start, for texts without single-byte newlines.
  static let headLimit = 1 << 16
  /// The bytes that are kept from places with bytes beyond ASCII.
  ///
  /// Statistics settle long before.
  static let sampleLimit = 192 << 10
  /// The bytes that are kept at one such place, so that one odd passage does not decide alone.
  static let sampleLength = 24 << 10

  /// The distance in which a newline or a space is searched, in bytes.
  ///
  /// Most lines are shorter.
  private static let lineReach = 1024

  /// The bytes that this survey keeps at one place.
  private let passageLength: Int
  /// The file's length in bytes; 0 without a file.
  let fileLength: Int
  /// The number of bytes in the survey.
  private(set) var byteCount = 0
  /// The first ``headLimit`` bytes.
  private(set) var head: [UInt8] = []
  /// The passages with bytes beyond ASCII or with escapes in the order of the file.
  ///
  /// Each begins with a line.
  private var passages: [[UInt8]] = []
  /// The number of bytes of value zero.
  private(set) var nulCount = 0
  /// The number of bytes from 0x80.
  private(set) var highCount = 0
  /// The number of control bytes in the head that no text needs.
  private(set) var controlCount = 0
  /// The number of bytes of value zero in the head.
  private(set) var headNulCount = 0
  /// The number of letters, signs and white space of ASCII in the head.
  private(set) var plainCount = 0
  /// Whether an escape byte occurs.
  private(set) var hasEscape = false
  private var utf8 = UTF8Check()
  /// The lines that are UTF-8, and those that are not.
  private(set) var lines = JoinedLines()
  /// The number of bytes in the passages.
  private var keptCount = 0

  /// The number of valid characters of several bytes in UTF-8.
  var utf8Sequences: Int { utf8.sequences }
  /// The number of places that break the rules of UTF-8.
  ///
  /// The cut at a file's end counts as none.
  var utf8Faults: Int { utf8.faults }
  /// The number of bytes of characters that have more bytes than UTF-8 allows.
  var overlongBytes: Int { utf8.overlongBytes }

  /// Makes an empty survey.
  ///
  /// - Parameters:
  ///   - passageLength: The bytes to keep at one place with bytes beyond ASCII.
  ///   - fileLength: The file's length in bytes.
  init(passageLength: Int = ByteSurvey.sampleLength, fileLength: Int = 0) {
    self.passageLength = passageLength
    self.fileLength = fileLength
  }

  /// The passages end to end, in an order in which every beginning of the sample is spread over the
  /// file.
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

  /// Adds a block that does not follow the last one.
  ///
  /// It begins behind a character that may be cut.
  ///
  /// - Parameter block: Bytes from anywhere behind those of the last block.
  mutating func addApart(_ block: Span<UInt8>) {
    utf8.skipGap()
    lines.skipGap()
    let start = block.withUnsafeBufferPointer { Self.characterStart(in: $0) }
    add(block.extracting(start...))
  }

  /// The first place that is surely the start of a character, in a block that may begin inside one.
  private static func characterStart(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // Bytes below the digits are never the second byte of a character. A cut character of UTF-8 has
    // three bytes at most.
    bytes.prefix(lineReach).firstIndex { $0 < 0x30 }
      ?? bytes.prefix(3).prefix { $0 & 0xC0 == 0x80 }.count
  }

  /// Adds the next block.
  ///
  /// - Parameter block: The bytes behind those of the last block.
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
      lines.add(bytes)
      if let first, keptCount < Self.sampleLimit { keep(bytes, from: first) }
      byteCount += bytes.count
    }
  }

  /// Whether a control byte occurs in texts: tab, newlines, form feed, the old end-of-file mark,
  /// and escape.
  private static func isTextControl(_ byte: UInt8) -> Bool {
    (0x09...0x0D).contains(byte) || byte == 0x1A || byte == 0x1B
  }

  /// Counts kinds of bytes.
  ///
  /// Returns the place of the first byte that is beyond ASCII or an escape.
  private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var high = 0
    var nul = 0
    var escape = 0
    // The compiler makes vector code of plain sums over a block.
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
    // The passage begins with the line, but not further back than a line may be long.
    let lowest = max(0, first - Self.lineReach)
    var start = first
    while start > lowest, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    if start == 0, byteCount > 0 { start = Self.characterStart(in: bytes) }
    let passage = bytes[start..<min(bytes.count, start + passageLength)] + [0x0A]
    passages.append(Array(passage))
    keptCount += passage.count
  }
}

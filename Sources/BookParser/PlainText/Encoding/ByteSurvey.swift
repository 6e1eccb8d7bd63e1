/// What one pass over a file's bytes shows: enough to tell its encoding without keeping it.
struct ByteSurvey: Sendable {
  /// Bytes kept from the start, for texts without single-byte newlines.
  static let headLimit = 1 << 16
  /// Bytes kept from places with bytes beyond ASCII; statistics settle long before.
  static let sampleLimit = 192 << 10
  /// Bytes kept at one such place, so that one odd passage does not decide alone.
  static let sampleLength = 24 << 10

  /// Bytes seen.
  private(set) var byteCount = 0
  /// The first ``headLimit`` bytes.
  private(set) var head: [UInt8] = []
  /// Passages with bytes beyond ASCII, laid end to end, each from the start of a line.
  private(set) var sample: [UInt8] = []
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

  /// Characters of several bytes that are right by the rules of UTF-8.
  var utf8Sequences: Int { utf8.sequences }
  /// Places where the rules of UTF-8 are broken; a file cut inside its last character counts none.
  var utf8Faults: Int { utf8.faults }

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
      let highBefore = highCount
      let firstHigh = count(bytes)
      utf8.add(bytes)
      if highCount > highBefore, sample.count < Self.sampleLimit { keep(bytes, from: firstHigh) }
      byteCount += bytes.count
    }
  }

  /// Tab, newlines, form feed, the old end-of-file mark and escape.
  private static func isTextControl(_ byte: UInt8) -> Bool {
    (0x09...0x0D).contains(byte) || byte == 0x1A || byte == 0x1B
  }

  /// Counts kinds of bytes; returns where the first one beyond ASCII is.
  private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var first = bytes.count
    var high = 0
    var nul = 0
    var escape = 0
    // Plain sums over a block become vector code.
    for byte in bytes {
      high &+= Int(byte >> 7)
      nul &+= byte == 0 ? 1 : 0
      escape &+= byte == 0x1B ? 1 : 0
    }
    if high > 0 { first = bytes.firstIndex { $0 >= 0x80 } ?? bytes.count }
    highCount += high
    nulCount += nul
    if escape > 0 { hasEscape = true }
    return first
  }

  private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
    // Back to the start of the line, not further than a line may be long.
    let lowest = max(0, first - 1024)
    var start = first
    while start > lowest, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    // The first passage is longer: most texts are decided by it.
    let length = sample.isEmpty ? Self.sampleLength * 4 : Self.sampleLength
    sample.append(contentsOf: bytes[start..<min(bytes.count, start + length)])
    sample.append(0x0A)
  }
}

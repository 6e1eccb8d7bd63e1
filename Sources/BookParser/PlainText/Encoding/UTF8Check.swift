/// Checks bytes against the rules of UTF-8 (RFC 3629, but for surrogates), block by block.
struct UTF8Check: Sendable {
  /// The number of valid characters of several bytes.
  private(set) var sequences = 0
  /// The number of places that break the rules.
  private(set) var faults = 0
  /// The number of bytes of overlong characters: those that have more bytes than they need.
  private(set) var overlongBytes = 0
  /// The number of continuation bytes that an overlong character lacks yet; beside it its length.
  private var overlongRest = 0
  private var overlongLength = 0
  /// The number of continuation bytes that must follow; beside it the range of the next one.
  private var missing = 0
  private var low: UInt8 = 0x80
  private var high: UInt8 = 0xBF

  /// Drops a character that a gap cuts.
  mutating func skipGap() {
    missing = 0
    low = 0x80
    high = 0xBF
    overlongRest = 0
  }

  /// Counts a character that the end cuts.
  mutating func finish() {
    if missing > 0 { faults += 1 }
    skipGap()
  }

  /// Checks the next block.
  ///
  /// - Parameter bytes: The bytes behind those of the last block.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    let wordEnd = raw.count - 8
    while index < raw.count {
      if missing == 0 {
        let before = index
        while index <= wordEnd,
          raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
        }
        if index > before { overlongRest = 0 }
        guard index < raw.count else { return }
      }
      let byte = raw[index]
      index += 1
      if missing == 0 {
        countOverlong(byte)
        if byte >= 0x80 { lead(byte) }
      } else if byte >= low, byte <= high {
        missing -= 1
        low = 0x80
        high = 0xBF
        if missing == 0 { sequences += 1 }
      } else {
        faults += 1
        if (0x80..<low).contains(byte) { beginOverlong(rest: missing - 1, length: missing + 1) }
        missing = 0
        if byte >= 0x80 { lead(byte) }
      }
    }
  }

  private mutating func lead(_ byte: UInt8) {
    low = 0x80
    high = 0xBF
    switch byte {
    case 0xC2...0xDF: missing = 1
    case 0xE0:
      missing = 2
      low = 0xA0
    // Halves of surrogate pairs are among them: old databases write them (CESU-8), and no other encoding is likelier then.
    case 0xE1...0xEF: missing = 2
    case 0xF0:
      missing = 3
      low = 0x90
    case 0xF4:
      missing = 3
      high = 0x8F
    case 0xF1...0xF3: missing = 3
    case 0xC0, 0xC1:
      faults += 1
      beginOverlong(rest: 1, length: 2)
    default: faults += 1
    }
  }

  private mutating func beginOverlong(rest: Int, length: Int) {
    overlongRest = rest
    overlongLength = length
  }

  private mutating func countOverlong(_ byte: UInt8) {
    guard overlongRest > 0 else { return }
    overlongRest = (0x80...0xBF).contains(byte) ? overlongRest - 1 : 0
    if overlongRest == 0, byte >= 0x80, byte < 0xC0 { overlongBytes += overlongLength }
  }
}

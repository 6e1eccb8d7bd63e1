/// Cuts bytes into runs of ASCII, characters of UTF-8, and faults: incomplete sequences ("maximal
/// subparts", Unicode 15, 3.9) and single wrong bytes.
struct UTF8Pieces: Sequence, IteratorProtocol {
  struct Piece: Hashable {
    var range: Range<Int>
    var isRight: Bool
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next piece, or `nil` at the end.
  mutating func next() -> Piece? {
    guard place < bytes.count else { return nil }
    let start = place
    guard bytes[start] >= 0x80 else {
      while place < bytes.count, bytes[place] < 0x80 { place += 1 }
      return Piece(range: start..<place, isRight: true)
    }
    place += 1
    guard let rule = Self.rule(bytes[start]) else {
      return Piece(range: start..<place, isRight: false)
    }
    var allowed = rule.second
    for _ in 0..<rule.count {
      guard place < bytes.count, allowed.contains(bytes[place]) else {
        return Piece(range: start..<place, isRight: false)
      }
      place += 1
      allowed = 0x80...0xBF
    }
    return Piece(range: start..<place, isRight: true)
  }

  /// How many bytes follow a first one, and what the next may be (RFC 3629, 4).
  private static func rule(_ first: UInt8) -> (count: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0xC2...0xDF: (1, 0x80...0xBF)
    case 0xE0: (2, 0xA0...0xBF)
    case 0xED: (2, 0x80...0x9F)
    case 0xE1...0xEF: (2, 0x80...0xBF)
    case 0xF0: (3, 0x90...0xBF)
    case 0xF4: (3, 0x80...0x8F)
    case 0xF1...0xF3: (3, 0x80...0xBF)
    default: nil
    }
  }
}

/// Damages inputs as disks, networks and attackers do.
extension SeededGenerator {
  /// Numbers that parsers stumble over, as text.
  private static let numbers = [
    "0", "-1", "1", "255", "256", "32768", "65536", "2147483647", "2147483648", "-2147483649",
    "4294967295", "4294967296", "9007199254740993", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "18446744073709551615", "18446744073709551616", "1e308", "1e999",
    "-1e400",
    "1e-400", "nan", "inf", "0x7fffffffffffffff", "0.1", "-0", "00000000000000000001",
    "99999999999999999999999999999999999999999",
  ]
  /// Pieces of bytes that have a meaning somewhere.
  private static let pieces: [[UInt8]] = [
    [0], [0xFF], [0x80], [0xC3], [0xE2, 0x80], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80],
    [0xEF, 0xBB, 0xBF],
    [0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0xC0, 0x80], [0xFF, 0xFF, 0xFF, 0xFF],
    [0xFF, 0xFF, 0xFF, 0x7F], [0, 0, 0, 0x80], [0xE2, 0x81, 0xA0], [0xF4, 0x8F, 0xBF, 0xBF],
  ]

  /// A number in a range.
  ///
  /// - Parameter range: Not empty.
  /// - Returns: One of it.
  public mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of some values.
  ///
  /// - Parameter values: Not empty.
  /// - Returns: One of them.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0..<values.count)] }

  /// Damages bytes in one to eight places.
  ///
  /// - Parameters:
  ///   - bytes: What is whole.
  ///   - words: What the format has a meaning for, to be put in here and there.
  /// - Returns: The bytes, longer or shorter.
  public mutating func mutated(_ bytes: [UInt8], words: [String] = []) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<number(1..<9) { mutate(&bytes, words) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8], _ words: [String]) {
    guard !bytes.isEmpty else { return bytes = [UInt8(number(0..<256))] }
    let place = number(0..<bytes.count)
    let end = min(bytes.count, place + number(1..<17))
    switch number(0..<9) {
    case 0: bytes[place] ^= 1 << UInt8(number(0..<8))
    case 1: bytes[place] = UInt8(number(0..<256))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: number(0..<bytes.count))
    case 4: bytes.insert(contentsOf: pick(Self.pieces), at: place)
    case 5: replaceNumber(&bytes, from: place)
    case 6 where !words.isEmpty: bytes.insert(contentsOf: pick(words).utf8, at: place)
    case 7 where number(0..<4) == 0: bytes.removeLast(bytes.count - place)
    default:
      let length = end - place
      let other = number(0..<bytes.count - length + 1)
      bytes.replaceSubrange(place..<end, with: bytes[other..<other + length])
    }
  }

  /// Puts another number in the place of the next one.
  private mutating func replaceNumber(_ bytes: inout [UInt8], from place: Int) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    guard let start = bytes[place...].firstIndex(where: isDigit) else {
      bytes.insert(contentsOf: pick(Self.numbers).utf8, at: place)
      return
    }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Array(pick(Self.numbers).utf8))
  }
}

/// Fractions that are one character, such as `¾`.
enum VulgarFraction {
  /// The fractions by their UTF-16 unit.
  static let signs: [UInt16: (over: UInt64, under: UInt64)] = [
    0xBC: (1, 4), 0xBD: (1, 2), 0xBE: (3, 4), 0x2150: (1, 7), 0x2151: (1, 9), 0x2152: (1, 10),
    0x2153: (1, 3), 0x2154: (2, 3), 0x2155: (1, 5), 0x2156: (2, 5), 0x2157: (3, 5),
    0x2158: (4, 5), 0x2159: (1, 6), 0x215A: (5, 6), 0x215B: (1, 8), 0x215C: (3, 8),
    0x215D: (5, 8), 0x215E: (7, 8),
  ]
}

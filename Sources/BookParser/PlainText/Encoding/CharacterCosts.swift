/// The likelihood of each character in Chinese, Japanese or Korean.
///
/// A cost is -ln p.
struct CharacterCosts: Sendable {
  /// The cost of every UTF-16 code unit.
  private let costs: [Float]

  /// The costs of every language.
  static let all: [Language: CharacterCosts] = Dictionary(
    uniqueKeysWithValues: tables.map { table in
      var costs = (0...UInt16.max).map(unlistedCost)
      for (quarters, characters) in table.bands {
        for unit in characters.utf16 { costs[Int(unit)] = Float(quarters) / 4 }
      }
      return (table.language, CharacterCosts(costs: costs))
    })

  /// The cost of a character.
  ///
  /// - Parameter unit: A UTF-16 code unit beyond ASCII.
  /// - Returns: The cost in nats.
  func cost(of unit: UInt16) -> Float { costs[Int(unit)] }

  /// The cost of a character without a count, by its kind.
  private static func unlistedCost(of unit: UInt16) -> Float {
    switch unit {
    case 0xFFFD: 30
    case 0x80..<0xA0: 25
    case 0x2010...0x2027, 0x3000...0x3003, 0x3008...0x3011: 6
    case 0x3041...0x30FF: 8
    case 0xFF01...0xFF5E: 8
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: 11.5
    case 0x2460...0x27BF, 0x3200...0x33FF: 11
    case 0xE000...0xF8FF: 18
    // A surrogate pair is one rare character, such as an emoji.
    case 0xD800...0xDBFF: 11
    case 0xDC00...0xDFFF: 0
    case 0xFF61...0xFF9F: 12
    default: 12.5
    }
  }
}

/// A text in UTF-16 or UTF-32 without a byte order mark.
struct WideText {
  /// The cost of a character of ASCII: about one in fifteen.
  static let asciiCost: Float = 2.7
  /// The highest mean cost of a unit in a text.
  ///
  /// In a wrong encoding it is twice that.
  private static let plausibleMean: Float = 8.5

  /// The cost below which a unit can be a character of a text.
  ///
  /// A rare Chinese character or Korean syllable costs 12.2: of an old novel's characters one in nine is rare.
  private static let possibleCost: Float = 12.5

  let encoding: TextEncoding
  /// The cost of the head, in nats.
  let cost: Float
  /// Whether the characters can be those of a text.
  let isPlausible: Bool
  /// The confidence, 0...1: nearly 1 at the mean cost of texts, and 0 at that of a wrong encoding.
  var confidence: Double {
    let room = Double(Self.plausibleMean - Self.asciiCost)
    return min(1, max(0, Double(Self.plausibleMean - mean) / room * 2))
  }
  /// The mean cost of a unit, in nats.
  private let mean: Float

  /// The wide encoding in which a text is likeliest.
  ///
  /// - Parameter head: The start of a file.
  /// - Returns: The encoding; `nil` if the bytes can't be in any.
  static func likeliest(_ head: [UInt8]) -> WideText? {
    TextEncoding.wide.compactMap { WideText(head, $0) }.min {
      ($0.isPlausible ? 0 : 1, $0.cost) < ($1.isPlausible ? 0 : 1, $1.cost)
    }
  }

  private init?(_ head: [UInt8], _ encoding: TextEncoding) {
    guard case .wide(let width, let isBigEndian) = encoding.form, head.count >= width else {
      return nil
    }
    self.encoding = encoding
    // So many bytes are enough; the head may be longer.
    let count = min(head.count, 16 << 10) / width
    var total: Float = 0
    var possible = 0
    for index in 0..<count {
      var value: UInt32 = 0
      for place in 0..<width {
        value = value << 8 | UInt32(head[index * width + (isBigEndian ? place : width - 1 - place)])
      }
      // In a wrong UTF-32 encoding nearly every unit is out of range.
      let cost: Float =
        value > 0xFFFF ? (value < 0x30000 && width == 4 ? 12 : 60) : Self.costs[Int(value)]
      total += cost
      if cost < Self.possibleCost { possible += 1 }
    }
    mean = total / Float(max(count, 1))
    isPlausible = count > 0 && mean < Self.plausibleMean && possible * 10 >= count * 9
    cost = mean * Float(head.count) / Float(width)
  }

  /// The cost of every unit without regard to a language.
  private static let costs = (0...UInt16.max).map(cost)

  private static func cost(of unit: UInt16) -> Float {
    switch unit {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E: asciiCost
    case 0...0x1F, 0x7F..<0xA0: 25
    case 0xA0...0x17F: 5
    case 0x370...0x3FF, 0x400...0x45F, 0x5B0...0x5EA, 0x60C...0x6D3, 0xE01...0xE5B: 4.2
    case 0x1EA0...0x1EF9: 6
    case 0x2010...0x2027: 6
    case 0xD800...0xDBFF, 0xDC00...0xDFFF: 7.5
    default:
      // Most characters of a text in these languages are in the lists.
      min(
        18,
        [Language.zhHans, .zhHant, .ja, .ko].compactMap { CharacterCosts.all[$0]?.cost(of: unit) }
          .min() ?? 18) + 0.7
    }
  }
}

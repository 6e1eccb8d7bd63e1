import UnicodeText

/// The cost of a text in an encoding of Chinese, Japanese or Korean.
enum MultiByteModel {
  /// The cost of an ASCII letter beside a character beyond ASCII, as in single-byte encodings.
  private static let latinLetterCost: Float = 3
  /// The bytes of the sample that are scored.
  ///
  /// More would take time and add no certainty.
  private static let sampleLimit = 64 << 10

  /// The cost of a sample.
  ///
  /// - Parameters:
  ///   - sample: Bytes in an encoding that contains ASCII.
  ///   - encoding: One of ``TextEncoding/multiByte``.
  /// - Returns: The least cost over the encoding's languages, scaled to the whole sample, in nats.
  static func cost(
    of sample: [UInt8], in encoding: TextEncoding
  ) -> (cost: Float, language: Language?) {
    // An encoding that ICU lacks is never the cheapest.
    guard let name = encoding.converter, var converter = try? CharsetConverter(name) else {
      return (.infinity, nil)
    }
    let part = min(sample.count, sampleLimit)
    var units: [UInt16] = []
    converter.append(sample.span.extracting(..<part), isLast: false, to: &units)
    let histogram = histogram(of: units)
    var least: (cost: Float, language: Language?) = (.infinity, nil)
    for language in encoding.languages {
      guard let costs = CharacterCosts.all[language] else { continue }
      var total = Float(histogram.latin) * latinLetterCost
      for (unit, count) in histogram.beyond { total += count * costs.cost(of: unit) }
      if total < least.cost { least = (total, language) }
    }
    least.cost *= Float(sample.count) / Float(max(part, 1))
    return least
  }

  private static func histogram(
    of units: [UInt16]
  ) -> (beyond: [(unit: UInt16, count: Float)], latin: Int) {
    var counts = [UInt32](repeating: 0, count: 1 << 16)
    var latin = 0
    var run = 0
    var isBeside = false
    for unit in units {
      let isLetter = unit < 0x80 && (UInt8(unit) | 0x20) >= 0x61 && (UInt8(unit) | 0x20) <= 0x7A
      if isLetter {
        run += 1
      } else {
        if isBeside || unit >= 0x80 { latin += run }
        run = 0
        isBeside = unit >= 0x80
        if unit >= 0x80 { counts[Int(unit)] += 1 }
      }
    }
    let beyond = counts.indices.filter { counts[$0] > 0 }.map { (UInt16($0), Float(counts[$0])) }
    return (beyond, latin + (isBeside ? run : 0))
  }
}

/// Kokoro's phoneme alphabet as its models number it; hibari's models have the same numbers.
///
/// Source: `config.json` of hexgrad/Kokoro-82M, `vocab`; a test compares it with the models' own
/// files. Numbers that are missing stand for no symbol.
package enum PhonemeAlphabet {
  /// The number before the first and after the last symbol.
  package static let boundary: Int64 = 0

  /// The number of a symbol.
  ///
  /// - Parameter symbol: A symbol, mark or space.
  /// - Returns: Its number; `nil` for a symbol that the models don't know.
  package static func id(of symbol: Unicode.Scalar) -> Int64? { ids[symbol] }

  /// Whether a symbol makes a pause or nothing at all, but no sound.
  ///
  /// - Parameter symbol: A symbol, mark or space.
  /// - Returns: `true` for punctuation and spaces.
  package static func isMark(_ symbol: Unicode.Scalar) -> Bool { marks.contains(symbol) }

  /// All numbers by symbol.
  package static let ids: [Unicode.Scalar: Int64] = {
    var ids: [Unicode.Scalar: Int64] = [:]
    for (first, symbols) in runs {
      for (index, symbol) in symbols.unicodeScalars.enumerated() {
        ids[symbol] = first + Int64(index)
      }
    }
    return ids
  }()

  private static let marks = Set(";:,.!?—…\"()“” ".unicodeScalars)

  /// Symbols with consecutive numbers, by the first number.
  private static let runs: [(Int64, String)] = [
    (1, ";:,.!?"),
    (9, "—…\"()“” \u{303}ʣʥʦʨᵝꭧAI"),
    (31, "O"),
    (33, "Q"),
    (35, "ST"),
    (39, "W"),
    (41, "Yᵊabcdef"),
    (50, "hijklmnopqrstuvwxyzɑɐɒæ"),
    (75, "βɔɕç"),
    (80, "ɖðʤə"),
    (85, "ɚɛɜ"),
    (90, "ɟ"),
    (92, "ɡ"),
    (99, "ɥ"),
    (101, "ɨɪʝ"),
    (110, "ɯɰŋɳɲɴø"),
    (118, "ɸθœ"),
    (123, "ɹ"),
    (125, "ɾɻ"),
    (128, "ʁɽʂʃʈʧ"),
    (135, "ʊʋ"),
    (138, "ʌɣɤ"),
    (142, "χʎ"),
    (147, "ʒʔ"),
    (156, "ˈˌː"),
    (162, "ʰ"),
    (164, "ʲ"),
    (169, "↓"),
    (171, "→↗↘"),
    (177, "ᵻ"),
  ]
}

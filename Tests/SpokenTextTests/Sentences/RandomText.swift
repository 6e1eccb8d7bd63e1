import TestSupport

/// Texts that try the rules: stops, quotation marks, white space, words, and anything else.
enum RandomText {
  private static let pieces = [
    ".", ".", "!", "?", "…", "...", ". . .", "。", "！", "।", ":", ";", ",", "-", "—", "\"", "'",
    "“", "”", "‘", "’", "„", "«", "»", "(", ")", "[", "]", "[1]", "（", "）", "「", "」", "《", "》",
    " ", " ", " ", "\u{A0}", "\u{3000}", "\n", "\r\n", "\n\n", "\u{2029}", "\t", "•", ":)", "😀",
    "👨‍👩‍👧",
    "Mr", "St", "U.S", "p.m", "I", "A", "J", "etc", "No", "The", "he", "said", "Tom", "word",
    "12", "1.", "2.", "a)", "b)", "3.14", "www.a.b", "他", "走了", "です", "と", "Ի", "Π", "هل",
    "\u{301}", "\u{200D}", "\u{FE0F}", "\u{E33}", "\u{600}", "\u{1F3FB}", "\u{20E3}", "\u{200B}",
    "é", "\u{11047}", "𐐀",
  ]

  /// A text of pieces that matter to the rules.
  static func tricky(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...40, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  /// A text of any Unicode scalars.
  static func any(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...30, using: &generator)
    let scalars = (0..<count).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &generator))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

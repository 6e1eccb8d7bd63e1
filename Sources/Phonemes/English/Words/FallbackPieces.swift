/// The parts of a word that no lexicon knows; each kind of part is read in its own way.
enum FallbackPieces {
  enum Piece: Hashable {
    case letters(String)
    case digits(String)
    case symbols([Unicode.Scalar])
  }

  /// Splits a word into letters with inner apostrophes, digits with inner points, and the rest.
  static func of(_ text: String) -> [Piece] {
    let scalars = Array(text.unicodeScalars)
    var pieces: [Piece] = []
    var index = 0
    while index < scalars.count {
      let start = index
      if scalars[index].isWordLetter {
        index = end(scalars, from: index, \.isWordLetter) { $0 == "'" || $0 == "’" }
        pieces.append(.letters(joined(scalars[start..<index])))
      } else if scalars[index].isDecimalDigit {
        index = end(scalars, from: index, \.isDecimalDigit) { $0 == "," || $0 == "." }
        pieces.append(.digits(joined(scalars[start..<index].map { $0.asciiDigit ?? $0 })))
      } else {
        while index < scalars.count, !scalars[index].isWordCharacter, !scalars[index].isSpace {
          index += 1
        }
        if index > start { pieces.append(.symbols(Array(scalars[start..<index]))) }
        index = max(index, start + 1)
      }
    }
    return pieces
  }

  /// The end of runs of one class, with single or repeated joints between them.
  private static func end(
    _ scalars: [Unicode.Scalar], from start: Int, _ belongs: (Unicode.Scalar) -> Bool,
    joint: (Unicode.Scalar) -> Bool
  ) -> Int {
    var end = start
    while true {
      while end < scalars.count, belongs(scalars[end]) { end += 1 }
      guard end + 1 < scalars.count, joint(scalars[end]), belongs(scalars[end + 1]) else {
        return end
      }
      end += 1
    }
  }

  private static func joined(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

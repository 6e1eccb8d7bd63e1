/// Cuts a sentence of any language into words, as they are written between spaces and marks.
enum WrittenPieces {
  /// The most scalars of a word; the rest of a longer one is the next word.
  private static let longestWord = 60

  /// The words and marks of a text, with inline pronunciations.
  static func all(in text: TextSlice) -> [SpelledWord] {
    var pieces: [SpelledWord] = []
    var start = 0
    for link in InlinePronunciation.all(in: text.scalars) {
      pieces += self.pieces(of: text.scalars, in: start..<link.whole.lowerBound)
      if let phonemes = link.phonemes(in: text) {
        pieces.append(SpelledWord(range: link.word, kind: .given, phonemes: phonemes))
      } else {
        pieces += self.pieces(of: text.scalars, in: link.word)
      }
      start = link.whole.upperBound
      if start < text.scalars.count, text.scalars[start].isSpace, !pieces.isEmpty {
        pieces[pieces.count - 1].hasTrailingSpace = true
      }
    }
    return pieces + self.pieces(of: text.scalars, in: start..<text.scalars.count)
  }

  /// The runs of words between pauses; none is longer than a line may be.
  ///
  /// - Parameters:
  ///   - pieces: Words and marks.
  ///   - text: Their text.
  ///   - limit: The most UTF-8 bytes of a run.
  /// - Returns: Indices of pieces.
  static func phrases(in pieces: [SpelledWord], _ text: TextSlice, limit: Int) -> [[Int]] {
    var phrases: [[Int]] = []
    var length = limit
    for (index, piece) in pieces.enumerated() where piece.kind == .word {
      let count = text.text(piece.range).utf8.count + 1
      length += count
      if length <= limit, index > 0, pieces[index - 1].kind == .word {
        phrases[phrases.count - 1].append(index)
      } else {
        phrases.append([index])
        length = count
      }
    }
    return phrases
  }

  private static func pieces(of scalars: [Unicode.Scalar], in range: Range<Int>) -> [SpelledWord] {
    var pieces: [SpelledWord] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if scalars[index].isSpace {
        if !pieces.isEmpty { pieces[pieces.count - 1].hasTrailingSpace = true }
        index += 1
        continue
      }
      var end = index
      while end < range.upperBound, end - index < longestWord,
        belongs(end, scalars, index..<range.upperBound)
      { end += 1 }
      if end > index {
        pieces.append(SpelledWord(range: index..<end, kind: .word))
      } else {
        end = index + 1
        // A hyphen between spaces is a dash.
        let isDash =
          (scalars[index].isHyphen || scalars[index] == "–")
          && (index == range.lowerBound || scalars[index - 1].isSpace)
          && (end == range.upperBound || scalars[end].isSpace)
        let mark = isDash ? "—" : SpokenMark.mark(for: scalars[index])
        pieces.append(
          SpelledWord(
            range: index..<end, kind: mark == nil ? .silent : .mark, phonemes: mark ?? ""))
      }
      index = end
    }
    return pieces
  }

  /// Whether a scalar is spoken: a letter with its marks, a digit, a sign such as `%`, and what
  /// stands inside a word.
  private static func belongs(
    _ index: Int, _ scalars: [Unicode.Scalar], _ range: Range<Int>
  ) -> Bool {
    if scalars[index].isReadByProgram { return true }
    guard index > range.lowerBound, index + 1 < range.upperBound else { return false }
    let (before, after) = (scalars[index - 1], scalars[index + 1])
    switch scalars[index] {
    case "'", "’", "‘", "-", "\u{2010}", "\u{2011}", "·", "ʼ", "\u{200C}", "\u{200D}", "\u{AD}":
      return before.isReadByProgram && after.isReadByProgram
    case ".": return before.isReadByProgram && after.isReadByProgram
    case ",", ":", "/": return before.isDecimalDigit && after.isDecimalDigit
    default: return false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the program speaks it by itself.
  fileprivate var isReadByProgram: Bool {
    if isASCII { return isASCIILetter || isASCIIDigit || "%&@$+=§".unicodeScalars.contains(self) }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .currencySymbol,
      .mathSymbol:
      true
    default: self == "§" || self == "°" || self == "‰"
    }
  }
}

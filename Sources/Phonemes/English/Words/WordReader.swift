import Foundation

/// Reads one token by lexicon and by number rules.
struct WordReader: Sendable {
  let lexicon: Lexicon
  let numbers: NumberReader

  init(lexicon: Lexicon) {
    self.lexicon = lexicon
    numbers = NumberReader(lexicon: lexicon)
  }

  /// The phonemes of a token; `nil` if neither lexicon nor number rules know it.
  func pronunciation(of token: Token, context: Lexicon.Context) -> String? {
    let word = Self.plain(token.alias ?? token.text)
    let stress: StressChange? =
      word.isLowercased ? nil : word.isUppercased ? .primary : .atLeastSecondary
    if let phonemes = read(word, token, stress, context) {
      guard let currency = token.currency else { return phonemes }
      let unit = lexicon.entry(currency.unit, tag: nil, stress: nil, context: nil)
      return unit.flatMap(lexicon.inflection.plural).map { phonemes + " " + $0 } ?? phonemes
    }
    guard NumberReader.isNumber(word, isHead: token.isHead) else { return nil }
    return numbers.pronunciation(of: word, currency: token.currency, isHead: token.isHead)
  }

  private func read(
    _ word: String, _ token: Token, _ stress: StressChange?, _ context: Lexicon.Context
  ) -> String? {
    var tag = token.tag
    switch token.pronunciation {
    case .spelled(let phonemes): return Stress.apply(stress, to: phonemes)
    case .tagged(let other): tag = other
    case nil: break
    }
    return lexicon.pronunciation(of: word, tag: tag, stress: stress, context: context)
  }

  /// A word with straight apostrophes, with compatibility forms resolved, and with `0` to `9` for
  /// the digits of other scripts.
  static func plain(_ word: String) -> String {
    guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return word }
    var plain = String.UnicodeScalarView()
    for scalar in word.precomposedStringWithCompatibilityMapping.unicodeScalars {
      if scalar.isApostrophe {
        plain.append("'")
      } else if let digit = scalar.asciiDigit {
        plain.append(digit)
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }
}

extension Unicode.Scalar {
  /// The digit from `0` to `9` with the same value; `nil` for other characters.
  var asciiDigit: Unicode.Scalar? {
    guard isPythonDigit, let value = properties.numericValue, (0...9).contains(value) else {
      return nil
    }
    return Unicode.Scalar(0x30 + UInt8(value))
  }
}

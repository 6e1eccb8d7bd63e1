package import Phonemes

/// Words as input of the models: a number for each symbol, and the word that it belongs to.
package struct TokenSequence: Hashable, Sendable {
  /// The role of a token.
  package enum Role: Hashable, Sendable {
    /// A sound of the word with this index.
    case word(Int)
    /// A space, or the boundary before the first and after the last symbol.
    case space
    /// Punctuation, which makes a pause.
    case mark
  }

  /// Numbers with the boundary at both ends.
  package private(set) var ids: [Int64] = [PhonemeAlphabet.boundary]
  /// The role of each number.
  package private(set) var roles: [Role] = [.space]
  /// Symbols that the models don't know; they are left out.
  package private(set) var unknown: Set<Unicode.Scalar> = []

  /// Numbers the symbols of words.
  ///
  /// - Parameter words: Words and marks in order.
  package init(_ words: [PhonemeWord]) {
    for (index, word) in words.enumerated() {
      let isSpoken = WordTiming.isSpoken(word)
      for symbol in word.phonemes.unicodeScalars { append(symbol, of: index, isSpoken) }
      if word.hasTrailingSpace { append(" ", of: index, isSpoken) }
    }
    if roles.count > 1, roles.last == .space {
      ids.removeLast()
      roles.removeLast()
    }
    ids.append(PhonemeAlphabet.boundary)
    roles.append(.space)
  }

  private mutating func append(_ symbol: Unicode.Scalar, of word: Int, _ isSpoken: Bool) {
    guard let id = PhonemeAlphabet.id(of: symbol) else {
      unknown.insert(symbol)
      return
    }
    // Spaces at the start and in a row would be heard as a stumble.
    guard symbol != " " || roles.last != .space else { return }
    ids.append(id)
    // The point in a word belongs to a sound: `r.` is a flap of Hindi.
    let isMark = PhonemeAlphabet.isMark(symbol) && !(symbol == "." && isSpoken)
    roles.append(symbol == " " ? .space : isMark ? .mark : .word(word))
  }

  /// The number of symbols without the boundaries; it selects the row of a Kokoro voice.
  package var symbolCount: Int { ids.count - 2 }

  /// Whether any token makes a sound.
  package var hasSound: Bool {
    roles.contains { if case .word = $0 { true } else { false } }
  }
}

/// Turns the tagged words of a sentence into phonemes.
///
/// It begins with the last word, because articles and "to" depend on the sound that follows.
///
/// Text without a space is one word. The reader takes the longest known parts of it one by one. If
/// a part stays unknown, the network for unknown words reads the whole (misaki's `en.py`).
struct SentenceReader: Sendable {
  let words: WordReader
  let unknown: UnknownWords

  /// The most pieces of a word in which the longest known part is searched, which takes time by
  /// their third power.
  ///
  /// In a longer word each piece is read by itself.
  private static let groupLimit = 40

  /// Reads a sentence.
  ///
  /// - Parameters:
  ///   - tokens: The sentence's tagged words and marks.
  ///   - text: The sentence.
  /// - Returns: The pieces of each written word, with phonemes.
  /// - Throws: The error of the network for unknown words.
  func read(_ tokens: [Token], of text: TextSlice) throws -> [[Token]] {
    var groups = WordGroups(tokens, of: text).groups
    var context = Lexicon.Context()
    for index in groups.indices.reversed() {
      if groups[index].count == 1 {
        try read(&groups[index][0], &context)
      } else if groups[index].count > Self.groupLimit {
        for piece in groups[index].indices.reversed() { try read(&groups[index][piece], &context) }
      } else {
        try read(&groups[index], &context)
      }
    }
    return groups
  }

  /// Reads a word that is one token.
  private func read(_ token: inout Token, _ context: inout Lexicon.Context) throws {
    let phonemes =
      try token.phonemes ?? words.pronunciation(of: token, context: context)
      ?? fallback(token.text)
    token.phonemes = phonemes
    context = Self.context(before: token, saying: phonemes, context)
  }

  /// Reads a word of several tokens.
  private func read(_ group: inout [Token], _ context: inout Lexicon.Context) throws {
    var left = 0
    var right = group.count
    while left < right {
      let isOpen = group[left..<right].allSatisfy { $0.alias == nil && $0.phonemes == nil }
      let part = isOpen ? Token(joining: group[left..<right]) : nil
      if let part, let phonemes = words.pronunciation(of: part, context: context) {
        group[left].phonemes = phonemes
        for index in (left + 1)..<right { group[index].phonemes = "" }
        context = Self.context(before: part, saying: phonemes, context)
        right = left
        left = 0
      } else if left + 1 < right {
        left += 1
      } else {
        right -= 1
        left = 0
        guard group[right].phonemes == nil else { continue }
        if group[right].isSilentJoint {
          group[right].phonemes = ""
        } else if Self.isHyphenated(group) {
          // A known part keeps its sound beside an unknown one.
          let phonemes = try fallback(group[right].text)
          group[right].phonemes = phonemes
          context = Self.context(before: group[right], saying: phonemes, context)
        } else {
          let whole = Token(joining: group[...])
          for index in group.indices { group[index].phonemes = "" }
          group[0].phonemes = try fallback(whole.text)
          return
        }
      }
    }
    Compound.settle(&group)
  }

  /// Whether a word consists of words with hyphens between them, and is no address or code.
  private static func isHyphenated(_ group: [Token]) -> Bool {
    group.allSatisfy { $0.text == "-" || $0.text.isAllLetters }
  }

  /// Reads a text that the lexicon does not know: letters by the network, digits as numbers,
  /// symbols by name.
  private func fallback(_ text: String) throws -> String {
    try FallbackPieces.of(text).compactMap { piece -> String? in
      switch piece {
      case .letters(let word): return try unknown.phonemes(of: word)
      case .digits(let digits):
        return words.numbers.pronunciation(of: digits, currency: nil, isHead: false)
      case .symbols(let symbols):
        return symbols.compactMap { Marks.symbols[$0] }.joined()
      }
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The context that the words before a token see.
  private static func context(
    before token: Token, saying phonemes: String, _ context: Lexicon.Context
  ) -> Lexicon.Context {
    var isBeforeVowel = context.isBeforeVowel
    for scalar in phonemes.unicodeScalars {
      if Marks.pausing.contains(scalar) {
        isBeforeVowel = nil
        break
      }
      if PhonemeInventory.isVowel(scalar) {
        isBeforeVowel = true
        break
      }
      if PhonemeInventory.isConsonant(scalar) {
        isBeforeVowel = false
        break
      }
    }
    let isTo =
      token.text == "to" || token.text == "To"
      || (token.text == "TO" && (token.tag == .to || token.tag == .preposition))
    return Lexicon.Context(isBeforeVowel: isBeforeVowel, isBeforeTo: isTo)
  }

  /// One token for a group, with its phonemes in Kokoro's letters.
  static func joined(_ group: [Token]) -> Token {
    var phonemes = ""
    for token in group {
      guard let said = token.phonemes, !said.isEmpty else { continue }
      if token.hasLeadingSpace, !phonemes.isEmpty, phonemes.last != " " { phonemes += " " }
      phonemes += said
    }
    var word = Token(joining: group[...])
    word.phonemes = inKokoroLetters(phonemes)
    return word
  }

  /// Writes the American tap and the glottal stop with the letters of Kokoro's training.
  static func inKokoroLetters(_ phonemes: String) -> String {
    guard phonemes.unicodeScalars.contains(where: { $0 == "ɾ" || $0 == "ʔ" }) else {
      return phonemes
    }
    var result = String.UnicodeScalarView()
    for scalar in phonemes.unicodeScalars {
      result.append(scalar == "ɾ" ? "T" : scalar == "ʔ" ? "t" : scalar)
    }
    return String(result)
  }
}

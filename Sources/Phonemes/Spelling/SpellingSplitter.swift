/// Splits a sentence into words and marks, and applies the rules to each word.
struct SpellingSplitter {
  let rules: any SpellingRules

  /// The most letters of an initialism.
  ///
  /// A longer row of capitals without a vowel is none.
  private static let longestInitialism = 6
  /// The most letters of a word; the longest one in use has 45.
  private static let longestWord = 60
  /// The most digits that are read of a longer row.
  private static let longestRow = 200

  /// The words and marks of a part of a text.
  func words(of scalars: [Unicode.Scalar], in range: Range<Int>) -> [SpelledWord] {
    var words: [SpelledWord] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if scalars[index].isSpace {
        if !words.isEmpty { words[words.count - 1].hasTrailingSpace = true }
        index += 1
        continue
      }
      if rules.splitsCompounds, isHyphenBetweenLetters(scalars, index, range) {
        index += 1
        continue
      }
      let word = word(of: scalars, from: index, to: range.upperBound)
      words.append(word)
      index = word.range.upperBound
    }
    return words
  }

  private func word(of scalars: [Unicode.Scalar], from start: Int, to limit: Int) -> SpelledWord {
    let first = scalars[start]
    if first.isSpellable {
      var end = start + 1
      while end < limit, continues(scalars, at: end, to: limit) { end += 1 }
      return spelled(scalars[start..<end])
    }
    if let digit = first.spelledDigit {
      var digits = [digit]
      var end = start + 1
      while end < limit, let next = scalars[end].spelledDigit {
        digits.append(next)
        end += 1
      }
      let names = digits.prefix(Self.longestRow).map { sounds(ofName: rules.digitNames[$0]) }
      return SpelledWord(
        range: start..<end, kind: .given, phonemes: names.joined(separator: " "))
    }
    // A hyphen between spaces is a dash.
    let isDash = (first == "-" || first == "–") && isGap(scalars, start - 1, limit)
    guard let mark = isDash ? "—" : SpokenMark.mark(for: first) else {
      return SpelledWord(range: start..<start + 1, kind: .silent)
    }
    return SpelledWord(range: start..<start + 1, kind: .mark, phonemes: mark)
  }

  private func isHyphenBetweenLetters(
    _ scalars: [Unicode.Scalar], _ index: Int, _ range: Range<Int>
  ) -> Bool {
    guard scalars[index].isHyphen, index > range.lowerBound, index + 1 < range.upperBound else {
      return false
    }
    let before = scalars[index - 1]
    return (before.isSpellable || before.isCombining) && scalars[index + 1].isSpellable
  }

  private func isGap(_ scalars: [Unicode.Scalar], _ index: Int, _ limit: Int) -> Bool {
    index < 0 || index >= limit || scalars[index].isSpace
  }

  /// Whether a scalar belongs to the word before it: a letter, its mark, or one hyphen or
  /// apostrophe between letters.
  private func continues(_ scalars: [Unicode.Scalar], at index: Int, to limit: Int) -> Bool {
    let scalar = scalars[index]
    if scalar.isSpellable || scalar.isCombining { return true }
    guard scalar.isApostrophe || scalar.isHyphen && !rules.splitsCompounds else { return false }
    return index + 1 < limit && scalars[index + 1].isSpellable
      && (scalars[index - 1].isSpellable || scalars[index - 1].isCombining)
  }

  // MARK: Reading a word

  private func spelled(_ scalars: ArraySlice<Unicode.Scalar>) -> SpelledWord {
    var letters: [Unicode.Scalar] = []
    var sounds: [String] = []
    for part in scalars.split(whereSeparator: \.isHyphen) {
      let near = NearestLetters.letters(of: part, among: rules.ownLetters)
      guard !near.isEmpty else { continue }
      letters += near
      sounds.append(read(near, isShouted: part.allSatisfy(\.properties.isUppercase)))
    }
    let phonemes = sounds.filter { !$0.isEmpty }.joined(separator: rules.compoundJoint)
    guard !phonemes.isEmpty else { return SpelledWord(range: scalars.indices, kind: .silent) }
    return SpelledWord(
      range: scalars.indices, kind: .word, letters: letters, phonemes: phonemes)
  }

  private func read(_ letters: [Unicode.Scalar], isShouted: Bool) -> String {
    if isReadByNames(letters, isShouted: isShouted) { return names(of: letters) }
    guard letters.count <= Self.longestWord else { return readInPieces(letters) }
    let sounds = rules.sounds(of: letters)
    return sounds.isEmpty ? names(of: letters) : sounds
  }

  /// Reads a text that is too long for a word in pieces.
  ///
  /// The rules may look at a word as often as it has letters.
  private func readInPieces(_ letters: [Unicode.Scalar]) -> String {
    stride(from: 0, to: letters.count, by: Self.longestWord).map { start in
      rules.sounds(of: Array(letters[start..<min(start + Self.longestWord, letters.count)]))
    }.joined()
  }

  /// Whether a text is read by the names of its letters: a letter that is no word, and a text
  /// without a vowel such as `b`, `DVD`, `km`, but not `brr`.
  private func isReadByNames(_ letters: [Unicode.Scalar], isShouted: Bool) -> Bool {
    if letters.count == 1 { return !rules.wordLetters.contains(letters[0]) }
    guard letters.count <= Self.longestInitialism, !letters.contains("'"),
      letters.allSatisfy({ !$0.isVowelLetter })
    else { return false }
    let isDrawnOut = zip(letters, letters.dropFirst()).contains { $0 == $1 }
    return isShouted || !isDrawnOut
  }

  private func names(of letters: [Unicode.Scalar]) -> String {
    letters.map { rules.letterNames[$0].map(sounds(ofName:)) ?? rules.sounds(of: [$0]) }
      .joined(separator: " ")
  }

  private func sounds(ofName name: String) -> String {
    rules.sounds(of: Array(name.unicodeScalars))
  }
}

/// The marks at which the voices pause.
enum SpokenMark {
  /// The voices' mark for a mark of the text; `nil` for a silent one.
  static func mark(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", "…", "—", "(", ")", "\"", "“", "”": String(scalar)
    case "«", "„", "‹": "“"
    case "»", "›": "”"
    case "―", "–": "—"
    case "。", "।", "॥", "۔", "։": "."
    case "，", "、", "،": ","
    case "！": "!"
    case "？", "؟", "\u{37E}": "?"
    case "؛": ";"
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of any script.
  var isSpellable: Bool {
    if value < 0x80 { return (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }
    return properties.isAlphabetic && !isCombining && value != 0xAA && value != 0xBA
  }
  /// Whether it belongs to the letter before it: an accent, Devanagari's dot and virama, a joiner.
  var isCombining: Bool {
    switch value {
    case 0x300..<0x370, 0x93C, 0x94D, 0x200C, 0x200D: true
    default: false
    }
  }
  var isHyphen: Bool { self == "-" || self == "\u{2010}" || self == "\u{2011}" }
  /// The value of a digit, also of Devanagari's.
  var spelledDigit: Int? {
    switch value {
    case 0x30...0x39: Int(value) - 0x30
    case 0x966...0x96F: Int(value) - 0x966
    default: nil
    }
  }
  /// Whether it is a vowel of any Latin alphabet, with or without marks; `y` is one, too.
  var isVowelLetter: Bool { value >= 0xC0 || "aeiouy".unicodeScalars.contains(self) }
}

/// Words in Latin letters, with the nearest sounds of Hindi.
///
/// In Hindi texts most of them are English, so that pairs of letters are read as in English.
enum HindiLatin {
  /// The phonemes of a word.
  ///
  /// - Parameter letters: Letters a to z.
  /// - Returns: Phonemes with one stress, on the first vowel.
  static func sounds(of letters: [Unicode.Scalar]) -> String {
    var word = String(String.UnicodeScalarView(letters))
    // The last e of "phone" is silent.
    let shortest = 4
    if word.count >= shortest, word.hasSuffix("e"), let before = word.dropLast().last,
      !"aeiouy".contains(before)
    {
      word.removeLast()
    }
    var spoken = ""
    var isStressed = false
    var rest = Substring(word)
    while !rest.isEmpty {
      let sound = next(&rest, isFirst: rest.count == word.count)
      if !isStressed, let vowel = sound.unicodeScalars.firstIndex(where: isVowel) {
        spoken += sound[..<vowel] + "ˈ" + sound[vowel...]
        isStressed = true
      } else {
        spoken += sound
      }
    }
    return spoken
  }

  private static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
    "aeiouɛɪʊʌəɔ".unicodeScalars.contains(scalar)
  }

  private static func next(_ rest: inout Substring, isFirst: Bool) -> String {
    for (letters, sound) in groups where rest.hasPrefix(letters) {
      rest = rest.dropFirst(letters.count)
      return sound
    }
    let letter = rest.removeFirst()
    let after = rest.first
    switch letter {
    case "c": return after.map("eiy".contains) == true ? "s" : "k"
    case "g": return after.map("ey".contains) == true ? "ɟ" : "ɡ"
    case "y": return isFirst ? "j" : after == nil ? "i" : "ɪ"
    case "a": return after == nil ? "aː" : isFirst ? "ʌ" : "ɛː"
    case "i": return after == nil ? "i" : "ɪ"
    // A letter twice is one sound.
    case let same where same == after && !"aeiou".contains(same):
      return next(&rest, isFirst: false)
    default: return single[letter] ?? ""
    }
  }

  private static let groups: [(String, String)] = [
    ("tion", "ʃən"), ("sion", "ʃən"), ("igh", "aːɪ"), ("sch", "sk"), ("sh", "ʃ"), ("ch", "c"),
    ("th", "tʰ"), ("ph", "f"), ("ck", "k"), ("qu", "kʋ"), ("gh", "ɡʰ"), ("kh", "kʰ"), ("bh", "bʰ"),
    ("dh", "dʰ"), ("jh", "ɟʰ"), ("wh", "ʋ"), ("aa", "aː"), ("ee", "iː"), ("ea", "iː"), ("oo", "uː"),
    ("ou", "aːʊ"), ("ow", "oː"), ("ai", "eː"), ("ay", "eː"), ("ey", "eː"), ("oa", "oː"),
    ("au", "ɔ"), ("aw", "ɔ"), ("oy", "ɔɪ"), ("oi", "ɔɪ"), ("ew", "juː"), ("er", "əɾ"),
    ("or", "ɔɾ"), ("ar", "aːɾ"), ("al", "ɔl"),
  ]

  private static let single: [Character: String] = [
    "b": "b", "d": "ɖ", "e": "eː", "f": "f", "h": "h", "j": "ɟ", "k": "k", "l": "l", "m": "m",
    "n": "n", "o": "oː", "p": "p", "q": "k", "r": "ɾ", "s": "s", "t": "ʈ", "u": "ʊ", "v": "ʋ",
    "w": "ʋ", "x": "ks", "z": "z",
  ]
}

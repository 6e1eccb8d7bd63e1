/// One German word as its parts: prefixes, stems and endings, each with its sounds.
struct GermanWord {
  /// The phonemes, each stress before its vowel.
  let sounds: String

  /// Reads a word.
  ///
  /// - Parameter word: Small letters of the language; never empty.
  init(_ word: String) {
    sounds = GermanLists.words[word] ?? Self.stressed(Self.read(word))
  }

  /// Reads a word: as a listed one, a compound, a stem with suffix or prefix, or letter by letter.
  private static func read(_ word: String) -> String {
    if let known = GermanLists.words[word] ?? inflected(word) ?? adverb(word) { return known }
    var search = CompoundSearch(word)
    if let stems = search.stems { return joined(stems) }
    let letters = Array(word.unicodeScalars)
    if let suffix = GermanParts.suffix(of: letters) {
      let stem = String(String.UnicodeScalarView(letters.dropLast(suffix.letters)))
      return stressed(read(stem)) + suffix.sounds
    }
    if let prefix = GermanParts.prefix(of: letters) {
      return read(Array(letters.dropFirst(prefix.letters)), after: prefix)
    }
    if let halves = search.halves { return joined(halves) }
    return GermanSounds(word).spoken
  }

  /// The sounds of a prefix and of the stem behind it.
  private static func read(
    _ letters: [Unicode.Scalar], after prefix: GermanParts.Prefix
  ) -> String {
    let stem = stressed(read(String(String.UnicodeScalarView(letters))))
    guard prefix.isStressed else { return prefix.sounds + stem }
    // In "abzuschicken" the "zu" has no stress.
    if letters.starts(with: "zu".unicodeScalars), let inner = GermanParts.prefix(of: letters) {
      let rest = String(String.UnicodeScalarView(letters.dropFirst(inner.letters)))
      return prefix.sounds + "ʦu" + weakened(stressed(read(rest)))
    }
    return prefix.sounds + weakened(stem)
  }

  /// The sounds with a stress, before the first vowel if there is none: "ein" in "einsam".
  private static func stressed(_ sounds: String) -> String {
    guard !sounds.contains("ˈ"),
      let vowel = sounds.firstIndex(where: { "aeiouyøœɛɔɪʊIWY".contains($0) })
    else { return sounds }
    return "\(sounds[..<vowel])ˈ\(sounds[vowel...])"
  }

  /// The sounds with a second stress in place of the main one.
  private static func weakened(_ sounds: String) -> String {
    sounds.replacing("ˌ", with: "").replacing("ˈ", with: "ˌ")
  }

  /// Joins the parts of a compound: the first keeps the main stress, and "und" has none.
  private static func joined(_ parts: [String]) -> String {
    parts.enumerated().map { number, part in
      let sounds = read(part)
      if part == "und" { return sounds }
      return number == 0 ? stressed(sounds) : weakened(stressed(sounds))
    }.joined()
  }

  /// Words such as "darauf", "hinein", "wovon", which are stressed on their second part.
  private static func adverb(_ word: String) -> String? {
    for (first, sounds) in GermanLists.adverbStarts where word.hasPrefix(first) {
      if let second = GermanLists.adverbEnds[String(word.dropFirst(first.count))] {
        return sounds + second
      }
    }
    return nil
  }

  /// A listed word with an ending: "Antworten", "Arbeiter".
  private static func inflected(_ word: String) -> String? {
    for (ending, sounds) in GermanLists.inflections where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      // Short listed words are function words, which have no endings.
      let shortest = 3
      guard stem.count >= shortest, let known = GermanLists.inflectable[stem] else { continue }
      if ending == "s", known.hasSuffix("t") { return known.dropLast() + "ʦ" }
      return voiced(known, as: stem, before: ending) + sounds
    }
    return nil
  }

  /// The sounds of a listed word before an ending: the last consonant is voiced again before a vowel.
  private static func voiced(_ sounds: String, as stem: String, before ending: String) -> String {
    guard ending.hasPrefix("e") || ending.hasPrefix("i") || ending.hasPrefix("u"),
      let letter = stem.last, let last = sounds.last
    else {
      return sounds
    }
    let voices: [Character: (Character, String)] = [
      "b": ("p", "b"), "d": ("t", "d"), "g": ("k", "ɡ"), "s": ("s", "z"), "r": ("ɐ", "r"),
    ]
    if stem.hasSuffix("er"), last == "ɐ" { return sounds.dropLast() + "ər" }
    guard let (voiceless, voice) = voices[letter], voiceless == last,
      !stem.hasSuffix("ss"), !stem.hasSuffix("dd")
    else { return sounds }
    return String(sounds.dropLast()) + String(voice)
  }
}

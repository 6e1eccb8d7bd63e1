/// Finds the possible base forms of a German word, the likeliest first.
///
/// Look-ups ignore case and umlauts, so that "Häuser" leads to "Haus".
enum GermanStems {
  /// The shortest stem; a shorter one is hardly ever right.
  private static let least = 3
  private static let endings = [
    "e", "en", "er", "es", "em", "n", "s", "st", "t", "te", "ten", "et", "ern", "end", "est",
  ]

  /// The possible base forms of a word, without the word itself.
  ///
  /// - Parameter word: In small letters.
  /// - Returns: Candidates, none twice.
  static func candidates(_ word: String) -> [String] {
    var found: [String] = []
    func add(_ stem: String) {
      if stem.count >= least, stem != word, !found.contains(stem) { found.append(stem) }
    }
    for ending in endings where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      guard stem.count >= least else { continue }
      add(stem)
      add(stem + "en")
      add(stem + "e")
    }
    // "gemacht", "gesehen": what is left is tried as the stem of a verb.
    if word.hasPrefix("ge"), word.count > 5 {
      let rest = String(word.dropFirst(2))
      for ending in ["t", "et", "en"] where rest.hasSuffix(ending) {
        add(rest.dropLast(ending.count) + "en")
      }
    }
    return found
  }
}

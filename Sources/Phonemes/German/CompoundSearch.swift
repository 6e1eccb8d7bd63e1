/// The search for the stems that a German compound consists of.
struct CompoundSearch {
  /// The fewest and the most letters of a compound; what is longer is no word.
  private static let lengths = 6...60
  private let letters: [Unicode.Scalar]
  /// The best rows of stems from a place on, once they are known.
  private var known: [Int: [String]?] = [:]

  /// Prepares the search.
  ///
  /// - Parameter word: Small letters.
  init(_ word: String) { letters = Array(word.unicodeScalars) }

  /// The stems, if the word consists of known ones.
  var stems: [String]? {
    mutating get {
      guard Self.lengths.contains(letters.count), !Self.isWord(text(0, letters.count)),
        let row = row(from: 0), row.count > 1
      else { return nil }
      return row
    }
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(String.UnicodeScalarView(letters[start..<end]))
  }

  /// The fewest known stems that the letters from a place on consist of.
  private mutating func row(from start: Int) -> [String]? {
    if let found = known[start] { return found }
    let rest = text(start, letters.count)
    var best: [String]? = Self.isWord(rest) ? [rest] : nil
    if best == nil, start + 3 < letters.count {
      for end in stride(from: letters.count - 3, through: start + 3, by: -1) {
        guard GermanParts.isOnset(letters[end...]), Self.isFirstPart(text(start, end)),
          let tail = row(from: end), tail.count + 1 < best?.count ?? Int.max,
          !Self.isParticiple(tail[0], after: text(start, end))
        else { continue }
        best = [text(start, end)] + tail
      }
    }
    known[start] = .some(best)
    return best
  }

  /// A compound of which one stem is known.
  var halves: [String]? {
    let shortest = 4
    let word = text(0, letters.count)
    guard letters.count >= shortest * 2, Self.lengths.contains(letters.count), !Self.isWord(word),
      !GermanLists.foreignEndings.contains(where: word.hasSuffix)
    else { return nil }
    for end in shortest...(letters.count - shortest) {
      let rest = letters[end...]
      guard GermanParts.isOnset(rest), letters[..<end].contains(where: GermanParts.isVowel) else {
        continue
      }
      let (first, last) = (text(0, end), text(end, letters.count))
      // A stem of four letters before a vowel is chance: "Form" in "Formular".
      let isSure = end > shortest || !GermanParts.isVowel(letters[end])
      let isKnownFirst = isSure && Self.isFirstPart(first) && GermanParts.isStem(rest)
      let isKnownLast =
        Self.hasOneVowel(first) && Self.isLongWord(last) && !Self.isParticiple(last, after: first)
      if isKnownLast || isKnownFirst { return [first, last] }
    }
    return nil
  }

  /// Whether letters are the ending "-end" rather than an end: they follow no joint.
  private static func isParticiple(_ last: String, after first: String) -> Bool {
    guard ["end", "ende", "enden", "ender", "endes", "endem"].contains(last) else { return false }
    let hasJoint = first.hasSuffix("s") || first.hasSuffix("n")
    return !(hasJoint && isFirstPart(String(first.dropLast())))
  }

  /// Whether letters are an unknown stem with a joint: one vowel, and perhaps a weak one.
  ///
  /// Foreign words, in which stems are found by chance, have more.
  private static func hasOneVowel(_ word: String) -> Bool {
    let joint = ["en", "er", "el", "es", "e"].first(where: word.hasSuffix) ?? ""
    let stem = word.dropLast(joint.count).unicodeScalars
    let isVowel = stem.map(GermanParts.isVowel)
    let starts = zip(isVowel, [false] + isVowel).count { $0 && !$1 }
    return starts == 1
  }

  /// Whether letters are a stem of four letters or more with an ending.
  private static func isLongWord(_ word: String) -> Bool {
    let shortest = 4
    return word.count >= shortest
      && (GermanLists.stems.contains(word)
        || GermanLists.endings.contains { ending in
          word.hasSuffix(ending) && word.count - ending.count >= shortest
            && GermanLists.stems.contains(String(word.dropLast(ending.count)))
        })
  }

  /// Whether letters are a known stem, with prefix and ending or without.
  private static func isWord(_ word: String) -> Bool {
    if GermanLists.words[word] != nil, word.count > 3 { return true }
    return forms(of: word, endings: GermanLists.endings)
  }

  /// Whether letters are a stem with a joint, as before another stem.
  private static func isFirstPart(_ word: String) -> Bool {
    forms(of: word, endings: GermanLists.joints)
  }

  private static func forms(of word: String, endings: [String]) -> Bool {
    if isKnown(word) { return true }
    return endings.contains { word.hasSuffix($0) && isKnown(String(word.dropLast($0.count))) }
  }

  private static func isKnown(_ stem: String) -> Bool {
    if GermanLists.stems.contains(stem) { return true }
    if GermanLists.inflectable[stem] != nil { return true }
    // Shorter stems are joined by chance: "ein" and "und".
    let shortest = 4
    return GermanLists.stemPrefixes.contains {
      stem.hasPrefix($0) && stem.count >= $0.count + shortest
        && GermanLists.stems.contains(String(stem.dropFirst($0.count)))
    }
  }
}

import ReadingModel

/// Finds the attributions that stand inside the marks, as in French: « Oui, dit Emma, je viens. »
struct Incises {
  /// The longest one, in UTF-16 units: a longer one is speech with a verb in it.
  private static let longest = 120
  /// Pronouns that stand before the verb: « Oui, lui dit Emma. »
  private static let clitics: Set = ["lui", "leur", "me", "te", "nous", "vous"]

  private let text: BlockText
  private let verbs: SpeechVerbs

  init(_ text: BlockText, _ verbs: SpeechVerbs) {
    self.text = text
    self.verbs = verbs
  }

  /// The parts of a quotation that are speech.
  ///
  /// - Parameter piece: A quotation with its marks.
  /// - Returns: Ranges in order, without the attributions in between; the piece itself if it has none.
  func speech(in piece: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = piece.lowerBound
    for incise in ranges(in: piece) {
      append(start..<incise.lowerBound, to: &parts)
      start = incise.upperBound
    }
    append(start..<piece.upperBound, to: &parts)
    return parts
  }

  private func append(_ range: Range<Int>, to parts: inout [Range<Int>]) {
    if range.contains(where: text.isWord) { parts.append(range) }
  }

  /// The attributions with the mark that ends each.
  private func ranges(in piece: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = piece.lowerBound
    while place < piece.upperBound {
      let end = wordEnd(from: place, in: piece)
      guard end > place else {
        place += 1
        continue
      }
      guard isBehindMark(place, in: piece), beginsAttribution(place..<end, in: piece) else {
        place = end
        continue
      }
      let last = attributionEnd(from: end, in: piece)
      if last - place <= Self.longest { found.append(place..<last) }
      place = last
    }
    return found
  }

  private func wordEnd(from place: Int, in piece: Range<Int>) -> Int {
    var end = place
    while end < piece.upperBound, text.isWord(at: end) || (end > place && isInner(end)) { end += 1 }
    return end
  }

  /// Whether an apostrophe or a hyphen is at a place.
  private func isInner(_ place: Int) -> Bool {
    [0x27, 0x2019, 0x2D].contains(text.units[place]) && text.isWord(at: place + 1)
  }

  private func isBehindMark(_ place: Int, in piece: Range<Int>) -> Bool {
    guard let before = text.visible(before: place), before > piece.lowerBound else { return false }
    return [0x2C, 0x21, 0x3F, 0x2026].contains(text.units[before])
  }

  private func beginsAttribution(_ word: Range<Int>, in piece: Range<Int>) -> Bool {
    let spelling = String(utf16Units: text.units[word])
    if Self.clitics.contains(spelling), let next = text.visible(from: word.upperBound) {
      let end = wordEnd(from: next, in: piece)
      return verbs.isVerb(String(utf16Units: text.units[next..<max(next, end)]))
    }
    // dit-il, demanda-t-elle
    return verbs.isVerb(String(spelling.prefix { $0 != "-" }))
  }

  /// Where narration ends: behind the next mark that ends a clause, or with the piece.
  private func attributionEnd(from place: Int, in piece: Range<Int>) -> Int {
    var place = place
    while place < piece.upperBound {
      let unit = text.units[place]
      if unit.endsClause, !isTitleStop(place, in: piece), !beginsRelative(place, in: piece) {
        return place + 1
      }
      if unit == 0xBB || unit == 0x201D { return place }
      place += 1
    }
    return place
  }

  /// Whether narration goes on behind a comma.
  ///
  /// It does in "répondit Dupont, qui était sorti", and not in "dit-il, qui est là ?"
  private func beginsRelative(_ place: Int, in piece: Range<Int>) -> Bool {
    guard text.units[place] == 0x2C, !isQuestion(from: place + 1, in: piece) else { return false }
    var words: [String] = []
    var next = text.visible(from: place + 1)
    // "qui ne se doutait": two small words may come between.
    while let start = next, start < piece.upperBound, words.count < 4 {
      let end = wordEnd(from: start, in: piece)
      guard end > start else { break }
      words.append(String(utf16Units: text.units[start..<end]))
      if !Self.clitics.contains(words[words.count - 1]),
        !Self.beforeVerbs.contains(words[words.count - 1])
      {
        break
      }
      next = text.visible(from: end)
    }
    guard words.count > 1, words[0] == "qui", let verb = words.last, verb.count > 2 else {
      return false
    }
    // "t’écrit" is "écrit".
    return Self.isPast(verb.split { $0 == "'" || $0 == "’" }.last.map(String.init) ?? verb)
  }

  /// Whether the next clause ends in a question mark: "dit-il, qui était là ?" goes on with speech.
  private func isQuestion(from place: Int, in piece: Range<Int>) -> Bool {
    let end = (place..<max(place, piece.upperBound)).first {
      text.units[$0].endsClause && !isTitleStop($0, in: piece)
    }
    return end.map { text.units[$0] == 0x3F } ?? false
  }

  /// Whether a verb is in a tense of narration: "était", "vint", "pleurèrent".
  private static func isPast(_ verb: String) -> Bool {
    if shortPasts.contains(verb) { return true }
    return pastEndings.contains(where: verb.hasSuffix) && !presents.contains(verb)
      && !presentEndings.contains(where: verb.hasSuffix)
  }

  private static let pastEndings = [
    "ait", "aient", "ut", "it", "vint", "tint", "inrent", "èrent", "irent", "urent", "ât",
  ]

  /// Endings that only the present has, though they end like the past: "voit", "suit", "écrit", "vaut", "peut", "meurent".
  private static let presentEndings = ["oit", "uit", "crit", "aut", "eut", "eurent"]

  /// Verbs of the past that end like the present.
  private static let shortPasts: Set = ["eut", "eurent", "fuit", "enfuit"]

  /// Other verbs in the present that end like the past: "qui sait", "qui lit".
  private static let presents: Set = [
    "sait", "fait", "satisfait", "plait", "parait", "connait", "nait", "tait", "hait", "dit", "vit",
    "lit", "rit", "suffit",
  ]

  private static let beforeVerbs: Set = ["qui", "ne", "se", "le", "la", "les", "en", "y"]

  /// Whether a full stop belongs to a title (Mme, M) and ends no sentence.
  private func isTitleStop(_ place: Int, in piece: Range<Int>) -> Bool {
    guard text.units[place] == 0x2E else { return false }
    var start = place
    while start > piece.lowerBound, text.isWord(at: start - 1) { start -= 1 }
    return verbs.isTitle(String(utf16Units: text.units[start..<place]))
  }
}

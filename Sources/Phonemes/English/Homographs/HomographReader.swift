/// Decides between several pronunciations of a word by the sentence around it.
struct HomographReader: Sendable {
  let table: HomographTable
  let dialect: EnglishDialect

  /// Sets the pronunciation of every homograph in a sentence.
  ///
  /// - Parameter tokens: The tagged words of the sentence.
  func decide(_ tokens: inout [Token]) {
    var places: [(index: Int, entry: Homograph)] = []
    for index in tokens.indices where tokens[index].phonemes == nil {
      // The shortest homograph has three letters, the longest twelve ("conglomerate").
      guard (3...13).contains(tokens[index].text.utf8.count),
        let entry = table.entries[tokens[index].text.lowercased()]
      else { continue }
      places.append((index, entry))
    }
    guard !places.isEmpty else { return }
    let sentence = Neighbourhood(tokens)
    for (index, entry) in places {
      tokens[index].pronunciation = best(of: entry, at: index, in: sentence)?.sounds[dialect]
    }
  }

  /// The likeliest pronunciation of a word.
  func best(of entry: Homograph, at index: Int, in sentence: Neighbourhood) -> Homograph.Choice? {
    entry.choices.max { score($0, at: index, in: sentence) < score($1, at: index, in: sentence) }
  }

  private func score(
    _ choice: Homograph.Choice, at index: Int, in sentence: Neighbourhood
  ) -> Int {
    choice.clues.reduce(choice.lean) { $0 + score($1, at: index, in: sentence) }
  }

  private func score(_ clue: Homograph.Clue, at index: Int, in sentence: Neighbourhood) -> Int {
    let word = sentence.tokens[index].text
    switch clue {
    case .isVerb:
      return WordRole.verbEvidence(at: index, in: sentence)
    case .mayBeVerb:
      return max(0, WordRole.verbEvidence(at: index, in: sentence))
    case .isNotVerb:
      // The verb's pronunciation already has the evidence. Counting it twice would hide the other
      // clues.
      return 0
    case .near(let words, let weight):
      let found = sentence.lowered.indices.count { place in
        place != index && Self.contains(words, sentence.lowered[place])
      }
      return min(found, Homograph.nearLimit) * weight
    case .left(let words, let classes, let weight):
      if classes.contains(sentence.left(of: index)) { return weight }
      if classes.contains(sentence.leftPastAdverb(of: index)) { return weight }
      guard let place = sentence.indexBefore(index) else { return 0 }
      return Self.contains(words, sentence.lowered[place]) ? weight : 0
    case .right(let words, let classes, let weight):
      if classes.contains(sentence.right(of: index)) { return weight }
      guard let place = sentence.indexAfter(index) else { return 0 }
      return Self.contains(words, sentence.lowered[place]) ? weight : 0
    case .capital(let weight):
      let isInside = sentence.left(of: index) != .start
      return isInside && !word.isLowercased ? weight : 0
    case .lower(let weight):
      return word.isLowercased ? weight : 0
    case .shout(let weight):
      return word.isUppercased ? weight : 0
    case .tense(let weight):
      let past = sentence.tokens.indices.count { place in
        place != index && sentence.tokens[place].tag == .pastVerb
      }
      return min(past, Homograph.nearLimit) * weight
    }
  }

  /// Whether a list has a word, or the word of which it is the plural.
  private static func contains(_ words: Set<String>, _ word: String) -> Bool {
    words.contains(word)
      || (word.utf8.last == UInt8(ascii: "s") && words.contains(word.dropping(1)))
  }
}

/// A spelling with several pronunciations, and the clues that tell them apart.
struct Homograph: Sendable {
  /// One pronunciation.
  struct Choice: Sendable {
    var name: String
    /// The pronunciation in each dialect.
    var sounds: [EnglishDialect: Pronunciation]
    /// The clues for and against it.
    var clues: [Clue]
    /// Its lead without clues, in tenths of a logit.
    var lean: Int
  }

  /// Evidence in the sentence for or against a pronunciation.
  enum Clue: Hashable, Sendable {
    /// The word is a verb.
    case isVerb
    /// The word is a verb; the clue has no weight if it is not.
    case mayBeVerb
    /// The word is not a verb. The verb's pronunciation carries the evidence.
    case isNotVerb
    /// Words anywhere in the sentence. The weight counts for each, up to ``Homograph/nearLimit``.
    case near(Set<String>, weight: Int)
    /// The word before, or a class of such words.
    case left(words: Set<String>, classes: Set<LeftNeighbour>, weight: Int)
    /// The word after, or a class of such words.
    case right(words: Set<String>, classes: Set<RightNeighbour>, weight: Int)
    /// The word has a capital inside the sentence.
    case capital(weight: Int)
    /// The word has no capital.
    case lower(weight: Int)
    /// The word is all capitals.
    case shout(weight: Int)
    /// Verbs in the past tense in the sentence, up to ``Homograph/nearLimit``.
    case tense(weight: Int)
  }

  /// The most words of one clue that count: they show one topic.
  static let nearLimit = 3

  var choices: [Choice]
}

/// A spelling with several pronunciations and the clues that tell them apart.
struct Homograph: Sendable {
  /// One pronunciation.
  struct Choice: Sendable {
    var name: String
    /// How it sounds in each dialect.
    var sounds: [EnglishDialect: Pronunciation]
    /// What counts for and against it.
    var clues: [Clue]
    /// How much likelier it is without clues, in tenths of a logit.
    var lean: Int
  }

  /// Something in the sentence that makes a reading likelier or less likely.
  enum Clue: Hashable, Sendable {
    /// The word is a verb.
    case isVerb
    /// The word is a verb; nothing if it is not.
    case mayBeVerb
    /// The word is not a verb; the verb's reading carries the evidence.
    case isNotVerb
    /// Words anywhere in the sentence; the weight counts for each, up to ``Homograph/nearLimit``.
    case near(Set<String>, weight: Int)
    /// The word before, or a class of such words.
    case left(words: Set<String>, classes: Set<LeftNeighbour>, weight: Int)
    /// The word after, or a class of such words.
    case right(words: Set<String>, classes: Set<RightNeighbour>, weight: Int)
    /// A capital inside the sentence.
    case capital(weight: Int)
    /// No capital.
    case lower(weight: Int)
    /// All capitals.
    case shout(weight: Int)
    /// Verbs in the past tense in the sentence, up to ``Homograph/nearLimit``.
    case tense(weight: Int)
  }

  /// The most words of one clue that count; one topic is one topic.
  static let nearLimit = 3

  var choices: [Choice]
}

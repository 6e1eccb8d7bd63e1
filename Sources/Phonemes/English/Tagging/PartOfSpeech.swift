/// A part of speech, in the tags of the Penn Treebank with the additions of OntoNotes.
///
/// The order is that of the tags' names. It is stored in the compiled data.
enum PartOfSpeech: UInt8, Hashable, Sendable, CaseIterable {
  case dollar, closingQuote, comma, openingBracket, closingBracket, stop, colon
  /// An e-mail or web address.
  case address
  case affix, conjunction, number, determiner, existential, foreign, hyphen, preposition
  case adjective, comparativeAdjective, superlativeAdjective, listItem, modal
  case superfluousMark, noun, properNoun, pluralProperNoun, pluralNoun, predeterminer, possessive
  case pronoun, possessivePronoun, adverb, comparativeAdverb, superlativeAdverb, particle, symbol
  /// The word "to".
  case to
  case interjection, verb, pastVerb, gerund, pastParticiple, presentVerb, thirdPersonVerb
  case whDeterminer, whPronoun, possessiveWhPronoun, whAdverb, unknown, space, openingQuote

  /// The names of the tags in the tagger's training data, in the order of the cases.
  static let names: [String] = [
    "$", "''", ",", "-LRB-", "-RRB-", ".", ":", "ADD", "AFX", "CC", "CD", "DT", "EX", "FW", "HYPH",
    "IN", "JJ", "JJR", "JJS", "LS", "MD", "NFP", "NN", "NNP", "NNPS", "NNS", "PDT", "POS", "PRP",
    "PRP$", "RB", "RBR", "RBS", "RP", "SYM", "TO", "UH", "VB", "VBD", "VBG", "VBN", "VBP", "VBZ",
    "WDT", "WP", "WP$", "WRB", "XX", "_SP", "``",
  ]

  /// The name in the Penn Treebank.
  var name: String { Self.names[Int(rawValue)] }

  /// The lexicon's group for the tag.
  var group: WordClass? {
    switch self {
    case .verb, .pastVerb, .gerund, .pastParticiple, .presentVerb, .thirdPersonVerb: .verb
    case .noun, .properNoun, .pluralProperNoun, .pluralNoun: .noun
    case .adverb, .comparativeAdverb, .superlativeAdverb: .adverb
    case .adjective, .comparativeAdjective, .superlativeAdjective: .adjective
    default: nil
    }
  }

  /// Whether the tag means punctuation, which is read as itself or not at all.
  var isMark: Bool {
    switch self {
    case .stop, .comma, .openingBracket, .closingBracket, .openingQuote, .closingQuote, .colon,
      .dollar, .superfluousMark:
      true
    default: false
    }
  }
}

/// The groups of tags that the lexicon tells apart.
enum WordClass: Hashable, Sendable {
  case verb, noun, adverb, adjective
}

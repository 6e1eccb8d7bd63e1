/// The kind of the word before a homograph, as the table's clues name it.
enum LeftNeighbour: String, Hashable, Sendable, CaseIterable {
  case start, to, not, modal, `do`, be, have, `let`, poss, det, subj, subj3, relative, prep
  case ccVerb = "cc-verb"
  case ccNoun = "cc-noun"
  case cc, adj, name, noun, nouns, ing, ed, verb
  case adverbLy = "adverb-ly"
  case adverb, number, comma, mark, hyphen, other
}

/// The kind of the word after a homograph, as the table's clues name it.
enum RightNeighbour: String, Hashable, Sendable, CaseIterable {
  case end, of, to, relative, object, det, aux, into, with, `as`, prep
  case ccVerb = "cc-verb"
  case ccNoun = "cc-noun"
  case cc, adj, name, noun, nouns, ing, ed, verb, adverb, number, comma, stop, mark, hyphen, other
}

/// The words and tags around one token of a sentence.
struct Neighbourhood {
  private static let be: Set<String> = [
    "is", "are", "was", "were", "be", "been", "being", "am", "'s", "'re", "'m", "’s", "’re", "’m",
  ]
  private static let have: Set<String> = ["has", "have", "had", "having", "'ve", "’ve"]
  private static let doing: Set<String> = ["do", "does", "did"]
  private static let objects: Set<String> = [
    "me", "him", "her", "it", "them", "us", "you", "himself", "herself", "itself", "themselves",
    "myself", "yourself", "ourselves",
  ]
  /// Words that begin a noun phrase, as articles do.
  private static let quantities: Set<String> = [
    "most", "many", "more", "several", "such", "other", "few", "much", "enough",
  ]
  private static let quotes: Set<String> = ["\"", "'", "‘", "’", "“", "”", "``", "''"]

  let tokens: [Token]
  let lowered: [String]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    lowered = tokens.map { $0.text.lowercased() }
  }

  /// The index of the word before a place, without quotation marks.
  func indexBefore(_ index: Int) -> Int? {
    tokens[..<index].indices.last { !Self.quotes.contains(tokens[$0].text) }
  }

  /// The index of the word after a place, without quotation marks.
  func indexAfter(_ index: Int) -> Int? {
    tokens[(index + 1)...].indices.first { !Self.quotes.contains(tokens[$0].text) }
  }

  /// The kind of word before a place.
  func left(of index: Int) -> LeftNeighbour {
    guard let place = indexBefore(index) else { return .start }
    let tag = tokens[place].tag
    switch lowered[place] {
    case "to": return .to
    case "not", "n't", "n’t", "never": return .not
    case "i", "you", "we", "they": return .subj
    case "he", "she", "it": return .subj3
    case "who", "which": return .relative
    case "that" where tag == .whDeterminer: return .relative
    case "let", "help", "please": return .let
    case let word:
      if Self.be.contains(word), tag != .possessive { return .be }
      if Self.have.contains(word) { return .have }
      if Self.doing.contains(word) { return .do }
      if tag.group == .adverb { return word.hasSuffix("ly") ? .adverbLy : .adverb }
    }
    switch tag {
    case .modal: return .modal
    case .possessivePronoun, .possessive: return .poss
    case .determiner, .predeterminer, .whDeterminer: return .det
    case .preposition: return .prep
    case .conjunction: return conjunction(before: place)
    case .adjective, .comparativeAdjective, .superlativeAdjective: return .adj
    case .properNoun, .pluralProperNoun: return .name
    case .noun: return .noun
    case .pluralNoun: return .nouns
    case .gerund: return .ing
    case .pastVerb, .pastParticiple: return .ed
    case .verb, .presentVerb, .thirdPersonVerb: return .verb
    case .number: return .number
    case .comma: return list(before: place)
    case .stop, .colon, .openingBracket, .closingBracket: return .mark
    case .hyphen: return .hyphen
    default: return lowered[place] == "-" ? .hyphen : .other
    }
  }

  /// The kind of word before a place, and before the adverbs there.
  func leftPastAdverb(of index: Int) -> LeftNeighbour {
    var place = index
    while true {
      let left = left(of: place)
      guard left == .adverb || left == .adverbLy || left == .not, let before = indexBefore(place)
      else { return left }
      place = before
    }
  }

  /// The kind of word before a comma.
  ///
  /// After a verb a list of verbs goes on: "to prevent, retard and suppress".
  private func list(before place: Int) -> LeftNeighbour {
    guard place > 0 else { return .comma }
    switch tokens[place - 1].tag {
    case .verb, .presentVerb, .thirdPersonVerb: return .ccVerb
    default: return .comma
    }
  }

  private func conjunction(before place: Int) -> LeftNeighbour {
    guard place > 0 else { return .cc }
    switch tokens[place - 1].tag.group {
    case .verb: return .ccVerb
    case .noun: return .ccNoun
    default: return .cc
    }
  }

  /// The kind of word after a place.
  func right(of index: Int) -> RightNeighbour {
    guard let place = indexAfter(index) else { return .end }
    let word = lowered[place]
    let tag = tokens[place].tag
    switch word {
    case "of": return .of
    case "to": return .to
    case "into": return .into
    case "with": return .with
    case "as": return .as
    case "that", "which", "who": return .relative
    default: break
    }
    if Self.objects.contains(word) { return .object }
    if Self.quantities.contains(word) { return .det }
    if tag == .modal || Self.be.contains(word) || Self.have.contains(word)
      || Self.doing.contains(word)
    {
      return .aux
    }
    switch tag {
    case .determiner, .predeterminer, .possessivePronoun, .pronoun: return .det
    case .number: return .number
    case .preposition: return .prep
    case .conjunction: return conjunction(after: place)
    case .adjective, .comparativeAdjective, .superlativeAdjective: return .adj
    case .properNoun, .pluralProperNoun: return .name
    case .noun: return .noun
    case .pluralNoun: return .nouns
    case .gerund: return .ing
    case .pastVerb, .pastParticiple: return .ed
    case .verb, .presentVerb, .thirdPersonVerb: return .verb
    case .adverb, .comparativeAdverb, .superlativeAdverb: return .adverb
    case .comma: return .comma
    case .stop: return .stop
    case .colon, .openingBracket, .closingBracket: return .mark
    case .hyphen: return .hyphen
    default: return word == "-" ? .hyphen : .other
    }
  }

  private func conjunction(after place: Int) -> RightNeighbour {
    guard place + 1 < tokens.count else { return .cc }
    switch tokens[place + 1].tag.group {
    case .verb: return .ccVerb
    case .noun: return .ccNoun
    default: return .cc
    }
  }
}

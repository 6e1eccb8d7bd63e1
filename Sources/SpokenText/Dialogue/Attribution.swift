/// What the text around a quotation says of its speaker.
enum Attribution: Hashable {
  /// Nothing.
  case none
  /// That somebody speaks, without a name: "she said".
  case unnamed
  /// Who speaks: "said Emma".
  case named(String)

  /// The name, if there is one.
  var name: String? { if case .named(let name) = self { name } else { nil } }

  /// The most units that are looked at on one side: an attribution stands next to what is said.
  private static let reach = 160
  /// The most words between the verb and the quotation that follows: "Emma said to her friend with a smile".
  private static let wordLimit = 8

  /// The attribution behind a quotation: "said Emma", "Emma said".
  ///
  /// - Parameters:
  ///   - text: The block.
  ///   - range: The narration from the quotation to the next one.
  ///   - verbs: The words of the language.
  ///   - isOpen: Whether the sentence may go on behind the quotation. Behind a full stop, "Emma said" begins another one.
  /// - Returns: What it says.
  static func after(
    _ text: BlockText, _ range: Range<Int>, _ verbs: SpeechVerbs, isOpen: Bool
  ) -> Attribution {
    let words = NarrationWords(text.head(of: range, atMost: reach), verbs)
    guard let first = words.first, !words.endsSentence(before: 0) else { return .none }
    if verbs.isVerb(first.text) {
      let start = words.isAdverb(at: 1) ? 2 : 1
      return words.name(from: start).map { .named($0) } ?? .unnamed
    }
    guard isOpen, words.joins(0) else { return .none }
    let end = words.nameEnd(from: 0)
    let verb = words.isAdverb(at: end) ? end + 1 : end
    guard words.isVerb(at: verb) else {
      return verbs.isPronoun(first.text) && words.isVerb(at: words.isAdverb(at: 1) ? 2 : 1)
        ? .unnamed : .none
    }
    return end > 0 ? words.name(from: 0).map { .named($0) } ?? .unnamed : .none
  }

  /// The attribution before a quotation: "Emma said: …".
  ///
  /// - Parameters:
  ///   - text: The block.
  ///   - range: The narration from the quotation before to this one.
  ///   - verbs: The words of the language.
  /// - Returns: What it says.
  static func before(
    _ text: BlockText, _ range: Range<Int>, _ verbs: SpeechVerbs
  ) -> Attribution {
    guard let last = text.visible(before: range.upperBound), range.contains(last) else {
      return .none
    }
    // A comma or a colon leads to what is said, or nothing does: Emma said “so”.
    let mark = text.units[last]
    guard [0x2C, 0x3A].contains(mark) || mark.isInWord else { return .none }
    let words = NarrationWords(text.tail(of: range, atMost: reach), verbs)
    let start = words.sentenceStart
    guard
      let verb = (max(start, words.count - wordLimit)..<max(start, words.count)).last(
        where: words.isVerb)
    else { return .none }
    let end = verb > start && words.isAdverb(at: verb - 1) ? verb - 1 : verb
    if let name = words.name(before: end, from: start) ?? words.name(from: verb + 1) {
      return .named(name)
    }
    return .unnamed
  }

  /// The attribution inside the marks, as in French: « Oui, dit Emma, je viens. »
  ///
  /// - Parameters:
  ///   - text: The block.
  ///   - piece: The quotation.
  ///   - verbs: The words of the language.
  /// - Returns: What it says.
  static func inside(
    _ text: BlockText, _ piece: Range<Int>, _ verbs: SpeechVerbs
  ) -> Attribution {
    let words = NarrationWords(text.head(of: piece, atMost: reach), verbs)
    for place in 1..<max(1, words.count)
    where words.isVerb(at: place) && words.isBehindMark(place) {
      if let name = words.name(from: place + 1) { return .named(name) }
    }
    return .none
  }
}

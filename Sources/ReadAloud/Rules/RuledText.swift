import ReadingModel
import SpokenText
import Synchronization

/// Applies rules to sentences, just before they are spoken.
final class RuledText: Sendable {
  private let rules: SpeechRules
  /// The compiled rules, made for the first spoken sentence, since most requests continue an
  /// existing reading.
  private let made = Mutex<RuleSet?>(nil)

  init(_ rules: SpeechRules) {
    self.rules = rules
  }

  /// A sentence with the changes of patterns and pronunciations.
  func prepared(_ sentence: SpokenSentence) -> SpokenSentence {
    guard rules != .none else { return sentence }
    var prepared = sentence
    let found = SkipPatterns.spans(in: sentence.text, of: rules.skipped)
    if !found.isEmpty {
      prepared.changes = SpokenChanges.skipped(
        sentence.changes.map(\.range) + found.map(\.range), in: Array(sentence.text.utf16))
    }
    guard !rules.pronunciations.isEmpty else { return prepared }
    prepared.changes = ruleSet().changes(
      in: sentence.text, language: SpokenLanguage.primary(sentence.language),
      besides: prepared.changes)
    return prepared
  }

  private func ruleSet() -> RuleSet {
    made.withLock { made in
      if let made { return made }
      let set = RuleSet(rules.pronunciations)
      made = set
      return set
    }
  }
}

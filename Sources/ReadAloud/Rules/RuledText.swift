import ReadingModel
import SpokenText
import Synchronization

/// Applies rules to sentences, just before they are spoken.
final class RuledText: Sendable {
  private let rules: SpeechRules
  /// The compiled rules, made for the first spoken sentence, since most requests continue an
  /// existing spoken form.
  private let made = Mutex<RuleSet?>(nil)

  init(_ rules: SpeechRules) {
    self.rules = rules
  }

  /// A sentence with the changes of patterns and pronunciations.
  func prepared(_ sentence: SpokenSentence) -> SpokenSentence {
    guard rules != .none else { return sentence }
    var prepared = sentence
    guard !rules.replacements.isEmpty,
      sentence.changes.contains(where: { $0.spokenForm != .nothing })
    else {
      prepared.changes = changes(in: sentence.text, sentence.language, besides: sentence.changes)
      return prepared
    }
    // Replacements are made before; the rules see what they have made.
    let shown = ChangedText(sentence.text, changes: sentence.changes).mapped
    prepared.changes = SpokenChanges.chained(
      sentence.changes, changes(in: shown.text, sentence.language, besides: []), through: shown)
    return prepared
  }

  private func changes(
    in text: String, _ language: String?, besides taken: [SpokenChange]
  ) -> [SpokenChange] {
    var changes = taken
    let found = SkipPatterns.spans(in: text, of: rules.skipped)
    if !found.isEmpty {
      changes = SpokenChanges.skipped(
        taken.map(\.range) + found.map(\.range), in: Array(text.utf16))
    }
    guard !rules.pronunciations.isEmpty else { return changes }
    return ruleSet().changes(
      in: text, language: SpokenLanguage.primary(language), besides: changes)
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

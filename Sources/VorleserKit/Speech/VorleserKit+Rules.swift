import Foundation
public import ReadingModel
import SpokenText

extension VorleserKit {
  /// The largest file of pronunciations, in bytes: some twenty thousand rules.
  public static let ruleFileLimit = 2 << 20

  /// Reads a list of pronunciations: ours, Voice Dream's, or Librera's and @Voice's.
  ///
  /// Rules that can't be followed here are among what was refused.
  ///
  /// - Parameter text: The file's text.
  /// - Returns: The rules, and what could not be taken.
  /// - Throws: ``SpeechChoicesError`` for what is no such list.
  public static func importedRules(from text: String) throws(SpeechChoicesError) -> ImportedRules {
    guard var list = RuleListReader.read(text) else {
      throw SpeechChoicesError(
        .noList,
        "This isn't a list of pronunciations Vorleser can read. It reads its own and those of Voice "
          + "Dream, Librera and @Voice.")
    }
    var good: [PronunciationRule] = []
    for (index, rule) in list.rules.enumerated() {
      do {
        try rule.check()
        good.append(rule)
      } catch {
        list.refused.append(
          .init(line: index + 1, text: String(rule.find.prefix(80)), reason: error.description))
      }
    }
    list.rules = good
    return list
  }

  /// Reads what counts for a book from a file: choices as the server gives them, or a list of
  /// pronunciations.
  ///
  /// - Parameter text: The file's text.
  /// - Returns: The rules; what is not decided is as usual.
  /// - Throws: ``SpeechChoicesError`` for what is neither, and for rules that can't be followed.
  public static func rules(from text: String) throws(SpeechChoicesError) -> KeyedSpeechRules {
    let choices: SpeechChoices
    if let whole = try? JSONDecoder().decode(SpeechChoices.self, from: Data(text.utf8)),
      whole != SpeechChoices()
    {
      choices = whole
    } else {
      choices = SpeechChoices(pronunciations: try importedRules(from: text).rules)
    }
    try choices.check()
    return KeyedSpeechRules(SpeechRules(all: choices))
  }

  /// Sees how a rule's sounds are written in the voices' alphabet.
  ///
  /// - Parameter rule: A rule.
  /// - Throws: ``SpeechChoicesError`` for a rule that can't be followed.
  public static func check(_ rule: PronunciationRule) throws(SpeechChoicesError) {
    try rule.check()
  }
}

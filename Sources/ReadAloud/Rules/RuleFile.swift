import Foundation
public import ReadingModel
import SpokenText

/// Reads files with rules for reading aloud: Vorleser's own, and other programs' lists of
/// pronunciations.
public enum RuleFile {
  /// The largest file, in bytes: some twenty thousand rules.
  public static let byteLimit = 2 << 20

  /// Reads a list of pronunciations: ours, Voice Dream's, or Librera's and @Voice's.
  ///
  /// Rules that can't be applied are refused.
  ///
  /// - Parameter text: The file's text.
  /// - Returns: The rules, and the refused lines.
  /// - Throws: ``SpeechChoicesError`` for another kind of file.
  public static func pronunciations(in text: String) throws(SpeechChoicesError) -> ImportedRules {
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
          .init(
            line: index + 1, text: String(rule.find.prefix(80)), code: error.kind.rawValue,
            reason: error.description))
      }
    }
    list.rules = good
    return list
  }

  /// Reads the rules for a book from a file: choices as the server exports them, or a list of
  /// pronunciations.
  ///
  /// - Parameter text: The file's text.
  /// - Returns: The rules, with defaults for everything that the file does not decide.
  /// - Throws: ``SpeechChoicesError`` for another kind of file, and for rules that can't be
  ///   applied.
  public static func rules(in text: String) throws(SpeechChoicesError) -> KeyedSpeechRules {
    let choices: SpeechChoices
    if let whole = try? JSONDecoder().decode(SpeechChoices.self, from: Data(text.utf8)),
      whole != SpeechChoices()
    {
      choices = whole
    } else {
      choices = SpeechChoices(pronunciations: try pronunciations(in: text).rules)
    }
    try choices.check()
    return KeyedSpeechRules(SpeechRules(all: choices))
  }
}

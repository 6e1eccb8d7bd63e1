public import ReadingModel
import Synthesizer
import UnicodeText

extension SpeechChoices {
  /// The most rules in one scope: the largest lists that people share have some thousands.
  public static let ruleLimit = 5_000
  /// The longest text of a rule, in UTF-16 units: a long sentence.
  public static let textLimit = 500

  /// Checks whether the choices can be applied.
  ///
  /// - Throws: ``SpeechChoicesError`` for the first that can't.
  public func check() throws(SpeechChoicesError) {
    guard pauses.values.allSatisfy({ (0...PauseLengths.longest).contains($0) }) else {
      throw SpeechChoicesError(
        .longPause, "A pause can last 0 to \(Int(PauseLengths.longest)) seconds.")
    }
    guard pronunciations.count <= Self.ruleLimit else {
      throw SpeechChoicesError(
        .tooMany,
        "There can be \(Self.ruleLimit) pronunciations in one list; these are "
          + "\(pronunciations.count).")
    }
    for (index, rule) in pronunciations.enumerated() {
      do {
        try rule.check()
      } catch {
        throw SpeechChoicesError(error.kind, error.description, rule: index)
      }
    }
    try dialogue?.check()
  }
}

extension DialogueChoices {
  /// The most characters with a voice: more than anybody can tell apart by ear.
  public static let characterLimit = 100
  /// The longest name of a character or a voice, in UTF-16 units: a blend of several voices.
  public static let nameLimit = 200

  /// Checks whether the choices can be applied; a voice that is not installed is no mistake.
  ///
  /// - Throws: ``SpeechChoicesError``.
  public func check() throws(SpeechChoicesError) {
    guard characters.count <= Self.characterLimit else {
      throw SpeechChoicesError(
        .manyCharacters,
        "Up to \(Self.characterLimit) characters can have a voice; these are \(characters.count).")
    }
    let names = characters.map(\.name) + voices
    guard names.allSatisfy({ (1...Self.nameLimit).contains($0.utf16.count) }) else {
      throw SpeechChoicesError(
        .badCharacter,
        "A character and a voice have a name of 1 to \(Self.nameLimit) characters.")
    }
  }
}

extension PronunciationRule {
  /// Checks whether the rule can be applied.
  ///
  /// - Throws: ``SpeechChoicesError``.
  public func check() throws(SpeechChoicesError) {
    guard !find.isEmpty else {
      throw SpeechChoicesError(.noText, "Enter the text to find.")
    }
    guard find.utf16.count <= SpeechChoices.textLimit, say.utf16.count <= SpeechChoices.textLimit
    else {
      throw SpeechChoicesError(
        .longText, "A text in a rule can have up to \(SpeechChoices.textLimit) characters.")
    }
    if match == .expression {
      let pattern: TimedPattern
      do {
        pattern = try TimedPattern(find, matchesCase: matchCase)
      } catch {
        throw SpeechChoicesError(
          .badExpression,
          "\u{201C}\(find.prefix(40))\u{201D} isn't a valid regular expression: check its brackets and "
            + "signs (\(error.message)).")
      }
      guard case .matches(let matches) = pattern.matches(in: Array(Self.trial.utf16)) else {
        throw SpeechChoicesError(
          .slowExpression,
          "\u{201C}\(find.prefix(40))\u{201D} takes too long. Write it without one "
            + "repetition inside another.")
      }
      guard !matches.contains(where: \.range.isEmpty) else {
        throw SpeechChoicesError(
          .emptyExpression,
          "\u{201C}\(find.prefix(40))\u{201D} also matches empty text. Make it match at "
            + "least one character.")
      }
    }
    if manner == .phonemes, match != .expression || !say.contains("$") {
      do {
        _ = try PhonemeSpelling.symbols(of: say)
      } catch {
        throw SpeechChoicesError(.badPhonemes, error.description)
      }
    }
  }

  /// The text on which expressions are tried: a sentence with repetitions, in which slow ones show.
  private static let trial =
    "The aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa 1111111111111111111111111111111111 "
    + "and the and the and the and the and the and the and the and the and the and the; "
    + "\u{201C}Ja,\u{201D} sagte sie, \u{201E}das ist wahr!\u{201C}"
}

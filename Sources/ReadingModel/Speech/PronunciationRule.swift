/// A person's rule that says how a word or phrase is spoken.
public struct PronunciationRule: Hashable, Sendable, Codable {
  /// How ``find`` matches.
  public enum Match: String, Hashable, Sendable, Codable, CaseIterable {
    /// As whole words only.
    case word
    /// Also inside of words.
    case anywhere
    /// As a regular expression of ICU, inside of one sentence.
    case expression
  }

  /// How ``say`` is understood.
  public enum Manner: String, Hashable, Sendable, Codable, CaseIterable {
    /// Words to say; an expression's groups are `$1` to `$9`, all of it is `$0`.
    case text
    /// Sounds: IPA or the voices' own alphabet.
    case phonemes
    /// Nothing is said.
    case skip
  }

  /// The text or expression to find.
  public var find: String
  /// How it matches.
  public var match: Match
  /// Whether upper and lower case differ.
  public var matchCase: Bool
  /// The words or sounds that are spoken instead; empty for ``Manner/skip``.
  public var say: String
  /// How ``say`` is understood.
  public var manner: Manner
  /// Whether the rule is switched on.
  public var isOn: Bool

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - find: The text or expression to find.
  ///   - match: How it matches.
  ///   - matchCase: Whether upper and lower case differ.
  ///   - say: The words or sounds that are spoken instead.
  ///   - manner: How `say` is understood.
  ///   - isOn: Whether the rule is switched on.
  public init(
    find: String, match: Match = .word, matchCase: Bool = false, say: String,
    manner: Manner = .text, isOn: Bool = true
  ) {
    self.find = find
    self.match = match
    self.matchCase = matchCase
    self.say = say
    self.manner = manner
    self.isOn = isOn
  }

  private enum CodingKeys: String, CodingKey {
    case find, match, matchCase, say, manner = "as", isOn = "on"
  }

  /// Reads the JSON form, in which only `find` must be there.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    find = try container.decode(String.self, forKey: .find)
    match = try container.decodeIfPresent(Match.self, forKey: .match) ?? .word
    matchCase = try container.decodeIfPresent(Bool.self, forKey: .matchCase) ?? false
    say = try container.decodeIfPresent(String.self, forKey: .say) ?? ""
    manner =
      try container.decodeIfPresent(Manner.self, forKey: .manner) ?? (say.isEmpty ? .skip : .text)
    isOn = try container.decodeIfPresent(Bool.self, forKey: .isOn) ?? true
  }
}

/// The rules of an imported file, and the lines that were refused.
public struct ImportedRules: Hashable, Sendable {
  /// A refused line: no rule, or a rule with an unknown effect.
  public struct Refusal: Hashable, Sendable {
    /// Its number in the file, from 1.
    public var line: Int
    /// The line, shortened.
    public var text: String
    /// The reason, for people.
    public var reason: String
    /// The code of the reason.
    public var code: String

    /// The line is no rule.
    public static let notARule = "not-a-rule"
    /// The rule stops the voice or turns pages.
    public static let turnsPages = "turns-pages"

    /// Makes a refusal.
    ///
    /// - Parameters:
    ///   - line: Its number in the file, from 1.
    ///   - text: The line.
    ///   - code: The code of the reason: one of those above, or one of a rule that can't be
    ///     applied.
    ///   - reason: The reason, for people.
    public init(line: Int, text: String, code: String, reason: String) {
      self.line = line
      self.text = text
      self.code = code
      self.reason = reason
    }
  }

  /// Which program's list it was.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    case vorleser, voiceDream = "voice-dream", librera
  }

  /// Which program's list it was.
  public var source: Source
  /// The rules in their order.
  public var rules: [PronunciationRule]
  /// The lines that were refused.
  public var refused: [Refusal]

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - source: Which program's list it was.
  ///   - rules: The rules in their order.
  ///   - refused: The lines that were refused.
  public init(source: Source, rules: [PronunciationRule] = [], refused: [Refusal] = []) {
    self.source = source
    self.rules = rules
    self.refused = refused
  }
}

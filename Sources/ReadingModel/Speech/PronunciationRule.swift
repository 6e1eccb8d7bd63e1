/// How something is said whenever it is read aloud.
public struct PronunciationRule: Hashable, Sendable, Codable {
  /// Where ``find`` counts.
  public enum Match: String, Hashable, Sendable, Codable, CaseIterable {
    /// As whole words only.
    case word
    /// Also inside of words.
    case anywhere
    /// As a regular expression of ICU, inside of one sentence.
    case expression
  }

  /// What ``say`` is.
  public enum Manner: String, Hashable, Sendable, Codable, CaseIterable {
    /// Words to say; an expression's groups are `$1` to `$9`, all of it is `$0`.
    case text
    /// Sounds: IPA or the voices' own alphabet.
    case phonemes
    /// Nothing is said.
    case skip
  }

  /// What is written.
  public var find: String
  /// Where it counts.
  public var match: Match
  /// Whether capitals count.
  public var matchCase: Bool
  /// What is said; empty for ``Manner/skip``.
  public var say: String
  /// What ``say`` is.
  public var manner: Manner
  /// Whether the rule is followed.
  public var isOn: Bool

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - find: What is written.
  ///   - match: Where it counts.
  ///   - matchCase: Whether capitals count.
  ///   - say: What is said.
  ///   - manner: What `say` is.
  ///   - isOn: Whether the rule is followed.
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

/// Rules that came from a file, and what of it could not be taken.
public struct ImportedRules: Hashable, Sendable {
  /// A line that is no rule, or one that does something that is not known here.
  public struct Refusal: Hashable, Sendable {
    /// Its number in the file, from 1.
    public var line: Int
    /// The line, shortened.
    public var text: String
    /// Why, for people.
    public var reason: String
    /// Which reason it is.
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
    ///   - code: Which reason it is: one of those above, or one of a rule that can't be followed.
    ///   - reason: Why, for people.
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
  /// What was not taken.
  public var refused: [Refusal]

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - source: Which program's list it was.
  ///   - rules: The rules in their order.
  ///   - refused: What was not taken.
  public init(source: Source, rules: [PronunciationRule] = [], refused: [Refusal] = []) {
    self.source = source
    self.rules = rules
    self.refused = refused
  }
}

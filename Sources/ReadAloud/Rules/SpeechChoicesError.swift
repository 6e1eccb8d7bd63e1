/// Why choices for reading aloud or replacement rules can't be applied, in one sentence.
public struct SpeechChoicesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can't be followed.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A pause is longer than one can be.
    case longPause = "long-pause"
    /// There are more rules than a list can have.
    case tooMany = "too-many"
    /// A rule doesn't say what to find.
    case noText = "no-text"
    /// A text of a rule is too long.
    case longText = "long-text"
    /// What should be a regular expression isn't one.
    case badExpression = "bad-expression"
    /// A regular expression takes too long.
    case slowExpression = "slow-expression"
    /// A regular expression matches where there is no text.
    case emptyExpression = "empty-expression"
    /// The voices don't know the phonemes.
    case badPhonemes = "bad-phonemes"
    /// A file holds no list of pronunciations.
    case noList = "no-list"
    /// A file holds no list of replacement rules.
    case noReplacements = "no-replacements"
    /// More characters have a voice than a book can have.
    case manyCharacters = "many-characters"
    /// A character or a voice has no name, or a name that is too long.
    case badCharacter = "bad-character"
    /// A replacement is a script.
    case script
  }

  /// What can't be followed.
  public var kind: Kind
  /// One sentence for people that says what to do.
  public var description: String
  /// The number of the rule that is wrong, from 0, if one is.
  public var rule: Int?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - kind: What can't be followed.
  ///   - description: One sentence for people.
  ///   - rule: The number of the rule that is wrong, from 0, if one is.
  public init(_ kind: Kind, _ description: String, rule: Int? = nil) {
    self.kind = kind
    self.description = description
    self.rule = rule
  }
}

/// Why choices about reading aloud can't be followed; says so in one sentence.
public struct SpeechChoicesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence for people that says what to do.
  public var description: String
  /// The number of the rule that is wrong, from 0, if one is.
  public var rule: Int?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - description: One sentence for people.
  ///   - rule: The number of the rule that is wrong, from 0, if one is.
  public init(_ description: String, rule: Int? = nil) {
    self.description = description
    self.rule = rule
  }
}

/// What somebody has decided about reading aloud in one scope, as it is stored.
public struct StoredSpeechChoices: Hashable, Sendable {
  /// Counts up with every change; 0 where nothing was ever stored.
  public var version: Int
  /// What was decided.
  public var choices: SpeechChoices

  /// Makes stored choices.
  ///
  /// - Parameters:
  ///   - version: Counts up with every change.
  ///   - choices: What was decided.
  public init(version: Int = 0, choices: SpeechChoices = SpeechChoices()) {
    self.version = version
    self.choices = choices
  }
}

/// What came of storing choices about reading aloud.
public enum SpeechChoicesUpdate: Hashable, Sendable {
  /// They are stored.
  case stored(StoredSpeechChoices)
  /// Others stand, these; nothing was changed.
  case conflict(StoredSpeechChoices)
}

/// A person's stored choices for reading aloud in one scope.
public struct StoredSpeechChoices: Hashable, Sendable {
  /// Counts the changes; 0 if nothing was ever stored.
  public var version: Int
  /// The choices.
  public var choices: SpeechChoices

  /// Makes stored choices.
  ///
  /// - Parameters:
  ///   - version: Counts up with every change.
  ///   - choices: The choices.
  public init(version: Int = 0, choices: SpeechChoices = SpeechChoices()) {
    self.version = version
    self.choices = choices
  }
}

/// The outcome of storing choices for reading aloud.
public enum SpeechChoicesUpdate: Hashable, Sendable {
  /// They are stored.
  case stored(StoredSpeechChoices)
  /// The stored choices have another version, given here; nothing was changed.
  case conflict(StoredSpeechChoices)
}

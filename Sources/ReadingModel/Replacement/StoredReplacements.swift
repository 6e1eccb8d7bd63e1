/// A person's stored replacement rules.
public struct StoredReplacements: Hashable, Sendable {
  /// Counts the changes; 0 if nothing was ever stored.
  public var version: Int
  /// The rules in the person's order; those that are off are among them.
  public var rules: [ReplacementRule]

  /// Makes stored rules.
  ///
  /// - Parameters:
  ///   - version: Counts up with every change.
  ///   - rules: The rules.
  public init(version: Int = 0, rules: [ReplacementRule] = []) {
    self.version = version
    self.rules = rules
  }
}

/// The outcome of storing replacement rules.
public enum ReplacementsUpdate: Hashable, Sendable {
  /// They are stored.
  case stored(StoredReplacements)
  /// The stored rules have another version, given here; nothing was changed.
  case conflict(StoredReplacements)
}

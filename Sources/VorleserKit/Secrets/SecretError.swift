/// Why a secret can't be kept or read.
public enum SecretError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The key can't be read or made; the reason is for people.
  case unreadableKey(reason: String)
  /// The secret was sealed by another key, or was changed.
  case otherKey

  /// One sentence for people.
  public var description: String {
    switch self {
    case .unreadableKey(let reason):
      "Passwords of other services can't be kept or read: \(reason)."
    case .otherKey:
      "The password can't be read: the key in \(SealingKeyFile.name) is missing, or another one than it was kept with. "
        + "Enter the password again."
    }
  }
}

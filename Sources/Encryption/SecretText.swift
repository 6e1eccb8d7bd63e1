/// A password or a token of another service.
///
/// It describes itself without its characters, so that no log and no list of causes shows it.
public struct SecretText: Hashable, Sendable {
  /// The most bytes of UTF-8; tokens have some hundred.
  public static let byteLimit = 4096

  /// Its characters.
  public let text: String

  /// Takes a secret.
  ///
  /// - Parameter text: Its characters; `nil` is returned for none, for too many, and for some with control characters, which no
  ///   header can carry.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.byteLimit,
      text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else { return nil }
    self.text = text
  }
}

extension SecretText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Dots in place of the characters.
  public var description: String { "•••" }
  /// Dots in place of the characters.
  public var debugDescription: String { description }
  /// Nothing of the characters.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

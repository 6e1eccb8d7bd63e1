/// The words that encrypt a file and decrypt it again.
///
/// It describes itself without its characters, so that no log and no list of causes shows them.
public struct Passphrase: Hashable, Sendable {
  /// The most bytes of UTF-8; nobody types as many.
  public static let byteLimit = 1024

  /// Its bytes in UTF-8, as they were typed: other programs that read the format change nothing, either.
  package let bytes: [UInt8]

  /// Takes a passphrase.
  ///
  /// - Parameter text: Its characters; `nil` is returned for none, and for too many.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.byteLimit else { return nil }
    bytes = Array(text.utf8)
  }
}

extension Passphrase: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Dots in place of the characters.
  public var description: String { "•••" }
  /// Dots in place of the characters.
  public var debugDescription: String { description }
  /// Nothing of the characters.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// The password that opens an encrypted file.
///
/// It describes itself without its characters, so that no log and no list of causes shows them.
public struct FilePassword: Hashable, Sendable {
  /// The most bytes of UTF-8: eight times as many as PDF takes (ISO 32000-2, 7.6.4.3.3).
  public static let byteLimit = 1024

  /// Its characters.
  public let text: String

  /// Takes a password.
  ///
  /// - Parameter text: Its characters; `nil` is returned for none, for too many, and for some with U+0000, which no file has.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.byteLimit, !text.utf8.contains(0) else {
      return nil
    }
    self.text = text
  }
}

extension FilePassword: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Dots in place of the characters.
  public var description: String { "•••" }
  /// Dots in place of the characters.
  public var debugDescription: String { description }
  /// Nothing of the characters.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

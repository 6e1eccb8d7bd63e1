/// A store of spoken sentences by content, so that none is spoken twice.
///
/// If a value is lost or damaged, the sentence is spoken again.
public protocol SpeechStore: Sendable {
  /// The value of a key.
  ///
  /// - Parameter key: Any text that holds everything that the value depends on.
  /// - Returns: `nil` if there is no value.
  func value(for key: String) async -> [UInt8]?

  /// Stores a value, unless there is no room.
  ///
  /// - Parameters:
  ///   - value: A sentence's sound and times, some 8 kB for a second.
  ///   - key: As in ``value(for:)``.
  func store(_ value: [UInt8], for key: String) async
}

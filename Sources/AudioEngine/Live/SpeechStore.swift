/// Where spoken sentences are kept by content, so that none is spoken twice.
///
/// A value that was lost or damaged costs nothing but the time to speak the sentence again.
public protocol SpeechStore: Sendable {
  /// What is kept for a key.
  ///
  /// - Parameter key: Any text; it holds everything that the value depends on.
  /// - Returns: `nil` where nothing is.
  func value(for key: String) async -> [UInt8]?

  /// Keeps a value, or doesn't, for lack of room.
  ///
  /// - Parameters:
  ///   - value: A sentence's sound and times, some 8 kB for a second.
  ///   - key: As in ``value(for:)``.
  func store(_ value: [UInt8], for key: String) async
}

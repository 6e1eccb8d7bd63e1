public import Foundation

/// Makes the file of a narration whose speech is complete.
public protocol NarrationBinder: Sendable {
  /// Writes the file.
  ///
  /// - Parameters:
  ///   - narration: The speech.
  ///   - file: Where to write; what is there is replaced.
  /// - Throws: ``NarrationError``; `CancellationError`; errors of the binder. The speech is kept.
  func bind(_ narration: StoredNarration, into file: URL) async throws
}

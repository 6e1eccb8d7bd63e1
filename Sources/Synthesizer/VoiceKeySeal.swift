public import Foundation

/// Seals the keys of other programs, so that no file of a voice holds one that can be read.
public protocol VoiceKeySeal: Sendable {
  /// Seals a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - purpose: What it is kept for; for another purpose it does not open.
  /// - Returns: Bytes that may be stored.
  /// - Throws: An error whose description is a sentence for people.
  func seal(_ key: String, for purpose: String) throws -> Data

  /// Opens a sealed key.
  ///
  /// - Parameters:
  ///   - sealed: What ``seal(_:for:)`` has returned.
  ///   - purpose: What it was kept for.
  /// - Returns: The key.
  /// - Throws: An error whose description is a sentence for people.
  func open(_ sealed: Data, for purpose: String) throws -> String
}

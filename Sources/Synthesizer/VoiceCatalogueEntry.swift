public import Foundation

/// A voice that can be installed from its publisher.
public struct VoiceCatalogueEntry: Hashable, Sendable {
  /// The voice.
  public let voice: Voice
  /// Where its file is published; of a voice that is made of several, the first.
  public let address: URL
  /// SHA-256 of the file, in lowercase hexadecimal; of a voice that is made of several, of what is
  /// made.
  public let sha256: String
  /// Size of the file, or of all files.
  public let byteCount: Int

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - voice: The voice.
  ///   - address: Where its file is published.
  ///   - sha256: SHA-256 of the file, in lowercase hexadecimal.
  ///   - byteCount: Size of the file.
  public init(voice: Voice, address: URL, sha256: String, byteCount: Int) {
    self.voice = voice
    self.address = address
    self.sha256 = sha256
    self.byteCount = byteCount
  }
}

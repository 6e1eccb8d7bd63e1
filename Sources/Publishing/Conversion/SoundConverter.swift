public import ReadingModel

/// Makes MP3, which all readers of EPUB play, of sounds of other kinds.
public protocol SoundConverter: Sendable {
  /// Converts a sound.
  ///
  /// - Parameters:
  ///   - sound: The sound, of any kind.
  ///   - limit: The most bytes of the result.
  /// - Returns: MP3; `nil` if the sound can't be decoded, or is too long.
  /// - Throws: `CancellationError`; what the sound throws when it can't be read.
  func mp3(_ sound: any RecordedSound, limit: Int) async throws -> [UInt8]?
}

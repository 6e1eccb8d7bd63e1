import AudioEngine
import Foundation
public import Publishing
public import ReadingModel
import Sandbox

/// Converts sounds by `ffmpeg`.
public struct InstalledSoundConverter: SoundConverter {
  private let ffmpeg: FFmpeg

  /// Looks for the program; `nil` if it is not installed.
  public init?() {
    guard let ffmpeg = FFmpeg() else { return nil }
    self.ffmpeg = ffmpeg
  }

  /// Converts a sound; see `SoundConverter`.
  public func mp3(_ sound: any RecordedSound, limit: Int) async throws -> [UInt8]? {
    // In a file of its own, since the program seeks in it.
    let file = try UnnamedFile()
    try await sound.read(0..<sound.byteCount) { try file.handle.write(contentsOf: Data($0)) }
    do {
      return try await ffmpeg.mp3(of: file.handle, limit: limit)
    } catch is RecordingError {
      // A failure after the task was cancelled is the cancellation's.
      try Task.checkCancellation()
      return nil
    }
  }
}

import AudioCodecs
public import Foundation

/// Makes an M4B file: AAC by `ffmpeg`, with chapters, cover and metadata.
///
/// `ffmpeg` takes the stored samples from this process, so that no second copy of them is on the disk.
public struct M4BBinder: NarrationBinder {
  /// Transparent for one voice at 24 kHz.
  private static let bitrate = "64k"

  private let ffmpeg: FFmpeg

  /// Makes a binder.
  ///
  /// - Parameter ffmpeg: The program; `nil` if it is not installed.
  /// - Throws: ``NarrationError/noEncoder``.
  public init(_ ffmpeg: FFmpeg? = FFmpeg()) throws(NarrationError) {
    guard let ffmpeg else { throw .noEncoder }
    self.ffmpeg = ffmpeg
  }

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - narration: The speech.
  ///   - file: Where to write.
  /// - Throws: ``NarrationError``; `CancellationError`.
  public func bind(_ narration: StoredNarration, into file: URL) async throws {
    let metadata = narration.folder.appending(path: "metadata.txt")
    let cover = narration.folder.appending(path: "cover")
    try OutputFile(metadata, isEmptied: true).write(Array(FFmetadata(narration).text.utf8))
    if let picture = narration.tags.cover {
      try OutputFile(cover, isEmptied: true).write(picture.bytes)
    }
    do {
      try await write(narration, metadata, narration.tags.cover.map { (cover, $0) }, file)
    } catch NarrationError.encoderFailed where narration.tags.cover != nil {
      // The picture may be broken, which is no reason to have no book.
      try await write(narration, metadata, nil, file)
    }
  }

  private func write(
    _ narration: StoredNarration, _ metadata: URL, _ cover: (file: URL, picture: AudioCover)?,
    _ file: URL
  ) async throws {
    // A program of an earlier call that was killed may still write there.
    try? FileManager.default.removeItem(at: file)
    do {
      try await ffmpeg.run(Self.arguments(narration.tags, metadata, cover, output: file)) { send in
        try narration.forEachSamples { try send($0) }
      }
    } catch NarrationError.diskFull {
      throw NarrationError.diskFull(path: file.path)
    } catch {
      try Task.checkCancellation()
      throw error
    }
    try Task.checkCancellation()
  }

  /// Source: ffmpeg(1), ffmpeg-formats(1), "mov, mp4, ismv".
  private static func arguments(
    _ tags: AudioTags, _ metadata: URL, _ cover: (file: URL, picture: AudioCover)?, output: URL
  ) -> [String] {
    let rate = String(AudioFormat.sampleRate)
    var inputs = [
      "-f", "s16le", "-ar", rate, "-ac", "1", "-i", "pipe:0",
      "-f", "ffmetadata", "-i", "file:\(metadata.path)",
    ]
    var streams = ["-map", "0:a", "-map_metadata", "1", "-map_chapters", "1"]
    if let (file, picture) = cover {
      // The book's picture is copied as it is, by the reader of its kind only.
      let reader = picture.mediaType == "image/png" ? "png_pipe" : "jpeg_pipe"
      inputs += ["-f", reader, "-i", "file:\(file.path)"]
      streams += ["-map", "2:v", "-c:v", "copy", "-disposition:v:0", "attached_pic"]
    }
    let language = tags.languageCode
    let named = language.isEmpty ? [] : ["-metadata:s:a:0", "language=\(language)"]
    return ["-nostdin", "-hide_banner", "-v", "error", "-y"] + inputs + streams + named + [
      "-c:a", "aac", "-b:a", bitrate, "-movflags", "+faststart", "-brand", "M4B ", "-f", "ipod",
      "file:\(output.path)",
    ]
  }
}

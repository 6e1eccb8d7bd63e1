/// Writes MP3 through LAME.
///
/// A file starts with an ID3 tag and a frame that the ending replaces by LAME's own. Players learn
/// from that frame the length, the seek points and the samples to leave out at both ends. A stream
/// goes without it.
final class MP3Encoder: AudioEncoder {
  /// Kilobits a second.
  ///
  /// The rate is constant, so that players without LAME's frame still show the right length; 64 is
  /// transparent for one voice at 24 kHz.
  private static let bitrate: Int32 = 64
  /// LAME's quality, from 0, the best, to 9.
  ///
  /// 7 leaves out noise shaping, which this bitrate does not need, and is 1.5 times as fast as 5.
  private static let quality: Int32 = 7

  private let library: LAME
  private let tags: AudioTags
  private let tag: [UInt8]
  private let hasInfoFrame: Bool
  private var isStarted = false
  private var isFinished = false

  init(tags: AudioTags, destination: AudioDestination) throws(AudioCodecError) {
    self.tags = tags
    tag = ID3Tag.bytes(tags)
    hasInfoFrame = destination == .file
    library = try LAME(
      bitrate: Self.bitrate, quality: Self.quality, hasInfoFrame: hasInfoFrame)
  }

  func encode(_ samples: [Float]) throws(AudioCodecError) -> [UInt8] {
    guard !isFinished else { throw .alreadyFinished }
    let bytes = try library.encode(samples[...])
    return start() + bytes
  }

  func finish(chapters: [AudioChapter]) throws(AudioCodecError) -> AudioEnding {
    guard !isFinished else { throw .alreadyFinished }
    isFinished = true
    let bytes = try library.flush()
    return AudioEnding(bytes: start() + bytes, patches: finalTag(chapters) + infoFrame())
  }

  private func start() -> [UInt8] {
    defer { isStarted = true }
    return isStarted ? [] : tag
  }

  private func finalTag(_ chapters: [AudioChapter]) -> [AudioEnding.Patch] {
    guard !tags.chapterTitles.isEmpty else { return [] }
    let final = ID3Tag.bytes(tags, chapters: chapters)
    return final.count == tag.count ? [AudioEnding.Patch(offset: 0, bytes: final)] : []
  }

  private func infoFrame() -> [AudioEnding.Patch] {
    guard hasInfoFrame else { return [] }
    let frame = library.infoFrame()
    return frame.isEmpty ? [] : [AudioEnding.Patch(offset: tag.count, bytes: frame)]
  }
}

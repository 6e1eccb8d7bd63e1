/// The formats of sounds and videos that readers of EPUB play: the core types of sound (EPUB 3.3, 3.2), and the two formats
/// of video that browsers play (EPUB 3.3, 3.4).
///
/// All others stay where they are, and the book links to them, or has the MP3 that a ``SoundConverter`` makes: Vorbis in Ogg,
/// FLAC and WAV are no core types.
public enum MediaFileType: Sendable, CaseIterable {
  case mp3, m4a, opus, mp4, webm

  /// IANA media type, with the codec where EPUB asks for it.
  public var mediaType: String {
    switch self {
    case .mp3: "audio/mpeg"
    case .m4a: "audio/mp4"
    case .opus: "audio/ogg; codecs=opus"
    case .mp4: "video/mp4"
    case .webm: "video/webm"
    }
  }

  /// The extension of its files.
  public var fileExtension: String {
    switch self {
    case .mp3: "mp3"
    case .m4a: "m4a"
    case .opus: "opus"
    case .mp4: "mp4"
    case .webm: "webm"
    }
  }

  /// Tells a sound or video by its content, never by its name.
  ///
  /// Source: ISO/IEC 14496-12, 4.3 for MP4; ISO/IEC 11172-3, 2.4.1.3 for MP3.
  ///
  /// - Parameters:
  ///   - bytes: The file's beginning: its first 12 bytes, for Opus 36.
  ///   - isVideo: Whether it is shown as a video.
  public init?(_ bytes: [UInt8], isVideo: Bool) {
    guard bytes.count >= 12 else { return nil }
    if bytes[4..<8].elementsEqual("ftyp".utf8) {
      self = isVideo ? .mp4 : .m4a
    } else if isVideo {
      guard bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) else { return nil }
      self = .webm
    } else if bytes.starts(with: "ID3".utf8) || Self.isFrame(bytes) {
      self = .mp3
    } else if Self.isOpus(bytes) {
      self = .opus
    } else {
      return nil
    }
  }

  /// Whether a frame of layer III begins the file.
  private static func isFrame(_ bytes: [UInt8]) -> Bool {
    bytes[0] == 0xFF && bytes[1] & 0xE6 == 0xE2 && bytes[1] & 0x18 != 0x08
      && bytes[2] & 0xF0 != 0xF0
  }

  /// Whether the first page of Ogg begins a stream with the header of Opus, its only packet (RFC 3533, 6; RFC 7845, 3).
  private static func isOpus(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "OggS".utf8) && bytes.count >= 36 && bytes[5] & 0x02 != 0 && bytes[26] == 1
      && bytes[28...].starts(with: "OpusHead".utf8)
  }
}

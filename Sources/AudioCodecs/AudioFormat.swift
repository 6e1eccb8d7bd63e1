/// A kind of audio file or stream that can be written.
public enum AudioFormat: String, Hashable, Sendable, Codable, CaseIterable {
  /// Uncompressed 16-bit PCM.
  case wav
  /// Lossless.
  case flac
  /// MPEG-2 Layer III, what every player plays.
  case mp3
  /// Opus in Ogg, the smallest.
  case opus

  /// Samples a second of everything that is encoded; the rate of the voices.
  public static let sampleRate = 24_000

  /// How files of this format end, without the dot.
  public var fileExtension: String { rawValue }

  /// The IANA media type, with the codec where the container leaves it open.
  public var mediaType: String {
    switch self {
    case .wav: "audio/wav"
    case .flac: "audio/flac"
    case .mp3: "audio/mpeg"
    case .opus: "audio/ogg; codecs=opus"
    }
  }

  /// Finds the format that a file name asks for.
  ///
  /// - Parameter fileExtension: What follows the last dot, in any case; `ogg` and `oga` mean Opus.
  public init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "wav", "wave": self = .wav
    case "flac": self = .flac
    case "mp3": self = .mp3
    case "opus", "ogg", "oga": self = .opus
    default: return nil
    }
  }

  /// Starts a file or stream.
  ///
  /// - Parameters:
  ///   - tags: What players show about it.
  ///   - destination: Whether the first bytes can be corrected when the end is known.
  /// - Returns: An encoder that has not been given anything yet.
  /// - Throws: ``AudioCodecError`` when the codec's library refuses.
  public func makeEncoder(
    tags: AudioTags = AudioTags(), destination: AudioDestination = .file
  ) throws(AudioCodecError) -> any AudioEncoder {
    switch self {
    case .wav: WAVEncoder(tags: tags)
    case .flac: try FLACEncoder(tags: tags)
    case .mp3: try MP3Encoder(tags: tags, destination: destination)
    case .opus: try OpusFileEncoder(tags: tags)
    }
  }
}

/// What becomes of encoded bytes.
public enum AudioDestination: Hashable, Sendable {
  /// They are kept, and ``AudioEnding/patches`` are applied in the end.
  case file
  /// They are heard as they come; nothing can be corrected later.
  case stream
}

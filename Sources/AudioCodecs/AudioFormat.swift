/// A kind of audio file or stream that the program writes.
public enum AudioFormat: String, Hashable, Sendable, Codable, CaseIterable {
  /// Uncompressed 16-bit PCM.
  case wav
  /// Lossless compression.
  case flac
  /// MPEG-2 Layer III, which every player plays.
  case mp3
  /// Opus in Ogg, which gives the smallest files.
  case opus

  /// The samples a second of all that is encoded, which is the rate of the voices.
  public static let sampleRate = 24_000

  /// The extension of the format's files, without the dot.
  public var fileExtension: String { rawValue }

  /// The IANA media type, with the codec if the container leaves it open.
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
  /// - Parameter fileExtension: The extension without the dot, in any case; `ogg` and `oga` mean
  ///   Opus. An unknown one gives `nil`.
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
  /// - Returns: A new encoder.
  /// - Throws: ``AudioCodecError`` if the codec's library refuses.
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

/// What happens to encoded bytes.
public enum AudioDestination: Hashable, Sendable {
  /// They are kept, and ``AudioEnding/patches`` are applied at the end.
  case file
  /// A listener hears them as they come; nothing can be corrected later.
  case stream
}

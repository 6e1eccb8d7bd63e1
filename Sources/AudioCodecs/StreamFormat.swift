/// A form in which sound is sent while it is made: frames of one size, laid end to end.
///
/// Every frame holds the same number of samples and takes the same number of bytes, so a byte offset
/// is a time. What a container puts around the frames depends on their number alone.
public enum StreamFormat: String, Hashable, Sendable, Codable, CaseIterable {
  /// MP3 of 64 kbit/s, which every browser plays; see ``MP3Frames``.
  case mp3
  /// Opus of 24 kbit/s in WebM, for slow connections; see ``OpusFrames``.
  case opus

  /// IANA media type.
  public var mediaType: String {
    switch self {
    case .mp3: "audio/mpeg"
    case .opus: "audio/webm"
    }
  }

  /// Samples of a frame at ``AudioFormat/sampleRate``.
  public var sampleCount: Int {
    switch self {
    case .mp3: MP3Frames.sampleCount
    case .opus: OpusFrames.sampleCount
    }
  }

  /// Bytes of a frame, without its container.
  public var byteCount: Int {
    switch self {
    case .mp3: MP3Frames.byteCount
    case .opus: OpusFrames.byteCount
    }
  }

  /// How much later than in the source a player hears a sample, in samples.
  public var delay: Int {
    switch self {
    case .mp3: MP3Frames.delay
    // The container names the encoder's delay, and players cut it off.
    case .opus: 0
    }
  }

  /// Bytes of a second, container included, rounded up.
  public var bytesPerSecond: Int {
    switch self {
    case .mp3: MP3Frames.bytesPerSecond
    case .opus: WebMLayout.bytesPerSecond
    }
  }

  /// A frame of silence.
  public var silence: [UInt8] {
    switch self {
    case .mp3: MP3Frames.silence
    case .opus: OpusFrames.silence
    }
  }

  /// How many frames some samples need until the last one is heard.
  ///
  /// - Parameter count: How many samples.
  /// - Returns: Frames, 0 for nothing.
  public func frameCount(forSamples count: Int) -> Int {
    switch self {
    case .mp3: MP3Frames.frameCount(forSamples: count)
    case .opus: OpusFrames.frameCount(forSamples: count)
    }
  }

  /// Encodes a piece of sound that begins and ends in silence; equal samples give equal bytes.
  ///
  /// - Parameter samples: Mono PCM at ``AudioFormat/sampleRate``; values outside -1...1 are clipped.
  /// - Returns: ``frameCount(forSamples:)`` frames.
  /// - Throws: ``AudioCodecError`` when the library fails.
  public func encode(_ samples: [Float]) throws(AudioCodecError) -> [UInt8] {
    switch self {
    case .mp3: try MP3Frames.encode(samples)
    case .opus: try OpusFrames.encode(samples)
    }
  }

  /// Where a frame begins in a stream, with what the container puts before it.
  ///
  /// - Parameter number: How many frames are before it.
  /// - Returns: Bytes from the start of the stream.
  public func position(ofFrame number: Int) -> Int {
    switch self {
    case .mp3: number * MP3Frames.byteCount
    case .opus: WebMLayout.position(ofFrame: number)
    }
  }

  /// The frame that a byte of a stream belongs to.
  ///
  /// - Parameter offset: Bytes from the start of the stream, not negative.
  /// - Returns: How many frames are before it.
  public func frame(atByte offset: Int) -> Int {
    switch self {
    case .mp3: offset / MP3Frames.byteCount
    case .opus: WebMLayout.frame(atByte: offset)
    }
  }

  /// What the container puts before a frame.
  ///
  /// - Parameter number: How many frames are before it.
  /// - Returns: Bytes; none for a format without a container.
  public func prefix(ofFrame number: Int) -> [UInt8] {
    switch self {
    case .mp3: []
    case .opus: WebMLayout.prefix(ofFrame: number)
    }
  }
}

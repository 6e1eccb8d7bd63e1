/// A form in which sound is sent while it is made: frames of one size, laid end to end.
///
/// Every frame has the same number of samples and of bytes, so a byte offset is a time. The bytes
/// that a container puts around the frames depend on their number alone.
public enum StreamFormat: String, Hashable, Sendable, Codable, CaseIterable {
  /// MP3 of 64 kbit/s, which every browser plays; see ``MP3Frames``.
  case mp3
  /// Opus of 24 kbit/s in WebM, for slow connections; see ``OpusFrames``.
  case opus

  /// The IANA media type.
  public var mediaType: String {
    switch self {
    case .mp3: "audio/mpeg"
    case .opus: "audio/webm"
    }
  }

  /// The samples of a frame at ``AudioFormat/sampleRate``.
  public var sampleCount: Int {
    switch self {
    case .mp3: MP3Frames.sampleCount
    case .opus: OpusFrames.sampleCount
    }
  }

  /// The bytes of a frame, without its container.
  public var byteCount: Int {
    switch self {
    case .mp3: MP3Frames.byteCount
    case .opus: OpusFrames.byteCount
    }
  }

  /// The delay after which a player plays a sample, in samples.
  public var delay: Int {
    switch self {
    case .mp3: MP3Frames.delay
    // The container names the encoder's delay, and players cut it off.
    case .opus: 0
    }
  }

  /// The bytes of a second with the container, rounded up.
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

  /// The number of frames until the last of some samples is heard.
  ///
  /// - Parameter count: The number of samples.
  /// - Returns: Frames; 0 for no samples.
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

  /// The offset of a frame in a stream, at the container's bytes before it.
  ///
  /// - Parameter number: The number of frames before it.
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
  /// - Returns: The number of frames before it.
  public func frame(atByte offset: Int) -> Int {
    switch self {
    case .mp3: offset / MP3Frames.byteCount
    case .opus: WebMLayout.frame(atByte: offset)
    }
  }

  /// The container's bytes before a frame.
  ///
  /// - Parameter number: The number of frames before it.
  /// - Returns: Bytes; none for a format without a container.
  public func prefix(ofFrame number: Int) -> [UInt8] {
    switch self {
    case .mp3: []
    case .opus: WebMLayout.prefix(ofFrame: number)
    }
  }
}

/// Turns samples into the bytes of one audio file or stream, as the samples come.
///
/// A player can play the bytes returned so far at any moment, so the same encoder writes files and
/// feeds streams. An encoder is not safe to share: one task or actor owns it.
///
/// ```swift
/// let encoder = try AudioFormat.mp3.makeEncoder(tags: AudioTags(title: "Emma"))
/// var bytes = try encoder.encode(samples)
/// let ending = try encoder.finish()
/// ending.apply(to: &bytes)
/// ```
public protocol AudioEncoder: AnyObject {
  /// Encodes the samples that follow.
  ///
  /// - Parameter samples: Mono PCM at ``AudioFormat/sampleRate``, any number of samples. Values
  ///   outside -1...1 are clipped.
  /// - Returns: The bytes that are ready; none while the codec collects a whole frame.
  /// - Throws: ``AudioCodecError`` if the library fails, or after ``finish()``.
  func encode(_ samples: [Float]) throws(AudioCodecError) -> [UInt8]

  /// Ends the stream.
  ///
  /// - Parameter chapters: The chapters in order. Their titles are among those that the tags
  ///   announced.
  /// - Returns: The last bytes, and corrections to the first bytes of a file.
  /// - Throws: ``AudioCodecError`` if the library fails, or at a second call.
  func finish(chapters: [AudioChapter]) throws(AudioCodecError) -> AudioEnding
}

extension AudioEncoder {
  /// Ends a stream without chapters.
  ///
  /// - Returns: The last bytes, and corrections to the first bytes of a file.
  /// - Throws: ``AudioCodecError`` if the library fails, or at a second call.
  public func finish() throws(AudioCodecError) -> AudioEnding { try finish(chapters: []) }
}

/// The end of a file: bytes to append, and corrections to its start.
public struct AudioEnding: Hashable, Sendable {
  /// Bytes that replace as many others.
  public struct Patch: Hashable, Sendable {
    /// The place, in bytes from the start of the file.
    public var offset: Int
    /// The bytes to write there.
    public var bytes: [UInt8]

    /// Makes a patch.
    ///
    /// - Parameters:
    ///   - offset: The place, in bytes from the start of the file.
    ///   - bytes: The bytes to write there.
    public init(offset: Int, bytes: [UInt8]) {
      self.offset = offset
      self.bytes = bytes
    }
  }

  /// The bytes to append.
  public var bytes: [UInt8]
  /// Lengths and check sums that are known at the end only.
  ///
  /// A stream goes without them.
  public var patches: [Patch]

  /// Makes an ending.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to append.
  ///   - patches: Corrections to earlier bytes.
  public init(bytes: [UInt8], patches: [Patch] = []) {
    self.bytes = bytes
    self.patches = patches
  }

  /// Completes a file that is held in memory.
  ///
  /// - Parameter file: All bytes that `encode` returned, in order.
  public func apply(to file: inout [UInt8]) {
    file += bytes
    for patch in patches where patch.offset + patch.bytes.count <= file.count {
      file.replaceSubrange(patch.offset..<patch.offset + patch.bytes.count, with: patch.bytes)
    }
  }
}

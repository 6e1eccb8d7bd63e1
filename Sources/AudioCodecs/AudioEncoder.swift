/// Turns samples into the bytes of one audio file or stream, as they come.
///
/// What has been returned so far can be played at any moment, so the same encoder writes files and
/// feeds streams. Not safe to share: one task or actor owns it.
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
  /// - Parameter samples: Mono PCM at ``AudioFormat/sampleRate``, any number; values outside -1...1
  ///   are clipped.
  /// - Returns: The bytes that are ready; may be empty while the codec collects a whole frame.
  /// - Throws: ``AudioCodecError`` when the library fails, or after ``finish()``.
  func encode(_ samples: [Float]) throws(AudioCodecError) -> [UInt8]

  /// Ends the stream.
  ///
  /// - Parameter chapters: The chapters in their order, whose titles are among those that the tags announced.
  /// - Returns: The last bytes, and what to correct in the first ones of a file.
  /// - Throws: ``AudioCodecError`` when the library fails, or when called twice.
  func finish(chapters: [AudioChapter]) throws(AudioCodecError) -> AudioEnding
}

extension AudioEncoder {
  /// Ends a stream without chapters.
  ///
  /// - Returns: The last bytes, and what to correct in the first ones of a file.
  /// - Throws: ``AudioCodecError`` when the library fails, or when called twice.
  public func finish() throws(AudioCodecError) -> AudioEnding { try finish(chapters: []) }
}

/// How a file ends: the bytes to append, then the corrections to its start.
public struct AudioEnding: Hashable, Sendable {
  /// Bytes that replace others of the same length.
  public struct Patch: Hashable, Sendable {
    /// Where, in bytes from the start of the file.
    public var offset: Int
    /// What to write there.
    public var bytes: [UInt8]

    /// Makes a patch.
    ///
    /// - Parameters:
    ///   - offset: Where, in bytes from the start of the file.
    ///   - bytes: What to write there.
    public init(offset: Int, bytes: [UInt8]) {
      self.offset = offset
      self.bytes = bytes
    }
  }

  /// The last bytes.
  public var bytes: [UInt8]
  /// Lengths and check sums known only now; a stream goes without them.
  public var patches: [Patch]

  /// Makes an ending.
  ///
  /// - Parameters:
  ///   - bytes: The last bytes.
  ///   - patches: Corrections to what was written before.
  public init(bytes: [UInt8], patches: [Patch] = []) {
    self.bytes = bytes
    self.patches = patches
  }

  /// Completes a file that is held in memory.
  ///
  /// - Parameter file: Everything that `encode` returned.
  public func apply(to file: inout [UInt8]) {
    file += bytes
    for patch in patches where patch.offset + patch.bytes.count <= file.count {
      file.replaceSubrange(patch.offset..<patch.offset + patch.bytes.count, with: patch.bytes)
    }
  }
}

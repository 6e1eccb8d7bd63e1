/// A chapter of an audio file, which players list and jump to.
public struct AudioChapter: Hashable, Sendable {
  /// Its name.
  public var title: String
  /// Where it begins and ends, in samples at ``AudioFormat/sampleRate``.
  public var samples: Range<Int>

  /// Makes a chapter.
  ///
  /// - Parameters:
  ///   - title: Its name.
  ///   - samples: Where it begins and ends.
  public init(title: String, samples: Range<Int>) {
    self.title = title
    self.samples = samples
  }

  /// Milliseconds from the beginning of the file.
  var milliseconds: Range<Int> {
    func time(_ sample: Int) -> Int { sample * 1000 / AudioFormat.sampleRate }
    return time(samples.lowerBound)..<time(samples.upperBound)
  }
}

/// A picture that players show beside a file.
public struct AudioCover: Hashable, Sendable {
  /// The largest picture that is put into a file: players hold it in memory.
  public static let byteLimit = 8 << 20

  /// The picture's file.
  public var bytes: [UInt8]
  /// Its IANA media type, such as `image/jpeg`.
  public var mediaType: String

  /// Makes a cover.
  ///
  /// - Parameters:
  ///   - bytes: The picture's file.
  ///   - mediaType: Its IANA media type.
  public init(bytes: [UInt8], mediaType: String) {
    self.bytes = bytes
    self.mediaType = mediaType
  }
}

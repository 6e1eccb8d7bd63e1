/// A chapter of an audio file, which players list and jump to.
public struct AudioChapter: Hashable, Sendable {
  /// The chapter's title.
  public var title: String
  /// The chapter's range in samples at ``AudioFormat/sampleRate``.
  public var samples: Range<Int>

  /// Makes a chapter.
  ///
  /// - Parameters:
  ///   - title: The chapter's title.
  ///   - samples: Its range in samples at ``AudioFormat/sampleRate``.
  public init(title: String, samples: Range<Int>) {
    self.title = title
    self.samples = samples
  }

  /// The chapter's range in milliseconds from the beginning of the file.
  var milliseconds: Range<Int> {
    func time(_ sample: Int) -> Int { sample * 1000 / AudioFormat.sampleRate }
    return time(samples.lowerBound)..<time(samples.upperBound)
  }
}

/// A picture that players show beside a file.
public struct AudioCover: Hashable, Sendable {
  /// The most bytes of a picture.
  ///
  /// Players hold it in memory.
  public static let byteLimit = 8 << 20

  /// The bytes of the picture's file.
  public var bytes: [UInt8]
  /// Its IANA media type, such as `image/jpeg`.
  public var mediaType: String

  /// Makes a cover.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the picture's file.
  ///   - mediaType: Its IANA media type, such as `image/jpeg`.
  public init(bytes: [UInt8], mediaType: String) {
    self.bytes = bytes
    self.mediaType = mediaType
  }
}

import AudioCodecs
import AudioEngine
import Publishing

/// A kind of file that a whole book is read to.
public enum AudiobookFormat: String, Hashable, Sendable, Codable, CaseIterable {
  /// Uncompressed 16-bit PCM.
  case wav
  /// Lossless.
  case flac
  /// What every player plays.
  case mp3
  /// Opus in Ogg, the smallest.
  case opus
  /// AAC with chapters, as programs for audiobooks have it; the program `ffmpeg` encodes it.
  case m4b
  /// EPUB 3 with Media Overlays: the text with the recording, so that readers mark what is spoken.
  case epub

  /// Finds the format that a file name asks for.
  ///
  /// - Parameter fileExtension: What follows the last dot, in any case; `m4a` means M4B.
  public init?(fileExtension: String) {
    if let audio = AudioFormat(fileExtension: fileExtension) {
      self.init(rawValue: audio.rawValue)
    } else if ["m4b", "m4a"].contains(fileExtension.lowercased()) {
      self = .m4b
    } else if fileExtension.lowercased() == "epub" {
      self = .epub
    } else {
      return nil
    }
  }

  /// How files of this format end, without the dot.
  public var fileExtension: String { rawValue }

  /// The IANA media type, with the codec where the container leaves it open.
  public var mediaType: String {
    audio?.mediaType ?? (self == .epub ? PublicationFormat.epub.mediaType : "audio/mp4")
  }

  /// The formats that this machine can write.
  public static var available: [AudiobookFormat] {
    allCases.filter { $0 != .m4b || FFmpeg() != nil }
  }

  /// The format of the encoder; `nil` if the file is made when all speech is there.
  var audio: AudioFormat? { AudioFormat(rawValue: rawValue) }
}

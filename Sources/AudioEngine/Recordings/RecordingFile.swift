public import Foundation

/// A file of a recording that the decoder opens.
public struct RecordingFile: Hashable, Sendable {
  /// Where it lies.
  public let url: URL
  /// Its length in seconds; `nil` if it does not say.
  public let seconds: Double?

  /// The longest sound of one file in seconds: 100 hours.
  static let longest = 100 * 3_600

  /// Looks at the files of a recording, before hours of speech are made to compare them with.
  ///
  /// The beginning of each is decoded; damage further inside is found only when the whole file is read.
  ///
  /// - Parameters:
  ///   - urls: The files.
  ///   - ffmpeg: The program that decodes; `nil` if it is not installed.
  /// - Returns: The files in the same order.
  /// - Throws: ``RecordingError`` for the first that can't be used; `CancellationError`.
  public static func checked(
    _ urls: [URL], _ ffmpeg: FFmpeg? = FFmpeg()
  ) async throws -> [RecordingFile] {
    guard let ffmpeg else { throw RecordingError.noDecoder }
    var files: [RecordingFile] = []
    for url in urls {
      files.append(RecordingFile(url: url, seconds: try await ffmpeg.length(of: url)))
    }
    return files
  }
}

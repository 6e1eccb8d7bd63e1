/// Why a recording can't be laid beside a book.
public enum RecordingError: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The program that decodes sound is not installed.
  case noDecoder
  /// The file is missing, or nobody may read it.
  case unreadable(path: String)
  /// It is no sound that can be decoded; the reason is the program's.
  case undecodable(path: String, reason: String)
  /// The program has not gone on.
  case decoderStuck
  /// The file has more than 100 hours.
  case tooLong(path: String)
  /// No sentence of the book is in the recording.
  case notOfThisBook

  /// The same error with another name for its file.
  ///
  /// - Parameter name: Takes the path, and says how people know the file.
  /// - Returns: The error.
  public func named(_ name: (_ path: String) -> String) -> RecordingError {
    switch self {
    case .unreadable(let path): .unreadable(path: name(path))
    case .undecodable(let path, let reason):
      // The program's own words may begin with the path.
      .undecodable(
        path: name(path), reason: reason.replacing("file:\(path): ", with: ""))
    case .tooLong(let path): .tooLong(path: name(path))
    case .noDecoder, .decoderStuck, .notOfThisBook: self
    }
  }

  /// One sentence for people.
  public var description: String {
    switch self {
    case .noDecoder:
      "Reading a recording needs the program ffmpeg, which isn't installed. Install it and try again."
    case .unreadable(let path):
      "'\(path)' can't be read: there is no such file, or it is not yours to read."
    case .undecodable(let path, let reason):
      "'\(path)' is no sound that ffmpeg can decode: \(reason)."
    case .decoderStuck: "ffmpeg has stopped in the middle of the recording. Try again."
    case .tooLong(let path): "'\(path)' has more than 100 hours of sound."
    case .notOfThisBook:
      "No sentence of this book was found in the recording. Check that both are the same book, in the same language and translation."
    }
  }
}

import Foundation

/// Why a narration stopped; spoken sentences are kept, and the same call continues with them.
public enum NarrationError: Error, Hashable, Sendable {
  /// The disk that holds this file is full.
  case diskFull(path: String)
  /// A file can't be written; the reason is the system's.
  case unwritable(path: String, reason: String)
  /// Another process is narrating to the same file.
  case busy(path: String)
  /// The book has no sentence that can be spoken.
  case nothingToSay
  /// No sentence could be spoken; the reason is that of the first, a sentence for people.
  case nothingSpoken(reason: String)
  /// The program that encodes AAC is not installed.
  case noEncoder
  /// The program that encodes AAC has failed; the reason is its own.
  case encoderFailed(reason: String)

  static func file(_ path: String, _ code: Int32) -> NarrationError {
    switch code {
    case ENOSPC, EDQUOT: .diskFull(path: path)
    default: .unwritable(path: path, reason: String(cString: strerror(code)))
    }
  }
}

extension NarrationError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .diskFull(let path):
      "The disk is full (\(path)). Free up some space and run the command again; it continues where it stopped."
    case .unwritable(let path, let reason):
      "'\(path)' can't be written: \(reason)."
    case .busy(let path):
      "'\(path)' is being written by another narration."
    case .nothingToSay:
      "There is nothing here to read aloud."
    case .nothingSpoken(let reason):
      "No sentence could be read aloud. \(reason)"
    case .noEncoder:
      "M4B needs the program ffmpeg, which isn't installed. Install it, or choose MP3, Opus or FLAC."
    case .encoderFailed(let reason):
      "ffmpeg could not write the file: \(reason)."
    }
  }
}

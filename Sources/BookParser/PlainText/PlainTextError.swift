/// Why a file can't be read as a plain text; each says so in one sentence.
public enum PlainTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are no text in any known encoding.
  case notText
  /// There is no text in the file.
  case empty
  /// The file became shorter after it was opened.
  case changed

  /// One sentence for people.
  public var description: String {
    switch self {
    case .notText: "This file is not a text: its bytes make no sense in any known encoding."
    case .empty: "The file has no text in it."
    case .changed: "The file was changed after it was opened; open it again."
    }
  }
}

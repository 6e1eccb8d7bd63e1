/// A failure of a codec's library.
public struct AudioCodecError: Error, Hashable, Sendable {
  /// The reason for people, in the library's words or the program's own.
  public let message: String
  /// The library's error number, if it gives one.
  public let code: Int32?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - message: The reason, for people.
  ///   - code: The library's error number, if it gives one.
  public init(message: String, code: Int32? = nil) {
    self.message = message
    self.code = code
  }

  static let alreadyFinished = AudioCodecError(message: "The audio stream is already finished.")
}

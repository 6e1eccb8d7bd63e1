/// A failed encoder operation.
public struct AudioCodecError: Error, Hashable, Sendable {
  /// What went wrong, in the library's words or ours, for people.
  public let message: String
  /// The library's own number, where it gave one.
  public let code: Int32?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - message: What went wrong, for people.
  ///   - code: The library's own number, where it gave one.
  public init(message: String, code: Int32? = nil) {
    self.message = message
    self.code = code
  }

  static let alreadyFinished = AudioCodecError(message: "The audio stream is already finished.")
}

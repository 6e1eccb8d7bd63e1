/// A failed sound device operation.
public struct SoundOutputError: Error, Hashable, Sendable {
  /// What kind of failure it is.
  public enum Kind: Hashable, Sendable {
    /// The machine has no such device, or somebody else holds it.
    case noDevice
    /// The device was there and no longer works.
    case lost
  }

  /// What kind of failure it is.
  public let kind: Kind
  /// What went wrong, in the library's words or ours, for people.
  public let message: String
  /// ALSA's number, a negated `errno`.
  public let code: Int32

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - kind: What kind of failure it is.
  ///   - message: What went wrong, for people.
  ///   - code: ALSA's number, a negated `errno`.
  public init(kind: Kind, message: String, code: Int32) {
    self.kind = kind
    self.message = message
    self.code = code
  }
}

extension SoundOutputError: CustomStringConvertible {
  /// The sentence for people.
  public var description: String { message }
}

/// Why a file or a value can't be encrypted or decrypted.
public struct EncryptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Kind: Hashable, Sendable {
    /// The file is none of age's format.
    case notEncrypted
    /// The file is encrypted for keys, and not with a passphrase.
    case otherRecipient
    /// A guess at the passphrase takes more memory than is given; the file's maker has chosen that.
    case tooCostly
    /// The passphrase or the key is another one.
    case wrongKey
    /// The bytes are not those that were written.
    case damaged
    /// The end is missing.
    case truncated
    /// A file can't be read or written.
    case file
    /// libcrypto has no memory, or lacks the function.
    case library
  }

  /// What kind of failure it is.
  public let kind: Kind
  /// What happened, for people.
  public let message: String

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - kind: What kind of failure it is.
  ///   - message: What happened, for people.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

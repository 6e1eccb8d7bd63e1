/// A failed operation of the HTTP server.
public struct HTTPServerError: Error, Hashable, Sendable {
  /// What kind of failure it is.
  public enum Kind: Hashable, Sendable {
    /// Another program, or another server in this one, listens there.
    case addressInUse
    /// The system does not let this user listen there.
    case notPermitted
    /// The host is no address of this machine.
    case noSuchAddress
    /// A body has more bytes than its reader takes.
    case bodyTooLarge
    /// The client sends its body too slowly; the connection is closed.
    case bodyTooSlow
    /// The system or the library refused for another reason.
    case system
  }

  /// What kind of failure it is.
  public let kind: Kind
  /// What went wrong and what to do, for people.
  public let message: String
  /// The system's `errno`, 0 where it has none.
  public let code: Int32

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - kind: What kind of failure it is.
  ///   - message: What went wrong and what to do, for people.
  ///   - code: The system's `errno`, 0 where it has none.
  public init(kind: Kind, message: String, code: Int32 = 0) {
    self.kind = kind
    self.message = message
    self.code = code
  }
}

extension HTTPServerError: CustomStringConvertible {
  /// The sentence for people.
  public var description: String { message }
}

public import Foundation

/// A request to a server that a person has named, see ``NamedServer``.
public struct ServerRequest: Sendable {
  /// What is sent with a request.
  public enum Body: Sendable {
    /// Nothing.
    case none
    /// A document.
    case bytes([UInt8])
    /// A file, which is read while it is sent.
    case file(URL)
    /// The bytes of a file from one place to another, which are read while they are sent.
    case part(of: URL, Range<Int>)
  }

  /// Where the answer goes.
  public enum Target: Sendable {
    /// Into memory, up to so many bytes.
    case memory(limit: Int)
    /// To the end of a file, as long as the answer has the status 200 or 206; with 200 it takes the place of what is there.
    case file(URL)
  }

  /// The method of HTTP.
  public var method: String
  /// The whole address.
  public var address: String
  /// Headers besides those of libcurl.
  public var headers: [(name: String, value: String)]
  /// What is sent.
  public var body: Body
  /// Where the answer goes.
  public var target: Target
  /// Is told how many bytes of the content have been sent, on the thread that sends them.
  public var onSent: (@Sendable (Int) -> Void)?

  /// Describes a request.
  ///
  /// - Parameters:
  ///   - method: The method of HTTP.
  ///   - address: The whole address.
  ///   - headers: Headers besides those of libcurl.
  ///   - body: What is sent.
  ///   - target: Where the answer goes.
  public init(
    _ method: String, _ address: String, headers: [(name: String, value: String)] = [],
    body: Body = .none, target: Target = .memory(limit: 16 << 20)
  ) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
    self.target = target
  }
}

/// What a server has answered, whatever the status is.
public struct ServerAnswer: Sendable {
  /// The status of HTTP.
  public var status: Int
  /// Headers by their names in lower case.
  public var headers: [String: String]
  /// The content; empty if it went into a file.
  public var bytes: [UInt8]
}

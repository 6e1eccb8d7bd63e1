public import Foundation

/// An answer.
///
/// The server adds `Date`, `Connection`, and `Content-Length` or `Transfer-Encoding` by itself.
public struct HTTPResponse: Sendable {
  /// The content of an answer.
  public enum Body: Sendable {
    /// Nothing.
    case empty
    /// Bytes in memory.
    case bytes([UInt8])
    /// A part of a file as byte offsets, or all of it. A file that can't be opened, or is
    /// shorter, becomes an answer 500 without a body.
    case file(URL, Range<Int>?)
    /// Bytes as they are made. The closure runs in the handler's task, which is cancelled when
    /// the client goes away. The body ends when it returns; when it throws, the connection is
    /// broken off, so that the client sees that something is missing. With a `Content-Length`
    /// among the headers it has to write just as many bytes. Not called for `HEAD`.
    case stream(@Sendable (HTTPBodyWriter) async throws -> Void)
  }

  /// The status code, 200...599.
  public var status: Int
  /// Headers in their order.
  public var headers: [(name: String, value: String)]
  /// The content.
  public var body: Body

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - status: The status code, 200...599.
  ///   - headers: Headers in their order.
  ///   - body: The content.
  public init(
    status: Int = 200, headers: [(name: String, value: String)] = [], body: Body = .empty
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

import Encryption
import Foundation
import Hashing

/// Signs requests by a key that only the server has, too: AWS Signature Version 4.
///
/// Source: AWS, "Create a signed AWS API request" and "Authenticating Requests: Using the Authorization Header".
struct RequestSignature: Sendable {
  private static let algorithm = "AWS4-HMAC-SHA256"

  /// The name of the key.
  let accessKey: String
  /// The key itself, which never leaves this machine.
  let secret: SecretText
  let region: String
  let service: String

  init(accessKey: String, secret: SecretText, region: String, service: String = "s3") {
    self.accessKey = accessKey
    self.secret = secret
    self.region = region
    self.service = service
  }

  /// What is signed of a request.
  struct Request {
    var method: String
    /// The path with its escapes.
    var path: String
    var query: [(name: String, value: String)] = []
    /// All of these are signed; the host is among them.
    var headers: [(name: String, value: String)]
    /// SHA-256 of what is sent, in hexadecimal digits.
    var content: String
  }

  /// The value of the header `Authorization`.
  ///
  /// - Parameters:
  ///   - request: The request; its headers have `x-amz-date` with the same time.
  ///   - time: When it is sent.
  /// - Returns: The header's value.
  /// - Throws: ``EncryptionError`` or `HashingError` when libcrypto has no memory.
  func authorization(_ request: Request, at time: Date) throws -> String {
    let stamp = Self.stamp(time)
    let scope = "\(stamp.prefix(8))/\(region)/\(service)/aws4_request"
    let digest = try Self.digest(Self.canonical(request))
    let text = [Self.algorithm, stamp, scope, digest].joined(separator: "\n")
    let code = try MessageCode.of(Array(text.utf8), key: key(String(stamp.prefix(8))))
    return "\(Self.algorithm) Credential=\(accessKey)/\(scope), "
      + "SignedHeaders=\(Self.names(request)), Signature=\(Digest.hexadecimal(code))"
  }

  /// The time as the signature has it: `20150830T123600Z`.
  static func stamp(_ time: Date) -> String {
    time.formatted(
      Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
        .dateSeparator(.omitted).time(includingFractionalSeconds: false).timeSeparator(.omitted)
    ) + "Z"
  }

  /// A query in the order and with the escapes of the signature, which the request itself has, too.
  static func query(_ items: [(name: String, value: String)]) -> String {
    items.map { (ObjectAddress.escaped($0.name), ObjectAddress.escaped($0.value)) }
      .sorted { $0 < $1 }.map { "\($0)=\($1)" }.joined(separator: "&")
  }

  /// The request as both sides write it down.
  static func canonical(_ request: Request) -> String {
    let headers = sorted(request.headers).map { "\($0):\($1)\n" }.joined()
    return [
      request.method, request.path, query(request.query), headers, names(request), request.content,
    ].joined(separator: "\n")
  }

  /// SHA-256 of a text, in hexadecimal digits.
  static func digest(_ text: String) throws(HashingError) -> String {
    Digest.hexadecimal(try Digest.of(Array(text.utf8), .sha256))
  }

  private func key(_ day: String) throws -> [UInt8] {
    try [day, region, service, "aws4_request"].reduce(Array("AWS4\(secret.text)".utf8)) {
      try MessageCode.of(Array($1.utf8), key: $0)
    }
  }

  private static func names(_ request: Request) -> String {
    sorted(request.headers).map(\.0).joined(separator: ";")
  }

  private static func sorted(_ headers: [(name: String, value: String)]) -> [(String, String)] {
    headers.map { header in
      let words = header.value.split(separator: " ").joined(separator: " ")
      return (header.name.lowercased(), words)
    }.sorted { $0 < $1 }
  }
}

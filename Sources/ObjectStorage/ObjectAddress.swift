import Foundation
import WebFetching

/// The address of a folder in a bucket: the server, the bucket, and the beginning that its objects' keys share.
struct ObjectAddress: Hashable, Sendable {
  /// The characters of a part of a path or of a query that need no escape.
  ///
  /// Source: AWS, "Create a signed AWS API request", URI encoding.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
  private static let bucketLetters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._")
  /// How long a bucket's name is; Amazon and those after it take these.
  private static let bucketLengths = 3...63

  /// The whole address as people write it: scheme, server, bucket and folder, with a slash at its end.
  let text: String
  /// The server's name without a port, for sentences.
  let host: String
  let bucket: String
  /// What the keys of the objects begin with: the folder with a slash at its end; empty for all of the bucket.
  let prefix: String
  /// Whether the bucket is a part of the host's name in requests, and not of the path.
  let isHosted: Bool
  private let scheme: String
  private let server: String

  /// Reads an address; `nil` for what is none, and for one with a password, a query or a fragment.
  ///
  /// - Parameters:
  ///   - written: `https://SERVER/BUCKET/FOLDER`, or with http.
  ///   - isHosted: Whether requests name the bucket before the server's name.
  init?(_ written: String, isHosted: Bool) {
    guard let parts = URLComponents(string: written), parts.user == nil, parts.password == nil,
      parts.query == nil, parts.fragment == nil, let scheme = parts.scheme?.lowercased(),
      scheme == "http" || scheme == "https", let name = parts.encodedHost?.lowercased(),
      let host = WebFetcher.host(of: written), !host.isEmpty
    else { return nil }
    let names = parts.path.split(separator: "/").map(String.init)
    // A dot alone would be taken out of the path on its way, and the signature would be another's.
    guard let bucket = names.first, Self.bucketLengths.contains(bucket.utf8.count),
      bucket.unicodeScalars.allSatisfy(Self.bucketLetters.contains),
      !names.contains("."), !names.contains("..")
    else { return nil }
    let isUsual = parts.port == nil || parts.port == (scheme == "https" ? 443 : 80)
    self.scheme = scheme
    server = name + (isUsual ? "" : ":\(parts.port ?? 0)")
    self.host = host
    self.bucket = bucket
    self.isHosted = isHosted
    prefix = names.dropFirst().map { $0 + "/" }.joined()
    text = "\(scheme)://\(server)/\(bucket)/\(Self.escaped(prefix, keepingSlashes: true))"
  }

  /// The host that a request names.
  var requestHost: String { isHosted ? "\(bucket).\(server)" : server }

  /// The path of a request for an object, or for the bucket itself with an empty key.
  func path(_ key: String) -> String {
    (isHosted ? "/" : "/\(bucket)" + (key.isEmpty ? "" : "/"))
      + Self.escaped(key, keepingSlashes: true)
  }

  /// The address of a request.
  func url(_ path: String, _ query: String) -> String {
    "\(scheme)://\(requestHost)\(path)" + (query.isEmpty ? "" : "?\(query)")
  }

  /// A text with escapes as Amazon counts them.
  static func escaped(_ text: String, keepingSlashes: Bool = false) -> String {
    let allowed = keepingSlashes ? plain.union(CharacterSet(charactersIn: "/")) : plain
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }
}

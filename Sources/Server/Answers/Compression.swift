import HTTPServer
import StreamCompression

/// Compresses text for clients that accept gzip.
enum Compression {
  /// The least size in bytes that is compressed; less fits in one packet anyway.
  private static let leastByteCount = 1400
  /// Media types of text; sound, pictures and fonts are compressed already.
  private static let types: Set<String> = [
    "application/json", "application/manifest+json", "application/problem+json", "image/svg+xml",
    "text/css", "text/html", "text/javascript",
  ]

  /// Compresses an answer if that is worth it.
  ///
  /// - Parameters:
  ///   - response: The whole answer.
  ///   - accepted: The request's `Accept-Encoding`.
  static func apply(to response: inout HTTPResponse, accepted: String?) {
    // An answer 304 has the headers that the whole one would have (RFC 9110 section 15.4.5).
    if response.status == 304 { response.set("Vary", "Accept-Encoding") }
    guard case .bytes(let bytes) = response.body, response.status != 206,
      let type = response.header("Content-Type"), isText(type)
    else { return }
    response.set("Vary", "Accept-Encoding")
    // The page's files come compressed from their route.
    guard response.header("Content-Encoding") == nil, acceptsGzip(accepted),
      let packed = packed(bytes)
    else { return }
    response.set("Content-Encoding", "gzip")
    response.body = .bytes(packed)
  }

  /// Whether content of a media type gets smaller.
  static func isText(_ type: String) -> Bool {
    types.contains(String(type.prefix { $0 != ";" }))
  }

  /// Compresses content; `nil` if it is sent as it is, since it is small or can't be compressed.
  static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= leastByteCount else { return nil }
    return try? Gzip.compress(bytes)
  }

  /// Whether gzip is wanted: by its name, or else as any coding (RFC 9110 section 12.5.3).
  static func acceptsGzip(_ header: String?) -> Bool {
    var isWanted: [String: Bool] = [:]
    for coding in (header ?? "").lowercased().split(separator: ",") {
      let parts = coding.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      isWanted[parts.first ?? ""] = quality.flatMap { Double($0) } != 0
    }
    return isWanted["gzip"] ?? isWanted["*"] ?? false
  }
}

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
      let type = response.header("Content-Type"), types.contains(String(type.prefix { $0 != ";" }))
    else { return }
    response.set("Vary", "Accept-Encoding")
    // An answer that can't be packed is sent as it is.
    guard bytes.count >= leastByteCount, acceptsGzip(accepted),
      let packed = try? Gzip.compress(bytes)
    else { return }
    response.set("Content-Encoding", "gzip")
    response.body = .bytes(packed)
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

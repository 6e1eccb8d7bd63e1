import StreamCompression

/// How the content of an answer is compressed (RFC 9110, 8.4).
///
/// libcurl unpacks content, too, and takes the half of a stream that is cut off for the whole.
struct ContentEncoding {
  /// What a server may choose from.
  static let accepted = "gzip, br"
  /// The most compressions in a row; a server has no reason for a second one.
  private static let countLimit = 2
  /// Compressions that browsers know and nobody here unpacks.
  private static let unknown: Set<String> = ["compress", "dcb", "dcz", "exi", "x-compress", "zstd"]

  private let names: [String]

  /// Reads the header; names that are no compression, such as "utf-8", mean nothing, as in browsers.
  ///
  /// - Parameter header: The value of `Content-Encoding`; `nil` if there is none.
  init(_ header: String?) {
    names = (header ?? "").lowercased().split(separator: ",").map { name in
      String(name.filter { $0 != " " && $0 != "\t" })
    }
  }

  /// Unpacks the content.
  ///
  /// - Parameters:
  ///   - bytes: What was sent.
  ///   - limit: The most bytes, unpacked.
  /// - Returns: The content.
  /// - Throws: `CompressionError` for a stream that is cut off, damaged, too large, or of a compression that nobody here unpacks.
  func unpacked(_ bytes: [UInt8], limit: Int) throws(CompressionError) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    var content = bytes
    var count = 0
    for name in names.reversed() {
      switch name {
      case "gzip", "x-gzip", "deflate": content = try Gzip.decompress(content, limit: limit)
      case "br": content = try Brotli.decompress(content, limit: limit)
      case let name where Self.unknown.contains(name):
        throw CompressionError(.otherFormat, "compressed by \(name)")
      default: continue
      }
      count += 1
      guard count <= Self.countLimit else {
        throw CompressionError(.limit, "compressed more than \(Self.countLimit) times")
      }
    }
    return content
  }
}

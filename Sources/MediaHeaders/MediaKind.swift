/// Finds the media type of a book's file by its content alone, since names and declarations prove
/// nothing.
///
/// It knows only the types that a chapter may show; the server sends no other file.
package enum MediaKind {
  /// The bytes of a file that are searched for a drawing's first element; drawing programs write
  /// long comments and declarations before it.
  private static let prologLimit = 64 << 10

  /// The media type of an image or font.
  ///
  /// Source: <https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern> and the following
  /// sections; ISO/IEC 23000-22 for AVIF.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: An IANA media type, or `nil` for anything else.
  package static func type(of bytes: [UInt8]) -> String? {
    for (type, start) in starts where bytes.starts(with: start) { return type }
    if bytes.count >= 12, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      return "image/webp"
    }
    if bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8),
      ["avif", "avis"].contains(where: { bytes[8..<12].elementsEqual($0.utf8) })
    {
      return "image/avif"
    }
    return isDrawing(bytes) ? "image/svg+xml" : nil
  }

  private static let starts: [(String, [UInt8])] = [
    ("image/png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    ("image/jpeg", [0xFF, 0xD8, 0xFF]),
    ("image/gif", Array("GIF87a".utf8)),
    ("image/gif", Array("GIF89a".utf8)),
    ("image/bmp", Array("BM".utf8)),
    ("font/otf", Array("OTTO".utf8)),
    ("font/ttf", [0x00, 0x01, 0x00, 0x00]),
    ("font/ttf", Array("true".utf8)),
    ("font/collection", Array("ttcf".utf8)),
    ("font/woff", Array("wOFF".utf8)),
    ("font/woff2", Array("wOF2".utf8)),
  ]

  /// Whether the first element of an XML document is `svg`, whatever its prefix.
  private static func isDrawing(_ bytes: [UInt8]) -> Bool {
    var rest = bytes.prefix(prologLimit)
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      if rest.starts(with: "<?".utf8) {
        guard skip(&rest, past: "?>") else { return false }
      } else if rest.starts(with: "<!--".utf8) {
        guard skip(&rest, past: "-->") else { return false }
      } else if rest.starts(with: "<!".utf8) {
        // Declarations inside a document type stand in brackets.
        guard
          let end = rest.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") })
        else { return false }
        let hasSubset = rest[end] == UInt8(ascii: "[")
        rest = rest[(end + 1)...]
        if hasSubset {
          guard skip(&rest, past: "]"), skip(&rest, past: ">") else { return false }
        }
      } else {
        guard rest.first == UInt8(ascii: "<") else { return false }
        let name = rest.dropFirst().prefix {
          $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        }
        let local = name.split(separator: UInt8(ascii: ":")).last ?? name
        return local.elementsEqual("svg".utf8)
      }
    }
  }

  /// Moves past the next occurrence of a text; `false` if there is none.
  private static func skip(_ rest: inout ArraySlice<UInt8>, past text: String) -> Bool {
    let wanted = Array(text.utf8)
    var place = rest.startIndex
    while place + wanted.count <= rest.endIndex {
      if rest[place..<place + wanted.count].elementsEqual(wanted) {
        rest = rest[(place + wanted.count)...]
        return true
      }
      place += 1
    }
    return false
  }
}

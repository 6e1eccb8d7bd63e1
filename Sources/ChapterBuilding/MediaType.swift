/// Media types of files in books.
package enum MediaType {
  /// The type that a file's name suggests.
  ///
  /// - Parameter name: A file name or path.
  /// - Returns: An IANA media type; `application/octet-stream` for unknown endings.
  package static func ofName(_ name: String) -> String {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    return endings[ending] ?? "application/octet-stream"
  }

  private static let endings = [
    "avif": "image/avif", "bmp": "image/bmp", "css": "text/css", "gif": "image/gif",
    "htm": "text/html", "html": "text/html",
    "jpeg": "image/jpeg", "jpg": "image/jpeg", "m4a": "audio/mp4", "mp3": "audio/mpeg",
    "mp4": "video/mp4", "ncx": "application/x-dtbncx+xml", "opf": "application/oebps-package+xml",
    "otf": "font/otf", "png": "image/png", "smil": "application/smil+xml",
    "svg": "image/svg+xml", "ttf": "font/ttf", "txt": "text/plain", "webp": "image/webp",
    "woff": "font/woff", "woff2": "font/woff2", "xhtml": "application/xhtml+xml",
    "xml": "application/xml",
  ]
}

/// The formats of pictures that every reader of EPUB shows (EPUB 3.3, 3.2), without WebP, which older readers don't know.
public enum PictureType: Sendable, CaseIterable {
  case jpeg, png, gif, svg

  /// IANA media type.
  public var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .gif: "image/gif"
    case .svg: "image/svg+xml"
    }
  }

  /// The extension of its files.
  public var fileExtension: String {
    switch self {
    case .jpeg: "jpg"
    case .png: "png"
    case .gif: "gif"
    case .svg: "svg"
    }
  }

  /// Tells a picture by its content, never by its name.
  ///
  /// - Parameter bytes: The whole file.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if DrawingFile.isSelfContained(bytes) {
      self = .svg
    } else {
      return nil
    }
  }
}

/// A file with a drawing.
enum DrawingFile {
  /// What a drawing of text, shapes and colours never has: script, and anything that loads or leads elsewhere.
  private static let active = [
    "<script", "<foreignobject", "<!entity", "<image", "<a ", "@import", "javascript:", "<iframe",
    "<style", "<handler",
    "<feimage", "<?xml-stylesheet", "<use", "onload=", "onclick=", "onmouse", "epub:",
    "<font-face-uri",
  ]
  /// The most bytes that are looked at; a drawing with more is left out.
  private static let limit = 8 << 20

  /// Whether the bytes are a drawing that needs no other file and does nothing.
  static func isSelfContained(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= limit, let text = String(validating: bytes, as: UTF8.self)?.lowercased(),
      text.contains("<svg"),
      text.contains("http://www.w3.org/2000/svg"), text.contains("</svg>")
    else { return false }
    return !active.contains { text.contains($0) } && leadsNowhere(text)
  }

  /// Whether every address is one of a part of the drawing itself.
  private static func leadsNowhere(_ text: String) -> Bool {
    let bytes = text.utf8.filter { !(0x09...0x0D).contains($0) && $0 != 0x20 }
    let quotes = Set("\"'".utf8)
    for opening in ["href=", "src=", "url("] {
      for range in bytes.ranges(of: Array(opening.utf8)) {
        let value = bytes[range.upperBound...].drop(while: quotes.contains)
        guard value.first == UInt8(ascii: "#") else { return false }
      }
    }
    return true
  }
}

import Basics
import Foundation
import MobiFiles

/// The package document of an unpacked book.
///
/// libmobi writes one with all that the headers say; its manifest and spine know the one page before it was cut, so
/// these are written here. Where it wrote none, because an index is damaged, title, author and language are.
struct PackageText {
  /// What the contents are called that are made here.
  static let contentsName = "toc.ncx"

  /// The document.
  let document: String

  init(content: MobiContent, parts: [MobiPart], written: String?) {
    let metadata =
      written.flatMap { Self.element("metadata", of: $0) } ?? Self.metadata(content)
    let manifest = parts.map { part in
      "<item id=\"\(Self.id(part))\" href=\"\(part.name)\" media-type=\"\(Self.mediaType(part, content))\"/>\n"
    }
    let spine = parts.filter { $0.kind == .markup }.map {
      "<itemref idref=\"\(Self.id($0))\"/>\n"
    }
    let contents = parts.first { $0.kind == .contents }.map { " toc=\"\(Self.id($0))\"" } ?? ""
    let direction =
      written.flatMap { $0.firstMatch(of: /page-progression-direction="(rtl|ltr)"/) }
      .map { " page-progression-direction=\"\($0.1)\"" } ?? ""
    document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <package version="2.0" unique-identifier="uid" xmlns="http://www.idpf.org/2007/opf">
      \(metadata)
      <manifest>
      \(manifest.joined())</manifest>
      <spine\(contents)\(direction)>
      \(spine.joined())</spine>
      </package>
      """
  }

  /// Contents as EPUB 2 has them.
  ///
  /// - Parameter nodes: The entries.
  /// - Returns: The document.
  static func contents(_ nodes: [ContentsOutline.Node]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <ncx version="2005-1" xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap>
    \(nodes.map(point).joined())</navMap></ncx>
    """
  }

  private static func point(_ node: ContentsOutline.Node) -> String {
    """
    <navPoint><navLabel><text>\(node.label.escapedAsMarkup)</text></navLabel>
    <content src="\(node.href.escapedAsMarkup)"/>\(node.children.map(point).joined())</navPoint>

    """
  }

  /// The name of a part without its ending, which pictures' links and the cover's entry use.
  private static func id(_ part: MobiPart) -> String {
    String(part.name.prefix { $0 != "." })
  }

  private static func mediaType(_ part: MobiPart, _ content: MobiContent) -> String {
    if part.kind == .markup { return content.isOnePage ? "text/html" : "application/xhtml+xml" }
    return switch part.name.split(separator: ".").last {
    case "css": "text/css"
    case "svg": "image/svg+xml"
    case "jpg": "image/jpeg"
    case "gif": "image/gif"
    case "png": "image/png"
    case "bmp": "image/bmp"
    case "otf": "font/otf"
    case "ttf": "font/ttf"
    case "mp3": "audio/mpeg"
    case "mpg": "video/mpeg"
    case "ncx": "application/x-dtbncx+xml"
    default: "application/octet-stream"
    }
  }

  /// An element with all that is in it.
  private static func element(_ name: String, of document: String) -> String? {
    guard let start = document.range(of: "<\(name)"),
      let end = document.range(of: "</\(name)>", range: start.upperBound..<document.endIndex)
    else { return nil }
    return String(document[start.lowerBound..<end.upperBound])
  }

  private static func metadata(_ content: MobiContent) -> String {
    let entries = [
      ("title", content.title), ("creator", content.author), ("language", content.language),
    ]
    let lines = entries.compactMap { name, value in
      value.map { "<dc:\(name)>\($0.escapedAsMarkup)</dc:\(name)>\n" }
    }
    return "<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n\(lines.joined())</metadata>"
  }
}

import Foundation
import Markup

/// The one page of a Mobipocket book, cut where it says that a new page begins.
///
/// HTML allows what XHTML does not, and Mobipocket adds to it: `mbp:pagebreak`, `height` and `width` of a paragraph
/// for the space above it and for its indent, and links by the place in the text, which libmobi has made anchors.
///
/// Source: MobileRead's wiki, "MOBI" and "Mobipocket HTML"; Kindle Publishing Guidelines, appendix B.
struct MobipocketPages {
  struct Page {
    var name: String
    var bytes: [UInt8]
  }

  /// The most pages; more breaks than that are no book's.
  static let pageLimit = 20_000

  private(set) var pages: [Page] = []
  private let original: String
  /// The page on which each anchor is.
  private var places: [String: Int] = [:]
  /// Where the guide says that the contents are.
  private let contentsAnchor: String?

  /// - Parameters:
  ///   - markup: The page, in UTF-8 or something like it.
  ///   - name: The name by which links know it.
  init(_ markup: [UInt8], name: String) {
    original = name
    contentsAnchor = GuideEntries(markup).contents
    var cutter = PageCutter(pageLimit: Self.pageLimit)
    cutter.cut(markup)
    for (index, body) in cutter.bodies.enumerated() {
      for anchor in body.anchors where places[anchor] == nil { places[anchor] = index }
      pages.append(Page(name: Self.name(index), bytes: body.bytes))
    }
    let encoding = String(validating: markup, as: UTF8.self) == nil ? "windows-1252" : "utf-8"
    let head = Array("<html><head><meta charset=\"\(encoding)\"/><title></title></head><body>".utf8)
    for index in pages.indices {
      pages[index].bytes =
        head + linked(pages[index].bytes, from: index) + Array("</body></html>".utf8)
    }
  }

  /// The name of a page's file.
  static func name(_ index: Int) -> String {
    let number = String(index)
    return "page" + String(repeating: "0", count: max(0, 5 - number.count)) + number + ".html"
  }

  /// A document of the package with its links to the one page led to the pages.
  ///
  /// - Parameter document: The document.
  /// - Returns: The document with other links.
  func relinked(_ document: String) -> String {
    document.replacing(/"([^"#]*)#([^"]*)"|"([^"#]*)"/) { match in
      let file = match.1 ?? match.3 ?? ""
      guard file == original else { return String(match.0) }
      return "\"\(target(match.2.map(String.init)))\""
    }
  }

  /// The name that libmobi gives a place.
  ///
  /// - Parameter offset: The bytes before it.
  /// - Returns: Ten digits.
  static func anchor(at offset: Int) -> String {
    let digits = String(offset)
    return String(repeating: "0", count: max(0, 10 - digits.count)) + digits
  }

  /// The entries of the page of contents: what a book has that brings no list of them.
  var contents: [(label: String, href: String)] {
    guard let anchor = contentsAnchor, let index = places[anchor] else { return [] }
    let page = String(decoding: pages[index].bytes, as: UTF8.self)
    let start = page.range(of: "id=\"\(anchor)\"")?.upperBound ?? page.startIndex
    return page[start...].matches(
      of: /<[aA]\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/[aA]>/.dotMatchesNewlines()
    )
    .compactMap { match in
      let label = HTMLText.plain(String(match.2))
      return label.isEmpty ? nil : (label, Self.absolute(String(match.1), in: pages[index].name))
    }
  }

  private static func absolute(_ href: String, in page: String) -> String {
    href.hasPrefix("#") ? page + href : href
  }

  private func target(_ anchor: String?) -> String {
    guard let anchor, let index = places[anchor] else { return Self.name(0) }
    return "\(pages[index].name)#\(anchor)"
  }

  /// Links within the one page lead to other pages now.
  private func linked(_ bytes: [UInt8], from index: Int) -> [UInt8] {
    let link = Array("href=\"#".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      guard bytes[position] == link[0], bytes[position...].starts(with: link) else {
        result.append(bytes[position])
        position += 1
        continue
      }
      let start = position + link.count
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
      let anchor = String(decoding: bytes[start..<end], as: UTF8.self)
      let page = places[anchor] ?? index
      result += Array("href=\"\(page == index ? "" : Self.name(page))#\(anchor)".utf8)
      position = end
    }
    return result
  }
}

/// What the guide in a page's head says.
private struct GuideEntries {
  /// How far into a file its head goes at most.
  private static let headByteCount = 1 << 16

  /// The anchor of the page of contents.
  let contents: String?

  init(_ markup: [UInt8]) {
    let head = String(decoding: markup.prefix(Self.headByteCount), as: UTF8.self)
    let entry = head.matches(of: /<reference\s[^>]*>/.ignoresCase()).first {
      $0.0.contains(/type="?toc"?/.ignoresCase())
    }
    contents = entry.flatMap { $0.0.firstMatch(of: /href="#([^"]*)"/) }.map { String($0.1) }
  }
}

/// The words of a piece of HTML.
enum HTMLText {
  /// - Parameter markup: The piece.
  /// - Returns: Its words with single spaces.
  static func plain(_ markup: String) -> String {
    let root = try? MarkupDocument.html(Array(markup.utf8)).root
    return (root?.text() ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

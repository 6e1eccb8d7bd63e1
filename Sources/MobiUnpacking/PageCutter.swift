import Markup

/// Cuts a page at its `mbp:pagebreak`s; what is open there is closed and opened again behind.
struct PageCutter {
  /// What is between two breaks.
  struct Body {
    var bytes: [UInt8] = []
    var anchors: [String] = []
    /// Where it begins in the page, in bytes.
    var start = 0
    /// Whether there is anything to see.
    var hasContent = false
  }

  /// Elements that hold others over a break; paragraphs and cells end there.
  private static let groups: Set<String> = [
    "b", "big", "blockquote", "center", "div", "em", "font", "i", "small", "span", "strong", "sub",
    "sup", "u",
  ]
  /// More open elements than this are a mistake of the book, and are not opened again.
  private static let openLimit = 32
  /// Elements without content, of which HTML reads an end tag as another one.
  private static let empties: Set<String> = [
    "area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]
  private static let pictures: Set<String> = ["img", "hr", "table", "svg", "video", "audio"]

  private(set) var bodies: [Body] = []
  private let pageLimit: Int
  private var body = Body()
  private var open: [(name: String, tag: [UInt8])] = []

  init(pageLimit: Int) {
    self.pageLimit = pageLimit
  }

  /// - Parameter markup: The page.
  mutating func cut(_ markup: [UInt8]) {
    var scanner = MarkupScanner()
    var copied = Self.bodyStart(markup)
    body.start = copied
    while let tag = scanner.nextTag(markup.span) {
      guard tag.range.lowerBound >= copied else { continue }
      add(markup[copied..<tag.range.lowerBound])
      copied = tag.range.upperBound
      add(tag, markup)
    }
    add(markup[min(copied, markup.count)...])
    close(at: markup.count, isLast: true)
  }

  /// Where the body begins; a page without one begins at once.
  private static func bodyStart(_ markup: [UInt8]) -> Int {
    var scanner = MarkupScanner()
    var start = 0
    while let tag = scanner.nextTag(markup.span) {
      switch name(tag, markup) {
      case "body" where !tag.isEnd: return tag.range.upperBound
      case "head" where tag.isEnd: start = tag.range.upperBound
      default: break
      }
      // Behind the head comes the body, or none does.
      if start > 0, tag.range.lowerBound > start { break }
    }
    return start
  }

  private static func name(_ tag: ScannedTag, _ markup: [UInt8]) -> String {
    String(decoding: markup[tag.name], as: UTF8.self).lowercased()
  }

  private mutating func add(_ text: ArraySlice<UInt8>) {
    body.bytes += text
    if !body.hasContent { body.hasContent = text.contains { $0 > 0x20 } }
  }

  private mutating func add(_ tag: ScannedTag, _ markup: [UInt8]) {
    let name = Self.name(tag, markup)
    if name == "mbp:pagebreak" {
      if !tag.isEnd { close(at: tag.range.upperBound) }
      return
    }
    if name.hasPrefix("mbp:") || name == "html" || name == "body" { return }
    if tag.isEnd {
      guard !Self.empties.contains(name) else { return }
      if let index = open.lastIndex(where: { $0.name == name }) { open.remove(at: index) }
      body.bytes += markup[tag.range]
      return
    }
    if Self.pictures.contains(name) { body.hasContent = true }
    let start = MobipocketTag(markup[tag.range], name: name)
    body.anchors += start.anchors
    body.bytes += start.bytes
    if tag.isSelfClosing, !Self.empties.contains(name) {
      // HTML knows no element that its own tag ends.
      body.bytes += Array("</\(name)>".utf8)
    } else if Self.groups.contains(name), open.count < Self.openLimit {
      open.append((name, start.bytes))
    }
  }

  /// Ends a page; one with nothing to see gives its anchors to the next.
  private mutating func close(at end: Int, isLast: Bool = false) {
    // All that follows the last break that counts is one page.
    guard body.hasContent, isLast || bodies.count < pageLimit - 1 else { return }
    for element in open.reversed() { body.bytes += Array("</\(element.name)>".utf8) }
    bodies.append(body)
    body = Body(start: end)
    for element in open { body.bytes += element.tag }
  }
}

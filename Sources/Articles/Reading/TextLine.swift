/// A run of an article's text without a block inside: a paragraph, a heading, an item, a cell.
struct TextLine {
  /// Its element.
  var name: ElementName
  /// The text, white space collapsed.
  var text: String
  /// How much of it is links, 0...1.
  var linkShare: Double
  /// Whether it is a caption or stands in an element for something else than the text.
  var isBeside: Bool
  /// How much of it is in italics, 0...1.
  var italicShare: Double
  /// The length in UTF-16 code units.
  var length: Int { text.utf16.count }

  /// 1...6 for a heading.
  var headingLevel: Int? {
    switch name {
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    default: nil
    }
  }

  /// Whether it ends as sentences do, in any script.
  var endsSentence: Bool {
    let last = text.unicodeScalars.last { !"\"'”’»)]“".unicodeScalars.contains($0) }
    return last.map { ".!?…:;。！？：；؟।".unicodeScalars.contains($0) } ?? false
  }
}

extension PageTree {
  /// Elements that begin a line.
  private static let lineMakers: ElementSet = [
    .address, .article, .aside, .blockquote, .body, .caption, .center, .dd, .details, .dialog, .div,
    .dl, .dt, .fieldset, .figcaption, .figure, .footer, .form, .h1, .h2, .h3, .h4, .h5, .h6,
    .header, .hr, .li, .main, .nav, .ol, .p, .pre, .section, .summary, .table, .tbody, .td, .tfoot,
    .th, .thead, .tr, .ul, .br,
  ]
  /// Elements whose text is not the article's.
  private static let unread: ElementSet = [
    .button, .canvas, .iframe, .input, .math, .object, .script, .select, .style, .svg, .template,
    .textarea, .video, .audio,
  ]
  /// An element for something else holds no longer text than this, in UTF-16 code units.
  private static let besideLimit = 600

  /// The lines of an article, in their order.
  func lines(_ article: Node) -> [TextLine] {
    var lines: [TextLine] = []
    var line = GrowingLine()
    func finish() {
      if let made = line.finished { lines.append(made) }
      line = GrowingLine(name: line.name, isBeside: line.isBeside)
    }
    var node = following(article, in: article)
    var depth: [(end: Node, name: ElementName, isBeside: Bool)] = []
    while node >= 0 {
      while let last = depth.last, !isWithin(node, last.end) {
        finish()
        depth.removeLast()
        line.name = depth.last?.name ?? .div
        line.isBeside = depth.last?.isBeside ?? false
      }
      let name = name(node)
      if isText(node) {
        line.add(
          string(nodes[node].characters), isLink: isInside(node, [.a], depth: 6),
          isItalic: isInside(node, [.em, .i], depth: 6))
      } else if Self.unread.contains(name) {
        node = following(node, in: article, skipping: true)
        continue
      } else if name == .br {
        finish()
      } else if Self.lineMakers.contains(name) {
        finish()
        let isBeside = line.isBeside || standsBeside(node)
        depth.append((node, name, isBeside))
        line.name = name
        line.isBeside = isBeside
      }
      node = following(node, in: article)
    }
    finish()
    return lines
  }

  private func isWithin(_ node: Node, _ ancestor: Node) -> Bool {
    var outer = node
    while outer >= 0 {
      if outer == ancestor { return true }
      outer = parent(outer)
    }
    return false
  }

  private func standsBeside(_ node: Node) -> Bool {
    if name(node) == .figcaption { return true }
    let words = nodes[node].classWords.union(nodes[node].idWords)
    return words.contains(.beside) && measure(node).length < Self.besideLimit
  }
}

/// A line that grows.
private struct GrowingLine {
  var name = ElementName.div
  var isBeside = false
  private var text = ""
  private var linked = 0
  private var italic = 0
  private var total = 0

  init(name: ElementName = .div, isBeside: Bool = false) {
    self.name = name
    self.isBeside = isBeside
  }

  mutating func add(_ part: String, isLink: Bool, isItalic: Bool) {
    text += part
    let length = part.utf16.count
    total += length
    if isLink { linked += length }
    if isItalic { italic += length }
  }

  var finished: TextLine? {
    let words = text.split { $0.unicodeScalars.allSatisfy(WhiteSpace.contains) }
    guard !words.isEmpty else { return nil }
    return TextLine(
      name: name, text: words.joined(separator: " "),
      linkShare: total > 0 ? Double(linked) / Double(total) : 0, isBeside: isBeside,
      italicShare: total > 0 ? Double(italic) / Double(total) : 0)
  }
}

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
    .button, .canvas, .iframe, .input, .object, .rp, .rt, .rtc, .script, .select, .style,
    .svg, .template,
    .textarea, .video, .audio,
  ]

  private static let italics: ElementSet = [.em, .i]

  /// The lines of an article, in their order.
  ///
  /// - Parameters:
  ///   - article: The article's element, its addresses completed.
  ///   - page: The address of the page.
  /// - Returns: The lines, none empty.
  func lines(_ article: Node, page: WebAddress?) -> [TextLine] {
    var lines: [TextLine] = []
    var line = GrowingLine()
    var picture = NearestPicture()
    var rules = 0
    var links = OutwardLinks(page: page)
    func finish() {
      if var made = line.finished {
        made.rulesBefore = rules
        picture.describe(&made)
        lines.append(made)
      }
      line = GrowingLine(name: line.name, place: line.place)
    }
    var node = following(article, in: article)
    // Open elements; each ends in front of a node.
    var depth: [(end: Node, name: ElementName, place: LinePlace)] = []
    while node >= 0 {
      while let last = depth.last, last.end == node {
        finish()
        depth.removeLast()
        line.name = depth.last?.name ?? .div
        line.place = depth.last?.place ?? LinePlace()
      }
      let name = name(node)
      if isText(node) {
        let link = enclosing(node, .a)
        line.add(
          bytes, nodes[node].characters.range, isLink: link >= 0,
          leadsElsewhere: link >= 0 && links.contain(link, of: self),
          isItalic: isInside(node, Self.italics, depth: 6))
      } else if name == .math {
        let formula = Array(formulaText(node).utf8)
        line.add(
          formula, formula.indices, isLink: false, leadsElsewhere: false, isItalic: false)
        node = following(node, in: article, skipping: true)
        continue
      } else if Self.unread.contains(name) {
        node = following(node, in: article, skipping: true)
        continue
      } else if name == .br {
        finish()
      } else if name == .img {
        picture = NearestPicture(description: attribute(node, .alt)?.collapsed ?? "")
      } else if Self.lineMakers.contains(name) {
        finish()
        if name == .hr { rules += 1 }
        let place = place(of: node, in: line.place)
        depth.append((following(node, in: article, skipping: true), name, place))
        line.name = name
        line.place = place
      }
      node = following(node, in: article)
    }
    finish()
    return lines
  }

  /// The nearest element of a name around a text; links and emphasis are not nested deeply.
  private func enclosing(_ node: Node, _ wanted: ElementName) -> Node {
    var outer = parent(node)
    for _ in 0...6 where outer >= 0 {
      if name(outer) == wanted { return outer }
      outer = parent(outer)
    }
    return Self.none
  }
}

/// The picture that stands last before a line.
private struct NearestPicture {
  /// A shorter description fits many lines by chance, in characters.
  private static let leastDescription = 20
  /// A caption says at most so much beside the description, in characters: the photographer, the agency.
  private static let captionRest = 120

  /// What the page says that it shows; `nil` when there was no picture yet.
  private let description: String?
  /// Its length in characters.
  private let count: Int
  /// How many lines have come since.
  private var linesSince = 0

  init(description: String? = nil) {
    self.description = description
    count = description?.count ?? 0
  }

  /// Tells a line whether it belongs to the picture.
  mutating func describe(_ line: inout TextLine) {
    guard let description else { return }
    line.followsPicture = linesSince == 0
    linesSince += 1
    guard line.headingLevel == nil, count >= Self.leastDescription else { return }
    let text = line.text.utf8Span.span
    let wanted = description.utf8Span.span
    let isShorter = wanted.holds(text) && line.text.count >= Self.leastDescription
    let isLonger = text.begins(with: wanted) && line.text.count <= count + Self.captionRest
    if isShorter || isLonger { line.isBeside = true }
  }
}

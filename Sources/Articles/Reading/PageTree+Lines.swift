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
    func finish() {
      if var made = line.finished {
        made.rulesBefore = rules
        picture.describe(&made)
        lines.append(made)
      }
      line = GrowingLine(name: line.name, place: line.place)
    }
    var node = following(article, in: article)
    var depth: [(end: Node, name: ElementName, place: LinePlace)] = []
    while node >= 0 {
      while let last = depth.last, !isWithin(node, last.end) {
        finish()
        depth.removeLast()
        line.name = depth.last?.name ?? .div
        line.place = depth.last?.place ?? LinePlace()
      }
      let name = name(node)
      if isText(node) {
        let link = enclosing(node, .a)
        line.add(
          string(nodes[node].characters), isLink: link >= 0,
          leadsElsewhere: link >= 0 && leadsElsewhere(link, page),
          isItalic: isInside(node, [.em, .i], depth: 6))
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
        depth.append((node, name, place))
        line.name = name
        line.place = place
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

  /// The nearest element of a name around a text; links and emphasis are not nested deeply.
  private func enclosing(_ node: Node, _ wanted: ElementName) -> Node {
    var outer = parent(node)
    for _ in 0...6 where outer >= 0 {
      if name(outer) == wanted { return outer }
      outer = parent(outer)
    }
    return Self.none
  }

  private func leadsElsewhere(_ link: Node, _ page: WebAddress?) -> Bool {
    guard let page, let target = attribute(link, .href).flatMap({ WebAddress($0, base: page) }),
      target.host != nil
    else { return false }
    return !target.isOfSameSite(page)
  }
}

/// The picture that stands last before a line.
private struct NearestPicture {
  /// A shorter description fits many lines by chance, in characters.
  private static let leastDescription = 20
  /// A caption says at most so much beside the description, in characters: the photographer, the agency.
  private static let captionRest = 120

  /// What the page says that it shows; `nil` when there was no picture yet.
  var description: String?
  /// How many lines have come since.
  var linesSince = 0

  /// Tells a line whether it belongs to the picture.
  mutating func describe(_ line: inout TextLine) {
    guard let description else { return }
    line.followsPicture = linesSince == 0
    linesSince += 1
    guard line.headingLevel == nil, description.count >= Self.leastDescription else { return }
    let isShorter = line.text.count >= Self.leastDescription && description.contains(line.text)
    let isLonger =
      line.text.count <= description.count + Self.captionRest && line.text.hasPrefix(description)
    if isShorter || isLonger { line.isBeside = true }
  }
}

/// A line that grows.
private struct GrowingLine {
  var name = ElementName.div
  var place = LinePlace()
  private var text = ""
  private var linked = 0
  private var outward = 0
  private var italic = 0
  private var total = 0

  init(name: ElementName = .div, place: LinePlace = LinePlace()) {
    self.name = name
    self.place = place
  }

  mutating func add(_ part: String, isLink: Bool, leadsElsewhere: Bool, isItalic: Bool) {
    text += part
    let length = part.utf16.count
    total += length
    if isLink { linked += length }
    if leadsElsewhere { outward += length }
    if isItalic { italic += length }
  }

  var finished: TextLine? {
    let words = text.split { $0.unicodeScalars.allSatisfy(WhiteSpace.contains) }
    guard !words.isEmpty else { return nil }
    let line = words.joined(separator: " ")
    return TextLine(
      name: name, text: line, linkShare: total > 0 ? Double(linked) / Double(total) : 0,
      isBeside: place.isBeside, italicShare: total > 0 ? Double(italic) / Double(total) : 0,
      leadsElsewhere: linked > 0 && outward == linked, isHeadline: place.isHeadline,
      length: ReadingLength.of(line))
  }
}

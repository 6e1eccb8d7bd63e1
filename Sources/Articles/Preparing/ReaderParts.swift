/// What pages say in their own way, as the reader of a saved page expects it.
///
/// Readability keeps or drops these parts as they are; its results stay exact, since only pages that are saved and read
/// go through here.
extension PageTree {
  private static let headings: ElementSet = [.h1, .h2, .h3, .h4, .h5, .h6]
  /// What the sign of a link to a heading looks like.
  private static let permalinks: Set<String> = ["¶", "#", "§", "🔗", "∞", "permalink", "link"]
  /// Beside a list of links within the page, longer text than this is content: "On this page" is shorter.
  private static let besideContents = 40
  /// Fewer links within a page are no table of contents.
  private static let leastContents = 3
  /// A page has few tables of contents; more would be compared with all that is around each.
  private static let contentsCount = 20
  /// So many boxes stand around a table of contents at most.
  private static let contentsDepth = 6
  /// What may stand around a table of contents and nothing else.
  private static let contentsBoxes: ElementSet = [
    .aside, .details, .div, .li, .nav, .ol, .section, .ul,
  ]

  /// Straightens what readers would miss or stumble over.
  mutating func straightenForReaders() {
    adoptAcceleratedParts()
    adoptPlaceholders()
    simplifyFormulas()
    writeTeXFormulas()
    removePermalinks()
    removeContents()
    removeLineNumbers()
  }

  // MARK: Pictures and players

  /// Makes elements of HTML of those of accelerated mobile pages (AMP), which browsers show by a script.
  private mutating func adoptAcceleratedParts() {
    for node in descendants(root, [.unknown]) {
      let spelled = string(nodes[node].characters)
      guard spelled.hasPrefix("amp-") else { continue }
      switch spelled.dropFirst(4) {
      case "img", "anim":
        for child in childNodes(node) { remove(child) }
        rename(node, .img)
      case "video": rename(node, .video)
      case "audio": rename(node, .audio)
      case "youtube":
        guard let id = attribute(node, named: "data-videoid") else { continue }
        rename(node, .iframe)
        set(node, .src, to: "https://www.youtube.com/embed/" + id)
      case "ad", "analytics", "consent", "embed", "sidebar": remove(node)
      default: continue
      }
    }
  }

  /// Makes pictures of the empty elements in whose place a script would put one.
  private mutating func adoptPlaceholders() {
    for node in descendants(root, [.span]) {
      guard let source = value(node, .dataSrc), isBlank(node), firstElement(node) < 0 else {
        continue
      }
      let alternative = attribute(node, named: "data-alt")
      rename(node, .img)
      set(node, .src, to: string(source))
      if let alternative { set(node, .alt, to: alternative) }
    }
  }

  /// The value of an attribute that extraction does not know.
  private func attribute(_ node: Node, named name: String) -> String? {
    attributes(of: node).first { spelling($0) == name }.map { string($0.value) }
  }

  // MARK: Headings

  /// Removes links to headings and to forms that change them, which stand in headings or beside them.
  private mutating func removePermalinks() {
    for heading in descendants(root, Self.headings) {
      for link in descendants(heading, [.a])
      where value(link, .href).map({ holds("#", $0) }) == true
        && Self.permalinks.contains(text(link).trimmed.lowercased())
        && measure(heading).length > measure(link).length
      {
        remove(link)
      }
      let row = parent(heading)
      guard row >= 0, name(row) == .div, firstElement(row) == heading else { continue }
      let beside = children(row).dropFirst()
      if !beside.isEmpty, beside.allSatisfy(isSign) { replace(row, with: heading) }
    }
  }

  /// Whether an element beside a heading only leads to it, or to a form that changes its section.
  private func isSign(_ node: Node) -> Bool {
    if value(node, .class).map({ holds("editsection", $0) }) == true { return true }
    guard name(node) == .a, first(node, [.img]) < 0 else { return false }
    return isBlank(node) || Self.permalinks.contains(text(node).trimmed.lowercased())
  }

  // MARK: Lists and numbers

  /// Removes tables of contents: readers have their own, and nobody wants to hear one.
  private mutating func removeContents() {
    var removed = 0
    for list in descendants(root, [.ul, .ol]) where isInPage(list) && isContents(list) {
      guard removed < Self.contentsCount else { return }
      removed += 1
      let length = measure(list).length
      var box = list
      for _ in 0..<Self.contentsDepth {
        let outer = parent(box)
        guard outer >= 0, Self.contentsBoxes.contains(name(outer)),
          measure(outer).length - length <= Self.besideContents
        else { break }
        box = outer
      }
      remove(box)
    }
  }

  private func isContents(_ list: Node) -> Bool {
    let links = descendants(list, [.a])
    guard links.count >= Self.leastContents,
      links.allSatisfy({
        value($0, .href).map { bytes[$0.range].first == UInt8(ascii: "#") } == true
      })
    else { return false }
    let linked = links.reduce(0) { $0 + measure($1).length }
    // White space between the items, and their numbers.
    return measure(list).length - linked <= links.count * 8
  }

  /// Removes the cells that number the lines of code in the cells beside them.
  private mutating func removeLineNumbers() {
    for cell in descendants(root, [.td]) {
      let code = nextElementSibling(cell)
      guard code >= 0, name(code) == .td, first(code, [.pre]) >= 0, !isBlank(cell),
        text(cell).utf8.allSatisfy({ $0 &- 0x30 < 10 || $0 <= 0x20 })
      else { continue }
      remove(cell)
    }
  }
}

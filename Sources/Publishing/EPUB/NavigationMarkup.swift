import ReadingModel

/// The contents of a publication, as nav and as NCX for older readers.
struct NavigationMarkup {
  private let publication: Publication
  private let entries: [Publication.Entry]

  init(_ publication: Publication, _ entries: [Publication.Entry]) {
    self.publication = publication
    self.entries = entries
  }

  /// The navigation document, with the landmarks.
  var document: String {
    PageDocument(
      publication, title: publication.shownTitle,
      body: """
        <nav epub:type="toc" id="toc" role="doc-toc">
          <h1>\(PageMarkup.escaped(publication.shownTitle))</h1>
        \(list(entries, indent: "  "))
        </nav>
        <nav epub:type="landmarks" id="landmarks" hidden="hidden">
          <ol>
            <li><a epub:type="bodymatter" href="\(EPUBWriter.address(ofSection: 0))">Text</a></li>
          </ol>
        </nav>

        """
    ).markup
  }

  private func list(_ entries: [Publication.Entry], indent: String) -> String {
    let items = entries.map { entry in
      let link =
        "\(indent)  <li><a href=\"\(address(entry))\">\(PageMarkup.escaped(entry.label))</a>"
      guard !entry.children.isEmpty else { return link + "</li>" }
      return "\(link)\n\(list(entry.children, indent: indent + "    "))\n\(indent)  </li>"
    }
    return "\(indent)<ol>\n\(items.joined(separator: "\n"))\n\(indent)</ol>"
  }

  private func address(_ entry: Publication.Entry) -> String {
    EPUBWriter.address(ofSection: entry.section) + (entry.identifier.map { "#\($0)" } ?? "")
  }

  /// The contents for readers of EPUB 2.
  var ncx: String {
    // Entries that lead to one place have one number (OPF 2.0.1, 2.4.1.2).
    var orders: [String: Int] = [:]
    var count = 0
    let points = entries.map { point($0, &orders, &count, indent: "    ") }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1">
        <head><meta name="dtb:uid" content="\(PageMarkup.escaped(publication.identifier))"/></head>
        <docTitle><text>\(PageMarkup.escaped(publication.shownTitle))</text></docTitle>
        <navMap>
      \(points)
        </navMap>
      </ncx>

      """
  }

  private func point(
    _ entry: Publication.Entry, _ orders: inout [String: Int], _ count: inout Int, indent: String
  ) -> String {
    let address = address(entry)
    let order = orders[address] ?? orders.count + 1
    orders[address] = order
    count += 1
    var point = """
      \(indent)<navPoint id="p\(count)" playOrder="\(order)">
      \(indent)  <navLabel><text>\(PageMarkup.escaped(entry.label))</text></navLabel>
      \(indent)  <content src="\(address)"/>
      """
    for child in entry.children {
      point += "\n" + self.point(child, &orders, &count, indent: indent + "  ")
    }
    return point + "\n\(indent)</navPoint>"
  }
}

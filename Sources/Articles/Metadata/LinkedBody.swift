/// An article that stands in the page's JSON-LD and nowhere else: a script would show it.
extension Extraction {
  /// The element of an article that JSON-LD holds.
  ///
  /// - Parameter found: What the page itself shows.
  /// - Returns: The element; `nil` if the page shows enough, or JSON-LD holds no more.
  mutating func linkedBody(insteadOf found: PageTree.Node?) -> PageTree.Node? {
    let shown = found.map { tree.measure($0).length } ?? 0
    guard shown < Self.enoughText, let body = metadata.body.map(ArticleMetadata.unescape),
      body.utf8.count >= Self.enoughText,
      shown * 2 < body.utf8.count
    else { return nil }
    let article = tree.makeElement(.div)
    let page = tree.makeElement(.div)
    tree.append(page, to: article)
    tree.set(page, .id, to: "readability-page-1")
    tree.set(page, .class, to: "page")
    for line in Self.lines(body) {
      let paragraph = tree.makeElement(.p)
      let place = tree.add(line)
      tree.append(tree.makeText(place.range), to: paragraph)
      tree.append(paragraph, to: page)
    }
    return article
  }

  /// The paragraphs of a text; some sites write markup where plain text belongs.
  private static func lines(_ body: String) -> [String] {
    var text = ""
    for (index, piece) in body.split(separator: "<", omittingEmptySubsequences: false).enumerated()
    {
      // "a < b" is no markup.
      guard index > 0, let first = piece.first, first.isLetter || "/!".contains(first),
        let end = piece.firstIndex(of: ">")
      else {
        text += index > 0 ? "<" + piece : String(piece)
        continue
      }
      if ["/p", "br", "br/", "br /", "/li", "/h2", "/h3"].contains(piece[..<end]) { text += "\n" }
      text += piece[piece.index(after: end)...]
    }
    return text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
  }
}

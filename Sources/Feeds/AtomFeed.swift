import Articles
import Markup

/// Reads Atom 1.0 (RFC 4287) and 0.3.
struct AtomFeed {
  let base: WebAddress?

  func read(_ root: MarkupNode) -> Feed {
    var feed = Feed()
    let title = line(root.child("title"))
    feed.title = title.isEmpty ? nil : title
    feed.home = link("alternate", in: root)
    feed.language = FeedMarkup.language(of: root)
    let author = author(in: root)
    for node in root.children.lazy.filter({ $0.name == "entry" }).prefix(Feed.entryLimit) {
      var entry = entry(node)
      if entry.isEmpty { continue }
      entry.author = entry.author ?? author
      feed.entries.append(entry)
    }
    return feed
  }

  private func entry(_ node: MarkupNode) -> FeedEntry {
    var entry = FeedEntry()
    entry.id = FeedMarkup.text("id", in: node)
    entry.address =
      FeedMarkup.address(FeedMarkup.text("origLink", in: node), base)
      ?? link("alternate", in: node)
    entry.title = line(node.child("title"))
    entry.author = author(in: node) ?? node.child("source").flatMap { author(in: $0) }
    entry.published = FeedMarkup.text(
      "published", "issued", "updated", "modified", "created", in: node
    ).flatMap(FeedDate.read)
    entry.language = FeedMarkup.language(of: node)
    for name in ["content", "summary"] where entry.html == nil {
      guard let text = node.child(name), let html = html(text) else { continue }
      entry.html = html
      entry.base =
        FeedMarkup.hasBase(text)
        ? FeedMarkup.base(of: text, base)?.text : entry.address ?? base?.text
    }
    // The way in which channels of films describe theirs.
    if entry.html == nil, let text = node.child("group")?.child("description") {
      let html = FeedMarkup.html(ofPlain: text.text())
      entry.html = html.isEmpty ? nil : html
    }
    entry.enclosures = enclosures(of: node)
    return entry
  }

  /// A text as HTML, by its type (RFC 4287, 3.1); `nil` for what is no text.
  private func html(_ node: MarkupNode) -> String? {
    let type = node.attribute("type")?.lowercased() ?? "text"
    let mode = node.attribute("mode")?.lowercased()
    let html: String
    switch type {
    case "xhtml", "application/xhtml+xml":
      html = mode == "escaped" ? node.text() : FeedMarkup.html(inside: node)
    case "html", "text/html": html = mode == "xml" ? FeedMarkup.html(inside: node) : node.text()
    case "text", "text/plain": html = FeedMarkup.html(ofPlain: node.text())
    default: return nil
    }
    let trimmed = FeedMarkup.trimmed(html)
    return trimmed.isEmpty ? nil : trimmed
  }

  private func line(_ node: MarkupNode?) -> String {
    guard let node else { return "" }
    let type = node.attribute("type")?.lowercased() ?? "text"
    return FeedMarkup.line(node.text(), isMarkup: type == "html" || type == "text/html")
  }

  private func author(in node: MarkupNode) -> String? {
    let names = node.children.filter { $0.name == "author" }.compactMap {
      FeedMarkup.text("name", in: $0)
    }
    let line = FeedMarkup.line(names.joined(separator: ", "), isMarkup: false)
    return line.isEmpty ? nil : line
  }

  /// The address of the first link of a relation; of several, a page counts more than other kinds.
  private func link(_ relation: String, in node: MarkupNode) -> String? {
    let links = links(relation, in: node)
    let page = links.first { ($0.attribute("type") ?? "text/html").contains("html") }
    return (page ?? links.first).flatMap {
      FeedMarkup.address($0.attribute("href"), FeedMarkup.base(of: $0, base))
    }
  }

  private func links(_ relation: String, in node: MarkupNode) -> [MarkupNode] {
    node.children.filter { $0.name == "link" && ($0.attribute("rel") ?? "alternate") == relation }
  }

  private func enclosures(of node: MarkupNode) -> [FeedEntry.Enclosure] {
    links("enclosure", in: node).prefix(FeedEntry.enclosureLimit).compactMap { link in
      FeedMarkup.address(link.attribute("href"), FeedMarkup.base(of: link, base)).map {
        FeedEntry.Enclosure(
          address: $0, mediaType: link.attribute("type"),
          byteCount: link.attribute("length").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil })
      }
    }
  }
}

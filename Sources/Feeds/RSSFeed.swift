import Articles
import Foundation
import Markup

/// Reads RSS: 0.9x and 2.0, whose channel holds its items, and 1.0, whose items stand beside it.
struct RSSFeed {
  /// The seconds of the words of `sy:updatePeriod`.
  private static let periods = [
    "hourly": 3600.0, "daily": 86_400, "weekly": 604_800, "monthly": 2_592_000,
    "yearly": 31_536_000,
  ]

  let base: WebAddress?

  func read(_ root: MarkupNode) -> Feed {
    guard let channel = root.child("channel") else { return Feed() }
    return read(channel: channel, items: channel.child("item") == nil ? root : channel)
  }

  func read(channel: MarkupNode, items: MarkupNode) -> Feed {
    var feed = Feed()
    let title = FeedMarkup.line(FeedMarkup.text("title", in: channel))
    feed.title = title.isEmpty ? nil : title
    feed.home = link(in: channel, base)
    feed.language = FeedMarkup.text("language", in: channel) ?? FeedMarkup.language(of: channel)
    feed.interval = interval(channel)
    let author = author(in: channel)
    let place = feed.home.flatMap { WebAddress($0) } ?? base
    for item in items.children.lazy.filter({ $0.name == "item" }).prefix(Feed.entryLimit) {
      var entry = entry(item, FeedMarkup.hasBase(item) ? FeedMarkup.base(of: item, base) : place)
      if entry.isEmpty { continue }
      entry.author = entry.author ?? author
      entry.language = entry.language ?? feed.language
      feed.entries.append(entry)
    }
    return feed
  }

  private func entry(_ item: MarkupNode, _ base: WebAddress?) -> FeedEntry {
    var entry = FeedEntry()
    let guid = item.child("guid")
    let name = guid.map { FeedMarkup.trimmed($0.text()) } ?? ""
    entry.id = name.isEmpty ? attribute("about", of: item) : name
    entry.address =
      FeedMarkup.address(FeedMarkup.text("origLink", in: item), base) ?? link(in: item, base)
    // Without a word to the contrary the identifier is the address of the page (RSS 2.0, "guid").
    if entry.address == nil, guid?.attribute("isPermaLink")?.lowercased() != "false",
      name.contains("://")
    {
      entry.address = FeedMarkup.address(name, base)
    }
    entry.title = FeedMarkup.line(FeedMarkup.text("title", in: item))
    entry.author = author(in: item)
    entry.published = FeedMarkup.text(
      "pubDate", "date", "published", "issued", "modified", in: item
    )
    .flatMap(FeedDate.read)
    entry.language = FeedMarkup.text("language", in: item)
    (entry.html, entry.base) = content(of: item, entry.address, base)
    entry.enclosures = enclosures(of: item, base)
    return entry
  }

  /// The longest text that there is of an entry: the whole one, or else what describes it.
  private func content(
    of item: MarkupNode, _ address: String?, _ base: WebAddress?
  ) -> (html: String?, base: String?) {
    let place = FeedMarkup.hasBase(item) ? base?.text : address ?? base?.text
    // `content:encoded`, and the HTML that some put there as it is.
    for name in ["encoded", "body", "description", "summary"] {
      guard let node = item.children.first(where: { $0.name == name }) else { continue }
      let html =
        node.children.first { _ in true } == nil
        ? FeedMarkup.trimmed(node.text()) : FeedMarkup.html(inside: node)
      guard !html.isEmpty else { continue }
      return (html.contains("<") ? html : FeedMarkup.html(ofEscaped: html), place)
    }
    // The way in which channels of films describe theirs.
    let described = item.child("group")?.child("description")
    let text = described.map { FeedMarkup.trimmed($0.text()) } ?? ""
    return (text.isEmpty ? nil : FeedMarkup.html(ofPlain: text), place)
  }

  /// A link as text, or as Atom writes it.
  private func link(in node: MarkupNode, _ base: WebAddress?) -> String? {
    for link in node.children where link.name == "link" {
      let relation = link.attribute("rel") ?? "alternate"
      guard relation == "alternate" else { continue }
      let written = FeedMarkup.trimmed(link.text())
      let text = written.isEmpty ? link.attribute("href") : written
      if let found = FeedMarkup.address(text, base) { return found }
    }
    return nil
  }

  /// An author; RSS writes an address of mail and the name in brackets.
  private func author(in node: MarkupNode) -> String? {
    guard let text = FeedMarkup.text("creator", "author", "managingEditor", in: node) else {
      return nil
    }
    let name = text.firstMatch(of: /^\S+@\S+\s+\((.+)\)$/).map { String($0.1) } ?? text
    let line = FeedMarkup.line(name)
    return line.isEmpty ? nil : line
  }

  private func enclosures(of item: MarkupNode, _ base: WebAddress?) -> [FeedEntry.Enclosure] {
    item.children.filter { $0.name == "enclosure" }.prefix(FeedEntry.enclosureLimit).compactMap {
      node in
      let address = node.attribute("url") ?? attribute("resource", of: node)
      return FeedMarkup.address(address, base).map {
        FeedEntry.Enclosure(
          address: $0, mediaType: node.attribute("type"),
          byteCount: node.attribute("length").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil })
      }
    }
  }

  /// An attribute of any namespace, such as `rdf:about`.
  private func attribute(_ name: String, of node: MarkupNode) -> String? {
    node.attributes.first { $0.name == name && !$0.value.isEmpty }?.value
  }

  private func interval(_ channel: MarkupNode) -> Double? {
    if let minutes = FeedMarkup.text("ttl", in: channel).flatMap(Double.init), minutes > 0 {
      return minutes * 60
    }
    guard let period = FeedMarkup.text("updatePeriod", in: channel).flatMap({ Self.periods[$0] })
    else { return nil }
    let frequency = FeedMarkup.text("updateFrequency", in: channel).flatMap(Double.init) ?? 1
    return period / max(frequency, 1)
  }
}

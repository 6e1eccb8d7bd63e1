import Articles
import Foundation

/// Reads JSON Feed, versions 1 and 1.1 (jsonfeed.org).
enum JSONFeed {
  static func read(_ document: [UInt8], base: WebAddress?) throws(NoFeed) -> Feed {
    // Any other JSON is another program's.
    guard
      let root = try? JSONSerialization.jsonObject(with: Data(document)) as? [String: Any],
      let version = root["version"] as? String, version.contains("jsonfeed.org/version/"),
      let items = root["items"] as? [Any]
    else { throw NoFeed() }
    var feed = Feed()
    let title = FeedMarkup.line(root["title"] as? String, isMarkup: false)
    feed.title = title.isEmpty ? nil : title
    feed.home = FeedMarkup.address(root["home_page_url"] as? String, base)
    feed.language = root["language"] as? String
    let author = author(of: root)
    for item in items.prefix(Feed.entryLimit) {
      guard let item = item as? [String: Any] else { continue }
      var entry = entry(item, base)
      if entry.isEmpty { continue }
      entry.author = entry.author ?? author
      entry.language = entry.language ?? feed.language
      feed.entries.append(entry)
    }
    return feed
  }

  private static func entry(_ item: [String: Any], _ base: WebAddress?) -> FeedEntry {
    var entry = FeedEntry()
    // Some write numbers.
    entry.id = item["id"] as? String ?? (item["id"] as? NSNumber)?.stringValue
    entry.address =
      FeedMarkup.address(item["url"] as? String, base)
      ?? FeedMarkup.address(item["external_url"] as? String, base)
    entry.title = FeedMarkup.line(item["title"] as? String, isMarkup: false)
    entry.author = author(of: item)
    entry.published = (item["date_published"] ?? item["date_modified"]).flatMap { $0 as? String }
      .flatMap(FeedDate.read)
    entry.language = item["language"] as? String
    entry.base = entry.address ?? base?.text
    if let html = item["content_html"] as? String, !FeedMarkup.trimmed(html).isEmpty {
      entry.html = html
    } else {
      let texts = ["content_text", "summary"].lazy.compactMap { item[$0] as? String }
      let html = texts.map(FeedMarkup.html(ofPlain:)).first { !$0.isEmpty }
      entry.html = html
    }
    let attachments = item["attachments"] as? [Any] ?? []
    entry.enclosures = attachments.prefix(FeedEntry.enclosureLimit).compactMap { attachment in
      guard let attachment = attachment as? [String: Any],
        let address = FeedMarkup.address(attachment["url"] as? String, base)
      else { return nil }
      return FeedEntry.Enclosure(
        address: address, mediaType: attachment["mime_type"] as? String,
        byteCount: (attachment["size_in_bytes"] as? NSNumber).flatMap { Int(exactly: $0) }.flatMap {
          $0 > 0 ? $0 : nil
        })
    }
    return entry
  }

  /// Version 1 has one author, 1.1 a list.
  private static func author(of object: [String: Any]) -> String? {
    let list = object["authors"] as? [Any] ?? [object["author"] as Any]
    let names = list.compactMap { ($0 as? [String: Any])?["name"] as? String }
    let line = FeedMarkup.line(names.joined(separator: ", "), isMarkup: false)
    return line.isEmpty ? nil : line
  }
}

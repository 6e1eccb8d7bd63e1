import Basics
import BookParser
import Feeds
import Foundation
import Hashing
import ReadingModel
import WebFetching

/// An entry's own text as a web page that can be saved.
struct FeedEntryPage {
  /// The hosts of rules must be named; an entry without a page has none.
  private static let noHost = "feed"

  let entry: FeedEntry
  let feed: FollowedFeed

  /// The key by which the entry is remembered.
  static func key(of entry: FeedEntry) -> String {
    let hash = try? Digest.of(Array(entry.identity.utf8), .sha256)
    return hash.map(Digest.hexadecimal) ?? entry.identity
  }

  /// The address by which the article is known; without a page of its own, one that differs from those of other entries.
  var address: String {
    if let address = entry.address { return address }
    let plain = feed.address.prefix { $0 != "#" }
    return "\(plain)\(plain.contains("?") ? "&" : "?")entry=\(Self.key(of: entry).prefix(16))"
  }

  /// The title as it is shown: an entry without one has its date.
  var title: String {
    if !entry.title.isEmpty { return entry.title }
    return entry.published.map { "\(feed.name), \($0.formatted(.iso8601.year().month().day()))" }
      ?? feed.name
  }

  /// The page; its article is all of its body.
  var page: SavedPage {
    var page = SavedPage(address: address, page: Array(html.utf8), charset: "utf-8")
    var rule = SiteRule(
      host: WebFetcher.host(of: address) ?? Self.noHost, content: ["body"])
    rule.title = ["title"]
    page.rule = rule
    return page
  }

  private var html: String {
    func attribute(_ name: String, _ value: String?) -> String {
      value.map { " \(name)=\"\($0.escapedAsMarkup)\"" } ?? ""
    }
    func meta(_ name: String, _ key: String, _ value: String?) -> String {
      value.map { "<meta \(name)=\"\(key)\" content=\"\($0.escapedAsMarkup)\">" } ?? ""
    }
    return """
      <!DOCTYPE html><html\(attribute("lang", entry.language))><head><meta charset="utf-8">\
      \(entry.base.map { "<base href=\"\($0.escapedAsMarkup)\">" } ?? "")\
      <title>\(title.escapedAsMarkup)</title>\(meta("name", "author", entry.author))\
      \(meta("property", "og:site_name", feed.name))\
      \(meta("property", "article:published_time", entry.published?.formatted(.iso8601)))\
      </head><body>\(entry.html ?? "")\(links)</body></html>
      """
  }

  /// Links to the files of the entry; to its page where it says nothing itself.
  private var links: String {
    var links = entry.enclosures.map { enclosure in
      let size = enclosure.byteCount.map {
        ", \($0.formatted(.byteCount(style: .file).locale(Locale(identifier: "en"))))"
      }
      let kind = (enclosure.mediaType ?? "") + (size ?? "")
      let note = kind.isEmpty ? "" : " (\(kind))"
      return (enclosure.address, Self.name(of: enclosure.address) + note)
    }
    if entry.html == nil, let address = entry.address { links.append((address, address)) }
    return links.map { "<p><a href=\"\($0.0.escapedAsMarkup)\">\($0.1.escapedAsMarkup)</a></p>" }
      .joined()
  }

  private static func name(of address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? address
  }
}

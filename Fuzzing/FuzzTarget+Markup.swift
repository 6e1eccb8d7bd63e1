import Annotations
import Articles
import Feeds
import Foundation

extension FuzzTarget {
  /// Pages, their styles, articles of the web, and marks of other programs.
  static let ofMarkup = [
    FuzzTarget(name: "chapter") { OnePage.read(page: $0, sheet: OnePage.plainSheet) },
    FuzzTarget(name: "styles") { OnePage.read(page: OnePage.plainPage, sheet: $0) },
    FuzzTarget(name: "article") { input in
      _ = try? ArticleExtractor(address: WebAddress("https://example.org/a/b?c#d")).extract(input)
    },
    FuzzTarget(name: "address") { input in
      let text = String(decoding: input, as: UTF8.self)
      guard let address = WebAddress(text, base: WebAddress("https://example.org/a/b?c#d")) else {
        return
      }
      precondition(WebAddress(address.text) != nil, "an address is none after it was written")
    },
    FuzzTarget(name: "feed") { input in
      guard let feed = try? FeedReader(address: "https://example.org/a/b").read(input) else {
        return
      }
      precondition(feed.entries.count <= Feed.entryLimit, "a feed has more entries than it may")
      for entry in feed.entries {
        precondition(entry.address?.hasPrefix("http") != false, "an address is none of the web")
      }
    },
    FuzzTarget(name: "feedlist") { input in
      guard let list = try? OPML.read(input) else { return }
      let again = try? OPML.read(OPML.write(list, title: "a"))
      precondition(again?.count == list.count, "a list is another one after it was written")
    },
    FuzzTarget(name: "marks") { _ = try? MarkFileReader(title: "A").marks(Data($0)) },
  ]
}

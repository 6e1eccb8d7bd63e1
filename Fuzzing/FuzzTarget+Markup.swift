import Annotations
import Articles
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
    FuzzTarget(name: "marks") { _ = try? MarkFileReader(title: "A").marks(Data($0)) },
  ]
}

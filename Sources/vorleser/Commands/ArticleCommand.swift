import Articles
import BookParser
import Foundation

extension Command {
  static let article = Command(
    name: "article", summary: "Print the article of a saved web page.",
    discussion: """
      Finds the article on the page and leaves out menus, advertisements and scripts. Nothing is loaded from elsewhere. With \
      --format json the title, author, dates and language come with the article, and whether the page looks like one at all.
      """,
    arguments: [
      Argument(name: "page", help: "The page as HTML, in any encoding.", completion: .file)
    ],
    options: [
      Option(
        name: "base", value: "URL", help: "The address of the page, which completes those on it."),
      Option(
        name: "format", value: "FORMAT", help: "html, text or json (default: html).",
        completion: .words(["html", "text", "json"])),
      Option(
        name: "encoding", value: "NAME",
        help: "The encoding that the server named (default: the page's own, or detected)."),
      .verbose,
    ],
    run: { call in
      let format = call.options["format"] ?? "html"
      guard ["html", "text", "json"].contains(format) else {
        throw UsageError("--format takes html, text or json, not '\(format)'.", call.path)
      }
      let extractor = ArticleExtractor(address: try call.baseAddress())
      let page = [UInt8](try Data(contentsOf: call.file))
      let found = try extractor.extract(page, charset: call.options["encoding"])
      guard let article = found.article else {
        throw InputError.noArticle(call.file.lastPathComponent)
      }
      switch format {
      case "json": try Terminal.json(ArticleReport(article, isReadable: found.isReadable))
      case "text": Terminal.print(article.text)
      default: Terminal.print(article.html)
      }
    })
}

extension Invocation {
  /// The address that `--base` names.
  fileprivate func baseAddress() throws -> WebAddress? {
    guard let text = options["base"] else { return nil }
    guard let address = WebAddress(text), address.host != nil else {
      throw UsageError("'\(text)' is no address of a page, such as https://example.org/news.", path)
    }
    return address
  }
}

/// An article as JSON.
private struct ArticleReport: Encodable {
  var title: String
  var byline, siteName, language, direction, publishedTime, excerpt: String?
  var isReadable: Bool
  var length: Int
  var html: String

  init(_ article: Article, isReadable: Bool) {
    title = article.title
    byline = article.byline
    siteName = article.siteName
    language = article.language
    direction = article.direction
    publishedTime = article.publishedTime
    excerpt = article.excerpt
    self.isReadable = isReadable
    length = article.length
    html = article.html
  }
}

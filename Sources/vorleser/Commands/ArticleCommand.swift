import Articles
import BookParser
import Foundation
import ReadingModel
import VorleserKit

extension Command {
  static let article = Command(
    name: "article", summary: "Print the article of a saved web page.",
    discussion: """
      Finds the article on the page and leaves out menus, advertisements and scripts. Nothing is loaded from elsewhere. With \
      --format json the title, author, dates and language come with the article, and whether the page looks like one at all. \
      --rules tries site rules, a list in JSON as the settings of the page export it: the rule for the host of --base is taken. \
      If a page only asks for consent to cookies, or its text may end at a paywall, the command says so: in a note, and in JSON \
      as asksForConsent and mayBeCut.
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
      Option(
        name: "rules", value: "FILE", help: "Site rules to try, as JSON; needs --base.",
        completion: .file),
      .verbose,
    ],
    run: { call in
      let format = call.options["format"] ?? "html"
      guard ["html", "text", "json"].contains(format) else {
        throw UsageError("--format takes html, text or json, not '\(format)'.", call.path)
      }
      let extractor = try call.extractor()
      let page = [UInt8](try Data(contentsOf: call.file))
      let found = try extractor.extract(page, charset: call.options["encoding"])
      guard var article = found.article else {
        throw InputError.noArticle(call.file.lastPathComponent)
      }
      let walls = try call.walls(of: page, extractor)
      article.publishedTime = article.publishedTime ?? walls.publishedTime
      for note in walls.notes { Terminal.note("Note: \(note)") }
      switch format {
      case "json": try Terminal.json(ArticleReport(article, found, walls))
      case "text": Terminal.print(article.text)
      default: Terminal.print(article.html)
      }
    })
}

extension Invocation {
  /// The extractor by `--base` and `--rules`.
  fileprivate func extractor() throws -> ArticleExtractor {
    let base = try baseAddress()
    guard let rules = options["rules"] else { return ArticleExtractor(address: base) }
    guard let base, let host = base.host else {
      throw UsageError("--rules needs --base, whose host names the rule.", path)
    }
    let list: [SiteRule]
    do {
      list = try SiteRuleList.read(try Data(contentsOf: URL(filePath: rules)))
    } catch let error as SiteRuleError {
      throw UsageError(error.description, path)
    } catch is DecodingError {
      throw UsageError("'\(rules)' is no list of site rules.", path)
    }
    guard let rule = list.rule(for: host) else {
      throw UsageError("'\(rules)' has no rule for \(host).", path)
    }
    return ArticleExtractor(address: base.text, rule: rule)
  }

  /// The walls between a reader and the article, and the day that only its text says; the command looks for them as if the
  /// page were saved.
  fileprivate func walls(of page: [UInt8], _ extractor: ArticleExtractor) throws -> PageWalls {
    var extractor = extractor
    extractor.keepsMedia = true
    let found = try extractor.extract(page, charset: options["encoding"])
    return PageWalls(
      asksForConsent: found.asksForConsent, mayBeCut: found.article?.mayBeCut == true,
      publishedTime: found.article?.publishedTime)
  }

  /// The address that `--base` names.
  fileprivate func baseAddress() throws -> WebAddress? {
    guard let text = options["base"] else { return nil }
    guard let address = WebAddress(text), address.host != nil else {
      throw UsageError("'\(text)' is no address of a page, such as https://example.org/news.", path)
    }
    return address
  }
}

/// What may stand between a reader and an article.
private struct PageWalls {
  var asksForConsent: Bool
  var mayBeCut: Bool
  var publishedTime: String?

  /// A sentence for each wall.
  var notes: [String] {
    var notes: [String] = []
    if asksForConsent {
      notes.append("The page only asks for consent to cookies and tracking.")
    }
    if mayBeCut {
      notes.append("The page is for subscribers, and the text may be only its beginning.")
    }
    return notes
  }
}

/// An article as JSON.
private struct ArticleReport: Encodable {
  var title: String
  var byline, siteName, language, direction, publishedTime, excerpt: String?
  var isReadable: Bool
  /// `true` if a site rule has found it.
  var isByRule: Bool?
  /// `true` if the page asks for consent, and what was found is no article.
  var asksForConsent: Bool?
  /// `true` if the page is for subscribers and its text may be only the beginning.
  var mayBeCut: Bool?
  var length: Int
  var html: String

  init(_ article: Article, _ found: PageExtraction, _ walls: PageWalls) {
    title = article.title
    byline = article.byline
    siteName = article.siteName
    language = article.language
    direction = article.direction
    publishedTime = article.publishedTime
    excerpt = article.excerpt
    isReadable = found.isReadable
    isByRule = found.isByRule ? true : nil
    asksForConsent = walls.asksForConsent ? true : nil
    mayBeCut = walls.mayBeCut ? true : nil
    length = article.length
    html = article.html
  }
}

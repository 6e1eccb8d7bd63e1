import Articles
import Basics
import ChapterBuilding
import Markup
import ReadingModel

/// An article as a document: its title, where it comes from, and its text.
struct ArticleDocument {
  /// What stands between author, site and date.
  private static let separator = " · "

  private let article: Article
  private let address: String

  /// Describes the document of an article.
  ///
  /// - Parameters:
  ///   - article: The article.
  ///   - address: The page's address.
  init(_ article: Article, address: String) {
    self.article = article
    self.address = address
  }

  /// The name of the page's host, as people write it.
  private var host: String? {
    guard let host = WebAddress(address)?.host else { return nil }
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// The day on which it was published, if the page names one as ISO 8601 does.
  private var day: String? {
    article.publishedTime?.prefixMatch(of: /\d{4}-\d\d-\d\d/).map { String($0.output) }
  }

  /// The byline, if it names anybody but the site, which is named anyway.
  private var author: String? {
    guard let byline = article.byline, let site = article.siteName ?? host else {
      return article.byline
    }
    func plain(_ name: String) -> String {
      name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
    return [byline, Self.names(in: byline)].map(plain).contains(plain(site)) ? nil : byline
  }

  /// The document as HTML.
  var html: String {
    func attribute(_ name: String, _ value: String?) -> String {
      value.map { " \(name)=\"\($0.escapedAsMarkup)\"" } ?? ""
    }
    let title = article.title.escapedAsMarkup
    let link = (article.siteName ?? host).map {
      "<a href=\"\(address.escapedAsMarkup)\">\($0.escapedAsMarkup)</a>"
    }
    let source = [author?.escapedAsMarkup, link, day?.escapedAsMarkup]
      .compactMap(\.self).joined(separator: Self.separator)
    return """
      <!DOCTYPE html><html\(attribute("lang", language))\(attribute("dir", article.direction))>\
      <head><title>\(title)</title></head><body>\
      \(title.isEmpty ? "" : "<h1>\(title)</h1>")\(source.isEmpty ? "" : "<p>\(source)</p>")\
      \(article.html)</body></html>
      """
  }

  /// What the article says about itself.
  var metadata: Metadata {
    var metadata = Metadata(title: article.title)
    if let byline = article.byline {
      metadata.contributors = [Contributor(name: Self.names(in: byline), role: "aut")]
    }
    metadata.languages = [language].compactMap(\.self)
    metadata.identifiers = [address]
    metadata.publisher = article.siteName ?? host
    metadata.published = article.publishedTime
    metadata.summary = article.excerpt
    return metadata
  }

  /// What pages write in front of an author's name, in lower case.
  private static let openings = ["by ", "by: ", "von ", "par ", "por ", "文／", "文/"]

  /// The names in a line such as "By Ann Keeper"; a name may begin with such a word itself, "Von Bülow" alone.
  private static func names(in byline: String) -> String {
    let line = byline.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let opening = openings.first(where: line.lowercased().hasPrefix) else { return byline }
    let rest = String(line.dropFirst(opening.count))
    let isSure = opening.hasPrefix("by") || opening.hasPrefix("文")
    let isName = isSure || (rest.contains(" ") && !rest.contains(","))
    return isName && !rest.isEmpty ? rest : byline
  }

  /// The language that the page declares; pages write "en_US" too.
  private var language: String? {
    article.language.map { $0.replacing("_", with: "-") }.flatMap {
      LanguageTag.isWellFormed($0) ? $0 : nil
    }
  }
}

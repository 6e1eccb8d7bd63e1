public import Markup

/// Finds the article on a web page.
///
/// Nothing is loaded from elsewhere.
public struct ArticleExtractor: Sendable {
  /// The address of the page; addresses on it are relative to this one.
  public var address: WebAddress?
  /// Where pictures were kept, by their addresses; the article shows these in their place.
  public var pictures: [String: String] = [:]

  /// Makes an extractor.
  ///
  /// - Parameter address: The address of the page; `nil` leaves relative addresses as they are.
  public init(address: WebAddress? = nil) { self.address = address }

  /// Extracts the article.
  ///
  /// - Parameter page: The page as HTML in UTF-8.
  /// - Returns: What was found.
  /// - Throws: `MarkupError` when the page is built to exhaust a parser.
  public func extract(_ page: [UInt8]) throws(MarkupError) -> PageExtraction {
    let page = try HTMLTreeBuilder.tree(of: page)
    let isReadable = page.isReadable
    let base = page.baseAddress(address)
    var extraction = Extraction(page)
    guard let found = extraction.findArticle() else {
      return PageExtraction(article: nil, isReadable: isReadable)
    }
    var tree = extraction.tree
    tree.completeAddresses(found, base: base, page: address)
    let shown = tree.pictureAddresses(found)
    tree.show(pictures, in: found)
    tree.flatten(found)
    tree.removeClasses(found)
    tree.removeActiveContent(found)
    let metadata = extraction.metadata
    let paragraph = tree.first(found, [.p])
    let article = Article(
      title: extraction.title, byline: metadata.byline ?? extraction.byline,
      siteName: metadata.siteName, language: extraction.language, direction: extraction.direction,
      publishedTime: metadata.publishedTime,
      excerpt: metadata.excerpt ?? (paragraph < 0 ? nil : tree.text(paragraph).trimmed),
      html: tree.childNodes(found).map { HTMLWriter.html(tree, $0) }.joined(),
      text: tree.runningText(found, title: extraction.title),
      pictures: shown.map { pictures[$0] ?? $0 })
    return PageExtraction(article: article, isReadable: isReadable)
  }
}

/// Some pages hold the next articles of the site below the one that they are about.
extension PageTree {
  /// A shorter one announces an article, in UTF-8 bytes of text.
  private static let wholeArticle = 1_500
  /// How much of a heading's words the title must have.
  private static let likeness = 0.75

  /// Removes other whole articles that stand beside the one that the page is about.
  ///
  /// - Parameters:
  ///   - title: The page's title.
  ///   - address: Its address, whose last part is the article's `id` on some pages.
  mutating func removeOtherArticles(than title: String, _ address: WebAddress?) {
    let all = descendants(root, [.article])
    let groups = Dictionary(grouping: all, by: parent)
    let name = address?.path.split(separator: "/").last.map(String.init)
    var seen: Set<Node> = []
    // In the order of the page, since what is removed changes what is around it.
    for article in all where seen.insert(parent(article)).inserted && isInPage(article) {
      let articles = groups[parent(article)] ?? []
      guard articles.count > 1 else { continue }
      let whole = articles.filter { measure($0).length >= Self.wholeArticle }
      guard whole.count > 1, areAlike(whole) else { continue }
      let named = whole.filter { isCalled($0, title, name) }
      guard named.count == 1 else { continue }
      for other in articles where other != named[0] { remove(other) }
    }
  }

  /// Whether an element was not removed with an article around it.
  func isInPage(_ node: Node) -> Bool {
    var outermost = node
    while parent(outermost) >= 0 { outermost = parent(outermost) }
    return outermost == root
  }

  /// Whether articles begin with headings of one level: the parts of one article have lower ones than its title, and the
  /// comments on it have none.
  private func areAlike(_ articles: [Node]) -> Bool {
    let levels = articles.map { article in
      let heading = first(article, [.h1, .h2])
      return heading < 0 ? nil : name(heading)
    }
    return levels.allSatisfy { $0 == levels[0] }
  }

  private func isCalled(_ article: Node, _ title: String, _ name: String?) -> Bool {
    if let name, attribute(article, .id) == name { return true }
    let heading = first(article, [.h1, .h2])
    return heading >= 0 && TextSimilarity.of(title, text(heading)) > Self.likeness
  }
}

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
    let groups = Dictionary(grouping: descendants(root, [.article]), by: parent)
    let name = address?.path.split(separator: "/").last.map(String.init)
    for articles in groups.values where articles.count > 1 {
      let whole = articles.filter { measure($0).length >= Self.wholeArticle }
      guard whole.count > 1, areAlike(whole) else { continue }
      let named = whole.filter { isCalled($0, title, name) }
      guard named.count == 1 else { continue }
      for other in articles where other != named[0] { remove(other) }
    }
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

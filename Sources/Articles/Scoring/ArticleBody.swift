/// What publishing systems call the element that holds all of an article's text.
///
/// Readability knows articles by their paragraphs, which its scores reach over a few elements. Systems that build pages of
/// rows and columns wrap each part of an article in more of them, so that one part alone looks like the article.
extension Extraction {
  /// Classes that systems of many sites share.
  private static let bodyClasses: Set<Substring> = [
    "entry-content", "post-content", "article-content", "article-body", "article__body",
    "article__content", "articlebody", "post-body", "post__content", "story-body",
    // Builders of pages: the element around all rows of a text.
    "elementor-widget-theme-post-content", "elementor", "wpb-content-wrapper", "fl-builder-content",
    "brxe-post-content",
  ]
  /// A body with less than so many times the text of a candidate and its siblings adds only what stands around it.
  private static let leastGain = 1.2
  /// A body is text; lists of links have more of them.
  private static let linkLimit = 0.25

  /// The nearest element around a candidate that is marked as an article's text, if it has more of it.
  func articleBody(around candidate: PageTree.Node) -> PageTree.Node? {
    guard !isArticleBody(candidate) else { return nil }
    var node = tree.parent(candidate)
    while node >= 0, tree.isElement(node), tree.name(node) != .body {
      if isArticleBody(node) {
        let found = siblings(of: candidate).reduce(0) { $0 + tree.measure($1).length }
        let isLonger = Double(tree.measure(node).length) > Self.leastGain * Double(found)
        return isLonger && tree.linkDensity(node) < Self.linkLimit ? node : nil
      }
      node = tree.parent(node)
    }
    return nil
  }

  private func isArticleBody(_ node: PageTree.Node) -> Bool {
    if tree.attribute(node, .itemprop)?.lowercased().holds("articlebody") == true { return true }
    guard let classes = tree.attribute(node, .class) else { return false }
    return classes.lowercased().split(whereSeparator: \.isWhitespace)
      .contains { Self.bodyClasses.contains($0) }
  }
}

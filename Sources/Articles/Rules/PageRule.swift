/// Where the parts of an article are on the pages of one site, for pages where general extraction fails.
///
/// Of each list, the first selector that finds something counts; of `strip` all do.
public struct PageRule: Sendable, Equatable {
  /// What holds the article; several elements are joined.
  public var content: [Selector] = []
  /// What holds the title.
  public var title: [Selector] = []
  /// What names the author.
  public var author: [Selector] = []
  /// What names the date; the attributes `datetime` and `content` count more than the text.
  public var date: [Selector] = []
  /// What is left out.
  public var strip: [Selector] = []
  /// The link to the next page of the article.
  public var next: [Selector] = []

  /// A rule that changes nothing.
  public init() {}
}

/// What a rule has found on a page.
struct RuledParts {
  var title: String?
  var author: String?
  var date: String?
  /// The elements that hold the article, none inside another; empty to search for it.
  var content: [PageTree.Node] = []
}

extension PageTree {
  /// Applies a rule: finds what it names, and removes what it strips.
  mutating func apply(_ rule: PageRule) -> RuledParts {
    var parts = RuledParts()
    parts.title = firstText(rule.title)
    parts.author = firstText(rule.author)
    parts.date = firstText(rule.date)
    for selector in rule.strip {
      for node in select(selector) where name(node) != .html && name(node) != .body { remove(node) }
    }
    parts.content = outermost(firstNodes(rule.content))
    return parts
  }

  /// The address of the next page by a rule, as it stands on the page.
  func nextReference(_ rule: PageRule) -> String? {
    rule.next.lazy.flatMap { select($0) }.compactMap { attribute($0, .href)?.filled }.first
  }

  private func firstNodes(_ selectors: [Selector]) -> [Node] {
    selectors.lazy.map { select($0) }.first { !$0.isEmpty } ?? []
  }

  private func firstText(_ selectors: [Selector]) -> String? {
    for node in selectors.lazy.flatMap({ select($0) }) {
      let machine = attributes(of: node).first { spelling($0) == "datetime" }.map {
        string($0.value)
      }
      let text = machine ?? attribute(node, .content) ?? text(node)
      if let found = text.collapsed.filled { return found }
    }
    return nil
  }

  private func outermost(_ found: [Node]) -> [Node] {
    let all = Set(found)
    return found.filter { node in
      var outer = parent(node)
      while outer >= 0 {
        if all.contains(outer) { return false }
        outer = parent(outer)
      }
      return true
    }
  }
}

extension Extraction {
  /// Takes elements as the article, without judging them.
  ///
  /// Only what is never part of a text goes: forms, players of other sites, and how things look.
  mutating func take(_ content: [PageTree.Node]) -> PageTree.Node? {
    guard !content.isEmpty else { return nil }
    let article = tree.makeElement(.div)
    for node in content {
      if tree.name(node) == .body || tree.name(node) == .html { tree.rename(node, .div) }
      tree.append(node, to: article)
    }
    tree.removePresentation(article)
    tree.markDataTables(article)
    tree.restoreLazyImages(article)
    for name in [ElementName.object, .embed, .iframe, .link, .input, .textarea, .select, .button] {
      tree.removeAll([name], in: article)
    }
    for heading in tree.descendants(article, [.h1]) { tree.rename(heading, .h2) }
    tree.removeEmptyParagraphs(article, butWith: PageTree.players)
    return tree.isBlank(article) && tree.first(article, [.img]) < 0 ? nil : article
  }
}

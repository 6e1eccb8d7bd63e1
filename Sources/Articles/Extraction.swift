/// How strictly a page is searched; each attempt that finds too little drops one rule.
struct SearchRules: OptionSet {
  let rawValue: UInt8
  /// Elements whose names do not sound like an article are removed.
  static let stripUnlikely = SearchRules(rawValue: 1)
  /// The words of classes and ids count.
  static let weighClasses = SearchRules(rawValue: 2)
  /// Parts of the article that look like something else are removed.
  static let cleanConditionally = SearchRules(rawValue: 4)
  /// What calls itself an aside is removed.
  ///
  /// Readability always does; on a page whose whole article is an aside, nothing would be left.
  static let removeAsides = SearchRules(rawValue: 8)
  static let all: SearchRules = [
    .stripUnlikely, .weighClasses, .cleanConditionally, .removeAsides,
  ]
}

/// The search for the article in one page.
///
/// The stages follow Mozilla's Readability, version 0.6: its word lists, thresholds and the order of its steps are the
/// published behaviour that the pages of its tests hold. The files of this module name a stage each.
struct Extraction {
  /// An article shorter than this is searched for again, less strictly (Readability's default).
  static let enoughText = 500
  /// The longest title, in characters: every heading is compared with it.
  private static let longestTitle = 1_000

  /// The page, which the stages cut.
  var tree: PageTree
  /// The rules of this attempt.
  var rules: SearchRules = .all
  /// Whether sounds and videos count as content, as players of known sites do.
  var keepsMedia = false
  /// The page's address.
  private let address: WebAddress?
  /// What the page says of its article.
  let metadata: ArticleMetadata
  /// When it was published, by the page's text; only asked of pages that are read and say it nowhere else.
  let writtenDay: String?
  /// The title, to recognise it in the text.
  let title: String
  /// Its words.
  let titleWords: TextSimilarity
  /// Whether the heading that repeats the title was taken out of the page.
  var hasTakenTitle = false
  /// Its authors, by the text.
  var byline: String?
  /// The page's language.
  var language: String?
  /// The direction of the article's text.
  var direction: String?

  /// Prepares a page.
  ///
  /// - Parameters:
  ///   - page: The page as it was parsed.
  ///   - address: Its address.
  ///   - keepsMedia: Whether it is to be read, and not compared with Readability's.
  init(_ page: PageTree, address: WebAddress?, keepsMedia: Bool = false) {
    tree = page
    self.keepsMedia = keepsMedia
    tree.bringBackImages()
    metadata = tree.metadata(tree.linkedData())
    writtenDay =
      keepsMedia && metadata.publishedTime == nil ? tree.publishedDay(address) : nil
    title = String((metadata.title ?? "").prefix(Self.longestTitle))
    titleWords = TextSimilarity(to: title)
    tree.prepare()
    self.address = address
  }

  /// Finds the article, and leaves it in the tree.
  ///
  /// - Returns: The element that holds it; `nil` if the page has no text.
  mutating func findArticle() -> PageTree.Node? {
    guard tree.first(tree.root, [.body]) >= 0 else { return nil }
    tree.removeOtherArticles(than: title, address)
    let page = tree.state
    tree.makeRoom()
    var best: (state: PageTree.State, article: PageTree.Node, length: Int, direction: String?)?
    while true {
      let article = search()
      let length = tree.measure(article).length
      if length >= Self.enoughText { return article }
      if length > best?.length ?? 0 { best = (tree.state, article, length, direction) }
      var drops: [SearchRules] = [.stripUnlikely, .weighClasses, .cleanConditionally]
      if best == nil { drops.append(.removeAsides) }
      guard let weakest = drops.first(where: rules.contains) else { break }
      rules.remove(weakest)
      tree.state = page
    }
    guard let best else { return nil }
    tree.state = best.state
    direction = best.direction
    return best.article
  }

  /// One attempt.
  private mutating func search() -> PageTree.Node {
    let scored = stripUnlikely()
    let candidates = scoreAncestors(of: scored)
    let top = chooseTop(candidates)
    let (article, parent) = joinSiblings(of: top.node)
    tree.narrowNames(to: article)
    clean(article)
    direction = textDirection(top.node, parent)
    return wrap(article, top)
  }

  /// The nearest `dir` around the article.
  private func textDirection(_ top: PageTree.Node, _ parent: PageTree.Node) -> String? {
    var chain = [parent, top]
    var outer = tree.parent(parent)
    while outer >= 0 {
      chain.append(outer)
      outer = tree.parent(outer)
    }
    return chain.lazy.compactMap { tree.attribute($0, .dir)?.filled }.first
  }

  /// Gives the article its outermost element.
  private mutating func wrap(_ article: PageTree.Node, _ top: TopCandidate) -> PageTree.Node {
    var page = top.node
    if !top.isWholePage {
      page = tree.makeElement(.div)
      tree.nodes[page].content = ByteRange(tree.attributes.count..<tree.attributes.count)
      tree.moveChildren(of: article, to: page)
      tree.append(page, to: article)
    }
    tree.set(page, .id, to: "readability-page-1")
    tree.set(page, .class, to: "page")
    return article
  }
}

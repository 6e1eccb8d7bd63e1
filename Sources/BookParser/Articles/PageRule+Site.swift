public import Articles
public import ReadingModel

extension SiteRule {
  /// The first selector that can't be used; `nil` if all can.
  public var wrongSelector: String? {
    for selector in lists.joined() where (try? Selector(selector)) == nil { return selector }
    return nil
  }
}

extension PageRule {
  /// The rule as extraction takes it; a selector that can't be used is left out.
  init(_ rule: SiteRule) {
    self.init()
    // A list is checked before it is stored, so that only a damaged file has wrong ones.
    func selectors(_ list: [String]?) -> [Selector] {
      (list ?? []).compactMap { try? Selector($0) }
    }
    content = selectors(rule.content)
    title = selectors(rule.title)
    author = selectors(rule.author)
    date = selectors(rule.date)
    strip = selectors(rule.strip)
    next = selectors(rule.next)
  }
}

extension ArticleExtractor {
  /// Makes an extractor for a page of a site with a rule.
  ///
  /// - Parameters:
  ///   - address: The page's address, as text.
  ///   - base: The address that the server sent the page from, if `address` is another one.
  ///   - rule: Where the parts of its article are.
  public init(address: String, base: String? = nil, rule: SiteRule?) {
    self.init(address: WebAddress(address))
    self.base = base.flatMap { WebAddress($0) }
    self.rule = rule.map { PageRule($0) }
  }
}

public import Markup

/// A feed that a page names (`rel=alternate`).
public struct FeedLink: Sendable, Equatable {
  /// The most feeds of a page: weblogs name one for everything and one for comments.
  static let limit = 20
  /// The media types of feeds; that of JSON Feed was plain JSON at first.
  static let mediaTypes: Set<String> = [
    "application/rss+xml", "application/atom+xml", "application/rdf+xml", "application/feed+json",
    "application/json", "text/xml", "application/xml",
  ]

  /// The feed's address.
  public var address: String
  /// What the page calls it; empty if it has no name there.
  public var title: String
}

/// Where a page says that it is, and where it may go on.
public struct PageLinks: Sendable {
  /// A link that could lead to the next page of the article.
  struct Candidate {
    var address: WebAddress
    /// The page calls it the next one (`rel=next`).
    var isNext: Bool
    /// What is written on it.
    var label: String
  }

  /// The address that the page names as its own (`rel=canonical`, RFC 6596), as it stands there.
  var named: WebAddress?
  /// Whether it is the copy of a page for fast phones, made by AMP's rules.
  public var isAMP: Bool
  var candidates: [Candidate]
  /// The copy of it that follows AMP's rules (`rel=amphtml`).
  public internal(set) var ampCopy: WebAddress?
  /// The feeds that the page names, in its order.
  public internal(set) var feeds: [FeedLink] = []
  /// Where the page leads after a moment, of itself and whether or not scripts run.
  public internal(set) var refresh: WebAddress?
  /// Where the article goes on by a rule.
  var ruledNext: WebAddress?

  /// The address by which the page is to be known.
  ///
  /// - Parameters:
  ///   - address: Where it comes from.
  ///   - isShown: Whether a browser has shown it: its scripts may go to another page and leave the old name behind, so that
  ///     only a name of the same path is believed. AMP allows no such scripts, so that an AMP page's name is believed if it is on
  ///     the page's own site.
  /// - Returns: Its address; of another site only if the page says so.
  public func identity(of address: WebAddress, isShown: Bool = false) -> WebAddress {
    let own = address.identity
    guard let named, named.host != nil, ["http", "https"].contains(named.scheme) else { return own }
    // Many sites name their first page on all of them.
    if named.path == "/", own.path != "/" { return own }
    if isShown {
      let isSameSite = named.isOfSameSite(own.cachedPage ?? own)
      guard isSameSite, isAMP || named.path == own.path else { return own }
    }
    return named.identity
  }

  /// Whether the page is to be taken from its own address, because this is a copy: AMP's, or another site's.
  ///
  /// - Parameter address: Where it comes from.
  /// - Returns: Whether to fetch ``identity(of:isShown:)``.
  public func isCopy(at address: WebAddress) -> Bool {
    let identity = identity(of: address)
    guard identity != address.identity else { return false }
    return isAMP || !identity.isOfSameSite(address)
  }
}

extension ArticleExtractor {
  /// Reads where a page says that it is, and where it may go on.
  ///
  /// - Parameter page: The page as HTML in UTF-8.
  /// - Returns: Its links.
  /// - Throws: `MarkupError` when the page is built to exhaust a parser.
  public func links(_ page: [UInt8]) throws(MarkupError) -> PageLinks {
    let tree = try HTMLTreeBuilder.tree(of: page)
    let base = tree.baseAddress(base ?? address)
    var links = PageLinks(named: nil, isAMP: tree.isAMP, candidates: [])
    links.ruledNext = rule.flatMap { tree.nextReference($0) }.flatMap { WebAddress($0, base: base) }
    for node in tree.descendants(tree.root, [.link, .a, .meta]) {
      if tree.name(node) == .meta {
        links.refresh = links.refresh ?? tree.refresh(node, base: base)
        continue
      }
      guard let reference = tree.attribute(node, .href)?.filled,
        let target = WebAddress(reference, base: base)
      else { continue }
      let relations = tree.attribute(node, .rel)?.lowercased().split(whereSeparator: \.isWhitespace)
      let isNext = relations?.contains("next") == true
      if tree.name(node) == .a {
        links.candidates.append(
          .init(address: target, isNext: isNext, label: tree.text(node).trimmed))
      } else if isNext {
        links.candidates.append(.init(address: target, isNext: true, label: ""))
      } else if links.named == nil, relations?.contains("canonical") == true {
        links.named = target
      } else if links.ampCopy == nil, relations?.contains("amphtml") == true {
        links.ampCopy = target
      } else if let feed = tree.feed(node, target, relations ?? []),
        links.feeds.count < FeedLink.limit
      {
        links.feeds.append(feed)
      }
    }
    return links
  }
}

extension PageTree {
  /// The feed that a link leads to; `nil` if it leads elsewhere.
  fileprivate func feed(
    _ link: Node, _ target: WebAddress, _ relations: [Substring]
  ) -> FeedLink? {
    let type = attribute(link, .type)?.lowercased().prefix { $0 != ";" } ?? ""
    // "feed" was once the name of the relation.
    guard
      relations.contains("alternate") && FeedLink.mediaTypes.contains(String(type).trimmed)
        || relations.contains("feed")
    else { return nil }
    let title = attributes(of: link).first { spelling($0) == "title" }.map { string($0.value) }
    return FeedLink(address: target.text, title: (title ?? "").collapsed)
  }

  /// Where an element `meta` leads; `nil` if it is of another kind, or for browsers without scripts alone.
  fileprivate func refresh(_ node: Node, base: WebAddress?) -> WebAddress? {
    guard attribute(node, .httpEquiv)?.trimmed.lowercased() == "refresh",
      let content = attribute(node, .content), !isInside(node, [.noscript])
    else { return nil }
    return PageLinks.refresh(content, base: base)
  }

  /// Whether the element `html` says that the page follows AMP's rules.
  fileprivate var isAMP: Bool {
    let page = first(root, [.html])
    guard page >= 0 else { return false }
    return attributes(of: page).contains { ["amp", "⚡", "⚡️"].contains(spelling($0)) }
  }
}

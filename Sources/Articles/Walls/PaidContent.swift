import Foundation

/// What a page says of itself as an article for subscribers.
struct PaidContent {
  /// The most bytes of a piece of JSON-LD that is read; as for its other facts.
  private static let limit = 1 << 20
  /// So deep a piece of JSON-LD is looked through.
  private static let depth = 6
  /// So many paid parts are looked for: each search walks the page, and articles have one or two.
  static let selectorLimit = 16
  /// A paid part with less text is an empty box or an offer, in UTF-16 units.
  private static let leastPart = 400
  /// The whole article may lack some words that the page counts, those of captions.
  private static let wholeShare = 0.8

  /// Whether the page says that reading it is not free.
  private(set) var isDeclared = false
  /// Whether what is kept for subscribers stands on the page.
  private(set) var isThere = false
  /// How many words the article has.
  private var wordCount: Int?
  private var selectors: [String] = []

  /// Reads what a page says; it may count on search engines, which ask for it.
  ///
  /// Source: <https://developers.google.com/search/docs/appearance/structured-data/paywalled-content>.
  init(_ page: PageTree) {
    for node in page.descendants(page.root, [.script]) {
      guard page.attribute(node, .type) == "application/ld+json",
        page.nodes[node].first >= 0, case let text = page.text(node),
        text.holds("isAccessibleForFree"), text.utf8.count <= Self.limit,
        // What is no JSON says nothing.
        let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
      else { continue }
      read(value, Self.depth)
    }
    for node in page.descendants(page.root, [.meta]) where Self.isPaid(node, of: page) {
      isDeclared = true
    }
    guard isDeclared else { return }
    isThere = selectors.lazy.compactMap { try? Selector($0) }.contains { selector in
      page.select(selector).contains {
        page.isVisible($0) && page.measure($0).length >= Self.leastPart
      }
    }
  }

  /// Whether a text has all the words that the page counts.
  func isWhole(_ text: String) -> Bool {
    guard let wordCount, wordCount > 0 else { return false }
    let words = text.split(whereSeparator: \.isWhitespace).count
    return Double(words) >= Self.wholeShare * Double(wordCount)
  }

  private mutating func read(_ value: Any, _ depth: Int) {
    guard depth > 0 else { return }
    if let list = value as? [Any] {
      for item in list { read(item, depth - 1) }
      return
    }
    guard let object = value as? [String: Any] else { return }
    if Self.isFalse(object["isAccessibleForFree"]) {
      isDeclared = true
      if let selector = object["cssSelector"] as? String, selectors.count < Self.selectorLimit {
        selectors.append(selector)
      }
      let count = object["wordCount"]
      wordCount = wordCount ?? (count as? Int) ?? (count as? String).flatMap { Int($0) }
    }
    for name in ["@graph", "hasPart", "mainEntity"] {
      if let inner = object[name] { read(inner, depth - 1) }
    }
  }

  /// Sites write it as a value and as a text, "False" and the name of schema.org.
  private static func isFalse(_ value: Any?) -> Bool {
    if let number = value as? NSNumber { return !number.boolValue }
    guard let text = value as? String else { return false }
    return text.lowercased() == "false" || text.hasSuffix("schema.org/False")
  }

  /// Names of meta data that tell who may read an article, in lower case.
  private static let names: Set<String> = [
    "access", "article:access", "article:content_tier", "article:paywall", "article:premium",
    "content_tier", "is_paid", "isaccessibleforfree", "og:article:content_tier", "paid", "paywall",
    "premium",
  ]
  /// Their values, in lower case; "metered" is free until somebody has read much.
  private static let values: Set<String> = [
    "locked", "members", "paid", "premium", "subscriber", "subscribers", "subscription",
  ]

  private static func isPaid(_ node: PageTree.Node, of page: PageTree) -> Bool {
    guard
      let name = page.attribute(node, .property) ?? page.attribute(node, .name)
        ?? page.attribute(node, .itemprop),
      case let plain = name.lowercased(), names.contains(plain),
      let value = page.attribute(node, .content)?.trimmed.lowercased()
    else { return false }
    if plain == "isaccessibleforfree" { return value == "false" }
    return values.contains(value) || plain != "access" && ["true", "yes", "1"].contains(value)
  }
}

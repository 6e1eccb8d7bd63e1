/// Where the parts of an article are on the pages of one host: lists of CSS selectors.
///
/// Of each list, the first selector that finds something counts; of ``strip`` all do.
public struct SiteRule: Codable, Hashable, Sendable {
  /// The most rules of a library; published collections of such rules have some 1,700 hosts.
  public static let countLimit = 2000
  /// The most selectors of one list.
  public static let selectorLimit = 50

  /// The host; the rule holds for the hosts below it, too.
  public var host: String
  /// What holds the article; without it the article is searched for.
  public var content: [String]?
  /// What holds the title.
  public var title: [String]?
  /// What names the author.
  public var author: [String]?
  /// What names the date.
  public var date: [String]?
  /// What is left out.
  public var strip: [String]?
  /// The link to the next page of the article.
  public var next: [String]?

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - content: What holds the article.
  public init(host: String, content: [String]? = nil) {
    self.host = host
    self.content = content
  }

  /// All its lists.
  public var lists: [[String]] { [content, title, author, date, strip, next].compactMap(\.self) }
}

extension [SiteRule] {
  /// The rule for a host: of several, the one that names most of it.
  ///
  /// - Parameter host: The host of a page, in lower case.
  /// - Returns: The rule; `nil` if there is none.
  public func rule(for host: String) -> SiteRule? {
    filter { host == $0.host || host.hasSuffix("." + $0.host) }.max {
      $0.host.utf8.count < $1.host.utf8.count
    }
  }
}

/// A library's site rules, with the number of their version.
public struct StoredSiteRules: Hashable, Sendable {
  /// Counts the changes; 0 if nothing was ever stored.
  public var version: Int
  /// The rules in order.
  public var rules: [SiteRule]

  /// Makes stored rules.
  ///
  /// - Parameters:
  ///   - version: Counts up with every change.
  ///   - rules: In order.
  public init(version: Int = 0, rules: [SiteRule] = []) {
    self.version = version
    self.rules = rules
  }
}

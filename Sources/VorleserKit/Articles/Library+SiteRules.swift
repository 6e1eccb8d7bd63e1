import Articles
import BookParser
public import Foundation
public import ReadingModel
import Storage
import WebFetching

/// Why a list of site rules is refused.
public enum SiteRuleError: Error, Hashable, CustomStringConvertible {
  /// The host of a rule is none.
  case host(index: Int)
  /// A selector can't be used.
  case selector(index: Int, String)
  /// A host has two rules, or there are too many rules or selectors.
  case tooMany

  /// One sentence that says what is wrong.
  public var description: String {
    switch self {
    case .host(let index): "Rule \(index + 1) needs a host, such as example.org."
    case .selector(let index, let text):
      "Rule \(index + 1): \(SelectorError(selector: text).description)"
    case .tooMany:
      "A library has at most \(SiteRule.countLimit) site rules, one for each host, of \(SiteRule.selectorLimit) selectors in each list."
    }
  }
}

/// What a rule finds on a page.
public struct SiteRuleTrial: Sendable {
  /// The longest text of a trial in characters: what a dialog shows.
  static let textLimit = 2000

  /// The title; empty if the page has none.
  public var title: String
  /// The name of its author.
  public var author: String?
  /// When it was published, as the page writes it.
  public var date: String?
  /// The length of its text in UTF-16 code units.
  public var length: Int
  /// How many pictures it shows.
  public var pictureCount: Int
  /// The beginning of what is read.
  public var text: String
  /// Whether the rule has found it, and not the general search.
  public var isByRule: Bool
  /// The addresses of its pages, the first one first.
  public var pages: [String]
}

extension Library {
  /// The library's rules for sites.
  ///
  /// - Returns: The stored list; an empty one with version 0 if nothing is stored.
  /// - Throws: ``LibraryError``.
  public func siteRules() async throws -> StoredSiteRules {
    try await stored { try await shelf.siteRules() }
  }

  /// Stores the library's rules for sites; pages that were saved stay as they are until they are fetched again.
  ///
  /// - Parameters:
  ///   - rules: The rules in order.
  ///   - version: The version that they replace; 0 for the first.
  /// - Returns: The stored list.
  /// - Throws: ``SiteRuleError``; ``LibraryError/choicesConflict(version:)`` when another version stands; ``LibraryError``.
  public func setSiteRules(
    _ rules: [SiteRule], expecting version: Int
  ) async throws -> StoredSiteRules {
    let rules = try SiteRuleList.checked(rules)
    let update = try await stored { try await shelf.setSiteRules(rules, expecting: version) }
    guard let update else {
      throw LibraryError.choicesConflict(version: try await siteRules().version)
    }
    return update
  }

  /// Tries a rule on a page, without keeping anything.
  ///
  /// - Parameters:
  ///   - rule: The rule, whatever host it names.
  ///   - address: The page's address.
  /// - Returns: What is found.
  /// - Throws: ``SiteRuleError``; ``ArticleError``.
  public func tryRule(_ rule: SiteRule, onPageAt address: String) async throws -> SiteRuleTrial {
    let rule = try SiteRuleList.checked([rule])[0]
    var download = PageDownload(fetcher: WebFetcher(openHosts: kit.openHosts))
    download.rules = []
    let address = WebPageRequest(address).address
    let file = try await download.fetch(
      address, download.fetcher, limit: ArticleExtractor.pageLimit)
    guard var page = PageDownload.page(file) else {
      throw ArticleError.noArticle(host: WebFetcher.host(of: address) ?? address)
    }
    page.rule = rule
    page = try await download.joined(page)
    let found = try download.extraction(of: page)
    guard let article = found.article else {
      throw ArticleError.noArticle(host: WebFetcher.host(of: page.address) ?? page.address)
    }
    return SiteRuleTrial(
      title: article.title, author: article.byline, date: article.publishedTime,
      length: article.length, pictureCount: article.pictures.count,
      text: String(article.text.prefix(SiteRuleTrial.textLimit)), isByRule: found.isByRule,
      pages: [page.address] + page.following.map(\.address))
  }
}

/// Lists of site rules.
public enum SiteRuleList {
  /// Checks rules, and writes their hosts as the network does.
  ///
  /// - Parameter rules: The rules in order.
  /// - Returns: The rules.
  /// - Throws: ``SiteRuleError`` for the first that can't be used.
  public static func checked(_ rules: [SiteRule]) throws -> [SiteRule] {
    var checked: [SiteRule] = []
    for (index, rule) in rules.enumerated() {
      var rule = rule
      let written = rule.host.trimmingCharacters(in: .whitespaces)
      // People paste addresses, too.
      let address = written.contains("://") ? written : "https://\(written)/"
      guard let host = WebAddress(address)?.host, !host.isEmpty else {
        throw SiteRuleError.host(index: index)
      }
      rule.host = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
      if let wrong = rule.wrongSelector { throw SiteRuleError.selector(index: index, wrong) }
      guard rule.lists.allSatisfy({ $0.count <= SiteRule.selectorLimit }) else {
        throw SiteRuleError.tooMany
      }
      checked.append(rule)
    }
    guard checked.count <= SiteRule.countLimit, Set(checked.map(\.host)).count == checked.count
    else {
      throw SiteRuleError.tooMany
    }
    return checked
  }

  /// Reads a list, or one rule, from JSON.
  ///
  /// - Parameter data: The JSON.
  /// - Returns: The rules, checked.
  /// - Throws: ``SiteRuleError``; `DecodingError` for what is no list.
  public static func read(_ data: Data) throws -> [SiteRule] {
    let decoder = JSONDecoder()
    do {
      return try checked(try decoder.decode([SiteRule].self, from: data))
    } catch is DecodingError {
      return try checked([try decoder.decode(SiteRule.self, from: data)])
    }
  }
}

public import WebFetching

/// Why a web page can't be saved; each case has a sentence.
public enum ArticleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The page can't be fetched.
  case notFetched(FetchError)
  /// The page came, and no article is on it.
  case noArticle(host: String)
  /// The page came, and it only asks for consent to cookies and tracking.
  case asksForConsent(host: String)
  /// The book is no saved page, so there is no address to fetch it from.
  case noAddress

  /// The case's code, as docs/api.md lists it.
  public var code: String {
    switch self {
    case .notFetched(let error): "web-\(error.kind.rawValue)"
    case .noArticle: "no-article"
    case .asksForConsent: "asks-for-consent"
    case .noAddress: "no-address"
    }
  }

  /// The words and numbers of the sentence.
  public var values: [String: String] {
    switch self {
    case .notFetched(let error): ["host": error.host, "status": String(error.status)]
    case .noArticle(let host), .asksForConsent(let host): ["host": host]
    case .noAddress: [:]
    }
  }

  /// One sentence for people.
  public var description: String {
    switch self {
    case .notFetched(let error): error.description
    case .noArticle(let host):
      "No article was found on the page of \(host). A script may make it, or it needs a login. Save it with the browser extension, or save the page in the browser and add the file."
    case .asksForConsent(let host):
      "The page of \(host) only asks for consent to cookies and tracking. Answer it in the browser, and then save the article with the browser extension."
    case .noAddress: "This book was not saved from the web."
    }
  }
}

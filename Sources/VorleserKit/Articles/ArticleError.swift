public import WebFetching

/// Why a web page can't be saved; each case has a sentence.
public enum ArticleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The page can't be fetched.
  case notFetched(FetchError)
  /// The page came, and no article is on it.
  case noArticle(host: String)
  /// The page came, and it only asks for consent to cookies and tracking.
  case asksForConsent(host: String)
  /// The address leads to something that is neither a page nor a book.
  case otherFile(OtherFile, host: String)
  /// The book is no saved page, so there is no address to fetch it from.
  case noAddress

  /// The case's code, as docs/api.md lists it.
  public var code: String {
    switch self {
    case .notFetched(let error): "web-\(error.kind.rawValue)"
    case .noArticle: "no-article"
    case .asksForConsent: "asks-for-consent"
    case .otherFile(let file, _): "leads-to-\(file.rawValue)"
    case .noAddress: "no-address"
    }
  }

  /// The words and numbers of the sentence.
  public var values: [String: String] {
    switch self {
    case .notFetched(let error): error.values
    case .noArticle(let host), .asksForConsent(let host), .otherFile(_, let host): ["host": host]
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
    case .otherFile(.feed, let host):
      "This is the address of a feed of \(host), and no page. Follow the feed, and its new entries become articles."
    case .otherFile(.picture, let host):
      "This address of \(host) leads to a picture. Give the address of the page that shows it."
    case .otherFile(.sound, let host):
      "This address of \(host) leads to a sound. Give the address of the page on which it is heard."
    case .otherFile(.video, let host):
      "This address of \(host) leads to a video. Give the address of the page on which it is seen."
    case .otherFile(.code, let host):
      "This address of \(host) leads to a file for programs, such as styles, a script or data. Give the address of a page or a book."
    case .noAddress: "This book was not saved from the web."
    }
  }
}

import ReadingModel
public import WebFetching

/// Why a feed can't be followed or fetched; each case has a sentence.
public enum FeedError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address can't be fetched.
  case notFetched(FetchError)
  /// There is neither a feed nor a page that names one.
  case noFeed(host: String)
  /// A file is no list of feeds.
  case noList

  /// The case's code, as docs/api.md lists it.
  public var code: String {
    switch self {
    case .notFetched(let error): "web-\(error.kind.rawValue)"
    case .noFeed: "no-feed"
    case .noList: "no-opml"
    }
  }

  /// The words and numbers of the sentence.
  public var values: [String: String] {
    switch self {
    case .notFetched(let error): error.values
    case .noFeed(let host): ["host": host]
    case .noList: [:]
    }
  }

  /// One sentence for people.
  public var description: String {
    switch self {
    case .notFetched(let error): Self.sentence(error)
    case .noFeed(let host):
      "There is no feed at this address of \(host), and the page names none. Look for 'RSS', 'Atom' or 'Feed' on the site."
    case .noList: "This file is no list of feeds. Other readers export one as OPML."
    }
  }

  /// Why a feed can't be fetched; the browser extension, which helps with a page, can't save a feed.
  private static func sentence(_ error: FetchError) -> String {
    let check = "Check the feed's address"
    return switch error.kind {
    case .internalAddress:
      "\(error.host) is in this machine or its own network, and feeds are fetched from the public web only. \(check)."
    case .redirections:
      "\(error.host) leads from page to page without end. \(check), or try again later."
    case .tooLarge: "The feed of \(error.host) is larger than feeds are. \(check)."
    case .refused:
      "\(error.host) does not give the feed to programs (\(error.status)). \(check), or try again later."
    case .empty: "\(error.host) sent an empty feed. \(check), or try again later."
    case .credentials:
      "The address holds a name or a password, which Vorleser does not send. Remove what stands before the @."
    default: error.description
    }
  }

  /// For how many seconds the server wants no further request; `nil` if it does not say.
  var delay: Int? {
    if case .notFetched(let error) = self { error.delay } else { nil }
  }

  /// The failure as it is stored with a feed.
  var failure: FeedFailure {
    let status = if case .notFetched(let error) = self { error.status } else { 0 }
    return FeedFailure(
      code: code, host: values["host"] ?? "", status: status, sentence: description)
  }
}

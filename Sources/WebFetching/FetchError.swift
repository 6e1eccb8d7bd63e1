/// Why a page can't be fetched.
public struct FetchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The text is no address of the web.
    case address
    /// The address leads into this machine or its network.
    case internalAddress = "internal"
    /// The host is not known, or does not answer.
    case unreachable
    /// The certificate of the host is not valid.
    case certificate
    /// The page leads in circles, or too far.
    case redirections
    /// The page is larger than allowed.
    case tooLarge = "too-large"
    /// The page does not come in time.
    case timedOut = "timed-out"
    /// The server refuses the page: a login, a payment, a block.
    case refused
    /// There is no such page.
    case missing
    /// The server has failed.
    case server
    /// The server wants fewer requests, or none for a time.
    case busy
    /// The answer broke off, or nobody understands it.
    case broken
    /// The answer came and is empty.
    case empty
    /// The page leads to an address of another kind, such as a script or a file, or to one with a password.
    case elsewhere
    /// The address holds a name or a password.
    case credentials
  }

  /// What kind of failure it is.
  public var kind: Kind
  /// The host that was asked; empty if there was none.
  public var host: String
  /// The status of HTTP; 0 if there was no answer.
  public var status: Int
  /// For how many seconds the server wants no further request; `nil` if it does not say.
  public var delay: Int?

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - kind: What kind of failure it is.
  ///   - host: The host that was asked.
  ///   - status: The status of HTTP, if there was an answer.
  ///   - delay: For how many seconds the server wants no further request, if it says so.
  public init(_ kind: Kind, host: String = "", status: Int = 0, delay: Int? = nil) {
    self.kind = kind
    self.host = host
    self.status = status
    self.delay = delay
  }

  /// The words and numbers of the sentence: `host`, `status`, and `delay` if the server says for how many seconds to wait.
  public var values: [String: String] {
    var values = ["host": host, "status": String(status)]
    if let delay { values["delay"] = String(delay) }
    return values
  }

  /// One sentence for people.
  public var description: String {
    switch kind {
    case .address: "This is no address of a web page. It begins with http:// or https://."
    case .internalAddress:
      "\(host) is in this machine or its own network, and pages are fetched from the public web only. Save the page with the browser extension."
    case .unreachable: "\(host) can't be reached. Check the address and the connection."
    case .certificate:
      "The certificate of \(host) is not valid, so that somebody else may answer. Open the page in a browser to see why."
    case .redirections:
      "\(host) leads from page to page without end, perhaps for want of a cookie. Save the page with the browser extension."
    case .tooLarge:
      "The page of \(host) is larger than pages are. Save it with the browser extension."
    case .timedOut: "\(host) did not send the page in time. Try again later."
    case .refused:
      "\(host) does not give the page to programs (\(status)). Save it with the browser extension."
    case .missing: "\(host) has no such page (\(status)). Check the address."
    case .server: "\(host) failed to send the page (\(status)). Try again later."
    case .busy: "\(host) takes no more requests for now (\(status)). Try again \(time)."
    case .broken:
      "\(host) broke off its answer, or sent one that can't be understood. Try again later."
    case .empty:
      "\(host) sent an empty page. Try again later, or save it with the browser extension."
    case .elsewhere:
      "\(host) leads to an address that is no web page. Open it in a browser to see where it goes."
    case .credentials:
      "The address holds a name or a password, which Vorleser does not send. Remove what stands before the @, or save the page with the browser extension."
    }
  }

  /// When to try again.
  private var time: String {
    guard let delay else { return "later" }
    let minutes = (delay + 59) / 60
    // Two hours and more are told in hours.
    if minutes >= 120 { return "in \((minutes + 59) / 60) hours" }
    return minutes > 1 ? "in \(minutes) minutes" : "in a minute"
  }
}

import CCurl
import Dispatch
import Glibc
import StreamCompression

/// What a server has sent.
public struct FetchedFile: Sendable {
  /// The address that it came from, redirections followed.
  public var address: String
  /// The content, unpacked.
  public var bytes: [UInt8]
  /// The media type in lower case; empty if the server names none.
  public var mediaType: String
  /// The encoding of a text, if the server names it.
  public var charset: String?
  /// The server's mark of this version.
  public var entityTag: String?
  /// When the server has changed it last, as it writes dates.
  public var lastModified: String?
}

/// Fetches pages and pictures from the public web (libcurl).
///
/// No request reaches this machine or its network: each socket is opened to an address that has been checked, also after
/// redirections and when a name has another address the second time. Cookies, proxies and passwords are not used.
public struct WebFetcher: Sendable {
  /// Hosts that may be in this machine or its network, in lower case.
  public var openHosts: Set<String>
  /// How the program names itself to servers.
  public var userAgent: String
  /// The longest time for one file in milliseconds, redirections included, however slowly its bytes come.
  public var timeLimit: Int
  /// How often a page may lead to another.
  public static let redirectionLimit = 8
  /// The longest time until a host answers, in milliseconds.
  private static let connectionLimit = 10_000
  private static let queue = DispatchQueue(label: "web-fetching", attributes: .concurrent)

  /// Makes a fetcher.
  ///
  /// - Parameters:
  ///   - userAgent: How the program names itself to servers.
  ///   - openHosts: Hosts that may be in this machine or its network.
  ///   - timeLimit: The longest time for one file in milliseconds.
  public init(
    userAgent: String = "Vorleser", openHosts: Set<String> = [], timeLimit: Int = 30_000
  ) {
    self.userAgent = userAgent
    self.timeLimit = timeLimit
    self.openHosts = Set(openHosts.map { $0.lowercased() })
  }

  /// Fetches a file.
  ///
  /// - Parameters:
  ///   - address: Its address, of http or https.
  ///   - byteLimit: The most bytes, unpacked.
  ///   - entityTag: The mark of the version that is known.
  ///   - lastModified: The date of the version that is known.
  /// - Returns: The file; `nil` if it is the known version.
  /// - Throws: ``FetchError``; `CancellationError`.
  public func fetch(
    _ address: String, byteLimit: Int, entityTag: String? = nil, lastModified: String? = nil
  ) async throws -> FetchedFile? {
    var known: [String] = []
    if let entityTag { known.append("If-None-Match: \(entityTag)") }
    if let lastModified { known.append("If-Modified-Since: \(lastModified)") }
    var next = address
    let end = ContinuousClock.now + .milliseconds(timeLimit)
    for _ in 0...Self.redirectionLimit {
      try Task.checkCancellation()
      let transfer = Transfer(byteLimit: byteLimit)
      let current = next
      let headers = known.filter { !$0.utf8.contains { $0 < 0x20 } }
      let answer = try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          Self.queue.async {
            continuation.resume(with: Result { try run(current, headers, transfer, until: end) })
          }
        }
      } onCancel: {
        transfer.cancel()
      }
      switch answer {
      case .file(let file): return file
      case .unchanged: return nil
      case .redirection(let target):
        // A name or a password in it is none of the person's, who could not remove it.
        guard Self.host(of: target, allowsUser: false)?.isEmpty == false else {
          throw FetchError(.elsewhere, host: Self.host(of: current) ?? "")
        }
        next = target
      }
    }
    throw FetchError(.redirections, host: Self.host(of: next) ?? "")
  }

  enum Answer: Sendable {
    case file(FetchedFile)
    case unchanged
    case redirection(String)
  }

  /// Whether a text is an address that can be fetched.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it is an address of http or https with a host.
  public static func isAddress(_ text: String) -> Bool { host(of: text)?.isEmpty == false }

  /// The host that an address names, as libcurl understands it.
  ///
  /// - Parameter address: The address.
  /// - Returns: The host in lower case; `nil` if it is no address of the web.
  public static func host(of address: String) -> String? { host(of: address, allowsUser: true) }

  private static func host(of address: String, allowsUser: Bool) -> String? {
    guard let parsed = unsafe curl_url() else { return nil }
    defer { unsafe curl_url_cleanup(parsed) }
    let flags = allowsUser ? 0 : UInt32(CURLU_DISALLOW_USER)
    guard unsafe curl_url_set(parsed, CURLUPART_URL, address, flags) == CURLUE_OK else {
      return nil
    }
    func part(_ which: CURLUPart) -> String? {
      var text: UnsafeMutablePointer<CChar>?
      guard unsafe curl_url_get(parsed, which, &text, 0) == CURLUE_OK, let found = unsafe text
      else { return nil }
      defer { unsafe curl_free(found) }
      return unsafe String(cString: found)
    }
    guard let scheme = part(CURLUPART_SCHEME)?.lowercased(), scheme == "http" || scheme == "https"
    else { return nil }
    return part(CURLUPART_HOST)?.lowercased()
  }

  private func run(
    _ address: String, _ headers: [String], _ transfer: Transfer,
    until end: ContinuousClock.Instant
  ) throws -> Answer {
    guard let host = Self.host(of: address), !host.isEmpty else { throw FetchError(.address) }
    let rest = Int((end - ContinuousClock.now) / .milliseconds(1))
    guard rest > 0 else { throw FetchError(.timedOut, host: host) }
    guard let curl = unsafe curl_easy_init() else { throw FetchError(.server, host: host) }
    defer { unsafe curl_easy_cleanup(curl) }
    transfer.allowsInternal = openHosts.contains(host)
    var list: UnsafeMutablePointer<curl_slist>?
    let usual = [
      "Accept: text/html,application/xhtml+xml,*/*;q=0.8",
      "Accept-Encoding: \(ContentEncoding.accepted)",
    ]
    for header in headers + usual {
      unsafe list = curl_slist_append(list, header)
    }
    defer { unsafe curl_slist_free_all(list) }
    unsafe configure(curl, address, timeLimit: rest)
    unsafe _ = ccurl_set_headers(curl, list)
    let code = unsafe transfer.perform(curl)
    if transfer.isCancelled { throw CancellationError() }
    if code != CURLE_OK, transfer.hasRefusedAddress {
      throw FetchError(.internalAddress, host: host)
    }
    if transfer.isTooLarge { throw FetchError(.tooLarge, host: host) }
    guard code == CURLE_OK else { throw FetchError(Self.kind(of: code), host: host) }
    let status = unsafe ccurl_status(curl)
    switch status {
    case 200...299: return .file(try file(transfer, from: address, host: host))
    case 304: return .unchanged
    case 300...399:
      guard let target = unsafe ccurl_redirection(curl) else {
        throw FetchError(.server, host: host, status: status)
      }
      return .redirection(unsafe String(cString: target))
    case 404, 410: throw FetchError(.missing, host: host, status: status)
    case 429, 503:
      throw FetchError(
        .busy, host: host, status: status, delay: transfer.retryDelay(now: time(nil)))
    case 408: throw FetchError(.timedOut, host: host, status: status)
    // 999 is what LinkedIn answers to programs.
    case 400...499, 999: throw FetchError(.refused, host: host, status: status)
    default: throw FetchError(.server, host: host, status: status)
    }
  }

  private func file(
    _ transfer: Transfer, from address: String, host: String
  ) throws(FetchError) -> FetchedFile {
    do {
      return try transfer.file(from: address)
    } catch {
      throw FetchError(error.kind == .limit ? .tooLarge : .broken, host: host)
    }
  }

  private func configure(_ curl: UnsafeMutableRawPointer, _ address: String, timeLimit: Int) {
    unsafe _ = ccurl_set_text(curl, CURLOPT_URL, address)
    unsafe _ = ccurl_set_text(curl, CURLOPT_PROTOCOLS_STR, "http,https")
    unsafe _ = ccurl_set_text(curl, CURLOPT_USERAGENT, userAgent)
    // A proxy would connect to addresses that nobody has checked.
    unsafe _ = ccurl_set_text(curl, CURLOPT_PROXY, "")
    for (option, value) in [
      (CURLOPT_FOLLOWLOCATION, 0), (CURLOPT_NOSIGNAL, 1), (CURLOPT_TIMEOUT_MS, timeLimit),
      (CURLOPT_CONNECTTIMEOUT_MS, Self.connectionLimit), (CURLOPT_FORBID_REUSE, 1),
      (CURLOPT_DISALLOW_USERNAME_IN_URL, 1), (CURLOPT_NETRC, 0),
    ] {
      unsafe _ = ccurl_set_long(curl, option, value)
    }
  }

  static func kind(of code: CURLcode) -> FetchError.Kind {
    switch code {
    case CURLE_URL_MALFORMAT: .address
    case CURLE_LOGIN_DENIED: .credentials
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT: .unreachable
    case CURLE_OPERATION_TIMEDOUT: .timedOut
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CACERT_BADFILE:
      .certificate
    default: .broken
    }
  }
}

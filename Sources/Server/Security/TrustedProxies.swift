import HTTPServer
import VorleserKit

/// The proxies whose statements about the client of a request are believed.
///
/// The server reads `X-Forwarded-For`, `-Proto`, `-Host`, `-Prefix` and `Forwarded` (RFC 7239) only
/// in requests of these proxies, since any client can write these headers.
struct TrustedProxies: Sendable {
  /// The most hops of a request.
  private static let hopLimit = 32

  /// The way of a request as its headers describe it.
  private struct ForwardedRequest {
    /// Addresses, the first sender's first.
    var hops: [String] = []
    var scheme: String?
    var host: String?
  }

  let networks: [IPNetwork]

  /// Whether an address is a trusted proxy.
  func contain(_ address: String) -> Bool { networks.contains { $0.contains(address) } }

  /// The origin of a request at the first trusted proxy.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - direct: Its origin at this server.
  /// - Returns: The origin; `direct` for a request that no trusted proxy has sent.
  func origin(of request: HTTPRequest, _ direct: Origin) -> Origin {
    guard contain(request.client) else { return direct }
    // Most proxies send the older headers. The newer ones then count for nothing: a browser's owner
    // could have written them.
    let way = Self.older(request) ?? Self.newer(request) ?? ForwardedRequest()
    // From the end: anybody may have written what stands before the first address that is not a proxy of ours.
    let client = way.hops.last { !contain($0) } ?? way.hops.first ?? direct.client
    return Origin(
      scheme: way.scheme.flatMap { ["http", "https"].contains($0) ? $0 : nil } ?? direct.scheme,
      host: way.host ?? direct.host, client: client,
      // A library that is served under one path is told so once; then no header counts.
      base: direct.base == .root ? Self.prefix(request) ?? .root : direct.base)
  }

  /// The base path that a proxy has removed: the last one named, which is the nearest proxy's.
  private static func prefix(_ request: HTTPRequest) -> BasePath? {
    guard let said = request.header("X-Forwarded-Prefix")?.split(separator: ",").last else {
      return nil
    }
    return BasePath(trimmed(said))
  }

  private static func older(_ request: HTTPRequest) -> ForwardedRequest? {
    func values(_ name: String) -> [String] {
      (request.header(name) ?? "").split(separator: ",").map { trimmed($0) }
    }
    let way = ForwardedRequest(
      hops: values("X-Forwarded-For").suffix(hopLimit).compactMap { address(in: $0) },
      scheme: values("X-Forwarded-Proto").last?.lowercased(),
      host: values("X-Forwarded-Host").last?.lowercased())
    return way.hops.isEmpty && way.scheme == nil && way.host == nil ? nil : way
  }

  private static func newer(_ request: HTTPRequest) -> ForwardedRequest? {
    guard let header = request.header("Forwarded") else { return nil }
    var way = ForwardedRequest()
    for element in header.split(separator: ",").suffix(hopLimit) {
      for pair in element.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let value = trimmed(parts[1]).filter { $0 != "\"" }
        switch trimmed(parts[0]).lowercased() {
        case "for": way.hops += address(in: value).map { [$0] } ?? []
        case "proto": way.scheme = value.lowercased()
        case "host": way.host = value.lowercased()
        default: break
        }
      }
    }
    return way
  }

  /// The address in `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1` or `[2001:db8::1]:80`.
  private static func address(in text: String) -> String? {
    var found = Substring(text)
    if found.hasPrefix("[") {
      found = found.dropFirst().prefix { $0 != "]" }
    } else if found.count(where: { $0 == ":" }) == 1 {
      found = found.prefix { $0 != ":" }
    }
    return IPNetwork(found) == nil || found.contains("/") ? nil : String(found)
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

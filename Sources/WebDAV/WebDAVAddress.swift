import Foundation
import WebFetching

/// The address of a folder on a WebDAV server.
struct WebDAVAddress: Hashable, Sendable {
  /// What an address may be written with in place of http and https, as file managers do.
  private static let schemes = [
    "dav": "http", "davs": "https", "webdav": "http", "webdavs": "https",
  ]
  /// The characters of a path's part that need no escape (RFC 3986, section 2.3).
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  /// The whole address of http or https, with a slash at its end.
  let text: String
  /// The host.
  let host: String

  /// Reads an address.
  ///
  /// - Returns: `nil` for what is none, and for one with a password, a query or a fragment.
  init?(_ written: String) {
    var written = written
    for (scheme, real) in Self.schemes where written.lowercased().hasPrefix("\(scheme)://") {
      written = real + written.dropFirst(scheme.count)
      break
    }
    if !written.hasSuffix("/") { written += "/" }
    guard let parts = URLComponents(string: written), parts.user == nil, parts.password == nil,
      parts.query == nil, parts.fragment == nil, let text = parts.string,
      let host = WebFetcher.host(of: text), !host.isEmpty
    else { return nil }
    self.text = text
    self.host = host
  }

  /// The address of a file in the folder.
  func file(_ name: String) -> String {
    text + (name.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? name)
  }

  /// The folder above; `nil` for the server's root.
  var parent: WebDAVAddress? {
    guard let slash = text.dropLast().lastIndex(of: "/") else { return nil }
    let shorter = String(text[...slash])
    return shorter.hasSuffix("://") ? nil : WebDAVAddress(shorter)
  }

  /// The path of an address without scheme and host.
  static func path(of address: String) -> String {
    guard let start = address.range(of: "://")?.upperBound,
      let slash = address[start...].firstIndex(of: "/")
    else { return address }
    return String(address[slash...])
  }
}

/// Recognises web and e-mail addresses, which are not split.
enum WebAddress {
  private static let domains: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "co", "uk", "de", "fr", "info", "biz", "us", "ca",
    "au", "tv", "me", "ly", "ai",
  ]
  private static let schemes = ["http://", "https://", "ftp://", "www."]

  /// Whether a chunk without white space is an address.
  static func matches(_ chunk: ArraySlice<Unicode.Scalar>) -> Bool {
    guard chunk.contains(where: { $0 == "." || $0 == ":" }) else { return false }
    var text = ""
    text.unicodeScalars.append(contentsOf: chunk)
    text = text.lowercased()
    if schemes.contains(where: { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }) {
      return true
    }
    return isMail(Array(text.unicodeScalars)) || isHost(Array(text.unicodeScalars))
  }

  /// Whether a text is `name@host.domain`.
  private static func isMail(_ text: [Unicode.Scalar]) -> Bool {
    guard let at = text.firstIndex(of: "@"), at > 0 else { return false }
    let parts = text[(at + 1)...].split(separator: ".", omittingEmptySubsequences: false)
    return text[..<at].allSatisfy { $0.isWordCharacter || [".", "+", "-"].contains($0) }
      && parts.count >= 2 && parts.allSatisfy(isName)
  }

  /// Whether a text is `host.domain` with a known domain, or that and a path.
  private static func isHost(_ text: [Unicode.Scalar]) -> Bool {
    let host = text.prefix { $0 != "/" }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, let last = parts.last, parts.allSatisfy(isName) else { return false }
    var domain = ""
    domain.unicodeScalars.append(contentsOf: last)
    return domains.contains(domain)
  }

  private static func isName(_ part: ArraySlice<Unicode.Scalar>) -> Bool {
    !part.isEmpty && part.allSatisfy { $0.isWordCharacter || $0 == "-" }
  }
}

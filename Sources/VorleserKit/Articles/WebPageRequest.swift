import Foundation

/// A web page that a person wants to keep.
public struct WebPageRequest: Sendable {
  /// The longest address that is taken, in UTF-8 bytes: browsers send no longer ones.
  public static let addressLimit = 8000

  /// The page's address, of http or https.
  public let address: String
  /// The page as the person's browser shows it; `nil` to fetch it.
  public let shown: String?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - address: The page's address; one without a scheme is taken as `https`.
  ///   - shown: The page as the person's browser shows it; `nil` to fetch it.
  public init(_ address: String, shown: String? = nil) {
    let plain = address.trimmingCharacters(in: .whitespacesAndNewlines)
    self.address = Self.hasScheme(plain) ? plain : "https://" + plain
    self.shown = shown
  }

  /// Whether a text begins as an address of the web does.
  ///
  /// - Parameter text: What a person has written.
  /// - Returns: Whether it is such an address, and no file.
  public static func isAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }

  /// Whether a text begins with any scheme (RFC 3986, 3.1); the port of "example.org:80" is none.
  private static func hasScheme(_ text: String) -> Bool {
    text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+\-]*:(?!\d)/) != nil
  }
}

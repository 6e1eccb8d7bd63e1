import Foundation

/// Paths inside a book's container.
package enum BookPath {
  /// A resolved reference: a path from the container's root, and the fragment after `#`.
  package struct Target: Hashable {
    package var path: String
    package var fragment: String?

    /// Makes a target.
    ///
    /// - Parameters:
    ///   - path: A path from the root.
    ///   - fragment: The fragment after `#`.
    package init(path: String, fragment: String?) {
      self.path = path
      self.fragment = fragment
    }

    /// The path with its fragment, as in `ContentsEntry.href`.
    package var href: String { fragment.map { "\(path)#\($0)" } ?? path }
  }

  /// Resolves a reference as a URL inside the container (EPUB 3.3, 4.2.5), never out of it.
  ///
  /// - Parameters:
  ///   - reference: The reference as written: relative, percent-encoded.
  ///   - base: Path of the file it is written in.
  /// - Returns: The target, or `nil` if it leads outside: another scheme or host.
  package static func resolve(_ reference: String, from base: String) -> Target? {
    let reference = trimmed(reference)
    guard scheme(of: reference) == nil, !reference.hasPrefix("//") else { return nil }
    // The signs are ASCII, so that bytes need no look at whole characters.
    let hash = reference.utf8.firstIndex(of: UInt8(ascii: "#"))
    let fragment = hash.map { decode(String(reference[$0...].unicodeScalars.dropFirst())) }
    let location = reference.utf8[..<(hash ?? reference.endIndex)]
      .prefix { $0 != UInt8(ascii: "?") }
    guard !location.isEmpty else { return Target(path: base, fragment: fragment) }
    var folders = location.first == UInt8(ascii: "/") ? [] : steps(base).dropLast()
    for step in steps(decode(String(Substring(location)))) {
      switch step {
      case ".": continue
      // What climbs above the root stays there, as in browsers.
      case "..": _ = folders.popLast()
      default: folders.append(step)
      }
    }
    return Target(path: folders.joined(separator: "/"), fragment: fragment)
  }

  private static func steps(_ path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// Without white space at its ends, which next to no reference has.
  private static func trimmed(_ reference: String) -> String {
    let isPlain = [reference.utf8.first, reference.utf8.last].allSatisfy { byte in
      byte.map { (0x21...0x7E).contains($0) } ?? true
    }
    return isPlain ? reference : reference.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The scheme of an absolute URL in lowercase (RFC 3986, 3.1), or `nil` for a relative one.
  package static func scheme(of reference: String) -> String? {
    guard reference.utf8.contains(UInt8(ascii: ":")) else { return nil }
    // Browsers ignore control characters inside a scheme, so `java\nscript:` is one too.
    let visible = reference.unicodeScalars.filter { $0.value > 0x20 }
    guard let colon = visible.firstIndex(of: ":") else { return nil }
    let name = visible[..<colon]
    guard let first = name.first, first.isASCII, first.properties.isAlphabetic,
      name.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
      })
    else { return nil }
    return String(String.UnicodeScalarView(name)).lowercased()
  }

  /// Decodes percent-encoding; a text with a wrong encoding stays as it is.
  package static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return text.removingPercentEncoding ?? text
  }

  /// A form in which names that differ only in case or Unicode composition are equal.
  package static func folded(_ path: String) -> String {
    path.precomposedStringWithCanonicalMapping.lowercased()
  }
}

extension PageTree {
  /// What sites write between the title of an article and their own name.
  private static let separators: Set<Character> = [
    "|", "-", "–", "—", "»", "·", "•", "_", "/", "\\",
  ]
  /// Those that also join words: `AI-based`, `Brandenburg/Sachsen`.
  private static let joiners: Set<Character> = ["-", "_", "/", "–", "—", "·"]
  /// The shortest heading that counts, in UTF-16 units: a shorter one may be the title's first word.
  private static let shortestHeading = 8
  /// How many headings are looked at; the article's is among the first.
  private static let mostHeadings = 40

  /// A heading among the first of a page.
  struct FirstHeading {
    var text: String
    /// Whether it may be the article's: those of the second level are where the page has none of the first.
    var isMain: Bool
  }

  /// The page's first headings.
  func firstHeadings() -> [FirstHeading] {
    let found = descendants(root, [.h1, .h2]).prefix(Self.mostHeadings)
    let hasMain = found.contains { name($0) == .h1 }
    return found.map {
      FirstHeading(text: text($0).collapsed, isMain: !hasMain || name($0) == .h1)
    }
  }

  /// The heading with which a title begins, if only names of the site and its parts stand behind it.
  ///
  /// - Parameters:
  ///   - headings: The first headings of the page.
  ///   - title: The page's title.
  ///   - site: The name of the site.
  /// - Returns: The heading; `nil` if the title is to stay as it is.
  static func heading(of headings: [FirstHeading], in title: String, site: String?) -> String? {
    guard title.contains(where: separators.contains) else { return nil }
    for heading in headings.filter(\.isMain).map(\.text)
    where title.hasPrefix(heading) && heading != site {
      let rest = title.dropFirst(heading.count)
      guard heading.utf16.count >= shortestHeading, separates(rest, site: site),
        String(rest).trimmed.utf16.count < heading.utf16.count
      else { continue }
      // The first heading may be the site's name, and the article's stands behind it in the title.
      let name = name(in: rest)
      guard !headings.contains(where: { !$0.text.isEmpty && name.hasPrefix($0.text) }) else {
        continue
      }
      return heading
    }
    return nil
  }

  /// Whether what stands behind a heading is no part of the title: a number may count its parts, and a sign without spaces
  /// may join words.
  private static func separates(_ rest: Substring, site: String?) -> Bool {
    let signs = rest.prefix { separators.contains($0) || $0.isWhitespace }
    guard signs.contains(where: separators.contains) else { return false }
    let name = name(in: rest)
    if let site, !site.isEmpty, name.hasPrefix(site) { return true }
    guard !rest.contains(where: { $0.isASCII && $0.isNumber }) else { return false }
    // Chinese joins no words by signs.
    let isIdeographic = name.unicodeScalars.first.map(\.properties.isIdeographic) ?? true
    return isIdeographic || signs.contains { !joiners.contains($0) }
  }

  /// What stands behind the signs.
  private static func name(in rest: Substring) -> String {
    String(rest.drop { separators.contains($0) || $0.isWhitespace })
  }
}

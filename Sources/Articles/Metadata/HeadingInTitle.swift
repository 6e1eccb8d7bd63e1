extension PageTree {
  /// What sites write between the title of an article and their own name.
  private static let separators: Set<Character> = [
    "|", "-", "–", "—", "»", "·", "•", "_", "/", "\\",
  ]
  /// The shortest heading that counts, in UTF-16 units: a shorter one may be the title's first word.
  private static let shortestHeading = 8
  /// How many headings are looked at; the article's is among the first.
  private static let mostHeadings = 40

  /// The texts of the page's first headings.
  func firstHeadings() -> [String] {
    descendants(root, [.h1, .h2]).prefix(Self.mostHeadings).map { text($0).collapsed }
  }

  /// The heading with which a title begins, if only names of the site and its parts stand behind it.
  ///
  /// - Parameters:
  ///   - headings: The first headings of the page.
  ///   - title: The page's title.
  ///   - site: The name of the site.
  /// - Returns: The heading; `nil` if the title is to stay as it is.
  static func heading(of headings: [String], in title: String, site: String?) -> String? {
    guard title.contains(where: separators.contains) else { return nil }
    for heading in headings where title.hasPrefix(heading) && heading != site {
      let rest = String(title.dropFirst(heading.count)).trimmed
      guard heading.utf16.count >= shortestHeading, let sign = rest.first,
        separators.contains(sign), rest.utf16.count < heading.utf16.count
      else { continue }
      // The first heading may be the site's name, and the article's stands behind it in the title.
      let name = String(rest.drop { separators.contains($0) || $0.isWhitespace })
      guard !headings.contains(where: { !$0.isEmpty && name.hasPrefix($0) }) else { continue }
      return heading
    }
    return nil
  }
}

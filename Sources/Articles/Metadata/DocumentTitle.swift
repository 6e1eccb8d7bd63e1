extension PageTree {
  /// The title of an article by the page's own title: without the name of the site, when it stands there.
  func documentTitle() -> String {
    let element = first(root, [.title])
    let original = element < 0 ? "" : Self.collapsedTitle(text(element))
    var title = original
    var hadPath = false
    let cuts = Self.separators(in: original)
    if let last = cuts.last {
      hadPath = cuts.contains { "\\/>»".unicodeScalars.contains(original.unicodeScalars[$0]) }
      title = String(original.unicodeScalars[..<original.unicodeScalars.index(before: last)])
      if title.wordCount < 3 {
        let scalars = original.unicodeScalars
        if let first = scalars.firstIndex(where: { Self.separatorSigns.contains($0) }) {
          title = String(scalars[scalars.index(after: first)...])
        }
      }
    } else if original.contains(": ") {
      title = withoutPart(original)
    } else if original.utf16.count > 150 || original.utf16.count < 15 {
      let headings = descendants(root, [.h1])
      if headings.count == 1 { title = text(headings[0]).collapsed }
    }
    title = title.collapsed
    let count = title.wordCount
    let plain = Self.withoutSeparators(original, cuts)
    if count <= 4, !hadPath || count != plain.wordCount - 1 { title = original }
    return title
  }

  /// A title before or after its colon, unless a heading repeats it whole.
  private func withoutPart(_ title: String) -> String {
    let isHeading = descendants(root, [.h1, .h2]).contains { text($0).trimmed == title }
    guard !isHeading, let last = title.lastIndex(of: ":"), let first = title.firstIndex(of: ":")
    else { return title }
    let end = String(title[title.index(after: last)...])
    if end.wordCount < 3 { return String(title[title.index(after: first)...]) }
    return title[..<first].wordCount > 5 ? title : end
  }

  private static let separatorSigns = Set("|-–—\\/>»".unicodeScalars)

  /// Where a sign between white spaces stands for a cut.
  private static func separators(in title: String) -> [String.UnicodeScalarView.Index] {
    let scalars = title.unicodeScalars
    var found: [String.UnicodeScalarView.Index] = []
    var free = scalars.startIndex
    for index in scalars.indices where separatorSigns.contains(scalars[index]) {
      guard index > free else { continue }
      let before = scalars.index(before: index)
      let after = scalars.index(after: index)
      guard after < scalars.endIndex, WhiteSpace.contains(scalars[before]),
        WhiteSpace.contains(scalars[after])
      else { continue }
      found.append(index)
      free = scalars.index(after: after)
    }
    return found
  }

  private static func withoutSeparators(
    _ title: String, _ cuts: [String.UnicodeScalarView.Index]
  ) -> String {
    String(String.UnicodeScalarView(title.unicodeScalars.filter { !separatorSigns.contains($0) }))
  }

  /// As a browser's `document.title`: white space of ASCII stripped and collapsed.
  private static func collapsedTitle(_ text: String) -> String {
    text.split { " \t\n\u{C}\r\r\n".contains($0) }.joined(separator: " ")
  }
}

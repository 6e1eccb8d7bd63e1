/// What a page says of its article.
struct ArticleMetadata {
  var title: String?
  var byline: String?
  /// Whether the byline names people, and no organisation; only JSON-LD says it.
  var isOfPerson = false
  var excerpt: String?
  var siteName: String?
  var publishedTime: String?
  /// All of the article's text, its references not resolved; only JSON-LD says it.
  var body: String?
}

extension PageTree {
  /// Reads what the page says of its article in `meta` elements.
  ///
  /// - Parameter linked: What its JSON-LD says, which counts more.
  /// - Returns: Both together.
  func metadata(_ linked: ArticleMetadata) -> ArticleMetadata {
    let values = metaValues()
    func value(_ names: String...) -> String? {
      names.lazy.compactMap { values[$0]?.filled }.first
    }
    var metadata = ArticleMetadata()
    metadata.title =
      linked.title?.filled
      ?? value(
        "dc:title", "dcterm:title", "og:title", "weibo:article:title", "weibo:webpage:title",
        "title", "twitter:title", "parsely-title")
      ?? documentTitle()
    let author = value("article:author").flatMap { Self.isAddress($0) ? nil : $0 }
    metadata.byline =
      linked.byline?.filled
      ?? value("dc:creator", "dcterm:creator", "author", "parsely-author") ?? author
    metadata.isOfPerson = linked.byline?.filled != nil && linked.isOfPerson
    metadata.excerpt =
      linked.excerpt?.filled
      ?? value(
        "dc:description", "dcterm:description", "og:description", "weibo:article:description",
        "weibo:webpage:description", "description", "twitter:description")
    metadata.siteName = linked.siteName?.filled ?? value("og:site_name")
    metadata.publishedTime =
      linked.publishedTime?.filled ?? value("article:published_time", "parsely-pub-date")
    metadata.body = linked.body
    return metadata.unescaped
  }

  /// Values by names in lower case, without white space.
  ///
  /// The last of a name counts.
  private func metaValues() -> [String: String] {
    var values: [String: String] = [:]
    for node in descendants(root, [.meta]) {
      guard let content = value(node, .content), !content.isEmpty else { continue }
      let name =
        attribute(node, .property).flatMap { Self.propertyNames($0).first }
        ?? attribute(node, .name).flatMap(Self.metaName)
      if let name { values[name] = string(content).trimmed }
    }
    return values
  }

  private static let properties: Set<String> = [
    "author", "creator", "description", "published_time", "title", "site_name",
  ]
  private static let names: Set<String> = [
    "author", "creator", "pub-date", "description", "title", "site_name",
  ]

  /// The names in a `property`, which may hold several: "og:title" and the like.
  private static func propertyNames(_ property: String) -> [String] {
    let plain = property.lowercased()
    var found: [String] = []
    // Most properties are of pictures and programs.
    guard properties.contains(where: plain.holds) else { return found }
    let parts = plain.split(separator: ":", omittingEmptySubsequences: false)
    for index in parts.indices.dropLast() {
      guard
        let space = ["dcterm", "article", "twitter", "dc", "og"].first(where: {
          parts[index].trimmed.hasSuffix($0)
        }),
        let name = properties.first(where: { parts[index + 1].trimmed.hasPrefix($0) })
      else { continue }
      found.append("\(space):\(name)")
    }
    return found
  }

  /// A `name` that tells something: "author", "dc.title", "parsely-title", "weibo:article:title".
  private static func metaName(_ name: String) -> String? {
    let lower = name.lowercased()
    var plain = lower
    if lower.unicodeScalars.contains(where: { $0 == "." || WhiteSpace.contains($0) }) {
      let scalars = lower.unicodeScalars.filter { !WhiteSpace.contains($0) }
      plain = String(String.UnicodeScalarView(scalars.map { $0 == "." ? ":" : $0 }))
    }
    if names.contains(plain) { return plain }
    for space in ["dc", "dcterm", "og", "twitter", "parsely", "weibo:article", "weibo:webpage"] {
      guard plain.hasPrefix(space), let sign = plain.dropFirst(space.count).first else { continue }
      if sign == ":" || sign == "-", names.contains(String(plain.dropFirst(space.count + 1))) {
        return plain
      }
    }
    return nil
  }

  /// Whether a text is an address, and so no name of a person.
  private static func isAddress(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    let scheme = text[..<colon]
    return scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}

extension ArticleMetadata {
  /// With character references resolved: many sites escape their values twice.
  var unescaped: ArticleMetadata {
    ArticleMetadata(
      title: title.map(Self.unescape), byline: byline.map(Self.unescape), isOfPerson: isOfPerson,
      excerpt: excerpt.map(Self.unescape), siteName: siteName.map(Self.unescape),
      publishedTime: publishedTime.map(Self.unescape), body: body)
  }

  private static let named = ["quot": "\"", "amp": "&", "apos": "'", "lt": "<", "gt": ">"]

  /// Resolves the references that stand for signs of markup, then those by number.
  static func unescape(_ text: String) -> String {
    guard text.holds(UInt8(ascii: "&")) else { return text }
    return replaceReferences(replaceReferences(text) { named[String($0)] }) { body in
      guard body.first == "#" else { return nil }
      let digits = body.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let value else { return nil }
      return String(Unicode.Scalar(value).flatMap { $0 == "\0" ? nil : $0 } ?? "\u{FFFD}")
    }
  }

  private static func replaceReferences(
    _ text: String, _ resolve: (Substring) -> String?
  ) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      if let end = rest.prefix(12).firstIndex(of: ";"),
        let resolved = resolve(rest[rest.index(after: start)..<end])
      {
        result += resolved
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}

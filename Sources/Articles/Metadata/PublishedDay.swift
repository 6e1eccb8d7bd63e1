/// When an article was published, on pages that do not say it where Readability looks.
extension PageTree {
  /// Names of `meta` elements that hold the day, by which libraries, newspapers and their programs call it.
  private static let dayNames: Set<String> = [
    "date", "dc.date", "dc.date.issued", "dc.date.created", "dcterms.date", "dcterms.created",
    "dcterms.issued", "datepublished", "date_published", "date-published", "pubdate",
    "publishdate", "publish-date", "publish_date", "publication_date", "publicationdate",
    "article:published", "article.published", "article:publicationdate", "og:pubdate",
    "og:published_time", "sailthru.date", "citation_date", "citation_publication_date",
    "citation_online_date", "created", "creation_date", "originalpublicationdate",
    "article_date_original", "rnews:datepublished", "published_at", "article:create_at",
  ]
  /// The words in the names of elements that hold a day.
  private static let dayWords = [
    "date", "datum", "fecha", "pubtime", "publi", "posted", "time", "timestamp", "dateline",
    "byline", "meta", "info", "submitted", "created",
  ]
  /// What stands in front of the day on which a text was published, in lower case.
  private static let dayOpenings = [
    "published", "posted", "created", "first published", "publié", "mis en ligne", "publicado",
    "publicada", "pubblicato", "veröffentlicht", "erstellt", "gespeichert", "eingestellt",
    "geschrieben am", "verfasst am", "datum:", "stand:", "geplaatst", "gepubliceerd",
    "опубликовано", "опубліковано", "opublikowano", "publikováno", "publicerad", "julkaistu",
    "发布", "發布", "時間", "时间", "公開", "配信", "掲載", "등록", "입력", "نشر", "đăng",
  ]
  private static let notArticle: ElementSet = [.aside, .nav, .footer, .select, .script, .style]
  /// Lists of comments and of other articles have days of their own.
  private static let otherParts = [
    "comment", "related", "sidebar", "widget", "footer", "recent", "teaser", "archive", "calendar",
  ]
  /// How deep such a list is looked for around a day.
  private static let otherDepth = 12
  /// A line with a day in it is shorter, in UTF-16 units.
  private static let dayLine = 120
  /// A shorter heading may be a word of the title, in UTF-16 units.
  private static let shortestTitle = 6
  /// How many lines in front of the title or behind it may say the day.
  private static let titleDistance = 8
  /// What may stand in front of a day at the beginning of a line, in characters: "(", "Donnerstag, ", "Köln, ".
  private static let dayOpening = 24

  /// The day on which the article was published, as ISO 8601 writes it.
  ///
  /// - Parameter address: The page's address, in which many weblogs write the day.
  /// - Returns: The day; `nil` if the page does not say it, or says it in a way that may mean something else.
  func publishedDay(_ address: WebAddress?) -> String? {
    dayInHead() ?? dayInElements(isMarked: true) ?? address.flatMap { Self.day(in: $0) }
      ?? dayInElements(isMarked: false) ?? dayInLines()
  }

  private func dayInHead() -> String? {
    for meta in descendants(root, [.meta]) {
      let names = attributes(of: meta)
        .filter { ["name", "property", "itemprop", "http-equiv"].contains(spelling($0)) }
        .map { string($0.value).lowercased() }
      guard names.contains(where: Self.dayNames.contains), let content = attribute(meta, .content),
        let day = WrittenDay.iso(in: content)
      else { continue }
      return day
    }
    for script in descendants(root, [.script])
    where attribute(script, .type) == "application/ld+json" {
      let parts = text(script).split(separator: "\"datePublished\"", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      if value.count > 1, let day = WrittenDay.iso(in: String(value[1])) { return day }
    }
    return nil
  }

  /// The day in an element that is marked as the day of publication, or in one whose name speaks of days.
  private func dayInElements(isMarked: Bool) -> String? {
    let body = first(root, [.body])
    guard body >= 0 else { return nil }
    let title = mainHeading
    let around = surroundings(title < 0 ? body : title)
    var isBehind = title < 0
    var before: String?
    var node = following(body, in: body)
    while node >= 0 {
      if node == title { isBehind = true }
      if isElement(node), isMarked ? isDayOfPublication(node) : namesDay(node),
        !isBesideArticle(node, around), let day = day(of: node)
      {
        if isMarked || isBehind { return day }
        before = day
      }
      node = following(node, in: body)
    }
    return before
  }

  /// The heading of the first level that stands in the page's title, else the first one; sites make headings of their names, too.
  private var mainHeading: Node {
    let headings = descendants(root, [.h1]).filter { !isBlank($0) }
    let element = first(root, [.title])
    let title = element < 0 ? "" : text(element).collapsed
    return headings.first { heading in
      let text = text(heading).collapsed
      return text.utf16.count >= Self.shortestTitle && title.contains(text)
    } ?? headings.first ?? Self.none
  }

  /// What is around a node.
  private func surroundings(_ node: Node) -> Set<Node> {
    var found: Set<Node> = []
    var outer = node
    while outer >= 0 {
      found.insert(outer)
      outer = parent(outer)
    }
    return found
  }

  private func isDayOfPublication(_ node: Node) -> Bool {
    if attribute(node, .itemprop)?.lowercased().contains("datepublished") == true { return true }
    guard [.time, .abbr].contains(name(node)) else { return false }
    if attributes(of: node).contains(where: { spelling($0) == "pubdate" }) { return true }
    return attribute(node, .class)?.lowercased().split(whereSeparator: \.isWhitespace)
      .contains { ["published", "entry-date", "dt-published", "post-date"].contains($0) } == true
  }

  private func namesDay(_ node: Node) -> Bool {
    if name(node) == .time { return true }
    let names = [attribute(node, .class), attribute(node, .id)].compactMap { $0?.lowercased() }
    return names.contains { name in
      Self.dayWords.contains(where: name.contains) && !name.contains("update")
        && !name.contains("modified")
    }
  }

  /// Whether a node is in a part of the page that has days of its own; what is around the heading is the article's.
  private func isBesideArticle(_ node: Node, _ around: Set<Node>) -> Bool {
    var outer = node
    for _ in 0..<Self.otherDepth where outer >= 0 && !around.contains(outer) {
      if Self.notArticle.contains(name(outer)) { return true }
      let names = [attribute(outer, .class), attribute(outer, .id)].compactMap { $0?.lowercased() }
        .flatMap { $0.split(whereSeparator: \.isWhitespace) }
      if names.contains(where: { name in Self.otherParts.contains(where: name.hasPrefix) }) {
        return true
      }
      outer = parent(outer)
    }
    return false
  }

  /// What an element says for machines, else for people.
  private func day(of node: Node) -> String? {
    let said = attributes(of: node)
      .filter { ["datetime", "content", "title"].contains(spelling($0)) }
      .compactMap { WrittenDay.iso(in: string($0.value)) }
    if let day = said.first { return day }
    guard measure(node).length <= Self.dayLine else { return nil }
    return WrittenDay.iso(in: text(node), monthFirst: isAmerican)
  }

  /// Whether the page writes the month in front of the day, as the United States do.
  private var isAmerican: Bool {
    let page = first(root, [.html])
    let language = page < 0 ? nil : attribute(page, .lang)?.lowercased()
    return language.map { $0 == "en" || $0.hasPrefix("en-us") } ?? false
  }

  /// The day in a line beside the title that begins with it, or in one that says that something was published.
  private func dayInLines() -> String? {
    let body = first(root, [.body])
    guard body >= 0 else { return nil }
    let title = mainHeading
    let around = surroundings(title < 0 ? body : title)
    let american = isAmerican
    var isBehind = false
    var distance = 0
    var published: String?
    var before: [String?] = []
    var node = following(body, in: body)
    while node >= 0 {
      if node == title { isBehind = true }
      if isText(node), !isWhiteSpace(node) {
        let line = text(node).collapsed
        var day: String?
        // Most lines have no digit.
        if line.utf8.contains(where: { (48...57).contains($0) || $0 >= 0x80 }),
          !isBesideArticle(node, around)
        {
          if line.utf16.count <= Self.dayLine {
            day = WrittenDay.iso(in: line, monthFirst: american)
          } else {
            // An agency's line begins with the day.
            let opening = String(line.prefix(Self.dayOpening))
            day = WrittenDay.iso(in: opening, monthFirst: american)
          }
        }
        if let day, isOpening(line) { published = published ?? day }
        if isBehind {
          distance += 1
          if distance <= Self.titleDistance + 1, let day { return day }
        } else {
          before.append(day)
        }
      }
      node = following(node, in: body)
    }
    return title < 0
      ? published : before.suffix(Self.titleDistance).compactMap(\.self).last ?? published
  }

  private func isOpening(_ line: String) -> Bool {
    let line = line.lowercased()
    return Self.dayOpenings.contains(where: line.contains)
  }

  /// The day in an address: "/2019/07/13/", "/2019-07-13-lamp", "/20190713/".
  private static func day(in address: WebAddress) -> String? {
    let parts = address.path.split(separator: "/")
    for (index, part) in parts.enumerated() {
      if part.count == 4, index + 2 < parts.count,
        let day = WrittenDay.iso(in: parts[index..<(index + 3)].joined(separator: "-"))
      {
        return day
      }
      if part.count >= 10, let day = WrittenDay.iso(in: String(part.prefix(10))),
        part.hasPrefix(day)
      {
        return day
      }
    }
    return nil
  }
}

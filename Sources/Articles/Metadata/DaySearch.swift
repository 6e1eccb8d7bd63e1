/// Looks for the day of an article on a page that does not say it where Readability looks.
struct DaySearch {
  typealias Node = PageTree.Node

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
  private static let notArticle: ElementSet = [.aside, .nav, .footer, .select, .script, .style]
  /// Lists of comments and of other articles have days of their own.
  private static let otherParts = [
    "comment", "related", "sidebar", "widget", "footer", "recent", "teaser", "archive", "calendar",
  ]
  /// How deep such a list is looked for around a day.
  private static let otherDepth = 12
  /// A line with a day in it is shorter, in UTF-16 units.
  static let dayLine = 120
  /// A line with a day in it has fewer nodes.
  private static let dayNodes = 200
  /// The longest class or id that is read, in bytes.
  private static let namesLimit = 512
  /// The longest language, in bytes: "zh-Hant-TW".
  private static let languageLimit = 32
  /// How many headings are compared with the title; the article's is among the first.
  private static let mostHeadings = 40
  /// The longest title and heading that are compared, in UTF-16 units.
  private static let titleLimit = 1_000
  /// A shorter heading may be a word of the title, in UTF-16 units.
  private static let shortestTitle = 6
  let page: PageTree
  let body: Node
  /// The heading of the first level that stands in the page's title, else the first one; sites make headings of their names, too.
  let title: Node
  /// What is around the title.
  private let around: Set<Node>
  let order: WrittenDay.SlashOrder
  /// Whether elements are parts of the page that have days of their own.
  private var others: [Node: Bool] = [:]

  init(_ page: PageTree) {
    self.page = page
    body = page.first(page.root, [.body])
    title = Self.mainHeading(of: page)
    var around: Set<Node> = []
    var outer = title < 0 ? body : title
    while outer >= 0 {
      around.insert(outer)
      outer = page.parent(outer)
    }
    self.around = around
    order = Self.slashOrder(of: page)
  }

  func inHead() -> String? {
    for meta in page.descendants(page.root, [.meta]) {
      // The header "Date" of HTTP (`http-equiv`) says when the server made the page.
      let names = page.attributes(of: meta)
        .filter { ["name", "property", "itemprop"].contains(page.spelling($0)) }
        .map { page.string($0.value).lowercased() }
      guard names.contains(where: Self.dayNames.contains),
        let content = page.attribute(meta, .content),
        let day = WrittenDay.iso(in: content)
      else { continue }
      return day
    }
    for script in page.descendants(page.root, [.script])
    where page.attribute(script, .type) == "application/ld+json" {
      if let written = LinkedDay.published(in: page.text(script)),
        let day = WrittenDay.iso(in: written)
      {
        return day
      }
    }
    return nil
  }

  /// The day in an element that is marked as the day of publication, or in one whose name speaks of days.
  mutating func inElements(isMarked: Bool) -> String? {
    guard body >= 0 else { return nil }
    var isBehind = title < 0
    var before: String?
    var node = page.following(body, in: body)
    while node >= 0 {
      if node == title { isBehind = true }
      if page.isElement(node), isMarked ? isDayOfPublication(node) : namesDay(node),
        !isBesideArticle(node), let day = day(of: node)
      {
        if isMarked || isBehind { return day }
        before = day
      }
      node = page.following(node, in: body)
    }
    return before
  }

  private static func mainHeading(of page: PageTree) -> Node {
    let headings = page.descendants(page.root, [.h1]).prefix(mostHeadings)
      .filter { !page.isBlank($0) }
    let element = page.first(page.root, [.title])
    let title = element < 0 ? "" : String(page.text(element).collapsed.prefix(titleLimit))
    return headings.first { heading in
      guard page.measure(heading).length <= titleLimit else { return false }
      let text = page.text(heading).collapsed
      return text.utf16.count >= shortestTitle && title.contains(text)
    } ?? headings.first ?? PageTree.none
  }

  /// The United States write the month in front of the day; plain English may be theirs or Britain's.
  private static func slashOrder(of page: PageTree) -> WrittenDay.SlashOrder {
    let element = page.first(page.root, [.html])
    guard element >= 0, let value = page.value(element, .lang), value.count <= languageLimit else {
      return .dayFirst
    }
    let language = page.string(value).lowercased()
    if language == "en" { return .unknown }
    return ["en-us", "en_us"].contains(where: language.hasPrefix) ? .monthFirst : .dayFirst
  }

  private func isDayOfPublication(_ node: Node) -> Bool {
    if page.attribute(node, .itemprop)?.lowercased().contains("datepublished") == true {
      return true
    }
    guard [.time, .abbr].contains(page.name(node)) else { return false }
    if page.attributes(of: node).contains(where: { page.spelling($0) == "pubdate" }) {
      return true
    }
    return names(of: node, [.class]).joined().split(whereSeparator: \.isWhitespace)
      .contains { ["published", "entry-date", "dt-published", "post-date"].contains($0) }
  }

  private func namesDay(_ node: Node) -> Bool {
    if page.name(node) == .time { return true }
    return names(of: node, [.class, .id]).contains { name in
      func holds(_ word: String) -> Bool { name.utf8Span.span.holds(word.utf8Span.span) }
      return Self.dayWords.contains(where: holds) && !holds("update") && !holds("modified")
    }
  }

  /// What pages call an element, in lower case.
  private func names(of node: Node, _ attributes: [AttributeName]) -> [String] {
    attributes.compactMap { page.value(node, $0) }.filter { $0.count <= Self.namesLimit }
      .map { page.string($0).lowercased() }
  }

  /// Whether a node is in a part of the page that has days of its own; what is around the heading is the article's.
  mutating func isBesideArticle(_ node: Node) -> Bool {
    var outer = node
    for _ in 0..<Self.otherDepth where outer >= 0 && !around.contains(outer) {
      if Self.notArticle.contains(page.name(outer)) || isOther(outer) { return true }
      outer = page.parent(outer)
    }
    return false
  }

  private mutating func isOther(_ node: Node) -> Bool {
    guard page.isElement(node) else { return false }
    if let known = others[node] { return known }
    let isOther = names(of: node, [.class, .id])
      .flatMap { $0.split(whereSeparator: \.isWhitespace) }
      .contains { name in Self.otherParts.contains(where: name.hasPrefix) }
    others[node] = isOther
    return isOther
  }

  /// What an element says for machines, else for people.
  private func day(of node: Node) -> String? {
    let said = page.attributes(of: node)
      .filter { ["datetime", "content", "title"].contains(page.spelling($0)) }
      .compactMap { WrittenDay.iso(in: page.string($0.value)) }
    if let day = said.first { return day }
    guard isLine(node) else { return nil }
    return WrittenDay.iso(in: page.text(node), order: order)
  }

  /// Whether an element is as short as a line that says a day.
  private func isLine(_ element: Node) -> Bool {
    var measure = TextMeasure()
    var node = page.following(element, in: element)
    for _ in 0..<Self.dayNodes where node >= 0 {
      if page.isText(node) { measure.append(page.measure(node)) }
      guard measure.length <= Self.dayLine else { return false }
      node = page.following(node, in: element)
    }
    return node < 0
  }
}

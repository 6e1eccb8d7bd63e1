import Markup
import ReadingModel

extension ChapterBuilder {
  /// The markup of an attribute; empty if there is no value.
  static func attribute(_ name: String, _ value: String?) -> String {
    value.map { ChapterHTML.attribute(name, $0) } ?? ""
  }

  /// Records the offsets of the element's `id` and names.
  mutating func recordAnchor(_ node: MarkupNode) {
    guard node.hasAttributes else { return }
    for name in [node.identifier, node.name == "a" ? node.attribute("name") : nil] {
      guard let name, chapter.anchors[name] == nil else { continue }
      chapter.anchors[name] = writer.utf16Count
    }
  }

  /// Notes where an element ends, if that was requested; of elements with the same `id` the first counts.
  mutating func noteEnd(of node: MarkupNode) {
    guard ends != nil, node.hasAttributes, let name = node.identifier, ends?[name] == nil else {
      return
    }
    ends?[name] = writer.inkOffset
  }

  /// Writes attributes that any element may have; begins a language run if language or direction
  /// differs.
  mutating func commonAttributes(_ node: MarkupNode, _ element: inout OpenElement) -> String {
    recordAnchor(node)
    var attributes = Self.attribute("id", node.identifier.map { "book-" + $0 })
    if let role = node.writtenRole { attributes += Self.attribute("role", role) }
    attributes += node.labelAttributes
    if isFixed, node.attribute("role") == "img", let label = node.attribute("aria-label") {
      descriptions.append(label.collapsed)
    }
    attributes += styleAttributes(node)
    let language = node.languageTag.flatMap { tag in
      let known = element.language ?? bookLanguage
      return tag.lowercased() == known?.lowercased() ? nil : tag
    }
    let direction = node.direction.flatMap { $0 == element.direction ? nil : $0 }
    guard language != nil || direction != nil else { return attributes }
    attributes += Self.attribute("lang", language) + Self.attribute("dir", direction)
    element.language = language ?? element.language
    element.direction = direction ?? element.direction
    element.run = beginRun(language, direction)
    return attributes
  }

  /// The attributes that the book's own style needs, if it was requested.
  mutating func styleAttributes(_ node: MarkupNode) -> String {
    guard node.hasAttributes else { return "" }
    return styling?.attributes(of: node) ?? ""
  }

  /// Reserves a run that begins here; its end is known when the element is left.
  mutating func beginRun(_ language: String?, _ direction: String?) -> Int {
    let start = writer.utf16Count
    let isRightToLeft = direction == "rtl" ? true : direction == "ltr" ? false : nil
    chapter.languageRuns.append(
      LanguageRun(range: start..<start, language: language, isRightToLeft: isRightToLeft))
    return chapter.languageRuns.count - 1
  }

  /// Begins a link and resolves its target.
  mutating func beginLink(
    _ node: MarkupNode, _ element: inout OpenElement
  ) -> ChapterHTML.Reference? {
    guard
      let reference = node.attribute("href") ?? node.attribute("href", namespace: Namespaces.xlink)
    else { return nil }
    guard let target = links.target(reference) else {
      reportLink(reference, node)
      return nil
    }
    let isNote =
      node.words("type", namespace: Namespaces.ops).contains("noteref")
      || node.words("role").contains("doc-noteref")
    element.isInLink = true
    element.link = chapter.links.count
    let start = writer.utf16Count
    chapter.links.append(
      ChapterLink(range: start..<start, target: target, isNoteReference: isNote))
    return .link(target)
  }

  private mutating func reportLink(_ reference: String, _ node: MarkupNode) {
    let isOurs = BookPath.scheme(of: reference) == nil
    guard !isOurs || links.resource(reference) == nil else { return }
    let place = "\(links.path):\(node.line)"
    let what = reference.prefix(80)
    report(
      isOurs
        ? Finding(
          .moderate, at: place, .deadLink, "The link to \(what) leads nowhere.",
          ["address": String(what)])
        : Finding(
          .minor, at: place, .outsideLink, "The link to \(what) is not followed.",
          ["address": String(what)]))
  }

  /// Attributes that only some elements may have.
  static func ownAttributes(_ node: MarkupNode, _ tag: String) -> String {
    let names: [String]
    switch tag {
    case "ol": names = ["start", "type", "reversed"]
    case "li": names = ["value"]
    case "td": names = ["colspan", "rowspan"]
    case "th": names = ["colspan", "rowspan", "scope"]
    case "time": names = ["datetime"]
    case "abbr", "dfn": names = ["title"]
    default: return ""
    }
    return names.map { attribute($0, node.attribute($0)) }.joined()
  }
}

extension MarkupNode {
  /// The element's `id`, if it has one.
  var identifier: String? {
    let id = attribute("id") ?? attribute("id", namespace: Namespaces.xml)
    return id.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The role that is written: the element's own DPUB-ARIA role, or the one of its `epub:type`,
  /// else its structural role.
  var writtenRole: String? {
    let own = attribute("role") == nil ? [] : words("role")
    if let role = own.first(where: { $0.hasPrefix("doc-") }),
      role.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") })
    {
      return role
    }
    return typedRole ?? own.sorted().first { Self.structures.contains($0) }
  }

  /// Structural roles of a text (WAI-ARIA 1.2, 5.3.3 and 5.3.4); none that a screen reader would
  /// take for a part of the program.
  private static let structures: Set<String> = [
    "article", "cell", "columnheader", "complementary", "definition", "figure", "group", "heading",
    "img", "list", "listitem", "math", "navigation", "note", "region", "row", "rowgroup",
    "rowheader", "separator", "table", "term",
  ]

  /// The longest name, in UTF-8 units; a longer one is left out.
  private static let labelLimit = 500

  /// The element's label, and the level if it is a heading by its role.
  var labelAttributes: String {
    var written = ""
    if let label = attribute("aria-label")?.collapsed, !label.isEmpty,
      label.utf8.count <= Self.labelLimit
    {
      written += ChapterBuilder.attribute("aria-label", label)
    }
    if attribute("role") != nil, words("role").contains("heading"),
      let level = attribute("aria-level").flatMap({ Int($0) }), (1...9).contains(level)
    {
      written += ChapterBuilder.attribute("aria-level", String(level))
    }
    return written
  }

  private var typedRole: String? {
    guard attribute("type", namespace: Namespaces.ops) != nil else { return nil }
    let types = words("type", namespace: Namespaces.ops)
    return types.sorted().lazy.compactMap { Self.roles[$0] }.first
  }

  /// EPUB's structural semantics with a DPUB-ARIA role of the same meaning (EPUB SSV 1.1).
  private static let roles = [
    "abstract": "doc-abstract", "afterword": "doc-afterword", "appendix": "doc-appendix",
    "backlink": "doc-backlink", "bibliography": "doc-bibliography", "chapter": "doc-chapter",
    "colophon": "doc-colophon", "conclusion": "doc-conclusion", "dedication": "doc-dedication",
    "endnote": "doc-endnote", "endnotes": "doc-endnotes", "epigraph": "doc-epigraph",
    "epilogue": "doc-epilogue", "errata": "doc-errata", "footnote": "doc-footnote",
    "foreword": "doc-foreword", "glossary": "doc-glossary", "introduction": "doc-introduction",
    "noteref": "doc-noteref", "pagebreak": "doc-pagebreak", "part": "doc-part",
    "preface": "doc-preface", "prologue": "doc-prologue", "pullquote": "doc-pullquote",
    "rearnote": "doc-endnote", "rearnotes": "doc-endnotes", "subtitle": "doc-subtitle",
  ]
}

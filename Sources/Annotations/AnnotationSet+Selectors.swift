import ReadingModel

extension AnnotationSet {
  /// A selector: one way to describe the place of a mark.
  struct Selector: Encodable {
    var type: String
    var exact: String?
    var prefix: String?
    var suffix: String?
    /// The end of a passage that is too long to be quoted whole.
    var tail: String?
    var start: Int?
    var end: Int?
    var conformsTo: String?
    var value: Value?
    var refinedBy: TextPosition?
    /// What selects the first character of a passage.
    var startSelector: Link?
    /// What selects the character behind a passage.
    var endSelector: Link?
    /// The pages of a passage with the corners of its lines.
    var pages: [PageQuads]?

    enum CodingKeys: String, CodingKey {
      case type, exact, prefix, suffix, start, end, conformsTo, value, refinedBy
      case startSelector, endSelector
      case tail = "vorleser:tail"
      case pages = "vorleser:pages"
    }
  }

  /// Number or text.
  enum Value: Encodable {
    case number(Double)
    case text(String)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      }
    }
  }

  /// The lines of a passage on a page.
  struct PageQuads: Encodable {
    /// From 1, as the fragment has it.
    var page: Int
    var label: String?
    var quads: [[Double]]

    init(_ passage: PagePassage) {
      page = passage.page + 1
      label = passage.label.isEmpty ? nil : passage.label
      // A hundredth of a point is less than a printer draws.
      quads = passage.quads.map { quad in quad.map { (Double($0) * 100).rounded() / 100 } }
    }
  }

  /// A passage in the text that another selector has selected, in Unicode characters.
  struct TextPosition: Encodable {
    var type = "TextPositionSelector"
    var start: Int
    var end: Int
  }

  /// A place as a link of the format's own names it, whose scheme says what it is.
  struct Link: Encodable {
    var type = "FragmentSelector"
    var value: String
  }

  /// The address that declares a fragment an EPUB Canonical Fragment Identifier (W3C Web Annotation
  /// Data Model, 4.2.1).
  private static let fragmentForm = "http://www.idpf.org/epub/linking/cfi/epub-cfi.html"

  /// The address that declares a fragment one of PDF, which a later text describes, too (RFC 8118).
  private static let pageForm = "http://tools.ietf.org/rfc/rfc3778"

  /// The place on the pages of a PDF: the first page with the rectangle around its part of the passage, and all lines of all pages.
  private static func pageSelector(_ passages: [PagePassage]) -> Selector? {
    guard let first = passages.first, let left = first.boxes.map(\.left).min(),
      let right = first.boxes.map(\.right).max(), let top = first.boxes.map(\.top).min(),
      let bottom = first.boxes.map(\.bottom).max()
    else { return nil }
    let edges = [left.rounded(.down), right.rounded(.up), top.rounded(.down), bottom.rounded(.up)]
    let highlight = edges.map { String(max(0, Int($0))) }.joined(separator: ",")
    return Selector(
      type: "FragmentSelector", conformsTo: pageForm,
      value: .text("page=\(first.page + 1)&highlight=\(highlight)"),
      pages: passages.map { PageQuads($0) })
  }

  /// The place by links of the format's own: one for a place, two for a passage (W3C Web Annotation Data Model, 4.2.9).
  private static func linkSelector(_ links: SourceLinks) -> Selector {
    guard let end = links.end else {
      return Selector(type: "FragmentSelector", value: .text(links.start))
    }
    return Selector(
      type: "RangeSelector", startSelector: Link(value: links.start), endSelector: Link(value: end))
  }

  /// The selectors of a mark, as far as they are exact: its quote, its place in the chapter's text
  /// (UTF-16 units), its progression in the chapter, its place in the book's own file.
  ///
  /// Thorium takes the last selector that it understands, so the most exact comes last.
  static func selectors(_ mark: Mark, _ index: Int, _ book: MarkedBook) -> [Selector] {
    let quote = mark.quote
    var selectors = [
      Selector(
        type: "TextQuoteSelector", exact: quote.exact, prefix: quote.prefix, suffix: quote.suffix,
        tail: quote.tail)
    ]
    guard mark.isPlaced, book.outline.chapters.indices.contains(index) else { return selectors }
    let chapter = book.outline.chapters[index]
    let start = mark.range.lowerBound - chapter.start
    selectors.append(
      Selector(type: "TextPositionSelector", start: start, end: start + mark.range.count))
    if chapter.length > 0 {
      let value = Double(start) / Double(chapter.length)
      selectors.append(Selector(type: "ProgressionSelector", value: .number(value)))
    }
    if let passages = book.passages[mark.id], let page = pageSelector(passages) {
      return selectors + [page]
    }
    guard let source = book.sources[mark.id] else { return selectors }
    if let links = source.links { selectors.append(linkSelector(links)) }
    guard let element = source.element, let fragment = source.fragment else { return selectors }
    return selectors + [
      Selector(
        type: "CssSelector", value: .text(element),
        refinedBy: source.position.map { TextPosition(start: $0.lowerBound, end: $0.upperBound) }),
      Selector(type: "FragmentSelector", conformsTo: fragmentForm, value: .text(fragment)),
    ]
  }
}

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

    enum CodingKeys: String, CodingKey {
      case type, exact, prefix, suffix, start, end, conformsTo, value, refinedBy
      case tail = "vorleser:tail"
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

  /// A passage in the text that another selector has selected, in Unicode characters.
  struct TextPosition: Encodable {
    var type = "TextPositionSelector"
    var start: Int
    var end: Int
  }

  /// The address that declares a fragment an EPUB Canonical Fragment Identifier (W3C Web Annotation
  /// Data Model, 4.2.1).
  private static let fragmentForm = "http://www.idpf.org/epub/linking/cfi/epub-cfi.html"

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
    guard let source = book.sources[mark.id] else { return selectors }
    return selectors + [
      Selector(
        type: "CssSelector", value: .text(source.element),
        refinedBy: source.position.map { TextPosition(start: $0.lowerBound, end: $0.upperBound) }),
      Selector(type: "FragmentSelector", conformsTo: fragmentForm, value: .text(source.fragment)),
    ]
  }
}

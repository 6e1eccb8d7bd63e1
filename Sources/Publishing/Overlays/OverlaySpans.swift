import ReadingModel

/// Puts stretches of a chapter's text into elements that an overlay can name.
///
/// A stretch that begins or ends inside an element, such as a sentence with a half of an emphasis, becomes several spans.
struct OverlaySpans {
  /// An element around a stretch, or a part of it.
  struct Span {
    /// The name behind ``PageTree/idPrefix``.
    var name: String
    /// Index of the stretch.
    var stretch: Int
    /// Where it begins in the chapter's text.
    var offset: Int
    /// What it stands in, by the vocabulary of EPUB, if readers skip that.
    var type: String?
  }

  /// Elements whose text is no run of words.
  private static let closed: Set<String> = ["math", "svg"]
  /// Elements that a span may not hold.
  private static let bound: Set<String> = ["rb", "rp", "rt", "rtc"]
  /// Source: EPUB 3 Structural Semantics Vocabulary 1.1; EPUB 3.3, 9.4.3 "Skippability and escapability".
  private static let types = [
    "doc-footnote": "footnote", "doc-endnote": "endnote", "doc-noteref": "noteref",
    "doc-pagebreak": "pagebreak",
  ]

  private let stretches: [Range<Int>]
  private let prefix: String
  private(set) var spans: [Span] = []
  private var offset = 0
  /// The first stretch that does not end before `offset`.
  private var next = 0

  /// Makes spans.
  ///
  /// - Parameters:
  ///   - nodes: The chapter's tree.
  ///   - stretches: In order, none overlapping another.
  ///   - prefix: What the names of the spans begin with.
  /// - Returns: The tree with the spans, and these in the order of the text.
  static func wrap(
    _ nodes: [PageNode], _ stretches: [Range<Int>], prefix: String
  ) -> (nodes: [PageNode], spans: [Span]) {
    var made = OverlaySpans(stretches: stretches, prefix: prefix)
    let nodes = made.wrap(nodes, type: nil)
    return (nodes, made.spans)
  }

  private init(stretches: [Range<Int>], prefix: String) {
    self.stretches = stretches
    self.prefix = prefix
  }

  /// Nodes beside each other that belong to one stretch.
  private struct Run {
    var stretch: Int
    var offset: Int
    var nodes: [PageNode] = []
  }

  private mutating func wrap(_ nodes: [PageNode], type: String?) -> [PageNode] {
    var wrapped: [PageNode] = []
    var run: Run?
    for node in nodes {
      switch node {
      case .text(let text):
        var rest = text[...]
        while !rest.isEmpty {
          let (part, stretch) = take(&rest)
          add(.text(part), of: stretch, to: &wrapped, &run, type)
          offset += part.utf16.count
        }
      case .element(var element):
        let length = node.text.utf16.count
        if isInline(element), let stretch = stretch(around: offset..<offset + length, run) {
          add(node, of: stretch, to: &wrapped, &run, type)
          offset += length
          continue
        }
        close(&run, into: &wrapped, type)
        if Self.closed.contains(element.name) {
          offset += length
        } else {
          element.children = wrap(element.children, type: Self.type(of: element) ?? type)
        }
        wrapped.append(.element(element))
      }
    }
    close(&run, into: &wrapped, type)
    return wrapped
  }

  /// The beginning of a text that belongs to one stretch or to none.
  private mutating func take(_ rest: inout Substring) -> (part: String, stretch: Int?) {
    while next < stretches.count, stretches[next].upperBound <= offset { next += 1 }
    let isInside = next < stretches.count && stretches[next].lowerBound <= offset
    let end =
      next < stretches.count
      ? isInside ? stretches[next].upperBound : stretches[next].lowerBound : Int.max
    let units = rest.utf16
    let limit = units.index(
      rest.startIndex, offsetBy: min(end - offset, units.count), limitedBy: rest.endIndex)
    var cut = limit ?? rest.endIndex
    // A character is not cut.
    if cut < rest.endIndex, UTF16.isTrailSurrogate(units[cut]) { cut = units.index(after: cut) }
    defer { rest = rest[cut...] }
    return (String(rest[..<cut]), isInside ? next : nil)
  }

  /// The stretch that an element lies in as a whole; an empty one must have text of it on its left.
  private mutating func stretch(around range: Range<Int>, _ run: Run?) -> Int? {
    while next < stretches.count, stretches[next].upperBound <= range.lowerBound { next += 1 }
    guard next < stretches.count, stretches[next].lowerBound <= range.lowerBound,
      range.upperBound <= stretches[next].upperBound
    else { return nil }
    return range.isEmpty && run?.stretch != next ? nil : next
  }

  private func isInline(_ element: PageElement) -> Bool {
    !element.isBlock && !element.holdsBlock && !Self.bound.contains(element.name)
      && element["data-page-words"] == nil
  }

  private mutating func add(
    _ node: PageNode, of stretch: Int?, to wrapped: inout [PageNode], _ run: inout Run?,
    _ type: String?
  ) {
    if run?.stretch != stretch { close(&run, into: &wrapped, type) }
    guard let stretch else { return wrapped.append(node) }
    if run == nil { run = Run(stretch: stretch, offset: offset) }
    run?.nodes.append(node)
  }

  private mutating func close(_ run: inout Run?, into wrapped: inout [PageNode], _ type: String?) {
    guard let made = run else { return }
    run = nil
    guard made.nodes.contains(where: { !PageNode.text($0.text).isBlank }) else {
      wrapped += made.nodes
      return
    }
    let name = "\(prefix)\(spans.count + 1)"
    let only = made.nodes.count == 1 ? made.nodes[0].element.flatMap(Self.type(of:)) : nil
    spans.append(Span(name: name, stretch: made.stretch, offset: made.offset, type: only ?? type))
    wrapped.append(
      .element(PageElement("span", [("id", PageTree.idPrefix + name)], children: made.nodes)))
  }

  private static func type(of element: PageElement) -> String? {
    element["role"].flatMap { types[$0] } ?? (element.name == "table" ? "table" : nil)
  }
}

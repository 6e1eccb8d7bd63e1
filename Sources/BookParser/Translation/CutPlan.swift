import Markup

/// Where a document is cut into chapters: before headings of the level that makes sensible pieces.
struct CutPlan {
  /// A place where a document may be cut, in the order of the document.
  private struct Candidate {
    /// What the next piece begins with.
    var node: MarkupNode
    /// 1...6 for a heading, ``blockLevel`` for another block.
    var level: Int
    /// UTF-8 units of text before it.
    var offset: Int
  }

  /// A heading outside of quotes, lists and tables.
  struct Heading {
    var node: MarkupNode
    /// 1...6.
    var level: Int
  }

  /// A document with less text is one chapter, in UTF-8 units: some five pages.
  private static let wholeLength = 8 << 10
  /// A piece with less text is joined with the next, such as the title of a part.
  private static let leastLength = 1_000
  /// A piece with more text is cut at lower headings, and at last between blocks: parsing and showing a chapter
  /// should take no time that is felt.
  private static let mostLength = 200 << 10
  /// Where elements are nested deeper, nothing is cut: what is open is opened again in every piece.
  private static let depthLimit = 32
  private static let blockLevel = 7
  /// With what a parser of ours says of a section that it is a part of the book, of a level as a heading has one.
  static let partAttribute = "data-part"
  /// Elements that may be parted.
  private static let containers: Set<String> = [
    "article", "body", "center", "div", "form", "header", "hgroup", "main", "section",
  ]
  /// What is no text.
  private static let skipped: Set<String> = ["head", "script", "style", "template", "title"]

  /// What pieces but the first begin with, in the order of the document.
  private(set) var cuts: [MarkupNode] = []
  /// The headings in the order of the document.
  private(set) var headings: [Heading] = []
  /// The part that holds the notes, which is a piece of its own where there are others.
  private(set) var notes: MarkupNode?

  private let body: MarkupNode
  private var candidates: [Candidate] = []
  private var chosen: [Int] = []

  /// Plans.
  ///
  /// - Parameter body: The element whose content is displayed.
  init(_ body: MarkupNode) {
    self.body = body
    let length = collect()
    guard length > Self.wholeLength else { return }
    split(candidates.startIndex..<candidates.endIndex, from: 0, to: length, level: 1)
    cuts = chosen.sorted().map { candidates[$0].node }
    if let notes, !cuts.isEmpty { cuts.append(notes) }
  }

  /// Finds the places, and counts the text before the notes.
  private mutating func collect() -> Int {
    var offset = 0
    var next = body.firstChild
    while let node = next {
      next = node.nextOutside(within: body)
      if node.kind == .text { node.withText { offset += $0.count } }
      guard node.kind == .element else { continue }
      let name = node.name.lowercased()
      if Self.skipped.contains(name) { continue }
      if node.holdsNotes {
        notes = node
        break
      }
      if let level = Self.level(of: name) {
        headings.append(Heading(node: node, level: level))
        add(node, level, offset)
      } else if Self.containers.contains(name), node.isNested(atMost: Self.depthLimit) {
        if let part = node.attribute(Self.partAttribute).flatMap({ Int($0) }) {
          add(node, min(max(part, 1), 6), offset)
        }
        next = node.firstChild ?? next
        continue
      } else if Self.isBlock(name) {
        add(node, Self.blockLevel, offset)
      }
      offset += node.text { Self.skipped.contains($0.name.lowercased()) }.utf8.count
    }
    return offset
  }

  private mutating func add(_ node: MarkupNode, _ level: Int, _ offset: Int) {
    guard offset > 0 else { return }
    let start = outermost(node)
    // A section and the heading that it begins with are one place.
    if let last = candidates.last, last.node == start { return }
    candidates.append(Candidate(node: start, level: level, offset: offset))
  }

  /// The element that begins with this one: a section is cut off before its heading, not behind its start.
  private func outermost(_ node: MarkupNode) -> MarkupNode {
    var node = node
    while let parent = node.parent, parent != body, node.isFirstSeen { node = parent }
    return node
  }

  /// Cuts a piece at the headings of a level, and pieces that are still too long at lower ones.
  private mutating func split(_ piece: Range<Int>, from start: Int, to end: Int, level: Int) {
    // Of the levels from here on the first that has any; a lone title is no chapter.
    let isWhole = chosen.isEmpty && level == 1
    for level in level...Self.blockLevel {
      let most = level == Self.blockLevel ? Self.mostLength : Self.leastLength
      let places = piece.filter { candidates[$0].level <= level }
      guard places.count > (isWhole && level < Self.blockLevel ? 1 : 0) else { continue }
      var from = start
      var first = piece.lowerBound
      for place in places where candidates[place].offset - from >= most {
        if isWhole, level < Self.blockLevel, end - candidates[place].offset < Self.leastLength {
          continue
        }
        chosen.append(place)
        splitFurther(first..<place, from: from, to: candidates[place].offset, below: level)
        from = candidates[place].offset
        first = place + 1
      }
      splitFurther(first..<piece.upperBound, from: from, to: end, below: level)
      return
    }
  }

  private mutating func splitFurther(
    _ piece: Range<Int>, from start: Int, to end: Int, below level: Int
  ) {
    guard level < Self.blockLevel, end - start > Self.mostLength, !piece.isEmpty else { return }
    split(piece, from: start, to: end, level: level + 1)
  }

  private static func level(of name: String) -> Int? {
    guard name.utf8.count == 2, name.first == "h", let level = name.last?.wholeNumberValue,
      (1...6).contains(level)
    else { return nil }
    return level
  }

  private static func isBlock(_ name: String) -> Bool {
    [
      "p", "ul", "ol", "dl", "table", "pre", "blockquote", "figure", "hr", "aside", "details",
      "div",
      "section",
    ].contains(name)
  }
}

extension MarkupNode {
  /// Whether it is the part of a document that holds its notes, for us or for cmark.
  var holdsNotes: Bool {
    name == "section" && hasAttributes
      && (attribute("role") == "doc-endnotes" || attribute("data-footnotes") != nil)
  }

  /// Whether so many elements at most are around it.
  fileprivate func isNested(atMost limit: Int) -> Bool {
    var count = 0
    var node = parent
    while let outer = node {
      count += 1
      guard count <= limit else { return false }
      node = outer.parent
    }
    return true
  }

  /// Whether nothing that is seen stands before it in its parent.
  fileprivate var isFirstSeen: Bool {
    var node = previous
    while let current = node {
      if current.kind == .element { return false }
      var isSeen = false
      current.withText { bytes in
        for index in bytes.indices where bytes[index] > 0x20 { isSeen = true }
      }
      if isSeen { return false }
      node = current.previous
    }
    return true
  }
}

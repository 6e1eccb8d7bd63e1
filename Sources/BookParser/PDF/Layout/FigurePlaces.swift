import Basics
import PDFFiles

/// Finds where the figures stand in the text: at their captions, else where their place in the column is.
struct FigurePlaces: Sendable {
  /// A caption is nearer to its figure, in points: four lines.
  private static let captionDistance: Float = 48
  /// Points by which letters may reach into the rectangle of a figure below or above them.
  private static let overlap: Float = 6
  /// The beginning of a block that may be a caption.
  private static let labelLength = 60

  /// The words of a block that stand below each other in one column.
  private struct Segment {
    var block: Int
    /// Whether the block begins with it.
    var isFirst: Bool
    var box: PDFRectangle
  }

  /// A figure, and what its caption calls it.
  private struct Placed {
    var figure: PageFigure
    var label = ""
  }

  private var placed: [Int: [Placed]] = [:]
  private let blocks: [PageBlock]

  /// - Parameters:
  ///   - pages: The pages.
  ///   - blocks: Their text.
  init(_ pages: [PDFPage], _ blocks: [PageBlock]) {
    self.blocks = blocks
    let figures = PageFigures(pages).pages
    guard !figures.isEmpty else { return }
    let segments = Self.segments(of: blocks, pages) { figures[$0] != nil }
    for (index, found) in figures.sorted(by: { $0.key < $1.key }) {
      for figure in found {
        let box = pages[index].reading(figure.box)
        let (block, label) = place(of: box, index, among: segments[index] ?? [])
        placed[block, default: []].append(Placed(figure: figure, label: label))
      }
    }
  }

  /// All figures by their paths.
  var byPath: [String: PageFigure] {
    Dictionary(
      placed.values.joined().map { ($0.figure.path, $0.figure) }, uniquingKeysWith: { a, _ in a })
  }

  /// The figures before a block, as HTML without any text; where one ends a chapter, the line break before it ends the chapter's text.
  ///
  /// - Parameter block: The index of the block; the count of all for those at the end.
  /// - Returns: The markup; empty where there is none.
  func html(before block: Int) -> String {
    (placed[block] ?? []).reduce(into: "") { html, placed in
      let (width, height) = placed.figure.size
      html += "<figure><img src=\"\(placed.figure.path)\" alt=\"\(placed.label.escapedAsMarkup)\""
      html += " width=\"\(width)\" height=\"\(height)\"></figure>"
    }
  }

  private static func segments(
    of blocks: [PageBlock], _ pages: [PDFPage], on isWanted: (Int) -> Bool
  ) -> [Int: [Segment]] {
    var found: [Int: [Segment]] = [:]
    for (index, block) in blocks.enumerated() {
      var last: (page: Int, baseline: Float)?
      for placed in block.words where isWanted(placed.page) {
        let word = pages[placed.page].words[placed.index]
        guard !word.traits.contains(.turned) else { continue }
        let box = PDFRectangle(
          left: word.left, top: word.baseline - word.size, right: word.right,
          bottom: word.baseline)
        // Where the text jumps up, it goes on in the next column.
        if let last, last.page == placed.page, word.baseline > last.baseline - word.size,
          let count = found[placed.page]?.count
        {
          found[placed.page]?[count - 1].box.add(box)
        } else {
          found[placed.page, default: []].append(
            Segment(block: index, isFirst: placed == block.words.first, box: box))
        }
        last = (placed.page, word.baseline)
      }
    }
    return found
  }

  /// The block before which a figure stands, and what its caption calls it.
  private func place(
    of figure: PDFRectangle, _ page: Int, among all: [Segment]
  ) -> (block: Int, label: String) {
    let column = all.filter { $0.box.left < figure.right && figure.left < $0.box.right }
    let below = column.filter { $0.box.top > figure.bottom - Self.overlap }
      .sorted { $0.box.top < $1.box.top }
    let above = column.filter { $0.box.bottom < figure.top + Self.overlap }
      .sorted { $0.box.bottom > $1.box.bottom }
    for segment in below.prefix(while: { $0.box.top < figure.bottom + Self.captionDistance }) {
      if let label = label(of: segment) { return (segment.block, label) }
    }
    for segment in above.prefix(while: { $0.box.bottom > figure.top - Self.captionDistance }) {
      if let label = label(of: segment) { return (segment.block + 1, label) }
    }
    // Its own letters are read behind it.
    let inner = column.first {
      $0.isFirst && $0.box.top > figure.top - Self.overlap
        && $0.box.bottom < figure.bottom + Self.overlap
    }
    if let inner { return (inner.block, "") }
    if let segment = above.first { return (segment.block + 1, "") }
    if let segment = below.first {
      return (segment.isFirst ? segment.block : segment.block + 1, "")
    }
    if let last = all.last { return (last.block + 1, "") }
    return (blocks.firstIndex { $0.page > page } ?? blocks.count, "")
  }

  /// What a caption calls its figure, such as "Figure 3"; `nil` for other text.
  private func label(of segment: Segment) -> String? {
    guard segment.isFirst else { return nil }
    let start = blocks[segment.block].text.prefix(Self.labelLength)
    let label =
      /(?i)\s*((?:fig(?:ure|ura|ur)?|abb(?:ildung)?|bild|illustration|plate|scheme|chart|diagram|рис(?:унок)?|rys(?:unek)?|图|圖|図|그림)\.?\s*[a-z]?[0-9]+(?:[.\-–][0-9]+)*)/
    return start.prefixMatch(of: label).map { String($0.1) }
  }
}

extension PDFRectangle {
  fileprivate mutating func add(_ other: PDFRectangle) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }
}

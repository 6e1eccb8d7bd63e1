import ChapterBuilding
import Markup
package import ReadingModel
import ZipArchive

extension BookParser {
  /// Where passages of a chapter stand in the book's own file.
  ///
  /// Only what a well-formed XHTML file says is found: repaired markup may be another tree for another
  /// program, and what describes an image is no text of the file. The chapter is parsed anew.
  ///
  /// - Parameters:
  ///   - ranges: Where they are in ``Chapter/text``, in UTF-16 units; empty ones are places.
  ///   - index: Index in the spine.
  ///   - book: The book.
  /// - Returns: For each passage where it stands; `nil` where that can't be said exactly.
  @concurrent
  package static func sourcePlaces(
    of ranges: [Range<Int>], inChapter index: Int, of book: Book
  ) async -> [SourcePlace?] {
    guard let content = book.content as? EPUBContent, content.chapters.indices.contains(index),
      let source = content.traced(index)
    else { return ranges.map { _ in nil } }
    let elements = ElementPath(source.root)
    return ranges.map { source.place(of: $0, elements) }
  }
}

/// A chapter with the way back to its file.
struct TracedChapter {
  /// The steps to its entry in the package document's spine.
  let package: String
  let root: MarkupNode
  let text: String
  let trace: TextTrace

  func place(of range: Range<Int>, _ elements: ElementPath) -> SourcePlace? {
    guard let points = trace.points(of: range), let start = FragmentPath(to: points.start),
      let end = FragmentPath(to: points.end), let text = text.utf16Slice(range),
      let element = Self.common(points.start.node, points.end.node)
    else { return nil }
    let isPlace = range.isEmpty
    var position: Range<Int>?
    if !isPlace {
      position = Self.position(of: points, in: element)
      guard position != nil else { return nil }
    }
    return SourcePlace(
      fragment: FragmentPath.identifier(in: package, from: start, to: isPlace ? nil : end),
      element: elements.selector(of: element), position: position, text: text)
  }

  /// The innermost element that holds both nodes.
  private static func common(_ first: MarkupNode, _ second: MarkupNode) -> MarkupNode? {
    let (outer, inner) = (ancestors(first), ancestors(second))
    return zip(outer, inner).prefix { $0 == $1 }.last?.0
  }

  private static func ancestors(_ node: MarkupNode) -> [MarkupNode] {
    Array(sequence(first: node, next: \.parent).dropFirst()).reversed()
  }

  /// Where a passage is in all text of an element, in Unicode characters.
  private static func position(
    of points: (start: TextTrace.Point, end: TextTrace.Point), in element: MarkupNode
  ) -> Range<Int>? {
    var count = 0
    var start: Int?
    var node = element.firstChild
    while let current = node {
      guard !current.isUnresolved else { return nil }
      current.withText { text in
        if current == points.start.node {
          start = count + text.scalarCount(before: points.start.offset)
        }
      }
      if current == points.end.node, let start {
        current.withText { count += $0.scalarCount(before: points.end.offset) }
        return start < count ? start..<count : nil
      }
      current.withText { count += $0.scalarCount() }
      node = current.firstChild ?? current.nextOutside(within: element)
    }
    return nil
  }
}

extension EPUBContent {
  /// Parses a chapter with the way back to its file; `nil` where the text is not all that file's own.
  func traced(_ index: Int) -> TracedChapter? {
    let source = chapters[index]
    guard let place = try? self.source(index), let package = source.package, source.isDocument,
      source.path == spine[index].path,
      source.mediaType == "application/xhtml+xml",
      let content = try? container.read(source.path, limit: MarkupReader.markupLimit),
      content.damage == nil, let document = try? MarkupDocument.xml(content.bytes),
      document.problem == nil, let root = document.root
    else { return nil }
    let built = reader.traced(document, place)
    return built.trace.map {
      TracedChapter(package: package, root: root, text: built.chapter.text, trace: $0)
    }
  }
}

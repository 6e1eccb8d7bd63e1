import ChapterBuilding
import Markup
package import ReadingModel
import ZipArchive

extension BookParser {
  /// Where passages of a chapter stand in the book's own file.
  ///
  /// Elements are named only in a well-formed XHTML file: repaired markup may be another tree for another
  /// program. What describes an image is no text of the file. The chapter is parsed anew.
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
      let source = content.traced(index) ?? content.repaired(index)
    else { return ranges.map { _ in nil } }
    let elements = ElementPath(source.root)
    let original = await content.original?.markup(of: content.chapters[index].path)
    let links: [SourceLinks?] =
      original.map { source.links(of: ranges, in: $0) } ?? ranges.map { _ in nil }
    return zip(ranges, links).map { source.place(of: $0, elements, links: $1) }
  }
}

/// A chapter with the way back to its file.
struct TracedChapter {
  /// The steps to its entry in the package document's spine; `nil` if other programs may have another tree of the file.
  let package: String?
  let root: MarkupNode
  let text: String
  let trace: TextTrace

  func place(of range: Range<Int>, _ elements: ElementPath, links: SourceLinks?) -> SourcePlace? {
    guard let points = trace.points(of: range), let text = text.utf16Slice(range) else {
      return nil
    }
    var place = SourcePlace(
      fragment: nil, element: nil, position: nil, links: links, text: text)
    name(points, isPlace: range.isEmpty, elements, in: &place)
    return place.fragment == nil && links == nil ? nil : place
  }

  /// Names a passage by the elements of its file, if all of it can be.
  private func name(
    _ points: (start: TextTrace.Point, end: TextTrace.Point), isPlace: Bool,
    _ elements: ElementPath, in place: inout SourcePlace
  ) {
    guard let package, let start = FragmentPath(to: points.start),
      let end = FragmentPath(to: points.end),
      let element = Self.common(points.start.node, points.end.node)
    else { return }
    if !isPlace {
      guard let position = Self.position(of: points, in: element) else { return }
      place.position = position
    }
    place.fragment = FragmentPath.identifier(in: package, from: start, to: isPlace ? nil : end)
    place.element = elements.selector(of: element)
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

  /// A chapter of a book of another format with the way back to the file that was made for it, repaired as for reading.
  func repaired(_ index: Int) -> TracedChapter? {
    guard original != nil, chapters[index].isDocument, let place = try? source(index),
      let document = reader.document(place), let root = document.root
    else { return nil }
    let built = reader.traced(document, place)
    return built.trace.map {
      TracedChapter(package: nil, root: root, text: built.chapter.text, trace: $0)
    }
  }
}

import ChapterBuilding
import Markup
package import ReadingModel

extension BookParser {
  /// The place in a book's text that another program has named.
  ///
  /// - Parameters:
  ///   - pointer: The place.
  ///   - book: The book.
  /// - Returns: The chapter's index, and the place in ``Chapter/text`` in UTF-16 units; `nil` where the book has no such place, or its file is
  ///   another tree for another program (see ``sourcePlaces(of:inChapter:of:)``).
  @concurrent
  package static func place(
    of pointer: SourcePointer, in book: Book
  ) async -> (chapter: Int, offset: Int)? {
    guard let content = book.content as? EPUBContent,
      let index = content.index(of: pointer.chapter),
      let offset = content.traced(index)?.offset(of: pointer)
    else { return nil }
    return (index, offset)
  }
}

extension EPUBContent {
  /// The index of a chapter that is named by its entry in the spine.
  fileprivate func index(of chapter: SourcePointer.Chapter) -> Int? {
    switch chapter {
    case .index(let index): return chapters.indices.contains(index) ? index : nil
    case .step(let number):
      return chapters.firstIndex { source in
        guard let package = source.package,
          case .step(number, _)? = FragmentScanner.parts("epubcfi(\(package))")?.last
        else { return false }
        return true
      }
    }
  }
}

extension TracedChapter {
  /// How many nodes without text may stand between a place and the first text behind it: more than pictures and lines in a row.
  private static let reach = 1_000

  /// The place in the text that a pointer leads to; `nil` if it leads nowhere.
  func offset(of pointer: SourcePointer) -> Int? {
    var node = root
    for step in pointer.steps {
      guard let next = follow(step, from: node) else { return nil }
      node = next
    }
    var offset = 0
    if node.kind != .element {
      guard let point = point(pointer.offset ?? 0, from: node, isRough: pointer.isRough) else {
        return nil
      }
      (node, offset) = point
      if let place = trace.place(of: node, at: offset) { return place }
    }
    return place(from: node)
  }

  /// The first text in a node or behind it.
  private func place(from start: MarkupNode) -> Int? {
    var node: MarkupNode? = start
    for _ in 0..<Self.reach {
      guard let current = node else { return nil }
      if current.kind == .text, let place = trace.place(of: current, at: 0) { return place }
      node = current.firstChild ?? current.nextOutside(within: root)
    }
    return nil
  }

  private func follow(_ step: SourcePointer.Step, from node: MarkupNode) -> MarkupNode? {
    switch step {
    case .element(let index, let id):
      guard let child = node.children.dropFirst(index).first(where: { _ in true }) else {
        return nil
      }
      return id == nil || child.attribute("id") == id ? child : nil
    case .named(let name, let index):
      return node.children.lazy.filter { $0.name == name }.dropFirst(index).first { _ in true }
    case .text(let count):
      // Right behind the last of so many elements, or before the first.
      let before = count == 0 ? nil : node.children.dropFirst(count - 1).first { _ in true }
      if count > 0, before == nil { return nil }
      guard let text = count == 0 ? node.firstChild : before?.next, text.kind != .element else {
        return nil
      }
      return text
    case .textNode(let index):
      var child = node.firstChild
      var count = 0
      while let current = child {
        if current.kind == .text {
          if count == index { return current }
          count += 1
        }
        child = current.next
      }
      return nil
    }
  }

  /// The text node at a place in a text, which comments and the like may divide.
  private func point(
    _ offset: Int, from start: MarkupNode, isRough: Bool
  ) -> (node: MarkupNode, offset: Int)? {
    var rest = offset
    var node = start
    while true {
      guard !node.isUnresolved else { return nil }
      var length = 0
      node.withText { length = $0.utf16Length }
      if rest < length { return (node, rest) }
      guard let next = node.next, next.kind != .element else {
        return rest == length || isRough ? (node, min(rest, length)) : nil
      }
      rest -= length
      node = next
    }
  }
}

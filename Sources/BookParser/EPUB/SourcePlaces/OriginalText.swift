import ChapterBuilding
import Markup
import ReadingModel

/// The text of a book of another format that an EPUB stands for, whose places have names of the format's own.
protocol OriginalText: Sendable {
  /// The markup that a file of the EPUB was made from.
  ///
  /// - Parameter path: The file's stored path.
  /// - Returns: The markup; `nil` if there is none, or it can't be read any more.
  func markup(of path: String) async -> OriginalMarkup?
}

/// Markup from which a file was made with the same characters, but other tags.
struct OriginalMarkup: Sendable {
  var bytes: [UInt8]
  /// Whether the markup is in UTF-8; else it is in Windows-1252.
  var isUTF8: Bool
  /// The link to a place, by the bytes before it; `nil` if none leads there.
  var link: @Sendable (Int) -> String?
}

extension TracedChapter {
  /// Where passages stand in the markup that the chapter's file was made from.
  ///
  /// - Parameters:
  ///   - ranges: Where they are in ``text``, in UTF-16 units; empty ones are places.
  ///   - original: The markup.
  /// - Returns: The links to each passage; `nil` if the markup has other characters up to there.
  func links(of ranges: [Range<Int>], in original: OriginalMarkup) -> [SourceLinks?] {
    let points = ranges.map { trace.points(of: $0) }
    var search = OriginalSearch(original)
    for point in points.compactMap({ $0 }) {
      search.want(point.start, isEnd: false)
      search.want(point.end, isEnd: true)
    }
    search.run(through: root)
    return zip(ranges, points).map { range, points in
      guard let points, let start = search.place(of: points.start, isEnd: false),
        let first = original.link(start)
      else { return nil }
      guard !range.isEmpty else { return SourceLinks(start: first, end: nil) }
      guard let end = search.place(of: points.end, isEnd: true), let last = original.link(end)
      else { return nil }
      return SourceLinks(start: first, end: last)
    }
  }
}

/// Finds characters of a tree in the markup from which its file was made, by going through both at once.
private struct OriginalSearch {
  /// A place in the tree, and where it is in the markup.
  private struct Wanted {
    var point: TextTrace.Point
    /// Whether it is behind a character, and not before one.
    var isEnd: Bool
    var found: Int?
  }

  private var wanted: [Wanted] = []
  private var characters: MarkupCharacters

  init(_ original: OriginalMarkup) {
    characters = MarkupCharacters(original.bytes, isUTF8: original.isUTF8)
  }

  mutating func want(_ point: TextTrace.Point, isEnd: Bool) {
    wanted.append(Wanted(point: point, isEnd: isEnd))
  }

  func place(of point: TextTrace.Point, isEnd: Bool) -> Int? {
    wanted.first {
      $0.isEnd == isEnd && $0.point.offset == point.offset && $0.point.node == point.node
    }?.found
  }

  /// Goes through the characters of a tree, up to the first that the markup has not.
  mutating func run(through root: MarkupNode) {
    var next: MarkupNode? = root
    while let node = next {
      if node.kind == .text, !find(in: node) { return }
      next = node.firstChild ?? node.nextOutside(within: root)
    }
  }

  /// - Returns: Whether the markup has all characters of the text node.
  private mutating func find(in node: MarkupNode) -> Bool {
    let here = wanted.indices.filter { wanted[$0].point.node == node }
    var offset = 0
    var end: Int?
    for scalar in node.text().unicodeScalars {
      guard let range = characters.next(scalar) else { return false }
      let behind = offset + (scalar.value > 0xFFFF ? 2 : 1)
      for index in here {
        let place = wanted[index].point.offset
        if !wanted[index].isEnd, place == offset { wanted[index].found = range.lowerBound }
        if wanted[index].isEnd, place == behind { wanted[index].found = range.upperBound }
      }
      offset = behind
      end = range.upperBound
    }
    // A place behind the last character.
    for index in here where wanted[index].point.offset == offset { wanted[index].found = end }
    return true
  }
}

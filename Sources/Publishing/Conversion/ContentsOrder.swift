import ReadingModel

/// The contents of a book as those of a publication: every line has a label and a place, in the order of the text.
///
/// EPUB wants the contents in reading order (EPUB 3.3, 7.4.2), which those of many sources are not.
struct ContentsOrder {
  /// The place of each identifier in the page of each chapter.
  let identifiers: [[String: Int]]

  /// One line of the flat list.
  private struct Line {
    var entry: Publication.Entry
    var level: Int
    /// Chapter, and place in its page; the page's start is -1.
    var place: (Int, Int)
  }

  /// The deepest nesting that is written; readers indent each level.
  private static let levelLimit = 20

  /// The lines of the contents.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - titles: The titles of its chapters.
  ///   - fallback: The label of the only line where there is neither.
  /// - Returns: At least one line.
  func entries(of book: Book, _ titles: [String?], fallback: String) -> [Publication.Entry] {
    var lines: [Line] = []
    flatten(book.contents, level: 0, &lines)
    if lines.isEmpty {
      lines = titles.enumerated().compactMap { index, title in
        title.map { Line(entry: .init(label: $0, section: index), level: 0, place: (index, -1)) }
      }
    }
    guard !lines.isEmpty else { return [.init(label: fallback, section: 0)] }
    if zip(lines, lines.dropFirst()).contains(where: { $1.place < $0.place }) {
      lines = lines.enumerated().sorted {
        ($0.element.place.0, $0.element.place.1, $0.offset) < (
          $1.element.place.0, $1.element.place.1, $1.offset
        )
      }
      .map(\.element)
    }
    var rest = lines[...]
    return nested(&rest, level: 0)
  }

  private func flatten(_ entries: [ContentsEntry], level: Int, _ lines: inout [Line]) {
    for entry in entries {
      // A heading without a place of its own leads to where its first line does, else to where the line before it does.
      let target = entry.target ?? firstTarget(entry.children)
      let before = lines.last?.entry
      let section = target?.chapter ?? before?.section ?? 0
      guard identifiers.indices.contains(section) else { continue }
      let identifier = target.map { $0.fragment.map(PageIdentifier.of) } ?? before?.identifier
      let place = identifier.flatMap { identifiers[section][$0] }
      let label = PageMarkup.escaped(entry.label).collapsed.isEmpty ? "…" : entry.label.collapsed
      lines.append(
        Line(
          entry: .init(label: label, section: section, identifier: place == nil ? nil : identifier),
          level: min(level, Self.levelLimit), place: (section, place ?? -1)))
      flatten(entry.children, level: level + 1, &lines)
    }
  }

  private func firstTarget(_ entries: [ContentsEntry]) -> ChapterTarget? {
    for entry in entries {
      if let target = entry.target ?? firstTarget(entry.children) { return target }
    }
    return nil
  }

  private func nested(_ rest: inout ArraySlice<Line>, level: Int) -> [Publication.Entry] {
    var entries: [Publication.Entry] = []
    while let line = rest.first, line.level >= level {
      rest.removeFirst()
      var entry = line.entry
      entry.children = nested(&rest, level: line.level + 1)
      entries.append(entry)
    }
    return entries
  }
}

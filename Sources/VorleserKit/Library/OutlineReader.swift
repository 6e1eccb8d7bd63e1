import ReadingModel

/// Reads a whole book once and makes its outline.
struct OutlineReader {
  /// The most findings that are stored; `vorleser check` lists all.
  private static let findingLimit = 500

  private let book: Book
  /// The ids in each chapter that the contents lead to.
  private let fragments: [Int: Set<String>]

  init(_ book: Book) {
    self.book = book
    var fragments: [Int: Set<String>] = [:]
    Self.visit(book.contents) { target in
      if let fragment = target.fragment { fragments[target.chapter, default: []].insert(fragment) }
    }
    self.fragments = fragments
  }

  /// Reads the book.
  ///
  /// - Parameter progress: Takes the share that has been read, 0...1, after each chapter.
  /// - Returns: The outline.
  /// - Throws: When the book can no longer be read; `CancellationError`.
  func outline(progress: (Double) -> Void) async throws -> BookOutline {
    var chapters: [BookOutline.Chapter] = []
    chapters.reserveCapacity(book.spine.count)
    var places: [ChapterTarget: TextOffset] = [:]
    var unreadable: Set<Int> = []
    var findings = Array(book.findings.prefix(Self.findingLimit))
    var start = 0
    var isBlank = true
    try await book.content.forEachSummary(of: book.spine.count) { index, chapter in
      let item = book.spine[index]
      let length = chapter.length
      for fragment in fragments[index] ?? [] {
        places[ChapterTarget(chapter: index, fragment: fragment)] =
          start + min(chapter.anchors[fragment] ?? 0, length)
      }
      isBlank = isBlank && chapter.isBlank
      if chapter.isUnreadable { unreadable.insert(index) }
      if !chapter.findings.isEmpty {
        findings = Array((findings + chapter.findings).addingUp().prefix(Self.findingLimit))
      }
      chapters.append(
        BookOutline.Chapter(
          title: chapter.isUnreadable ? chapter.title : item.title ?? chapter.title, start: start,
          length: length,
          isLinear: item.isLinear))
      start += length
      progress(Double(index + 1) / Double(book.spine.count))
      try Task.checkCancellation()
    }
    if isBlank, let finding = try await book.blankFinding(among: findings) {
      findings = [finding] + findings.prefix(Self.findingLimit - 1)
    }
    return BookOutline(
      chapters: chapters, contents: Self.entries(book.contents, chapters, places, unreadable),
      findings: findings)
  }

  private static func visit(_ entries: [ContentsEntry], _ body: (ChapterTarget) -> Void) {
    for entry in entries {
      if let target = entry.target { body(target) }
      visit(entry.children, body)
    }
  }

  /// An entry whose fragment is not in its chapter leads to the chapter's start.
  private static func entries(
    _ entries: [ContentsEntry], _ chapters: [BookOutline.Chapter],
    _ places: [ChapterTarget: TextOffset], _ unreadable: Set<Int>
  ) -> [BookOutline.Entry] {
    entries.map { entry in
      let target = entry.target.flatMap { chapters.indices.contains($0.chapter) ? $0 : nil }
      let isUnreadable = target.map { unreadable.contains($0.chapter) } ?? false
      return BookOutline.Entry(
        label: isUnreadable ? "\(entry.label) (unreadable)" : entry.label,
        offset: target.map { places[$0] ?? chapters[$0.chapter].start },
        chapter: target?.chapter,
        children: Self.entries(entry.children, chapters, places, unreadable))
    }
  }
}

import ReadingModel

/// What has to be known of all chapters before the first one is written.
struct BookSurvey {
  /// The names in each chapter that links and contents lead to.
  private(set) var names: [Set<String>]
  /// The pictures in the order in which they are shown, the cover first.
  private(set) var pictures: [String] = []
  /// The sounds and videos in the order in which they are shown, each file once.
  private(set) var media: [ChapterMedia] = []
  /// Whether any chapter has a word.
  private(set) var hasWords = false
  /// The number of chapters that can't be read.
  private(set) var unreadableCount = 0

  /// Reads all chapters once.
  ///
  /// - Parameter book: The book.
  /// - Throws: When its file can't be read any more; `CancellationError`; ``PublishingError``.
  init(_ book: Book) async throws {
    names = book.spine.map { _ in [] }
    var seen: Set<String> = []
    if let cover = book.metadata.cover, seen.insert(cover).inserted { pictures.append(cover) }
    add(book.contents)
    for index in book.spine.indices {
      try Task.checkCancellation()
      let chapter = try await book.content.chapter(at: index)
      if chapter.isUnreadable { unreadableCount += 1 }
      if !hasWords { hasWords = chapter.text.contains { !$0.isWhitespace } }
      for link in chapter.links {
        if case .place(let target) = link.target { add(target) }
      }
      for markup in [chapter.markup] + chapter.hiddenNotes.map(\.markup) {
        for reference in markup.references {
          switch reference {
          case .image(let path), .drawnImage(let path):
            if seen.insert(path).inserted { pictures.append(path) }
          case .media(let file):
            if seen.insert(file.path).inserted { media.append(file) }
            if let poster = file.poster, seen.insert(poster).inserted { pictures.append(poster) }
          case .link(.place(let target)): add(target)
          case .link: break
          }
        }
      }
    }
    guard unreadableCount < book.spine.count else { throw PublishingError.unreadable }
    guard hasWords || !pictures.isEmpty || !media.isEmpty else { throw PublishingError.nothingInIt }
  }

  private mutating func add(_ target: ChapterTarget) {
    guard let name = target.fragment, names.indices.contains(target.chapter) else { return }
    names[target.chapter].insert(name)
  }

  private mutating func add(_ entries: [ContentsEntry]) {
    for entry in entries {
      if let target = entry.target { add(target) }
      add(entry.children)
    }
  }
}

extension Chapter {
  /// The chapter's tree, with an element for each name that something leads to; the notes that it hides stand at its end.
  ///
  /// - Parameter names: The names.
  /// - Returns: The nodes of its body, and the notes.
  func nodes(_ names: Set<String>) -> (body: [PageNode], notes: [PageElement]) {
    let hidden = Set(hiddenNotes.flatMap(\.names))
    let body = PageTree.nodes(
      of: markup, anchors: names.subtracting(hidden).map { ($0, anchors[$0] ?? 0) })
    let notes = hiddenNotes.map { note in
      let wanted = note.names.filter(names.contains)
      return PageElement(
        "aside", [("role", "doc-footnote")],
        children: PageTree.nodes(of: note.markup, anchors: wanted.map { ($0, 0) }))
    }
    return (body, notes)
  }
}

import ReadingModel
import Storage

/// Places what people have stored in a book anew when its text has become another.
struct MarkAnchoring: Sendable {
  /// The text as it is now.
  let book: Book
  /// Its outline.
  let outline: BookOutline

  /// Finds quotes in the text, each chapter of which is read once.
  ///
  /// - Parameter wanted: What is to be found.
  /// - Returns: Where each stands, in order.
  /// - Throws: When the file can no longer be read; `CancellationError`.
  @concurrent
  func find(_ wanted: [QuoteFinder.Wanted]) async throws -> [QuoteFinder.Placement?] {
    guard !wanted.isEmpty else { return [] }
    var finder = QuoteFinder(wanted)
    for index in book.spine.indices {
      try Task.checkCancellation()
      finder.read(Array(try await book.content.chapter(at: index).text.utf16))
    }
    return finder.placements()
  }

  /// Where everything stands that was stored in the text as it was.
  ///
  /// - Parameters:
  ///   - marks: Everybody's marks.
  ///   - places: Stored places with what stood there, where that is known.
  ///   - old: The outline of the old text; `nil` where there is none.
  ///   - revision: State of the marks.
  /// - Returns: The change; marks that nothing changes for are not in it.
  /// - Throws: When the file can no longer be read.
  func change(
    _ marks: [PersonalMark], _ places: [TextOffset: TextQuote?], from old: BookOutline?,
    revision: Int
  ) async throws -> TextChange {
    let correspondence = old.map { ChapterCorrespondence(from: $0, to: outline) }
    func expected(_ offset: TextOffset) -> TextOffset {
      min(correspondence?.place(offset) ?? offset, outline.length)
    }
    let quoted = places.compactMap { offset, quote in quote.map { (offset, $0) } }
    let wanted =
      marks.map {
        QuoteFinder.Wanted(
          quote: $0.mark.quote, expected: expected($0.mark.range.lowerBound),
          length: $0.mark.range.count)
      }
      + quoted.map { QuoteFinder.Wanted(quote: $1, expected: expected($0)) }
    let found = try await find(wanted)
    var change = TextChange(marks: [], places: [:], revision: revision)
    for offset in places.keys { change.places[offset] = expected(offset) }
    for ((offset, _), placement) in zip(quoted, found[marks.count...]) {
      if let placement { change.places[offset] = placement.range.lowerBound }
    }
    var text = BookText(book: book, outline: outline)
    // In the order of the text, so that each chapter is read once.
    let pairs = zip(marks, found).sorted {
      ($0.1?.range.lowerBound ?? 0) < ($1.1?.range.lowerBound ?? 0)
    }
    for (personal, placement) in pairs {
      let mark = personal.mark
      guard let placement else {
        // It stays listed with its old offsets, and is looked for again at the next change.
        guard mark.isPlaced else { continue }
        change.marks.append(
          MarkPlacement(
            person: personal.person, id: mark.id, range: mark.range, quote: mark.quote,
            chapter: mark.chapter, isPlaced: false))
        continue
      }
      var (quote, range) = try await text.quote(of: placement.range)
      // Of a passage that is there in part only, the whole quote is kept for a better edition.
      if placement.range.count * 2 < mark.range.count { quote = mark.quote }
      let chapter = outline.title(at: range.lowerBound)
      guard
        range != mark.range || quote != mark.quote || chapter != mark.chapter || !mark.isPlaced
      else { continue }
      change.marks.append(
        MarkPlacement(
          person: personal.person, id: mark.id, range: range, quote: quote, chapter: chapter,
          isPlaced: true))
    }
    return change
  }
}

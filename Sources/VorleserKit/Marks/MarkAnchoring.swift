import Anchoring
import ReadAloud
import ReadingModel

/// Places marks and stored places anew when a book's text has changed.
struct MarkAnchoring: Sendable {
  /// The book with the new text.
  let book: Book
  /// Its outline.
  let outline: BookOutline
  /// The store of the texts.
  let chapters: ChapterStore
  /// The book with the old text, if its file is there; `nil` if an older parser has read it.
  var former: Book?
  /// The same file as it was read so far, in another encoding or by another chapter rule; marks and places then stay at
  /// their bytes, and those of a PDF without words on their pages.
  var reread: Book?

  /// Finds quotes in the text, each chapter of which is read once.
  ///
  /// - Parameters:
  ///   - wanted: The quotes to find.
  ///   - isPossible: Takes a quote's index and a place, and returns whether the quote may be there.
  /// - Returns: The place of each quote, in order.
  /// - Throws: When the file can no longer be read; `CancellationError`.
  @concurrent
  func find(
    _ wanted: [QuoteFinder.Wanted],
    where isPossible: @Sendable (Int, Range<TextOffset>) -> Bool = { _, _ in true }
  ) async throws -> [QuoteFinder.Placement?] {
    guard !wanted.isEmpty else { return [] }
    var finder = QuoteFinder(wanted)
    for index in book.spine.indices {
      try Task.checkCancellation()
      finder.read(try await chapters.text(ofChapter: index, of: book))
    }
    return finder.placements(where: isPossible)
  }

  /// Computes the new offsets of everything that was stored in the old text.
  ///
  /// - Parameters:
  ///   - marks: Everybody's marks.
  ///   - places: Stored places with their text, if known.
  ///   - old: The outline of the old text; `nil` if there is none.
  ///   - revision: The revision of the marks.
  /// - Returns: The change; it does not contain marks that stay as they are.
  /// - Throws: When the file can no longer be read.
  func change(
    _ marks: [PersonalMark], _ places: [TextOffset: TextQuote?], from old: BookOutline?,
    revision: Int
  ) async throws -> TextChange {
    let correspondence = old.map { ChapterCorrespondence(from: $0, to: outline) }
    func expected(_ offset: TextOffset) -> TextOffset {
      min(correspondence?.place(offset) ?? offset, outline.length)
    }
    let carried = try await TransferredPlaces(
      marks.map(\.mark), Array(places.keys), reread, book, chapters)
    let known = try await former(marks.map(\.mark), Array(places.keys), from: old)
    var ranges = carried?.marks ?? known?.marks ?? [:]
    // What is left is searched by its words. In the old text's own parts nothing can have moved.
    let open = marks.indices.filter { ranges[$0] == nil }
    let quoted = places.compactMap { offset, quote in
      known?.places[offset] == nil && carried == nil ? quote.map { (offset, $0) } : nil
    }
    let wanted =
      open.map { index in
        let mark = marks[index].mark
        return QuoteFinder.Wanted(
          quote: mark.quote, expected: expected(mark.range.lowerBound),
          length: mark.range.count, mayStandAlone: known != nil || !mark.isPlaced)
      }
      + quoted.map { offset, quote in
        QuoteFinder.Wanted(
          quote: quote, expected: known?.remains[offset] ?? expected(offset),
          mayStandAlone: known != nil)
      }
    let found = try await find(wanted) { known?.isNew($1) ?? true }
    for (index, placement) in zip(open, found) { ranges[index] = placement?.range }
    var change = TextChange(marks: [], places: [:], revision: revision)
    for offset in places.keys {
      change.places[offset] =
        carried?.places[offset] ?? known?.places[offset] ?? known?.remains[offset]
        ?? expected(offset)
    }
    for ((offset, _), placement) in zip(quoted, found[open.count...]) {
      if let placement { change.places[offset] = placement.range.lowerBound }
    }
    let text = BookText(book: book, outline: outline, chapters: chapters)
    // In the order of the text, so that each chapter is read once.
    let order = marks.indices.sorted {
      (ranges[$0]?.lowerBound ?? 0) < (ranges[$1]?.lowerBound ?? 0)
    }
    for index in order {
      let personal = marks[index]
      let mark = personal.mark
      guard let placement = ranges[index] else {
        // It stays listed with its old offsets, and is looked for again at the next change.
        guard mark.isPlaced else { continue }
        change.marks.append(
          MarkPlacement(
            person: personal.person, id: mark.id, range: mark.range, quote: mark.quote,
            chapter: mark.chapter, isPlaced: false))
        continue
      }
      var (quote, range) = try await text.quote(of: placement)
      // Of a passage that is there in part only, the whole quote is kept for a better edition.
      if carried == nil, placement.count * 2 < mark.range.count { quote = mark.quote }
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

  private func former(
    _ marks: [Mark], _ places: [TextOffset], from old: BookOutline?
  ) async throws -> FormerText? {
    guard let former, let old, !marks.isEmpty || !places.isEmpty else { return nil }
    return try await FormerText.aligned(
      former, old, with: book, chapters, marks: marks, places: places)
  }
}

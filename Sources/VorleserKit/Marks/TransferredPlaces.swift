import Anchoring
import BookParser
import ReadAloud
import ReadingModel

/// Marks and places of a text that is read in another way, carried by their bytes.
struct TransferredPlaces: Sendable {
  /// The new range of each placed mark, by its index.
  private(set) var marks: [Int: Range<TextOffset>] = [:]
  /// The new offset of each stored place.
  private(set) var places: [TextOffset: TextOffset] = [:]

  /// Carries marks and places.
  ///
  /// - Parameters:
  ///   - marks: Marks in the old text.
  ///   - places: Places in it.
  ///   - former: The book as it was read so far; `nil` comes of none.
  ///   - book: The same file as it is read now.
  ///   - chapters: The store of the texts.
  /// - Throws: When the file can no longer be read; `CancellationError`.
  init?(
    _ marks: [Mark], _ places: [TextOffset], _ former: Book?, _ book: Book,
    _ chapters: ChapterStore
  ) async throws {
    guard let former else { return nil }
    let placed = marks.indices.filter { marks[$0].isPlaced }
    let passages = placed.map { marks[$0].range } + places.map { $0..<$0 }
    let found: [Range<TextOffset>?]
    if let old = former.content as? any EncodedContent,
      let new = book.content as? any EncodedContent
    {
      // What both texts measure is stored, or was just counted: none of their chapters is read for it.
      let bytes = try await old.bytes(of: passages, lengths: former.chapterLengths())
      found = try await new.passages(at: bytes, lengths: book.chapterLengths())
    } else if let old = former.content.pages, let new = book.content.pages {
      found = try await Self.paged(passages, former, old, book, new)
    } else {
      guard !passages.isEmpty,
        let aligned = try await Self.aligned(passages, former, book, chapters)
      else { return nil }
      found = aligned
    }
    for (index, range) in zip(placed, found) {
      guard let range, !range.isEmpty || marks[index].range.isEmpty else { continue }
      self.marks[index] = range
    }
    for (place, range) in zip(places, found[placed.count...]) {
      self.places[place] = range?.lowerBound
    }
  }

  /// Carries passages of a text that has a character for each page to the beginnings of these pages.
  private static func paged(
    _ passages: [Range<TextOffset>], _ former: Book, _ old: any PageSource, _ book: Book,
    _ new: any PageSource
  ) async throws -> [Range<TextOffset>?] {
    let pages = try await starts(of: former, old)
    let starts = try await starts(of: book, new)
    let length = try await book.chapterLengths().reduce(0, +)
    return passages.map { passage in
      guard let page = pages.lastIndex(where: { $0 <= passage.lowerBound }),
        starts.indices.contains(page)
      else { return nil }
      let start = starts[page]
      return start..<(passage.isEmpty ? start : min(start + 1, length))
    }
  }

  /// Where the pages of a book begin in its text.
  private static func starts(of book: Book, _ pages: any PageSource) async throws -> [TextOffset] {
    var chapters: [TextOffset] = [0]
    for length in try await book.chapterLengths() { chapters.append((chapters.last ?? 0) + length) }
    return try await pages.starts(in: book.content).map { place in
      chapters[min(place.chapter, chapters.count - 1)] + place.offset
    }
  }

  /// Carries passages of a text with markup, by laying the bytes of its words side by side.
  ///
  /// - Returns: The new range of each passage, or `nil` where it is gone; `nil` for a text that is too long or in an encoding
  ///   with escapes.
  @concurrent
  private static func aligned(
    _ passages: [Range<TextOffset>], _ former: Book, _ book: Book, _ chapters: ChapterStore
  ) async throws -> [Range<TextOffset>?]? {
    guard let old = try await encoded(former, chapters),
      let new = try await encoded(book, chapters),
      var alignment = TextAlignment(old: old.units, new: new.units)
    else { return nil }
    return passages.map { passage in
      let bytes = old.bytes(of: passage)
      guard passage.isEmpty else { return alignment.range(of: bytes).map { new.text(at: $0) } }
      let place = alignment.place(of: bytes.lowerBound)
      return new.text(at: place..<place)
    }
  }

  private static func encoded(_ book: Book, _ chapters: ChapterStore) async throws -> EncodedText? {
    guard let name = book.content.encoding.flatMap({ EncodingName($0) }),
      let units = try await FormerText.units(
        of: book, chapters, limit: TextAlignment.lengthLimit)
    else { return nil }
    return EncodedText(units, in: name)
  }
}

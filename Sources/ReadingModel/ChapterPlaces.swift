/// A place in a book as chapter and offset inside it.
public struct ChapterPlace: Hashable, Sendable, Codable {
  /// Index in ``Book/spine``.
  public var chapter: Int
  /// UTF-16 offset in the chapter's text.
  public var offset: Int

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - chapter: Index in ``Book/spine``.
  ///   - offset: UTF-16 offset in the chapter's text.
  public init(chapter: Int, offset: Int) {
    self.chapter = chapter
    self.offset = offset
  }
}

/// The offsets at which the chapters of a book begin.
public struct ChapterPlaces: Hashable, Sendable {
  /// Book offset of each chapter's first character, in spine order.
  public let starts: [TextOffset]
  /// Length of the book's text in UTF-16 units.
  public let length: Int

  /// Lays chapters end to end.
  ///
  /// - Parameter lengths: Length of each chapter's text in UTF-16 units, in spine order.
  public init(lengths: [Int]) {
    var start = 0
    starts = lengths.map { length in
      defer { start += length }
      return start
    }
    length = start
  }

  /// The book offsets of a chapter.
  ///
  /// - Parameter index: Index in ``Book/spine``.
  /// - Returns: A range; `nil` if there is no such chapter.
  public func range(ofChapter index: Int) -> Range<TextOffset>? {
    guard starts.indices.contains(index) else { return nil }
    return starts[index]..<(index + 1 < starts.count ? starts[index + 1] : length)
  }

  /// The chapter that an offset is in, and the offset there.
  ///
  /// - Parameter offset: A book offset; the book's end is the end of its last chapter with text.
  /// - Returns: The place; `nil` for an offset outside of the book.
  public func place(of offset: TextOffset) -> ChapterPlace? {
    guard (0...length).contains(offset), !starts.isEmpty else { return nil }
    // The last chapter that begins here or before; chapters without text hold no offset.
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    while low > 0, starts[low] == length { low -= 1 }
    return ChapterPlace(chapter: low, offset: offset - starts[low])
  }

  /// The book offset of a place.
  ///
  /// - Parameter place: A place in a chapter.
  /// - Returns: The offset; `nil` for a place outside of its chapter.
  public func offset(of place: ChapterPlace) -> TextOffset? {
    guard let range = range(ofChapter: place.chapter), (0...range.count).contains(place.offset)
    else { return nil }
    return range.lowerBound + place.offset
  }
}

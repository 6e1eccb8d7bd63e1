import Anchoring
import ReadAloud
import ReadingModel

/// A text that is being replaced, aligned with the new one, so that marks and places need no
/// search.
struct FormerText: Sendable {
  /// The new range of each mark, by its index.
  private(set) var marks: [Int: Range<TextOffset>] = [:]
  /// The new offset of each stored place whose surroundings are still there.
  private(set) var places: [TextOffset: TextOffset] = [:]
  /// The estimated offset of every stored place, whatever is left around it.
  private(set) var remains: [TextOffset: TextOffset] = [:]
  /// The alignment of the two texts.
  private let alignment: TextAlignment

  /// Aligns two texts.
  ///
  /// - Parameters:
  ///   - former: The text that marks and places were stored in.
  ///   - old: Its outline.
  ///   - book: The text that takes its place.
  ///   - chapters: The store of the texts.
  ///   - marks: Marks in the old text.
  ///   - places: Places in it.
  /// - Returns: `nil` if the old text does not fit the outline, or if a text is too long.
  /// - Throws: When the new text can't be read; `CancellationError`.
  @concurrent
  static func aligned(
    _ former: Book, _ old: BookOutline, with book: Book, _ chapters: ChapterStore,
    marks: [Mark], places: [TextOffset]
  ) async throws -> FormerText? {
    guard old.length <= TextAlignment.lengthLimit else { return nil }
    // A damaged old file is no reason to refuse the new one: quotes do without it.
    guard let units = try? await Self.units(of: former, chapters, limit: old.length),
      units.count == old.length
    else { return nil }
    let limit = TextAlignment.lengthLimit
    guard let new = try await Self.units(of: book, chapters, limit: limit),
      let alignment = TextAlignment(old: units, new: new)
    else { return nil }
    return FormerText(alignment, units, marks, places)
  }

  private init(
    _ alignment: TextAlignment, _ units: [UInt16], _ marks: [Mark], _ places: [TextOffset]
  ) {
    // What was looked at between two runs is kept while all are asked for.
    var asked = alignment
    for (index, mark) in marks.enumerated() where mark.isPlaced && Self.stands(mark, in: units) {
      self.marks[index] = asked.range(of: mark.range)
    }
    for place in places where 0...units.count ~= place {
      self.places[place] = asked.range(of: place..<place)?.lowerBound
      remains[place] = asked.place(of: place)
    }
    self.alignment = alignment
  }

  /// Whether a piece of the new text was not in the old one, so that a lost mark may have moved
  /// there.
  func isNew(_ range: Range<TextOffset>) -> Bool { alignment.isNew(range) }

  /// Whether a mark's words stand at its offsets; only then the alignment can move it.
  private static func stands(_ mark: Mark, in units: [UInt16]) -> Bool {
    let (lower, upper) = (mark.range.lowerBound, mark.range.upperBound)
    guard lower >= 0, upper <= units.count else { return false }
    let exact = Array(mark.quote.exact.utf16)
    let before = Array(mark.quote.prefix.utf16)
    return exact.elementsEqual(units[lower..<min(upper, lower + exact.count)])
      && before.elementsEqual(units[max(0, lower - before.count)..<lower])
  }

  /// The whole text of a book; `nil` if it is longer than a limit.
  static func units(
    of book: Book, _ chapters: ChapterStore, limit: Int
  ) async throws -> [UInt16]? {
    var units: [UInt16] = []
    for index in book.spine.indices {
      try Task.checkCancellation()
      units += try await chapters.text(ofChapter: index, of: book)
      guard units.count <= limit else { return nil }
    }
    return units
  }
}

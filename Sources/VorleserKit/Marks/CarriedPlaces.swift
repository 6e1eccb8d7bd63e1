import BookParser
import ReadingModel

/// Marks and places of a text that is read in another way, carried by their bytes.
struct CarriedPlaces: Sendable {
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
  /// - Throws: When the file can no longer be read; `CancellationError`.
  init?(
    _ marks: [Mark], _ places: [TextOffset], _ former: Book?, _ book: Book
  ) async throws {
    guard let old = former?.content as? any EncodedContent,
      let new = book.content as? any EncodedContent
    else { return nil }
    let placed = marks.indices.filter { marks[$0].isPlaced }
    let passages = placed.map { marks[$0].range } + places.map { $0..<$0 }
    let found = try await new.passages(at: old.bytes(of: passages))
    for (index, range) in zip(placed, found) where !range.isEmpty || marks[index].range.isEmpty {
      self.marks[index] = range
    }
    for (place, range) in zip(places, found[placed.count...]) {
      self.places[place] = range.lowerBound
    }
  }
}

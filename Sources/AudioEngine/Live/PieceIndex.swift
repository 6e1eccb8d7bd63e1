import AudioCodecs
import ReadingModel

/// Where every piece of a live reading lies: what stays in memory of sound that was let go.
///
/// Some 16 bytes for a sentence: 15 kB for an hour, 1.5 MB for a book of a hundred hours.
struct PieceIndex {
  private struct Entry {
    /// Frames before it; 32 bits of them last three years.
    var start: UInt32
    var chapter: UInt32
    var sentence: UInt32
    var part: UInt16
    var isSkipped: Bool
  }

  private var entries: [Entry] = []
  /// Frames of all pieces.
  private(set) var frameCount = 0
  /// How many pieces were not spoken.
  private(set) var skippedCount = 0

  /// How many pieces there are.
  var count: Int { entries.count }
  /// Bytes of all pieces.
  var byteCount: Int { frameCount * MP3Frames.byteCount }

  /// Appends a piece.
  mutating func append(_ mark: PassageWalk.Mark, frameCount: Int, isSkipped: Bool) {
    entries.append(
      Entry(
        start: UInt32(self.frameCount), chapter: UInt32(mark.place.chapter),
        sentence: UInt32(mark.place.index), part: UInt16(clamping: mark.part),
        isSkipped: isSkipped))
    self.frameCount += frameCount
    if isSkipped { skippedCount += 1 }
  }

  /// Where a piece is in the book.
  func mark(of number: Int) -> PassageWalk.Mark {
    let entry = entries[number]
    return PassageWalk.Mark(
      place: SentenceWalk.Place(chapter: Int(entry.chapter), index: Int(entry.sentence)),
      part: Int(entry.part))
  }

  /// Whether a piece was not spoken.
  func isSkipped(_ number: Int) -> Bool { entries[number].isSkipped }

  /// The frames of a piece, its pause included.
  func frames(of number: Int) -> Range<Int> {
    let end = number + 1 < entries.count ? Int(entries[number + 1].start) : frameCount
    return Int(entries[number].start)..<end
  }

  /// The piece that a byte belongs to, or `nil` behind the last one.
  func piece(atByte offset: Int) -> Int? {
    guard offset < byteCount else { return nil }
    let frame = offset / MP3Frames.byteCount
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start <= frame { low = middle + 1 } else { high = middle }
    }
    // Pieces without frames begin where the next one does, so the last that begins here has it.
    return low - 1
  }
}

import AudioCodecs
import ReadingModel

/// The place of every piece of a live stream, and the reason if it was not spoken; the index stays
/// in memory when the sound does not.
///
/// It takes some 16 bytes for a sentence: 15 kB for an hour, 1.5 MB for a book of a hundred hours.
struct PieceIndex {
  /// The most different reasons; voices and languages give a handful, but a defect might give one
  /// for each sentence.
  static let reasonLimit = 100

  private struct Entry {
    /// The number of frames before it; 32 bits last three years.
    var start: UInt32
    var chapter: UInt32
    var sentence: UInt32
    var part: UInt16
    /// Index in `reasons`; `nil` where it was spoken.
    var reason: UInt8?
  }

  /// How the pieces are sent.
  let format: StreamFormat
  private var entries: [Entry] = []
  private var reasons: [SkipReason] = []
  /// Frames of all pieces.
  private(set) var frameCount = 0
  /// How many pieces were not spoken.
  private(set) var skippedCount = 0

  /// How many pieces there are.
  var count: Int { entries.count }
  /// Bytes of all pieces.
  var byteCount: Int { format.position(ofFrame: frameCount) }

  init(_ format: StreamFormat = .mp3) {
    self.format = format
  }

  /// Appends a piece.
  ///
  /// - Parameters:
  ///   - mark: Where it is in the book.
  ///   - frameCount: Its frames, the pause included.
  ///   - skipped: Why it was not spoken, if it was not.
  mutating func append(_ mark: PassageWalk.Mark, frameCount: Int, skipped: SkipReason?) {
    entries.append(
      Entry(
        start: UInt32(self.frameCount), chapter: UInt32(mark.place.chapter),
        sentence: UInt32(mark.place.index), part: UInt16(clamping: mark.part),
        reason: skipped.map { reason($0) }))
    self.frameCount += frameCount
    if skipped != nil { skippedCount += 1 }
  }

  private mutating func reason(_ reason: SkipReason) -> UInt8 {
    if let known = reasons.firstIndex(of: reason) { return UInt8(known) }
    if reasons.count < Self.reasonLimit { reasons.append(reason) }
    return UInt8(reasons.count - 1)
  }

  /// Where a piece is in the book.
  func mark(of number: Int) -> PassageWalk.Mark {
    let entry = entries[number]
    return PassageWalk.Mark(
      place: SentenceWalk.Place(chapter: Int(entry.chapter), index: Int(entry.sentence)),
      part: Int(entry.part))
  }

  /// Why a piece was not spoken; `nil` where it was.
  func reasonSkipped(_ number: Int) -> SkipReason? {
    entries[number].reason.map { reasons[Int($0)] }
  }

  /// The frames of a piece, its pause included.
  func frames(of number: Int) -> Range<Int> {
    let end = number + 1 < entries.count ? Int(entries[number + 1].start) : frameCount
    return Int(entries[number].start)..<end
  }

  /// The piece that a byte belongs to, or `nil` behind the last one.
  func piece(atByte offset: Int) -> Int? {
    guard offset < byteCount else { return nil }
    let frame = format.frame(atByte: offset)
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

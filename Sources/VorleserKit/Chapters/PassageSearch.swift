import Basics
public import BookParser
public import TextSearch

/// Searches a text whose chapters are not known yet, some of it each time.
///
/// It works on a queue of its own, since matching only computes. Its memory is that of a piece.
public actor PassageSearch {
  /// A search ends behind the piece in which it reaches so many bytes: after some tenths of a second, people see how far it is, and can stop.
  public static let workLimit = 16 << 20

  /// A match at its place in the file.
  public struct Match: Hashable, Sendable {
    /// The bytes from its first visible character to its last.
    public var bytes: Range<Int>
    /// The match with the text around it; its range is of no use here.
    public var text: TextMatch
  }

  /// The outcome of a search.
  public struct Outcome: Hashable, Sendable {
    /// The matches in order.
    public var matches: [Match]
    /// The byte at which the next search goes on; `nil` at the end of the file.
    public var next: Int?
    /// Whether more can be searched at once.
    public var hasMore: Bool
  }

  private let queue = QueueExecutor(label: "passage-search")
  /// Searches on a queue of its own.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  private let query: SearchQuery

  /// Makes a search.
  ///
  /// - Parameter query: The query.
  /// - Throws: `SearchError` for an invalid query.
  public init(_ query: SearchQuery) throws(SearchError) {
    self.query = query
    _ = try TextScan(query)
  }

  /// Searches from a byte on, about ``workLimit`` bytes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - byte: The first byte at which a match counts.
  ///   - limit: The most matches.
  ///   - workLimit: The bytes after which it ends.
  /// - Returns: The outcome.
  /// - Throws: `SearchError`; `CancellationError`; when reading fails.
  public func run(
    in text: TextPieces, from byte: Int = 0, limit: Int, workLimit: Int = PassageSearch.workLimit
  ) throws -> Outcome {
    var scan = try TextScan(query)
    var outcome = Outcome(matches: [], next: byte, hasMore: true)
    var next = byte
    // Matches that show nothing, or that one character of the file has in common, count once: a search that ends between
    // them would never get behind them.
    var end = byte
    while let piece = try text.piece(at: next) {
      try Task.checkCancellation()
      // It goes on exactly behind the last match, as it would in one text.
      let ranges = try scan.matches(in: piece.units, from: piece.offset(before: next))
      var place = piece.bytes.upperBound
      for (range, bytes) in zip(ranges, ranges.isEmpty ? [] : piece.bytes(of: ranges)) {
        guard !bytes.isEmpty, bytes.lowerBound >= max(next, end) else { continue }
        guard bytes.lowerBound < piece.bytes.upperBound else { break }
        guard outcome.matches.count < limit else {
          outcome.next = bytes.lowerBound
          return outcome
        }
        outcome.matches.append(Match(bytes: bytes, text: TextScan.match(range, in: piece.units)))
        end = bytes.upperBound
        // Matches do not overlap, those of two pieces neither.
        place = max(place, bytes.upperBound)
      }
      next = place
      outcome.next = next
      if next - byte >= workLimit { return outcome }
    }
    outcome.hasMore = false
    if text.isComplete { outcome.next = nil }
    return outcome
  }
}

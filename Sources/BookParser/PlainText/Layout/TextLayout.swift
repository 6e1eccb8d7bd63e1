import Foundation

/// The chapters of a text, as byte ranges with headings.
///
/// It has nothing of the text itself.
struct TextLayout: Sendable {
  /// A part of the file that is one chapter of the book.
  struct Part: Sendable {
    /// The bytes from the start of the file.
    ///
    /// The parts cover the text without gap or overlap.
    var range: Range<Int>
    /// The title in the contents.
    var title: String
    /// The level: 0 for books, parts and volumes, 1 for chapters.
    var level: Int
    /// Whether the part begins with a heading of the text.
    var hasHeading: Bool
    /// `false` for the notes of the people who made the file.
    var isLinear = true
  }

  /// The most bytes of a chapter of usual lines that stays whole: twice the longest novel without chapters.
  static let lengthLimit = 2 << 20
  /// The bytes of the pieces of a longer chapter.
  static let pieceLength = 1 << 20
  /// The bytes of the pieces of a line that is too long for a paragraph.
  ///
  /// Sentences are found, and pages are laid out, in milliseconds; a megabyte of one paragraph takes 0.2 s.
  static let linePieceLength = LineIndex.cutDistance

  private(set) var parts = TextParts()

  /// Takes the parts of an earlier pass.
  init(parts: TextParts) {
    self.parts = parts
  }

  /// Divides a text.
  ///
  /// - Parameters:
  ///   - file: The file, which is read if a line is too long to be one piece.
  ///   - index: The result of a pass over its lines.
  ///   - detected: Its encoding.
  ///   - byteCount: Its length.
  /// - Throws: The errors of reading the file.
  init(
    of file: URL, index: LineIndex, as detected: EncodingDetector.Result, byteCount: Int
  ) throws {
    let start = detected.markLength
    let bodyStart = index.gutenberg.start ?? start
    let bodyEnd = index.gutenberg.end ?? byteCount
    let inside = index.candidates.filter { $0.offset >= bodyStart && $0.offset < bodyEnd }
    let headings = HeadingSelection(statistics: index.statistics, isRuled: index.isRuled)
      .headings(among: inside, textLength: index.textLength)
    var cuts = Cuts(index, file: file, encoding: detected.encoding)
    // At the first step, which is the last one of most texts, there is room for all.
    parts.reserveCapacity(headings.count + 3)
    if bodyStart > start { try add(Self.note("Project Gutenberg", start..<bodyStart), &cuts) }
    let firstStart = headings.first?.offset ?? bodyEnd
    let hasFrontText =
      headings.first.map { first in
        first.textBefore > index.gutenberg.textBefore && first.offset > bodyStart
      } ?? true
    if firstStart > bodyStart, hasFrontText {
      try add(
        Part(range: bodyStart..<firstStart, title: "", level: 1, hasHeading: false), &cuts)
    }
    for (place, heading) in headings.enumerated() {
      let end = place + 1 < headings.count ? headings[place + 1].offset : bodyEnd
      // Blank lines before the first heading belong to it.
      let lower = place == 0 && !hasFrontText ? bodyStart : heading.offset
      try add(
        Part(
          range: lower..<end, title: heading.mark.label, level: heading.mark.level,
          hasHeading: true), &cuts)
    }
    if bodyEnd < byteCount {
      try add(Self.note("Project Gutenberg", bodyEnd..<byteCount), &cuts)
    }
    if parts.isEmpty {
      parts.append(Part(range: start..<byteCount, title: "", level: 1, hasHeading: false))
    }
  }

  private static func note(_ title: String, _ range: Range<Int>) -> Part {
    Part(range: range, title: title, level: 1, hasHeading: false, isLinear: false)
  }

  /// Adds a part, in pieces if it is too long.
  private mutating func add(_ part: Part, _ cuts: inout Cuts) throws {
    if part.range.count > Self.linePieceLength {
      for piece in try Self.pieces(of: part, cuts: &cuts) { parts.append(piece) }
    } else {
      parts.append(part)
    }
  }

  private static func pieces(of part: Part, cuts: inout Cuts) throws -> [Part] {
    var pieces: [Part] = []
    var rest = part
    while let cut = try cuts.first(in: rest.range) {
      var piece = rest
      piece.range = rest.range.lowerBound..<cut
      pieces.append(piece)
      rest.range = cut..<rest.range.upperBound
      rest.hasHeading = false
    }
    guard !pieces.isEmpty else { return [part] }
    pieces.append(rest)
    for place in pieces.indices {
      pieces[place].title = part.title.isEmpty ? "\(place + 1)" : "\(part.title) (\(place + 1))"
    }
    return pieces
  }

  /// The places where a text may be cut, in order.
  private struct Cuts {
    private let lineStarts: [Int]
    private let longLineEnds: [Int]
    private let file: URL
    private let encoding: TextEncoding

    init(_ index: LineIndex, file: URL, encoding: TextEncoding) {
      lineStarts = index.cuts
      longLineEnds = index.longLineEnds
      self.file = file
      self.encoding = encoding
    }

    /// The end of the first piece of a part; `nil` for a part that stays whole.
    func first(in part: Range<Int>) throws -> Int? {
      var line: Int?
      if part.count > TextLayout.lengthLimit {
        line = Self.first(in: lineStarts, from: part.lowerBound + TextLayout.pieceLength)
      }
      let least = TextLayout.linePieceLength - SafeCut.window
      let place = Self.first(in: longLineEnds, from: part.lowerBound + least)
      // A line's last piece is not a mere rest.
      if let place, place < line ?? Int.max, place + least < part.upperBound {
        return try SafeCut.place(before: place, in: file, encoding)
      }
      return line.flatMap { $0 < part.upperBound ? $0 : nil }
    }

    /// The first place at or behind an offset, by binary search.
    private static func first(in places: [Int], from offset: Int) -> Int? {
      var low = 0
      var high = places.count
      while low < high {
        let middle = (low + high) / 2
        if places[middle] < offset { low = middle + 1 } else { high = middle }
      }
      return low < places.count ? places[low] : nil
    }
  }
}

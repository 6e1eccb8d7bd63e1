public import Foundation

/// A text whose chapters are not known yet, in pieces that overlap, so that it can be searched.
///
/// A piece has the text that the passages at its bytes show.
public struct TextPieces: Sendable {
  /// Bytes of a piece: enough that its ends cost little, few enough that the places of its characters take some megabytes.
  static let length = 256 << 10
  /// Bytes that a piece shares with the next: four for each of the 1,000 units of the longest query, and three times as many for accents, line ends and
  /// indents.
  static let overlap = 16 << 10

  private let text: UnreadText
  /// Whether all of the file is there.
  public let isComplete: Bool

  /// Looks at a text; `nil` if the bytes are no text.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - limit: The bytes of it that have arrived.
  ///   - isComplete: Whether that is all of it.
  /// - Throws: When reading fails.
  init?(_ file: URL, upTo limit: Int, isComplete: Bool) throws {
    guard let text = try UnreadText(file, upTo: limit) else { return nil }
    self.text = text
    self.isComplete = isComplete
  }

  /// A piece of the text.
  public struct Piece: Sendable {
    /// Its text, UTF-16; what overlaps is at its end.
    public let units: [UInt16]
    /// Its bytes in the file without those at its end that overlap.
    public let bytes: Range<Int>
    private let decoder: TextDecoder
    private let encoded: [UInt8]

    fileprivate init(_ bytes: Range<Int>, upTo end: Int, of text: UnreadText) throws {
      let (content, part) = try text.content(bytes.lowerBound..<end)
      let encoded = Array(try content.bytes(of: part))
      units = content.text(content.decoder.decode(encoded.span), of: part).units
      decoder = content.decoder
      self.encoded = encoded
      self.bytes = bytes
    }

    /// The bytes of ranges of the text in the file.
    ///
    /// - Parameter ranges: Ranges with visible characters.
    /// - Returns: For each the bytes from its first visible character to its last.
    public func bytes(of ranges: [Range<Int>]) -> [Range<Int>] {
      let map = map
      return ranges.map { range in
        let lower = map.byte(from: range.lowerBound) ?? bytes.upperBound
        return lower..<max(lower, map.byte(before: range.upperBound) ?? lower)
      }
    }

    /// The offset in the text behind the last visible character that begins before a byte.
    ///
    /// - Parameter byte: A byte of the file.
    /// - Returns: The offset; 0 for a byte at which the piece begins.
    public func offset(before byte: Int) -> Int {
      byte > bytes.lowerBound ? map.offset(before: byte) ?? 0 : 0
    }

    private var map: InkMap {
      let start = bytes.lowerBound
      return InkMap(
        units, decoder.decodedWithStarts(encoded), part: start..<start + encoded.count)
    }
  }

  /// The piece with the line of a byte.
  ///
  /// In a very long line it begins before the byte, so that what stands there is not taken for the start of a line.
  ///
  /// - Parameter byte: A byte from 0 up.
  /// - Returns: The piece; `nil` where nothing behind the byte can be searched yet.
  /// - Throws: When reading fails.
  public func piece(at byte: Int) throws -> Piece? {
    guard byte < text.byteCount else { return nil }
    let start = try start(at: byte)
    let end = text.end(from: start)
    if isComplete, start + Self.length + Self.overlap >= end {
      guard max(start, byte) < end else { return nil }
      return try Piece(start..<end, upTo: end, of: text)
    }
    // What begins before the last bytes that have arrived may go on behind them.
    let upper = try text.lineStart(at: min(start + Self.length, end - Self.overlap))
    guard upper > max(start, byte) else { return nil }
    let far = try SafeCut.place(before: upper + Self.overlap, in: text.file, text.encoding)
    return try Piece(start..<upper, upTo: max(far, upper), of: text)
  }

  private func start(at byte: Int) throws -> Int {
    let line = try text.lineStart(at: byte)
    guard try !text.beginsLine(at: line) else { return line }
    return try text.lineStart(at: line - text.encoding.unitWidth)
  }
}

extension BookParser {
  /// A text in pieces, before its chapters are known.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - limit: The bytes of it that have arrived.
  ///   - isComplete: Whether that is all of it.
  ///   - formats: The formats that it may be of.
  /// - Returns: The pieces; `nil` for a format that has to be there as a whole.
  /// - Throws: ``BookOpenError``; when reading fails.
  @concurrent
  public static func pieces(
    of file: URL, upTo limit: Int, isComplete: Bool, formats: BookFormatTable = .standard
  ) async throws -> TextPieces? {
    try (parser(of: file, formats) as? any (PassageFormatParser & SendableMetatype).Type)?
      .pieces(of: file, upTo: limit, isComplete: isComplete)
  }
}

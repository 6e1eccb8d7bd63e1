import Foundation
import ReadingModel
import SQLite

extension Mark {
  /// The columns that a mark is read from and written to, in order.
  static let columns = """
    id, book, kind, lower, upper, style, color, note, exact, prefix, suffix, tail, chapter,
    created, updated, version, removed, placed
    """

  /// Reads ``columns``.
  init(_ row: SQLiteRow, from column: Int) throws {
    let lower = try row.integer(column + 3)
    let upper = try row.integer(column + 4)
    guard let kind = Kind(rawValue: try row.text(column + 2)),
      let style = Style(rawValue: try row.text(column + 5)),
      let color = Color(rawValue: try row.text(column + 6)), 0 <= lower, lower <= upper
    else { throw StorageError.damaged(reason: "a mark can't be read") }
    self.init(
      id: try row.text(column), book: try row.integer(column + 1), kind: kind,
      range: lower..<upper, style: style, color: color, note: try row.text(column + 7),
      quote: TextQuote(
        exact: try row.text(column + 8), prefix: try row.text(column + 9),
        suffix: try row.text(column + 10), tail: try row.optionalText(column + 11)),
      chapter: try row.optionalText(column + 12),
      created: Timestamp(milliseconds: try row.integer(column + 13)).date,
      updated: Timestamp(milliseconds: try row.integer(column + 14)).date,
      version: try row.integer(column + 15),
      removed: try row.optionalInteger(column + 16).map { Timestamp(milliseconds: $0).date },
      isPlaced: try row.integer(column + 17) == 1)
  }

  /// The values of ``columns``.
  var values: [SQLiteValue] {
    [
      .text(id), .integer(book), .text(kind.rawValue), .integer(range.lowerBound),
      .integer(range.upperBound), .text(style.rawValue), .text(color.rawValue), .text(note),
      .text(quote.exact), .text(quote.prefix), .text(quote.suffix), .text(quote.tail),
      .text(chapter), .integer(Timestamp(created).milliseconds),
      .integer(Timestamp(updated).milliseconds), .integer(version),
      .integer(removed.map { Timestamp($0).milliseconds }), isPlaced ? 1 : 0,
    ]
  }

  /// Whether both have the same content for their person.
  func says(_ other: Mark) -> Bool {
    kind == other.kind && range == other.range && style == other.style && color == other.color
      && note == other.note && removed == other.removed
  }
}

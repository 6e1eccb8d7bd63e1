import Basics
import Foundation
import ReadingModel

/// Marks as Markdown: a heading for each book and chapter, passages as quotations, notes below.
struct MarkdownWriter: MarkWriter {
  private var headings = ChapterHeadings()
  private var isFirst = true

  mutating func begin(_ book: MarkedBook) -> String {
    headings = ChapterHeadings()
    let authors = book.authors.isEmpty ? [] : [Self.escaped(book.authors)]
    return paragraphs(["# \(Self.escaped(book.book.title))"] + authors)
  }

  mutating func text(_ mark: Mark, in book: MarkedBook) -> String {
    var texts: [String] = []
    if let title = headings.heading(before: mark) { texts.append("## \(Self.escaped(title))") }
    let text = Self.escaped(mark.shownText)
    texts.append(mark.kind == .bookmark ? "Bookmark: \(text)" : "> \(text)")
    if !mark.note.isEmpty { texts.append(mark.note) }
    if !mark.isPlaced { texts.append("*(no longer found in the book)*") }
    return paragraphs(texts)
  }

  /// Lines with an empty one between each two of the file.
  private mutating func paragraphs(_ texts: [String]) -> String {
    defer { isFirst = false }
    return (isFirst ? "" : "\n") + texts.joined(separator: "\n\n") + "\n"
  }

  /// A line with all markup escaped.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.split(whereSeparator: \.isNewline).joined(separator: " ") {
      if "\\`*_[]<>#|~".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}

/// Marks as a page of HTML without scripts.
struct HTMLWriter: MarkWriter {
  /// Of the page.
  let title: String
  private var headings = ChapterHeadings()

  init(title: String) { self.title = title }

  func begin() -> String {
    """
    <!doctype html>
    <html><head><meta charset="utf-8">
    <title>\(title.escapedAsMarkup)</title></head><body>

    """
  }

  mutating func begin(_ book: MarkedBook) -> String {
    headings = ChapterHeadings()
    let authors = book.authors.isEmpty ? "" : "<p>\(book.authors.escapedAsMarkup)</p>\n"
    return "<h1>\(book.book.title.escapedAsMarkup)</h1>\n" + authors
  }

  mutating func text(_ mark: Mark, in book: MarkedBook) -> String {
    var lines: [String] = []
    if let title = headings.heading(before: mark) {
      lines.append("<h2>\(title.escapedAsMarkup)</h2>")
    }
    let text = mark.shownText.escapedAsMarkup
    lines.append(
      mark.kind == .bookmark
        ? "<p>Bookmark: \(text)</p>"
        : "<blockquote class=\"\(mark.color.rawValue) \(mark.style.rawValue)\">\(text)</blockquote>"
    )
    let paragraphs = mark.note.split(whereSeparator: \.isNewline)
    lines += paragraphs.map { "<p>\($0.escapedAsMarkup)</p>" }
    if !mark.isPlaced { lines.append("<p><em>(no longer found in the book)</em></p>") }
    return lines.map { $0 + "\n" }.joined()
  }

  func end() -> String { "</body></html>\n" }
}

/// Passages as Readwise's table, which has no bookmarks.
struct ReadwiseWriter: MarkWriter {
  func begin() -> String { "Highlight,Title,Author,URL,Note,Location,Date\r\n" }

  func begin(_ book: MarkedBook) -> String { "" }

  func text(_ mark: Mark, in book: MarkedBook) -> String {
    guard mark.kind == .highlight else { return "" }
    let date = mark.created.formatted(
      Date.VerbatimFormatStyle(
        format: """
          \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \
          \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\
          \(minute: .twoDigits):\(second: .twoDigits)
          """, locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
        calendar: Calendar(identifier: .gregorian)))
    let cells = [
      mark.quote.shown, book.book.title, book.authors, "", mark.note,
      String(mark.range.lowerBound), date,
    ]
    return cells.map(Self.cell).joined(separator: ",") + "\r\n"
  }

  private static func cell(_ text: String) -> String {
    text.isEmpty ? "" : "\"\(text.replacing("\"", with: "\"\""))\""
  }
}

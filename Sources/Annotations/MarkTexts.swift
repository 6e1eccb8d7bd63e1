import Foundation
import ReadingModel

/// Marks as Markdown: a heading for each book and chapter, passages as quotations, notes below.
enum MarkdownMarks {
  static func text(_ books: [MarkedBook]) -> String {
    books.map(text).joined(separator: "\n")
  }

  private static func text(_ book: MarkedBook) -> String {
    var lines = ["# \(escaped(book.book.title))", ""]
    if !book.authors.isEmpty { lines += [escaped(book.authors), ""] }
    for (title, marks) in book.chapters {
      if let title { lines += ["## \(escaped(title))", ""] }
      for mark in marks {
        let text = escaped(mark.shownText)
        lines += [mark.kind == .bookmark ? "Bookmark: \(text)" : "> \(text)", ""]
        if !mark.note.isEmpty { lines += [mark.note, ""] }
        if !mark.isPlaced { lines += ["*(no longer found in the book)*", ""] }
      }
    }
    return lines.joined(separator: "\n")
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
enum HTMLMarks {
  static func text(_ books: [MarkedBook]) -> String {
    let title = books.count == 1 ? books[0].book.title : "Marks"
    var lines = [
      "<!doctype html>", "<html><head><meta charset=\"utf-8\">",
      "<title>\(escaped(title))</title></head><body>",
    ]
    for book in books {
      lines.append("<h1>\(escaped(book.book.title))</h1>")
      if !book.authors.isEmpty { lines.append("<p>\(escaped(book.authors))</p>") }
      for (title, marks) in book.chapters {
        if let title { lines.append("<h2>\(escaped(title))</h2>") }
        for mark in marks { lines += self.lines(mark) }
      }
    }
    return (lines + ["</body></html>", ""]).joined(separator: "\n")
  }

  private static func lines(_ mark: Mark) -> [String] {
    let text = escaped(mark.shownText)
    var lines = [
      mark.kind == .bookmark
        ? "<p>Bookmark: \(text)</p>"
        : "<blockquote class=\"\(mark.color.rawValue) \(mark.style.rawValue)\">\(text)</blockquote>"
    ]
    let paragraphs = mark.note.split(whereSeparator: \.isNewline)
    lines += paragraphs.map { "<p>\(escaped(String($0)))</p>" }
    if !mark.isPlaced { lines.append("<p><em>(no longer found in the book)</em></p>") }
    return lines
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

/// Passages as Readwise's table, which has no bookmarks.
enum ReadwiseMarks {
  static func text(_ books: [MarkedBook]) -> String {
    var rows = ["Highlight,Title,Author,URL,Note,Location,Date"]
    for book in books {
      for mark in book.marks where mark.kind == .highlight {
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
        rows.append(cells.map(cell).joined(separator: ","))
      }
    }
    return rows.joined(separator: "\r\n") + "\r\n"
  }

  private static func cell(_ text: String) -> String {
    text.isEmpty ? "" : "\"\(text.replacing("\"", with: "\"\""))\""
  }
}

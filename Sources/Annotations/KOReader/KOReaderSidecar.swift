package import Foundation
package import ReadingModel

/// What KOReader keeps of a book in the folder beside it: `book.sdr/metadata.epub.lua`.
///
/// Source: KOReader, `frontend/docsettings.lua`, `frontend/apps/reader/modules/readerannotation.lua`.
package struct KOReaderSidecar: Hashable, Sendable {
  /// The largest file in bytes: ten thousand passages take half of it.
  package static let byteLimit = 8 << 20

  /// How far the reader is, 0...1.
  package let fraction: Double?
  /// Where reading goes on, as KOReader's renderer names it.
  package let pointer: String?
  /// The rating, if there is one.
  package let rating: Rating?
  /// Whether the book was read; `nil` if nothing is said of it.
  package let state: ReadingState?
  /// The passages that the reader has marked, with their notes.
  package let marks: [ForeignMark]

  /// Where KOReader keeps its file of a book.
  ///
  /// - Parameter file: The book.
  /// - Returns: The file, which need not be there.
  package static func place(beside file: URL) -> URL {
    file.deletingPathExtension().appendingPathExtension("sdr")
      .appending(path: "metadata.\(file.pathExtension).lua")
  }

  /// Reads a file.
  ///
  /// - Parameter bytes: The file; `nil` is returned for one that is too large, or no table.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.byteLimit, let table = LuaReader.table(bytes) else { return nil }
    let summary = table["summary"].table ?? LuaTable()
    fraction = table["percent_finished"].number.flatMap { 0...1 ~= $0 ? $0 : nil }
    pointer = table["last_xpointer"].text
    rating = summary["rating"].number.flatMap { Rating(stars: $0) }
    state =
      switch summary["status"].text {
      case "reading": .reading
      case "complete": .finished
      // KOReader calls it "on hold" on the screen.
      case "abandoned": .givenUp
      default: nil
      }
    let entries =
      table["annotations"].table.map { $0.list.compactMap(\.table) } ?? Self.earlierEntries(table)
    marks = Array(entries.compactMap(Self.mark).prefix(Mark.countLimit))
  }

  /// Passages as versions before 2024 keep them, by pages, with their notes in a list of bookmarks.
  private static func earlierEntries(_ table: LuaTable) -> [LuaTable] {
    var notes: [String: LuaValue] = [:]
    for entry in table["bookmarks"].table?.list ?? [] {
      if let entry = entry.table, let time = entry["datetime"].text { notes[time] = entry["text"] }
    }
    return (table["highlight"].table?.list ?? []).flatMap { page in
      (page.table?.list ?? []).compactMap { entry -> LuaTable? in
        guard var entry = entry.table else { return nil }
        if let time = entry["datetime"].text, let note = notes[time] {
          entry.set(.text("note"), note)
        }
        return entry
      }
    }
  }

  /// A passage; `nil` for a bookmark, which has no words of the book.
  private static func mark(_ entry: LuaTable) -> ForeignMark? {
    guard let text = entry["text"].text, !text.allSatisfy(\.isWhitespace),
      entry["drawer"].text != nil || entry["pos0"] != .null
    else { return nil }
    let note = entry["note"].text ?? ""
    guard note.utf16.count <= Mark.noteLimit else { return nil }
    let time = entry["datetime"].text
    var mark = ForeignMark(
      id: ForeignMark.id(["koreader-sidecar", text, time ?? "", entry["pos0"].text ?? ""]))
    mark.style = ForeignMark.style(drawer: entry["drawer"].text)
    mark.color = ForeignMark.color(entry["color"].text)
    mark.note = note
    mark.quote = TextQuote(exact: text)
    mark.chapter = entry["chapter"].text
    // The chapter's file is the one that the renderer counts.
    if let match = entry["pos0"].text?.prefixMatch(of: /\/body\/DocFragment\[(\d{1,6})\]/),
      let number = Int(match.1)
    {
      mark.index = number - 1
    }
    mark.created = time.flatMap(Self.date)
    mark.updated = entry["datetime_updated"].text.flatMap(Self.date)
    return mark
  }

  /// A time as KOReader writes it, by the clock of the device, whose time zone is taken for this machine's.
  private static func date(_ text: String) -> Date? {
    guard let parts = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)/) else {
      return nil
    }
    var components = DateComponents()
    components.year = Int(parts.1)
    components.month = Int(parts.2)
    components.day = Int(parts.3)
    components.hour = Int(parts.4)
    components.minute = Int(parts.5)
    components.second = Int(parts.6)
    let date = Calendar(identifier: .gregorian).date(from: components)
    return date.flatMap { $0.timeIntervalSince1970 >= 0 ? $0 : nil }
  }
}

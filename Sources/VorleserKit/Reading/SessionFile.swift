public import Foundation
public import ReadingModel

/// The formats in which reading sessions leave the library.
public enum SessionFileFormat: String, Hashable, Sendable, CaseIterable {
  /// A table as RFC 4180 has it.
  case csv
  /// A list of objects.
  case json

  /// The media type of a file.
  public var mediaType: String {
    switch self {
    case .csv: "text/csv; charset=utf-8"
    case .json: "application/json"
    }
  }
}

/// Writes reading sessions for other programs, one after the other.
public struct SessionFile: Sendable {
  private static let names = [
    "id", "title", "authors", "format", "device", "start", "end", "reading_seconds",
    "listening_seconds", "both_seconds", "read_units", "heard_units", "pages", "from", "to",
  ]

  private struct Row: Encodable {
    var id: String
    var title: String
    var authors: [String]
    var format: String?
    var device: String?
    var start: String
    var end: String
    var reading: Int
    var listening: Int
    var both: Int
    var readUnits: Int
    var heardUnits: Int
    var from: Int
    var to: Int
  }

  /// The format.
  public let format: SessionFileFormat
  private let style: Date.ISO8601FormatStyle

  /// A file.
  ///
  /// - Parameters:
  ///   - format: Its format.
  ///   - zone: The time zone in which its times are written.
  public init(_ format: SessionFileFormat, in zone: TimeZone) {
    self.format = format
    style = Date.ISO8601FormatStyle(timeZone: zone)
  }

  /// The text before the first session.
  public var head: String {
    format == .csv ? Self.names.joined(separator: ",") + "\r\n" : "["
  }

  /// The text after the last session.
  public var tail: String { format == .csv ? "" : "\n]\n" }

  /// One session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - isFirst: Whether it is the first one of the file.
  /// - Returns: Its text.
  public func text(_ session: ReadingSession, isFirst: Bool) -> String {
    switch format {
    case .csv: line(session)
    case .json: (isFirst ? "\n" : ",\n") + object(session)
    }
  }

  private func line(_ session: ReadingSession) -> String {
    let work = session.work
    let pages = Double(session.readUnits + session.heardUnits) / Double(ReadingAmount.unitsPerPage)
    let fields = [
      session.id, Self.cell(work.title), Self.cell(work.authors.joined(separator: "; ")),
      work.format ?? "", Self.cell(session.device ?? ""), session.start.formatted(style),
      session.end.formatted(style), seconds(session.time.reading),
      seconds(session.time.listening), seconds(session.time.both), String(session.readUnits),
      String(session.heardUnits), String((pages * 10).rounded() / 10), String(session.from),
      String(session.to),
    ]
    return fields.joined(separator: ",") + "\r\n"
  }

  private func object(_ session: ReadingSession) -> String {
    let row = Row(
      id: session.id, title: session.work.title, authors: session.work.authors,
      format: session.work.format, device: session.device, start: session.start.formatted(style),
      end: session.end.formatted(style), reading: session.time.reading,
      listening: session.time.listening, both: session.time.both, readUnits: session.readUnits,
      heardUnits: session.heardUnits, from: session.from, to: session.to)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A row holds nothing that can't be written.
    return (try? encoder.encode(row)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private func seconds(_ milliseconds: Int) -> String {
    String(Int((Double(milliseconds) / 1000).rounded()))
  }

  /// A text in quotation marks.
  ///
  /// Spreadsheets take a text that begins with a sign for a formula, so an apostrophe
  /// stands before it (OWASP, "CSV Injection").
  private static func cell(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) }
    return "\"\(isFormula == true ? "'" : "")\(text.replacing("\"", with: "\"\""))\""
  }
}

extension Library {
  /// Sessions that are read from the database at once; so memory does not grow with the years.
  private static let sessionsAtOnce = 1000

  /// Writes all reading sessions of a person, the latest first.
  ///
  /// - Parameters:
  ///   - file: The form.
  ///   - person: The reader.
  ///   - body: Takes the text, a part at a time.
  /// - Throws: ``LibraryError``; what `body` throws.
  public nonisolated func write(
    _ file: SessionFile, for person: PersonID = .owner,
    _ body: (String) async throws -> Void
  ) async throws {
    var count = 0
    var text = file.head
    while true {
      let part = try await sessions(for: person, from: count, limit: Self.sessionsAtOnce)
      for session in part {
        text += file.text(session, isFirst: count == 0)
        count += 1
      }
      let isLast = part.count < Self.sessionsAtOnce
      try await body(text + (isLast ? file.tail : ""))
      if isLast { return }
      text = ""
    }
  }
}

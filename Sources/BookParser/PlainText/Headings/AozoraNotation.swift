import Foundation

/// The notes of Aozora Bunko's volunteers in texts: `［＃…］` and ruby `《…》`.
enum AozoraNotation {
  /// The end of every heading note.
  static let headingNote = "見出し"

  /// Reads the heading that a line has by a note.
  ///
  /// Headings inside a line (`同行`) and beside the text (`窓`) divide nothing and are left out.
  ///
  /// - Parameter line: The line.
  /// - Returns: The heading; `nil` if the line has no such note.
  static func heading(in line: String) -> HeadingMark? {
    // Most lines have no note, and the search for its bracket is cheap.
    guard line.utf16.contains(0xFF3B), line.contains("［＃"), line.contains(headingNote) else {
      return nil
    }
    let notes = notes(in: line)
    let isHeading = notes.contains { note in
      guard ["大見出し", "中見出し", "小見出し"].contains(where: note.hasSuffix) else { return false }
      // Notes are "［＃「…」は中見出し］" and "［＃中見出し］"; the closing form is another note.
      return !note.contains("同行") && !note.contains("窓") && !note.hasPrefix("ここ")
    }
    guard isHeading else { return nil }
    let title = quoted(in: notes) ?? plain(line)
    guard !title.isEmpty else { return nil }
    return HeadingMark(kind: .marked(level: 1), number: nil, title: title, label: title)
  }

  /// The quoted text of a note, which is the heading.
  private static func quoted(in notes: [Substring]) -> String? {
    for note in notes where note.hasSuffix(headingNote) {
      guard note.first == "「", let end = note.range(of: "」は", options: .backwards) else { continue }
      let title = plain(String(note[note.index(after: note.startIndex)..<end.lowerBound]))
      return title.isEmpty ? nil : title
    }
    return nil
  }

  private static func notes(in line: String) -> [Substring] {
    line.split(separator: "［＃").dropFirst(line.hasPrefix("［＃") ? 0 : 1).map {
      $0.prefix { $0 != "］" }
    }
  }

  /// The text without notes, ruby and ruby marks.
  static func plain(_ text: String) -> String {
    text.replacing(/［＃[^］]*］/, with: "").replacing(/《[^》]*》/, with: "")
      .replacing("｜", with: "").trimmingPrefix(while: \.isWhitespace).description
  }
}

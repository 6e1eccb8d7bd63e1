package import ReadingModel
import SpokenText

/// What is shown of a passage of a plain text under choices of how its lines are shown.
public struct CleaningPreview: Hashable, Sendable {
  /// The most lines of the file that are shown: some screens.
  private static let lineLimit = 120

  /// A fragment as the page shows chapters.
  public let html: String
  /// How many of the lines are hidden.
  public let hiddenCount: Int

  /// Shows the lines of a chapter from a place on; `nil` for a chapter of a format with markup.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - place: UTF-16 offset in its text; the block around it is the first.
  ///   - rules: The choices, and the replacement rules of the person.
  package init?(of chapter: Chapter, from place: Int, under rules: KeyedReplacements) {
    guard let file = chapter.fileLines else { return nil }
    let units = Array(chapter.text.utf16)
    let start = chapter.blocks.last { $0.range.lowerBound <= place }?.range.lowerBound ?? 0
    let lines = file.lines.drop { $0.range.lowerBound < start }.prefix(Self.lineLimit)
    let end = lines.last?.range.upperBound ?? start
    func shifted(_ range: Range<Int>) -> Range<Int> {
      let part = range.clamped(to: start..<end)
      return part.lowerBound - start..<part.upperBound - start
    }
    var part = chapter
    part.text = String(utf16Units: units[start..<end])
    part.blocks = chapter.blocks.filter { $0.range.overlaps(start..<end) }
      .map { Block($0.kind, shifted($0.range)) }
    part.fileLines?.lines = lines.map {
      FileLine(range: shifted($0.range), blankLines: $0.blankLines, indent: $0.indent)
    }
    let shownUnits = Array(units[start..<end])
    let cleaned = CleanedChapter(part, units: shownUnits, rules.cleaning, isWritten: true)
    let shown = ShownText(
      cleaned.chapter, units: shownUnits, rules: rules.compiled, after: cleaned.edits)
    html = cleaned.chapter.markup.replacing(shown.edits).textWithPaths
    hiddenCount = cleaned.hiddenCount
  }
}

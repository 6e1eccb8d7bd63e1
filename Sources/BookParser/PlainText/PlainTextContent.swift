import ChapterBuilding
import Foundation
import ReadingModel
import Synchronization

/// The chapters of a plain text, which are read from the file when a caller asks for them.
final class PlainTextContent: BookContent {
  private let file: URL
  let layout: TextLayout
  let decoder: TextDecoder
  let textEncoding: TextEncoding
  private let wrapColumn: Int?
  let chapterRule: String?
  /// Keeps a file without a name alive.
  private let owner: (any Sendable)?
  private let lengths = Mutex<[Int]?>(nil)

  init(
    file: URL, layout: TextLayout, encoding: TextEncoding, wrapColumn: Int?,
    chapterRule: String? = nil, owner: (any Sendable)? = nil
  ) throws {
    self.file = file
    self.layout = layout
    textEncoding = encoding
    self.wrapColumn = wrapColumn
    self.chapterRule = chapterRule
    self.owner = owner
    decoder = try TextDecoder(encoding)
  }

  var encoding: String? { textEncoding.name }
  let access = FileAccess.inBlocks
  let isUnmarked = true

  @concurrent
  func chapter(at index: Int) async throws -> Chapter {
    try whole(try part(index), at: index)
  }

  private func part(_ index: Int) throws(NoSuchChapter) -> TextLayout.Part {
    guard layout.parts.indices.contains(index) else { throw NoSuchChapter(index: index) }
    return layout.parts[index]
  }

  /// A part of the file as a chapter.
  func whole(_ part: TextLayout.Part, at index: Int = 0) throws -> Chapter {
    let (text, faultCount) = try text(of: part, notesLines: true)
    var chapter = Chapter(
      index: index, title: part.shownTitle, text: text.text, html: text.html,
      blocks: text.blocks)
    chapter.findings = findings(faultCount)
    chapter.fileLines = FileLines(text.lines, isLicence: !part.isLinear)
    return chapter
  }

  @concurrent
  func summary(at index: Int) async throws -> ChapterSummary {
    let part = try part(index)
    let (text, faultCount) = try text(of: part)
    var summary = ChapterSummary(
      title: part.shownTitle, length: text.units.count, findings: findings(faultCount))
    summary.isBlank = text.isBlank
    return summary
  }

  private func findings(_ faultCount: Int) -> [Finding] {
    faultCount > 0 ? [.undecodable(faultCount, in: textEncoding.name)] : []
  }

  func resource(at path: String) async throws -> Resource? { nil }

  @concurrent
  func chapterLengths() async throws -> [Int] {
    if let known = lengths.withLock({ $0 }) { return known }
    var counted: [Int] = []
    counted.reserveCapacity(layout.parts.count)
    try await forEachSummary(of: layout.parts.count) { counted.append($1.length) }
    let answer = counted
    lengths.withLock { $0 = answer }
    return answer
  }

  private func text(
    of part: TextLayout.Part, notesLines: Bool = false
  ) throws -> (text: ChapterText, faultCount: Int) {
    let bytes = try bytes(of: part)
    let decoded = decoder.decoded(bytes.span)
    return (text(decoded.units, of: part, notesLines: notesLines), decoded.faultCount)
  }

  /// The bytes of a chapter in the file.
  func bytes(of part: TextLayout.Part) throws -> Data {
    var blocks = try FileBlocks(file, range: part.range)
    var bytes = try blocks.next() ?? Data()
    // All but the longest chapters are one block.
    while bytes.count < part.range.count, let block = try blocks.next() { bytes.append(block) }
    guard bytes.count == part.range.count else {
      throw BookOpenError.unreadable(reason: "it was changed after it was opened")
    }
    return bytes
  }

  /// The text of a chapter, made of its decoded part of the file.
  func text(
    _ units: [UInt16], of part: TextLayout.Part, notesLines: Bool = false
  ) -> ChapterText {
    // The index counts the column in bytes.
    let column = wrapColumn.map {
      $0 * units.count / max(part.range.count / textEncoding.unitWidth, 1)
    }
    return ChapterText(
      units, hasHeading: part.hasHeading, wrapColumn: column, notesLines: notesLines)
  }
}

extension TextLayout.Part {
  /// The title without characters that can't be shown; `nil` if nothing is left.
  var shownTitle: String? {
    let shown = title.withoutControls
    return shown.isEmpty ? nil : shown
  }
}

import Basics
public import ReadingModel

/// A chapter of a plain text whose lines are shown as a person has chosen; its text is the same whatever is chosen.
public struct CleanedChapter: Sendable {
  /// The attribute of the empty element that shows white space of the file, which is no part of the text: that space.
  public static let spaceAttribute = "data-file-space"

  /// The chapter, with other paragraphs.
  public let chapter: Chapter
  /// What is shown instead of pieces of its text: in order and without overlap, each in one block; UTF-16 offsets.
  public let edits: [TextEdit]
  /// Whether anything differs from the chapter as it was.
  public let isChanged: Bool
  /// How many lines are hidden.
  public let hiddenCount: Int

  /// Shows a chapter by the choices of a person; one of a format with markup stays as it is.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - units: Its text.
  ///   - cleaning: What was chosen.
  ///   - isWritten: Whether the fragment is written anew in any case, as for a part of a chapter.
  public init(
    _ chapter: Chapter, units: [UInt16], _ cleaning: TextCleaning, isWritten: Bool = false
  ) {
    guard cleaning != .automatic || isWritten, let file = chapter.fileLines, !file.lines.isEmpty
    else {
      (self.chapter, edits, isChanged, hiddenCount) = (chapter, [], false, 0)
      return
    }
    let hidden = HiddenLines(cleaning).flags(of: file, in: units)
    hiddenCount = hidden.count { $0 }
    let joints = LineJoint.joints(of: file.lines, chapter.blocks, units, cleaning.lines)
    var writer = CleanedMarkup(units, cleaning)
    var kinds = chapter.blocks.makeIterator()
    var block = kinds.next()
    for (index, line) in file.lines.enumerated() {
      while let known = block, known.range.upperBound <= line.range.lowerBound {
        block = kinds.next()
      }
      writer.add(line, joints[index], block?.kind ?? .paragraph, isHidden: hidden[index])
    }
    var cleaned = chapter
    (cleaned.blocks, cleaned.markup, edits) = writer.finished()
    self.chapter = cleaned
    isChanged = true
  }
}

/// Writes a chapter line by line.
private struct CleanedMarkup {
  private let units: [UInt16]
  private let cleaning: TextCleaning
  private var html = ""
  private var blocks: [Block] = []
  private var edits: [TextEdit] = []
  /// Where the last line ends.
  private var end = 0
  /// Whether the paragraph in hand has a line that is not hidden.
  private var isSeen = false

  init(_ units: [UInt16], _ cleaning: TextCleaning) {
    self.units = units
    self.cleaning = cleaning
    html.reserveCapacity(units.count * 2)
  }

  mutating func add(_ line: FileLine, _ joint: LineJoint, _ kind: Block.Kind, isHidden: Bool) {
    let gap = end..<line.range.lowerBound
    if joint == .paragraph {
      begin(kind, at: line.range, behind: gap)
    } else {
      let last = blocks.count - 1
      blocks[last].range = blocks[last].range.lowerBound..<line.range.upperBound
      join(line, joint, gap, isHidden: isHidden)
    }
    if joint != .joined, !isHidden { addSpace(of: line, isFirst: joint == .paragraph) }
    html += text(line.range)
    if isHidden {
      // The space before it goes with it, unless that parts paragraphs.
      let start = joint == .paragraph ? line.range.lowerBound : gap.lowerBound
      hide(start..<line.range.upperBound)
    }
    isSeen = isSeen || !isHidden
    end = line.range.upperBound
  }

  private mutating func begin(_ kind: Block.Kind, at range: Range<Int>, behind gap: Range<Int>) {
    if let last = blocks.last { html += Self.tag(last.kind, isEnd: true) + text(gap) }
    html += Self.tag(kind, isEnd: false)
    blocks.append(Block(kind, range))
    isSeen = false
  }

  /// Goes on in the paragraph in hand.
  private mutating func join(
    _ line: FileLine, _ joint: LineJoint, _ gap: Range<Int>, isHidden: Bool
  ) {
    let isNewline = units[gap].contains(0x0A)
    html += isNewline && joint == .lineBreak && isSeen && !isHidden ? "<br>\n" : text(gap)
    guard !isHidden else { return }
    if !isSeen {
      hide(gap)
    } else if joint == .joined, isNewline {
      let hasSpace = JointSpacing.hasSpace(
        after: units[end - 1], before: units[line.range.lowerBound])
      edits.append(TextEdit(range: gap, text: hasSpace ? " " : ""))
    } else if joint == .lineBreak, !isNewline {
      breakLine(before: line.range, gap)
    }
  }

  /// Leaves out a piece, together with one that was left out right before it in the same paragraph.
  private mutating func hide(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let start = blocks.last?.range.lowerBound ?? 0
    if let last = edits.last, last.text.isEmpty, last.range.upperBound == range.lowerBound,
      last.range.lowerBound >= start
    {
      edits[edits.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      edits.append(TextEdit(range: range, text: ""))
    }
  }

  /// Shows a line end that the text does not have: in place of its space, or before the first character.
  private mutating func breakLine(before line: Range<Int>, _ gap: Range<Int>) {
    guard gap.isEmpty else {
      edits.append(TextEdit(range: gap, text: "\n"))
      return
    }
    let first = line.lowerBound
    let isPair = UTF16.isLeadSurrogate(units[first]) && line.count > 1
    let range = first..<first + (isPair ? 2 : 1)
    edits.append(
      TextEdit(range: range, text: "\n" + String(utf16Units: units[range])))
  }

  private mutating func addSpace(of line: FileLine, isFirst: Bool) {
    let blank =
      isFirst && !cleaning.collapseBlankLines
      ? String(repeating: "\n", count: line.blankLines) : ""
    let space = blank + (cleaning.dropIndents ? "" : line.indent)
    guard !space.isEmpty else { return }
    html += "<span \(CleanedChapter.spaceAttribute)=\"\(space)\"></span>"
  }

  private func text(_ range: Range<Int>) -> String {
    String(utf16Units: units[range]).escapedAsMarkup
  }

  private static func tag(_ kind: Block.Kind, isEnd: Bool) -> String {
    let name = if case .heading(let level) = kind { "h\(level)" } else { "p" }
    return isEnd ? "</\(name)>" : "<\(name)>"
  }

  mutating func finished() -> (blocks: [Block], markup: ChapterHTML, edits: [TextEdit]) {
    if let last = blocks.last { html += Self.tag(last.kind, isEnd: true) }
    return (blocks, ChapterHTML(html), edits)
  }
}

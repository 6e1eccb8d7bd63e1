import ReadingModel

/// How a line of a file follows the one before it.
enum LineJoint {
  /// In the same line, as if the file had no line end there.
  case joined
  /// In a line of its own, in the same paragraph.
  case lineBreak
  /// In a paragraph of its own.
  case paragraph

  /// How the lines of a chapter follow each other.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - blocks: The chapter's blocks, as the program has found them.
  ///   - units: The chapter's text.
  ///   - choice: What becomes of line ends.
  /// - Returns: One for each line; the first begins a paragraph.
  static func joints(
    of lines: [FileLine], _ blocks: [Block], _ units: [UInt16], _ choice: TextCleaning.Lines
  ) -> [LineJoint] {
    let starts = Set(blocks.map(\.range.lowerBound))
    let headings = Set(
      blocks.flatMap { block -> [Int] in
        guard case .heading = block.kind else { return [] }
        return [block.range.lowerBound]
      })
    let paragraphs = ParagraphLines(lines)
    var joints: [LineJoint] = lines.isEmpty ? [] : [.paragraph]
    for (last, line) in zip(lines, lines.dropFirst()) {
      let isStart = starts.contains(line.range.lowerBound)
      let isNewline = units[last.range.upperBound..<line.range.lowerBound].contains(0x0A)
      switch choice {
      case .automatic: joints.append(isStart ? .paragraph : isNewline ? .lineBreak : .joined)
      case .keep: joints.append(isStart ? .paragraph : .lineBreak)
      case .join:
        let isHeading =
          headings.contains(last.range.lowerBound) || headings.contains(line.range.lowerBound)
        let isParagraph = isHeading || paragraphs.isStart(line, after: last, units)
        joints.append(isParagraph ? .paragraph : .joined)
      }
    }
    return joints
  }
}

/// Tells where paragraphs begin in lines that are all to be joined.
private struct ParagraphLines {
  /// The indent of usual lines: a margin of the whole text.
  private let margin: Int
  /// The length of full lines, in UTF-16 units.
  private let full: Int

  init(_ lines: [FileLine]) {
    var indents: [Int: Int] = [:]
    for line in lines { indents[line.indent.utf16.count, default: 0] += 1 }
    // Of those that are as frequent, the least.
    margin = indents.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    let lengths = lines.map(\.range.count).sorted()
    full = lengths.isEmpty ? 0 : lengths[lengths.count * 9 / 10]
  }

  /// Whether a paragraph begins with a line: behind a blank line, at an indent, and behind a short line that ends a
  /// sentence.
  func isStart(_ line: FileLine, after last: FileLine, _ units: [UInt16]) -> Bool {
    if line.blankLines > 0 || line.indent.utf16.count > margin { return true }
    // Nobody has a margin of ideographic spaces.
    if line.indent.utf16.contains(0x3000) { return true }
    return last.range.count * 4 < full * 3
      && Self.endings.contains(units[last.range.upperBound - 1])
  }

  /// What stands at the end of a sentence, and quotation marks behind it.
  private static let endings = Set(".!?…。！？」』”’\"'）)".utf16)
}

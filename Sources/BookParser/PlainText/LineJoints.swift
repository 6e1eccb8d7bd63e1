import ReadingModel

/// Decides for each line break of a hard-wrapped block whether a typist or the writer made it.
///
/// A typist breaks a line only if the next word does not fit.
enum LineJoints {
  /// The text that replaces a line break.
  enum Joint {
    case space, nothing, newline
  }

  /// The joints of a block.
  ///
  /// - Parameters:
  ///   - lines: The lines of a block, none of them blank.
  ///   - source: The text that has them.
  ///   - column: The column at which lines are wrapped, in characters.
  /// - Returns: One joint for each line but the last.
  static func joints(of lines: [TextLine], _ source: [UInt16], column: Int) -> [Joint] {
    let pairs = zip(lines, lines.dropFirst())
    let full = pairs.map { isFull($0, before: $1, source, column) }
    let fullCount = full.count { $0 }
    // Lines that are mostly full are prose. In prose a short line runs on, too, unless it is much
    // too short. Other blocks are verse or lists.
    let isProse = fullCount * 2 >= full.count
    return zip(pairs, full).map { pair, isFull in
      let runsOn = isProse && (isFull || pair.0.range.count * 2 > column)
      return runsOn
        ? joint(after: source[pair.0.range.upperBound - 1], before: source[pair.1.range.lowerBound])
        : .newline
    }
  }

  private static func isFull(
    _ line: TextLine, before next: TextLine, _ source: [UInt16], _ column: Int
  ) -> Bool {
    let first = source[next.range].prefix { $0 != 0x20 }
    // Chinese and Japanese lines may break after any character.
    let word = JointSpacing.isIdeographic(first.first ?? 0) ? 1 : first.count
    return line.indentation + line.range.count + 1 + word > column * 9 / 10
  }

  private static func joint(after last: UInt16, before first: UInt16) -> Joint {
    JointSpacing.hasSpace(after: last, before: first) ? .space : .nothing
  }
}

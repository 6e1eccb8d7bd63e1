import PDFFiles

/// Words that stand beside each other: a line of a column, a piece of one, or a cell of a table.
struct PageLine: Sendable {
  /// The words in reading order.
  var words: [PDFWord]
  /// Where the first begins.
  var left: Float
  /// Where the last ends.
  var right: Float
  /// The line that most of it stands on, from the top of the page.
  var baseline: Float
  /// The size of most of its letters.
  var size: Float
  /// Where cells begin behind the first, as indices of words.
  var cells: [Int] = []

  /// The part of a font's size above the baseline.
  private static let ascent: Float = 0.8

  init(_ words: [PDFWord]) {
    self.words = words
    left = words.map(\.left).min() ?? 0
    right = words.map(\.right).max() ?? 0
    var counts: [Float: Int] = [:]
    for word in words { counts[word.size, default: 0] += word.text.utf16.count }
    let most = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
    size = most
    baseline = words.first { $0.size == most }?.baseline ?? 0
  }

  var top: Float { baseline - Self.ascent * size }
  var bottom: Float { baseline + (1 - Self.ascent) * size }
  var width: Float { right - left }
  var isBold: Bool { words.allSatisfy { $0.traits.contains(.bold) } }

  /// The text with spaces between words.
  var text: String {
    var text = ""
    for index in words.indices {
      if index > 0, isSpaced(before: index) { text += " " }
      text += words[index].text
    }
    return text
  }

  /// A wider gap, as a share of the size, is a space that the file leaves out.
  private static let spaceWidth: Float = 0.25

  /// Whether there is a space before a word.
  func isSpaced(before index: Int) -> Bool {
    let (last, next) = (words[index - 1], words[index])
    if last.text.endsInIdeograph, next.text.beginsWithIdeograph { return false }
    let gap = max(next.left - last.right, last.left - next.right)
    return next.traits.contains(.followsSpace) || gap > Self.spaceWidth * size
  }
}

extension [PageLine] {
  /// Whether most words are of a script that runs to the left.
  var runLeft: Bool {
    var (count, leftCount) = (0, 0)
    for line in self {
      count += line.words.count
      leftCount += line.words.count { $0.text.runsLeft }
    }
    return 2 * leftCount > count
  }
}

extension PageLine {
  /// The line as a mirror shows it, so that it begins at its left edge.
  var mirrored: PageLine {
    var line = self
    (line.left, line.right) = (-right, -left)
    return line
  }

  /// A wider gap, as a share of the size, is one between columns or cells.
  private static let gapWidth: Float = 1.2

  /// A line of more words, or of more pieces, is none that a person reads.
  private static let wordLimit = 1000

  /// Words that follow each other in the file and on the page are a piece of a line.
  ///
  /// - Parameter words: The words of a page in the order of the file.
  /// - Returns: The pieces in the same order.
  static func pieces(of words: [PDFWord]) -> [PageLine] {
    var pieces: [PageLine] = []
    var open: [PDFWord] = []
    for word in words where !word.traits.contains(.turned) {
      if let last = open.last, let first = open.first,
        open.count >= wordLimit || !follows(word, last, size: max(first.size, last.size))
      {
        pieces.append(PageLine(open))
        open = []
      }
      open.append(word)
    }
    if !open.isEmpty { pieces.append(PageLine(open)) }
    return pieces
  }

  /// The lines of the words that stand in other directions than the page's.
  ///
  /// - Parameter words: The words of a page in the order of the file.
  /// - Returns: The lines in the same order.
  static func turned(of words: [PDFWord]) -> [PageLine] {
    var lines: [[PDFWord]] = []
    for word in words where word.traits.contains(.turned) {
      if let last = lines.last?.last, last.quarter == word.quarter,
        abs(last.baseline - word.baseline) < 0.5 * max(last.size, word.size)
      {
        lines[lines.count - 1].append(word)
      } else {
        lines.append([word])
      }
    }
    return lines.map(PageLine.init)
  }

  private static func follows(_ word: PDFWord, _ last: PDFWord, size: Float) -> Bool {
    guard abs(word.baseline - last.baseline) < 0.5 * max(size, word.size) else { return false }
    let gap = max(word.left - last.right, last.left - word.right)
    return gap > -0.6 * size && gap < gapWidth * size
  }

  /// Pieces on one line become one; wide gaps between them begin cells.
  ///
  /// - Parameter pieces: The pieces of one column.
  /// - Returns: Lines from top to bottom.
  static func lines(of pieces: [PageLine]) -> [PageLine] {
    var lines: [[PageLine]] = []
    for piece in pieces.sorted(by: { ($0.baseline, $0.left) < ($1.baseline, $1.left) }) {
      let tolerance = 0.4 * max(piece.size, lines.last?.last?.size ?? 0)
      if let last = lines.last, let first = last.first, last.count < wordLimit,
        abs(piece.baseline - first.baseline) <= tolerance,
        !last.contains(where: { min($0.right, piece.right) - max($0.left, piece.left) > piece.size }
        )
      {
        lines[lines.count - 1].append(piece)
      } else {
        lines.append([piece])
      }
    }
    return lines.map(joined)
  }

  private static func joined(_ pieces: [PageLine]) -> PageLine {
    let runsLeft = pieces.contains { $0.words.contains { $0.text.runsLeft } }
    let sorted = pieces.sorted { runsLeft ? $0.left > $1.left : $0.left < $1.left }
    var line = PageLine(sorted.flatMap(\.words))
    var count = 0
    for (index, piece) in sorted.enumerated() {
      if index > 0 {
        let gap = max(piece.left - sorted[index - 1].right, sorted[index - 1].left - piece.right)
        if gap > gapWidth * line.size { line.cells.append(count) }
      }
      count += piece.words.count
    }
    return line
  }
}

extension String {
  /// Whether it begins with a character of a script without spaces.
  var beginsWithIdeograph: Bool { unicodeScalars.first.map(Self.isIdeograph) ?? false }
  /// Whether it ends with a character of a script without spaces.
  var endsInIdeograph: Bool { unicodeScalars.last.map(Self.isIdeograph) ?? false }
  /// Whether it is of a script that runs to the left.
  var runsLeft: Bool {
    unicodeScalars.contains {
      (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value)
    }
  }

  /// Chinese, Japanese kana, and their punctuation (Unicode's blocks); Korean has spaces.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

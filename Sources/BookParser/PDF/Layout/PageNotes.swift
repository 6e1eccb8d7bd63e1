import PDFFiles

/// A note at the foot of a page.
struct PageNote: Sendable {
  /// The number or sign that refers to it.
  var mark: String
  /// The index of its page.
  var page: Int
  /// What it says.
  var block: PageBlock
  /// The word that its mark is.
  var markWord: PlacedWord

  /// Its name in the document.
  var id: String {
    "note-\(page + 1)-\(mark.unicodeScalars.map { String($0.value) }.joined(separator: "-"))"
  }
}

/// Finds the notes at the foot of a column: smaller lines that begin with a mark.
struct PageNotes {
  /// Letters of notes are smaller than this share of the text's.
  private static let size: Float = 0.93
  /// Notes stand below this share of the page's height.
  private static let top: Float = 0.4

  /// The lines that are text.
  private(set) var lines: [PageLine]
  /// The notes.
  private(set) var notes: [PageNote] = []

  /// - Parameters:
  ///   - lines: The lines of a column from top to bottom.
  ///   - page: The page's index.
  ///   - height: Its height.
  ///   - bodySize: The size of the document's text.
  ///   - hyphens: What the document knows of words with hyphens.
  init(
    _ lines: [PageLine], page: Int, height: Float, bodySize: Float, _ hyphens: HyphenatedWords
  ) {
    self.lines = lines
    let small = lines.reversed().prefix {
      $0.size < Self.size * bodySize && $0.baseline > Self.top * height && $0.cells.isEmpty
    }
    // A column of nothing else is a page of notes, or a text in small letters.
    guard small.count < lines.count,
      let first = lines.suffix(small.count).firstIndex(where: {
        Self.mark(of: $0) != nil
      })
    else { return }
    self.lines = Array(lines[..<first])
    for line in lines[first...] {
      if let mark = Self.mark(of: line) {
        let rest = Array(line.words.dropFirst())
        let found = ParagraphFinder([PageLine(rest)], page: page, height: height, hyphens).blocks
        guard let block = found.first else { continue }
        let word = PlacedWord(
          page: page, index: Int(line.words[0].index),
          cut: line.words[0].text.utf16.count - mark.utf16.count)
        notes.append(PageNote(mark: mark, page: page, block: block, markWord: word))
      } else if let more = ParagraphFinder([line], page: page, height: height, hyphens).blocks
        .first, let parts = more.parts
      {
        notes[notes.count - 1].block.append(parts, more.words, hyphens)
      }
    }
  }

  /// The mark that a line begins with; `nil` where it begins with a word.
  private static func mark(of line: PageLine) -> String? {
    guard line.words.count > 1, let first = line.words.first else { return nil }
    let mark = first.text.trimmingSuffix { $0 == "." || $0 == ")" }
    guard !mark.isEmpty, mark.count <= 3 else { return nil }
    let isNumber = mark.allSatisfy { $0.isASCII && $0.isNumber }
    let isSign = mark.allSatisfy { "*\u{2020}\u{2021}\u{A7}\u{B6}\u{2217}".contains($0) }
    return isNumber || isSign ? String(mark) : nil
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isTrimmed(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}

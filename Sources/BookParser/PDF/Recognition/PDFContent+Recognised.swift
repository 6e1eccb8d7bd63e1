import PDFFiles
import TextRecognition

extension PDFContent {
  /// Gives pages without words those that were read off their pictures.
  ///
  /// - Parameter recognised: The recognised pages by their indexes.
  mutating func add(_ recognised: [Int: RecognisedPage]) {
    let sizes = RecognisedSizes(
      recognised.compactMap { index, page in
        pages.indices.contains(index) ? (page, scale(of: page, index)) : nil
      })
    for (index, page) in recognised where pages.indices.contains(index) {
      guard pages[index].words.isEmpty else { continue }
      let scale = scale(of: page, index)
      setWords(page.words(scale: scale, sizes), of: index, turn: page.turn)
    }
  }

  /// Points for a pixel.
  private func scale(of page: RecognisedPage, _ index: Int) -> Float {
    pages[index].shownSize.width / Float(max(page.width, 1))
  }
}

extension RecognisedPage {
  /// The words as those of a page, with their places on it as its text is read.
  fileprivate func words(scale: Float, _ sizes: RecognisedSizes) -> [PDFWord] {
    lines.flatMap { line in
      let size = sizes.size(line.size * scale)
      return line.words.indices.map { index in
        let word = line.words[index]
        return PDFWord(
          word.text, left: Float(word.left) * scale, right: Float(line.end(of: index)) * scale,
          baseline: Float(word.baseline) * scale, size: size, traits: .followsSpace,
          quarter: UInt8(turn))
      }
    }
  }
}

extension RecognisedLine {
  /// Where a word ends: before the next one, whose letters a frame around the word or the stroke of a root may cover.
  ///
  /// Words that cover each other would be no line.
  fileprivate func end(of index: Int) -> Int {
    let word = words[index]
    guard index + 1 < words.count, words[index + 1].left > word.left else { return word.right }
    return min(word.right, words[index + 1].left)
  }
}

/// The sizes of fonts in a recognised text: those of its lines are measured, each a little wrong.
struct RecognisedSizes {
  /// A line that differs by less is one of the text: lines without long letters seem smaller.
  private static let tolerance: Float = 0.18

  /// The size of most letters, in points.
  private let body: Float

  /// Measures a text.
  ///
  /// - Parameter pages: The pages, each with the points of a pixel.
  init(_ pages: [(page: RecognisedPage, scale: Float)]) {
    var lines: [(size: Float, count: Int)] = []
    for (page, scale) in pages {
      for line in page.lines {
        lines.append((line.size * scale, line.words.reduce(0) { $0 + $1.text.utf16.count }))
      }
    }
    lines.sort { $0.size < $1.size }
    var rest = lines.reduce(0) { $0 + $1.count } / 2
    body =
      lines.first { line in
        rest -= line.count
        return rest < 0
      }?.size ?? 0
  }

  /// The size of a line: the text's for one that hardly differs, else the nearest whole number of points.
  ///
  /// - Parameter measured: Points.
  /// - Returns: Points, at least one.
  func size(_ measured: Float) -> Float {
    let isOfText = abs(measured - body) < Self.tolerance * body
    return max(1, isOfText ? body : measured.rounded())
  }
}

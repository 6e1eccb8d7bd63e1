import Markup

/// Reads what Tesseract writes of a page: HTML with the places of lines and words, which is called hOCR.
///
/// Source: <https://kba.github.io/hocr-spec/1.2/>
struct RecognitionAnswer {
  /// The classes of lines: of text, headings, captions, and lines that belong to no paragraph.
  private static let lineClasses: Set<String> = [
    "ocr_line", "ocr_header", "ocr_caption", "ocr_textfloat",
  ]
  /// Words that the program is less sure of are specks and the lines of drawings, but in a line of good words: there they are words with a
  /// stroke through them or a box around them.
  private static let leastWordConfidence = 10
  private static let goodLineConfidence = 60
  /// A line of such words on the average is a part of a picture: those of printed text have 80 and more, of bad print 60.
  private static let leastLineConfidence = 40
  /// A page with more words shows a picture; a page of a newspaper has some 6,000.
  private static let wordLimit = 50_000

  let page: RecognisedPage

  /// Reads an answer.
  ///
  /// - Parameter bytes: The HTML.
  /// - Throws: ``RecognitionError/failed(reason:)`` for bytes that say no page.
  init(_ bytes: [UInt8]) throws(RecognitionError) {
    let document: MarkupDocument
    do {
      document = try MarkupDocument.xml(bytes, recovering: true)
    } catch {
      throw .failed(reason: "tesseract's answer can't be read")
    }
    let nodes = document.root.map { Array($0.descendants) } ?? []
    var page: RecognisedPage?
    var sheet = Sheet(nodes)
    var count = 0
    // The index of the first line of the paragraph.
    var first = 0
    for node in nodes {
      let name = node.attribute("class") ?? ""
      if name == "ocr_page", let box = Title(node).box {
        guard page == nil else { break }
        (sheet.width, sheet.height) = (box.right, box.bottom)
        page = RecognisedPage(
          width: box.right, height: box.bottom, turn: sheet.turn, lines: [])
      } else if name == "ocr_par" {
        page?.evenOut(from: first)
        first = page?.lines.count ?? 0
      } else if Self.lineClasses.contains(name), count < Self.wordLimit,
        let line = Self.line(node, on: sheet)
      {
        count += line.words.count
        page?.lines.append(line)
      }
    }
    page?.evenOut(from: first)
    guard let page, page.width > 0, page.height > 0 else {
      throw .failed(reason: "tesseract's answer can't be read")
    }
    self.page = page
  }

  private static func line(_ node: MarkupNode, on sheet: Sheet) -> RecognisedLine? {
    let title = Title(node)
    guard let box = title.box.map(sheet.turned) else { return nil }
    // The line is the polynomial of first degree from the lower left corner of the box; of a turned one only the
    // letters below the line are told.
    let (slope, offset) = title.pair("baseline") ?? (0, -(title.number("x_descenders") ?? 0))
    var words: [RecognisedWord] = []
    for child in node.descendants where child.attribute("class") == "ocrx_word" {
      let own = Title(child)
      let text = child.text().filter { !$0.isWhitespace }
      let confidence = Int(own.number("x_wconf") ?? 0)
      guard let place = own.box.map(sheet.turned), !text.isEmpty else { continue }
      let middle = Float(place.left + place.right) / 2 - Float(box.left)
      let baseline = Float(box.bottom) + offset + slope * middle
      words.append(
        RecognisedWord(
          text, left: place.left, right: place.right, baseline: Int(baseline.rounded()),
          confidence: confidence))
    }
    if confidence(of: words) < goodLineConfidence {
      words.removeAll { $0.confidence < leastWordConfidence }
    }
    guard !words.isEmpty, confidence(of: words) >= leastLineConfidence else { return nil }
    let height = Float(box.bottom - box.top)
    return RecognisedLine(size: title.number("x_size") ?? height, words: words)
  }

  /// How sure the program is on the average, 0...100.
  private static func confidence(of words: [RecognisedWord]) -> Int {
    words.reduce(0) { $0 + $1.confidence } / max(words.count, 1)
  }
}

extension RecognisedPage {
  /// Two lines whose sizes differ by a smaller share are of one font, one of them without long letters.
  private static let tolerance: Float = 0.18

  /// Gives the lines of a paragraph behind its first one, which may be a heading, the size that most have.
  ///
  /// A line with a box in it is measured with the box.
  fileprivate mutating func evenOut(from first: Int) {
    switch lines.count - first {
    case ...1: break
    case 2:
      let (one, other) = (lines[first].size, lines[first + 1].size)
      let size = max(one, other)
      guard abs(one - other) < Self.tolerance * size else { break }
      lines[first].size = size
      lines[first + 1].size = size
    default:
      let sizes = lines[first...].map(\.size).sorted()
      for index in lines.indices[(first + 1)...] { lines[index].size = sizes[sizes.count / 2] }
    }
  }
}

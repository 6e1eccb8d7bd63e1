import PDFFiles
import ReadingModel

/// A word as the text of a book has it: enough to find it there again, and its box.
struct WrittenWord: Sendable {
  let page: Int32
  /// Its index among the page's words.
  let index: Int32
  /// UTF-16 units.
  let count: Int32
  let first: UInt16
  let last: UInt16
  let box: PageBox

  init?(_ placed: PlacedWord, of content: PDFContent) {
    let page = content.pages[placed.page]
    let word = page.words[placed.index]
    let units = Array(word.text.utf16.dropLast(placed.cut))
    guard let first = units.first, let last = units.last else { return nil }
    self.page = Int32(placed.page)
    index = Int32(placed.index)
    count = Int32(units.count)
    self.first = first
    self.last = last
    box = page.box(of: word)
  }
}

extension WrittenWord {
  /// The index of what is no word, but the picture of a whole page.
  static let picture: Int32 = -1

  /// The character that stands for the picture of a page (U+FFFC).
  fileprivate init(picture page: Int, box: PageBox) {
    self.page = Int32(page)
    index = Self.picture
    count = 1
    (first, last) = (0xFFFC, 0xFFFC)
    self.box = box
  }
}

extension PDFPage {
  /// The parts of a line's height above and below the line that letters stand on, as shares of the size: those of most fonts.
  private static let ascent: Float = 0.85
  private static let descent: Float = 0.25

  /// A word's box on the page as it is shown, which its own direction may differ from.
  func box(of word: PDFWord) -> PageBox {
    let (width, height) = shownSize
    let upright = PageBox(
      left: word.left, top: word.baseline - Self.ascent * word.size, right: word.right,
      bottom: word.baseline + Self.descent * word.size)
    return switch word.quarter {
    case 1:
      PageBox(
        left: upright.top, top: height - upright.right, right: upright.bottom,
        bottom: height - upright.left)
    case 2:
      PageBox(
        left: width - upright.right, top: height - upright.bottom, right: width - upright.left,
        bottom: height - upright.top)
    case 3:
      PageBox(
        left: width - upright.bottom, top: upright.left, right: width - upright.top,
        bottom: upright.right)
    default: upright
    }
  }
}

/// The words of a block or a note, which follow each other in the text.
struct WrittenGroup: Sendable {
  let words: [WrittenWord]
  /// A note that opens at its reference is no part of the text.
  let isNote: Bool

  init(_ words: [PlacedWord], of content: PDFContent, isNote: Bool) {
    self.words = words.compactMap { WrittenWord($0, of: content) }
    self.isNote = isNote
  }

  /// The picture of a page.
  ///
  /// - Parameters:
  ///   - page: The index of the page.
  ///   - box: What it fills.
  init(picture page: Int, box: PageBox) {
    words = [WrittenWord(picture: page, box: box)]
    isNote = false
  }
}

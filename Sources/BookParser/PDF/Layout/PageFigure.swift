import PDFFiles
import ReadingModel

/// A figure of a page that the text shows.
struct PageFigure: Hashable, Sendable {
  /// The index of the page.
  var page: Int
  /// Its number on the page, from 0.
  var number: Int
  /// Where it stands, on the page as it is shown.
  var box: PDFRectangle

  /// Pixels for a point: letters of a figure are as sharp as those of the text around it, on a screen of two pixels for each of CSS.
  private static let resolution: Float = 3
  /// The most pixels of a side; the widest column on such a screen has 1600.
  private static let sideLimit: Float = 2000

  /// Its path in the book.
  var path: String { "figure-\(page + 1)-\(number + 1).png" }

  /// The size of its picture in pixels.
  var size: (width: Int, height: Int) {
    let (width, height) = (box.right - box.left, box.bottom - box.top)
    let scale = min(Self.resolution, Self.sideLimit / max(width, height))
    return (max(16, Int((width * scale).rounded())), max(1, Int((height * scale).rounded())))
  }
}

extension PDFPage {
  /// A rectangle of the shown page on the page as its text is read: the way back of ``box(of:)``.
  func reading(_ box: PDFRectangle) -> PDFRectangle {
    let (width, height) = shownSize
    return switch turn {
    case 1:
      PDFRectangle(
        left: height - box.bottom, top: box.left, right: height - box.top, bottom: box.right)
    case 2:
      PDFRectangle(
        left: width - box.right, top: height - box.bottom, right: width - box.left,
        bottom: height - box.top)
    case 3:
      PDFRectangle(
        left: box.top, top: width - box.right, right: box.bottom, bottom: width - box.left)
    default: box
    }
  }
}

/// Tells which of the pictures and drawings of all pages are figures.
struct PageFigures {
  /// Where words cover a larger share, it is a table, a frame around text, or a scan whose text was recognised.
  private static let mostText: Float = 0.2
  /// The same picture on so many pages is a logo or an ornament, if it is small.
  private static let leastRepeats = 3
  /// A larger share of the page's height is no logo's.
  private static let logoHeight: Float = 0.25
  /// A picture is a part of a drawing that covers more of it.
  private static let partShare: Float = 0.5

  /// The figures of each page, from top to bottom; pages without one are missing.
  private(set) var pages: [Int: [PageFigure]] = [:]

  /// - Parameter pages: All pages of a document.
  init(_ pages: [PDFPage]) {
    var repeats: [UInt32: Int] = [:]
    for page in pages {
      for mark in Set(page.figures.map(\.mark)) where mark != 0 { repeats[mark, default: 0] += 1 }
    }
    for (index, page) in pages.enumerated() where !page.figures.isEmpty {
      let candidates = page.figures.filter { figure in
        let height = figure.box.bottom - figure.box.top
        let isLogo =
          repeats[figure.mark, default: 0] >= Self.leastRepeats
          && height < Self.logoHeight * page.shownSize.height
        return !isLogo && Self.text(on: figure.box, of: page) < Self.mostText
      }
      let drawings = candidates.filter { $0.kind == .drawing }
      let pictures = candidates.filter { picture in
        picture.kind == .pictures
          && !drawings.contains { Self.share(of: picture.box, on: $0.box) > Self.partShare }
      }
      let found = (drawings + pictures).sorted {
        ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left)
      }
      guard !found.isEmpty else { continue }
      self.pages[index] = found.enumerated().map {
        PageFigure(page: index, number: $0, box: $1.box)
      }
    }
  }

  /// The share of a rectangle that words cover.
  private static func text(on box: PDFRectangle, of page: PDFPage) -> Float {
    let area = (box.right - box.left) * (box.bottom - box.top)
    guard area > 0 else { return 1 }
    let covered = page.words.reduce(Float(0)) { sum, word in
      let own = page.box(of: word)
      return sum
        + shared(
          PDFRectangle(left: own.left, top: own.top, right: own.right, bottom: own.bottom), box)
    }
    return covered / area
  }

  private static func share(of part: PDFRectangle, on box: PDFRectangle) -> Float {
    let area = (part.right - part.left) * (part.bottom - part.top)
    return area > 0 ? shared(part, box) / area : 0
  }

  private static func shared(_ one: PDFRectangle, _ other: PDFRectangle) -> Float {
    max(0, min(one.right, other.right) - max(one.left, other.left))
      * max(0, min(one.bottom, other.bottom) - max(one.top, other.top))
  }
}

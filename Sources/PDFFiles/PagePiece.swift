/// An object that is drawn on a page, as far as the search for figures needs it.
struct PagePiece: Sendable {
  enum Kind: Sendable {
    /// A picture, with a number that the same one has on every page.
    case picture(mark: UInt32)
    /// A path with curves or slanted lines, or a shading: what no table has.
    case drawing
    /// Upright and level lines, and areas between them: a part of a drawing, a table or a frame.
    case rule
    /// Letters that were placed together with a drawing.
    case letters
  }

  var kind: Kind
  /// Where it stands, on the page as it is shown.
  var box: PDFRectangle
}

extension PDFRectangle {
  var width: Float { right - left }
  var height: Float { bottom - top }
  var area: Float { width * height }

  /// The smallest rectangle around both.
  func joined(_ other: PDFRectangle) -> PDFRectangle {
    PDFRectangle(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// What both cover; `nil` where they lie apart.
  func shared(_ other: PDFRectangle) -> PDFRectangle? {
    let part = PDFRectangle(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return part.left <= part.right && part.top <= part.bottom ? part : nil
  }

  /// Whether no more than a gap lies between both.
  func isNear(_ other: PDFRectangle, gap: Float) -> Bool {
    left <= other.right + gap && other.left <= right + gap && top <= other.bottom + gap
      && other.top <= bottom + gap
  }

  /// Whether it is as good as the whole of a page.
  func isPage(width pageWidth: Float, height pageHeight: Float) -> Bool {
    width > Self.pageShare * pageWidth && height > Self.pageShare * pageHeight
  }

  /// What is wider and higher than this share of a page is its background, or the scan of it.
  private static let pageShare: Float = 0.85
}

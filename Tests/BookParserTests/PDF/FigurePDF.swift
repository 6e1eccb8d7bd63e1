import Foundation
import TestSupport

/// A PDF whose pages are drawn by hand, with a picture named `/I` of four pixels and a form named `/X`.
struct FigurePDF {
  /// The file.
  let bytes: Data

  /// A line of text.
  static func text(_ text: String, _ left: Int, _ bottom: Int, size: Int = 12) -> String {
    "BT /F1 \(size) Tf \(left) \(bottom) Td (\(text)) Tj ET\n"
  }

  /// The picture in a rectangle.
  static func picture(_ left: Int, _ bottom: Int, _ width: Int, _ height: Int) -> String {
    "q \(width) 0 0 \(height) \(left) \(bottom) cm /I Do Q\n"
  }

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - pages: What each page draws, on 612 × 792 points.
  ///   - form: What the form draws, in a space of 100 × 100.
  ///   - pixels: The picture's width and height that the file declares.
  ///   - rotation: By how many degrees the pages are turned.
  init(pages: [String], form: String = "", pixels: Int = 2, rotation: Int = 0) {
    let kids = pages.indices.map { "\(6 + 2 * $0) 0 R" }.joined(separator: " ")
    let picture = String(repeating: "FF0000", count: 4) + ">"
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      "<< /Type /XObject /Subtype /Image /Width \(pixels) /Height \(pixels) /BitsPerComponent 8 "
        + "/ColorSpace /DeviceRGB /Filter /ASCIIHexDecode /Length \(picture.utf8.count) >>\n"
        + "stream\n\(picture)\nendstream",
      "<< /Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << /XObject << /I 4 0 R /X 5 0 R >> "
        + "/Font << /F1 3 0 R >> >> /Length \(form.utf8.count) >>\nstream\n\(form)\nendstream",
    ]
    for (index, content) in pages.enumerated() {
      objects += [
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate \(rotation) "
          + "/Contents \(7 + 2 * index) 0 R /Resources << /Font << /F1 3 0 R >> "
          + "/XObject << /I 4 0 R /X 5 0 R >> >> >>",
        "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
      ]
    }
    bytes = WrittenPDF.file(objects)
  }
}

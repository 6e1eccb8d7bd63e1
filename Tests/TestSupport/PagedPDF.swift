public import Foundation

/// A PDF with a line of text on each page, annotations, and no fonts of its own.
public struct PagedPDF {
  /// The file.
  public let bytes: Data

  /// The object of a page, as links name it.
  ///
  /// - Parameter index: From 0.
  /// - Returns: The reference.
  public static func reference(to index: Int) -> String { "\(3 + 2 * index) 0 R" }

  /// A link over a rectangle.
  ///
  /// - Parameters:
  ///   - rectangle: Left, bottom, right, top in the file's points.
  ///   - rest: What follows in its dictionary, such as `/Dest […]`.
  /// - Returns: The annotation.
  public static func link(_ rectangle: [Int], _ rest: String) -> String {
    "<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [\(rectangle.map(String.init).joined(separator: " "))] \(rest) >>"
  }

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - lines: The line of each page, 40 points from the left and 700 from the bottom of 792, in letters of 24.
  ///   - annotations: Those of each page by its index.
  ///   - rotation: By how many degrees the pages are turned.
  public init(lines: [String], annotations: [Int: [String]] = [:], rotation: Int = 0) {
    let font = 3 + 2 * lines.count
    let kids = lines.indices.map(Self.reference).joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [\(kids)] /Count \(lines.count) >>",
    ]
    for (index, line) in lines.enumerated() {
      let stream = "BT /F1 24 Tf 40 700 Td (\(line)) Tj ET"
      let own = (annotations[index] ?? []).joined(separator: " ")
      objects += [
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate \(rotation) /Contents \(4 + 2 * index) 0 R "
          + "/Annots [\(own)] /Resources << /Font << /F1 \(font) 0 R >> >> >>",
        "<< /Length \(stream.utf8.count) >>\nstream\n\(stream)\nendstream",
      ]
    }
    objects.append("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
    bytes = WrittenPDF.file(objects)
  }
}

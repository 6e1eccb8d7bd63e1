public import Foundation

/// A PDF of one page with a line of text and no fonts of its own.
public struct FlatPDF {
  /// The file.
  public let bytes: Data

  /// Makes a file.
  public init(text: String, font: String) {
    let stream = "BT /F1 36 Tf 40 400 Td (\(text)) Tj ET"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R "
        + "/Resources << /Font << /F1 5 0 R >> >> >>",
      "<< /Length \(stream.utf8.count) >>\nstream\n\(stream)\nendstream",
      "<< /Type /Font /Subtype /Type1 /BaseFont /\(font) >>",
    ]
    bytes = WrittenPDF.file(objects)
  }
}

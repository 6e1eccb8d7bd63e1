import BookParser
import Foundation

/// The encodings of texts; paths come from standard input, a line each.
enum EncodingMeasurement: Measurement {
  static let name = "encodings"
  static let arguments: [String] = []

  /// What one file took, the reading of it included; no encoding where it is taken for no text.
  private struct Result: Encodable {
    var file: String
    var encoding: String?
    var seconds: Double
  }

  static func run(_: [String]) async throws {
    while let path = readLine() {
      var result = Result(file: path, seconds: 0)
      result.seconds = await seconds {
        let encoding = try? PlainTextParser.detectedEncoding(of: URL(filePath: path))
        result.encoding = encoding?.description
      }
      try printLine(result)
    }
  }
}

import BookParser
import Foundation
import ReadingModel

/// Books opened, and all their chapters parsed; paths come from standard input, a line each.
enum OpenMeasurement: Measurement {
  static let name = "open"
  static let arguments: [String] = []

  /// The best of so many is taken, as on the peer's side.
  private static let passes = 3

  /// What one book took: seconds for everything, chapter after chapter and on all cores, and for what comes before the first
  /// chapter.
  private struct Result: Encodable {
    var file: String
    var seconds: Double?
    var imported: Double?
    var package: Double?
    var letters = 0
    var error: String?
  }

  static func run(_: [String]) async throws {
    while let path = readLine() {
      var result = Result(file: path)
      for _ in 0..<passes {
        do {
          let start = ContinuousClock.now
          let book = try await BookParser.open(URL(filePath: path))
          let package = start.duration(to: .now) / .seconds(1)
          result.letters = 0
          for index in book.spine.indices {
            result.letters += try await book.content.chapter(at: index).text.utf16.count
          }
          let whole = start.duration(to: .now) / .seconds(1)
          result.package = min(result.package ?? package, package)
          result.seconds = min(result.seconds ?? whole, whole)
          let imported = try await imported(path)
          result.imported = min(result.imported ?? imported, imported)
        } catch {
          result.error = "\(error)"
          break
        }
      }
      try printLine(result)
    }
  }

  /// The seconds in which an import reads the book, on all cores.
  private static func imported(_ path: String) async throws -> Double {
    let start = ContinuousClock.now
    let book = try await BookParser.open(URL(filePath: path))
    try await book.content.forEachSummary(of: book.spine.count) { _, _ in }
    return start.duration(to: .now) / .seconds(1)
  }
}

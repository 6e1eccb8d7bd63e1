public import Foundation
import Sandbox

/// The program `tesseract`, which reads the letters of a picture; it is found when it is needed.
///
/// Source: <https://tesseract-ocr.github.io/tessdoc/>; tesseract(1).
public struct Tesseract: Hashable, Sendable {
  /// The package of Debian that brings the program.
  public static let package = "tesseract-ocr"

  /// Where it lies.
  public let path: String
  /// Variables that it gets: where libraries and languages are that people have put elsewhere.
  static let variables: Set<String> = ["PATH", "LD_LIBRARY_PATH", "TESSDATA_PREFIX"]

  private let environment: [String: String]

  /// Looks for the program in the folders of `PATH`; `nil` if it is not installed.
  ///
  /// - Parameter environment: The environment.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin").split(separator: ":")
    let found = folders.map { "\($0)/tesseract" }.first {
      $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let found else { return nil }
    path = found
    self.environment = environment.filter { Self.variables.contains($0.key) }
  }

  /// The languages that it has data of, such as `deu` or `chi_sim`, in alphabetic order.
  ///
  /// - Returns: Their names; data that tell only how a page is turned are none.
  /// - Throws: ``RecognitionError/failed(reason:)`` if the program can't be asked.
  @concurrent
  public func languages() async throws -> [String] {
    let answer = try await output(of: ["--list-langs"])
    return answer.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { RecognitionLanguage.isName($0) && $0 != "osd" && $0 != "equ" }.sorted()
  }

  /// What the program says to a question.
  private func output(of arguments: [String]) async throws -> String {
    let environment = environment
    let path = path
    return try await withCheckedThrowingContinuation { continuation in
      // Waiting blocks the thread.
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            let (nothing, answer) = (try UnnamedFile(), try UnnamedFile())
            let said = answer.handle.fileDescriptor
            let process = try ChildProcess(
              path, arguments, environment: environment,
              files: (nothing.handle.fileDescriptor, said, said))
            guard process.wait() == .exited(0) else {
              throw RecognitionError.failed(reason: "tesseract can't be asked for its languages")
            }
            return try answer.text(limit: Self.answerByteCount)
          })
      }
    }
  }

  /// A list of all languages that there are has 2,000 bytes.
  private static let answerByteCount = 1 << 16
}

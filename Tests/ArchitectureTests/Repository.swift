import Foundation

/// The files of this repository, as they lie in the checkout.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What is made or fetched, and so not ours to check.
  private static let skipped: Set<String> = [".build", ".git", ".resources", "build"]

  /// Paths from the root of all files with one of these suffixes, sorted.
  static func files(_ suffixes: String...) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { !skipped.contains($0) }
      .flatMap { entry -> [String] in
        let below = try? FileManager.default.subpathsOfDirectory(
          atPath: root.appending(path: entry).path)
        return [entry] + (below ?? []).map { "\(entry)/\($0)" }
      }
      .filter { path in suffixes.contains { path.hasSuffix($0) } }
      .sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}

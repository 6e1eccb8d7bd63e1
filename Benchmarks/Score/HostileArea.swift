import BookParser
import Foundation

/// Files made to break readers: one process a case, judged by time, memory, verdict and text.
struct HostileArea: ScoredArea {
  let name = "hostile"

  /// What the product opens.
  static let mediaTypes = BookFormatTable.standard.mediaTypes

  func predict(corpus: URL, into folder: URL) async throws -> [ScorerCall] {
    let program = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "vorleser")
    guard let program else { return [] }
    // The scorer splits the command as a shell does.
    let command = "'\(program.path)' text {file}"
    return collections(in: corpus.appending(path: "hostile")).map { collection in
      let title = collection.lastPathComponent
      return ScorerCall(
        title: title, script: "run_hostile.py",
        arguments: [
          collection.path, folder.appending(path: "\(title).jsonl").path, "--cmd", command,
          "--media", Self.mediaTypes.joined(separator: ","),
        ])
    }
  }

  /// Folders that hold a manifest of cases.
  private func collections(in folder: URL) -> [URL] {
    goldFiles(in: folder).filter { $0.lastPathComponent == "manifest.json" }
      .map { $0.deletingLastPathComponent() }
  }
}

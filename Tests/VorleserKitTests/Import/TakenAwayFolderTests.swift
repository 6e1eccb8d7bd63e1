import BookParser
import Foundation
import ReadingModel
import Synchronization
import TestSupport
import Testing

@testable import VorleserKit

/// A watched folder is taken away, as with its disk, while a file of it is added.
@Suite(.timeLimit(.minutes(2)))
struct TakenAwayFolderTests {
  /// Recognises nothing, and takes the folder away when it is first asked about a file.
  private enum LeavingParser: FormatParser {
    static let format = BookFormat(
      id: "leaving", name: "Leaving", mediaType: "application/x-leaving",
      fileExtensions: ["leaving"], traits: [.signature])
    static let leave = Mutex<(@Sendable () -> Void)?>(nil)

    static func recognises(_ head: FileHead) -> Bool {
      leave.withLock { action in
        action?()
        action = nil
      }
      return false
    }

    static func open(_ file: URL) async throws -> Book { throw BookOpenError.empty }
  }

  @Test func `its file comes when the folder is back`() async throws {
    let folder = try TemporaryFolder()
    let watched = folder.url.appending(path: "watched", directoryHint: .isDirectory)
    let away = folder.url.appending(path: "away", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: watched, withIntermediateDirectories: true)
    try Data("Rain fell.".utf8).write(to: watched.appending(path: "rain.txt"))
    let library = try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"),
        formats: .standard.adding(LeavingParser.self)))
    LeavingParser.leave.withLock {
      $0 = { try? FileManager.default.moveItem(at: watched, to: away) }
    }
    let refused = Mutex<[String]>([])
    let watch = FolderWatch([watched], for: library, interval: .milliseconds(20)) { event in
      if case .book(.refused(let path, let reason)) = event {
        refused.withLock { $0.append("\(path): \(reason)") }
      }
    }
    let task = Task { await watch.run() }
    defer { task.cancel() }
    try await eventually("it is away") { FileManager.default.fileExists(atPath: away.path) }
    try await eventually("its absence is seen") {
      await watch.findings(in: watched)?.isMissing == true
    }
    try FileManager.default.moveItem(at: away, to: watched)
    try await eventually("its file is added", within: .seconds(30)) {
      try await library.books().map(\.title) == ["rain"]
    }
    #expect(refused.withLock { $0 } == [])
    task.cancel()
    await task.value
  }
}

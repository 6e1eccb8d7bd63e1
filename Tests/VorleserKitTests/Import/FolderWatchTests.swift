import Foundation
import ReadingModel
import Storage
import Synchronization
import TestSupport
import Testing

@testable import VorleserKit

/// New files of watched folders come into the library.
@Suite(.timeLimit(.minutes(2)))
struct FolderWatchTests {
  let folder: TemporaryFolder
  let library: Library
  let watched: URL

  init() async throws {
    folder = try TemporaryFolder()
    library = try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none")))
    watched = folder.url.appending(path: "watched", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: watched, withIntermediateDirectories: true)
  }

  /// What a watch has told.
  private final class Told: Sendable {
    let lines = Mutex<[String]>([])

    func tell(_ event: FolderWatch.Event) {
      let line =
        switch event {
        case .book(.added(let book)): "added \(book.title)"
        case .book(.refused(let path, _)): "refused \((path as NSString).lastPathComponent)"
        case .book: "other"
        case .vanished: "vanished"
        case .back: "back"
        case .failed(let error): "failed \(error)"
        case .unrecorded: "unrecorded"
        }
      lines.withLock { $0.append(line) }
    }

    var all: [String] { lines.withLock { $0 } }
  }

  /// Watches while a body runs.
  private func watch(_ body: (Told) async throws -> Void) async throws {
    let told = Told()
    let watch = FolderWatch(
      [watched], for: library, interval: .milliseconds(20), report: { told.tell($0) })
    let task = Task { await watch.run() }
    defer { task.cancel() }
    try await body(told)
    task.cancel()
    await task.value
  }

  private func write(_ path: String, _ text: String) throws {
    let file = watched.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func expect(_ lines: [String], _ told: Told) async throws {
    try await eventually("the watch tells \(lines)") { told.all == lines }
  }

  @Test func newFilesComeOnce() async throws {
    try write("a/rain.txt", "Rain fell.")
    try await watch { told in
      try await expect(["added rain"], told)
      try write("walk.txt", "A walk.")
      try write("same.txt", "Rain fell.")
      try await expect(["added rain", "added walk"], told)
      // Another format of a book that is here is no new book.
      try write("walk.md", "A *walk*.")
      try write("end.txt", "The end.")
      try await expect(["added rain", "added walk", "added end"], told)
    }
    #expect(try await library.books().count == 3)
  }

  @Test func whatWasRemovedStaysRemovedAtTheNextStart() async throws {
    try write("rain.txt", "Rain fell.")
    try await watch { try await expect(["added rain"], $0) }
    let book = try #require(try await library.books().first)
    _ = try await library.remove(book.id)
    try await watch { told in
      try write("walk.txt", "A walk.")
      try await expect(["added walk"], told)
    }
    #expect(try await library.books().map(\.title) == ["walk"])
  }

  @Test func aFileThatIsRefusedIsToldOfOnceUntilItChanges() async throws {
    try write("book.epub", "no EPUB")
    try await watch { told in
      try await expect(["refused book.epub"], told)
      try write("rain.txt", "Rain fell.")
      try await expect(["refused book.epub", "added rain"], told)
      try write("book.epub", "still no EPUB")
      try await expect(["refused book.epub", "added rain", "refused book.epub"], told)
    }
  }

  @Test func aTextThatIsCancelledIsToldOfOnceAndTheWatchGoesOn() async throws {
    let line = String(repeating: "Rain fell all day. ", count: 50) + "\n\n"
    try write("long.txt", String(repeating: line, count: (96 << 20) / line.utf8.count))
    try await watch { told in
      var shown: String?
      try await eventually("the text is shown") {
        shown = await library.uploads.uploads(of: .owner).first?.id
        return shown != nil
      }
      _ = try await library.uploads.remove(try #require(shown), of: .owner)
      try await expect(["refused long.txt"], told)
      try write("rain.txt", "Rain fell.")
      try await expect(["refused long.txt", "added rain"], told)
    }
    #expect(try await library.books().map(\.title) == ["rain"])
  }

  @Test func aFolderThatVanishesIsWatchedOn() async throws {
    let away = folder.url.appending(path: "away")
    try await watch { told in
      try FileManager.default.moveItem(at: watched, to: away)
      try await expect(["vanished"], told)
      try Data("Rain fell.".utf8).write(to: away.appending(path: "rain.txt"))
      try FileManager.default.moveItem(at: away, to: watched)
      try await expect(["vanished", "back", "added rain"], told)
    }
  }

  @Test func aFileThatIsStillWrittenWaits() async throws {
    let told = Told()
    let watch = FolderWatch([watched], for: library, report: { told.tell($0) })
    try write("long.txt", "Rain")
    try await watch.look()
    try write("long.txt", "Rain fell all day.")
    try await watch.look()
    #expect(told.all.isEmpty)
    try await watch.look()
    #expect(told.all == ["added long"])
    #expect(try await library.books().map(\.length) == [18])
  }

  @Test func aRecordThatCantBeWrittenIsToldOfOnce() async throws {
    let file = library.kit.data.watchedFiles
    try FileManager.default.createDirectory(
      at: file.appending(path: "in its place"), withIntermediateDirectories: true)
    let told = Told()
    let watch = FolderWatch([watched], for: library, report: { told.tell($0) })
    try write("rain.txt", "Rain fell.")
    for _ in 0..<4 { try await watch.look() }
    #expect(told.all.sorted() == ["added rain", "unrecorded"])
    try FileManager.default.removeItem(at: file)
    try await watch.look()
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func filesThatArriveTogetherAreRecordedTogether() throws {
    let place = folder.url.appending(path: "record.json")
    var record = WatchRecord(place, interval: .seconds(3600))
    let files = try (0..<3).map { number in
      let file = try folder.makeFile("\(number).txt", Data("Rain \(number)".utf8))
      return (file, try #require(WatchRecord.State(file)))
    }
    for (file, state) in files { try record.add([file: state]) }
    let first = WatchRecord(place)
    #expect(files.map { first.knows($0.0, $0.1) } == [true, false, false])
    try record.write()
    let whole = WatchRecord(place)
    #expect(files.allSatisfy { whole.knows($0.0, $0.1) })
  }
}

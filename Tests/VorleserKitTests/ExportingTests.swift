import BookParser
import Foundation
import Publishing
import ReadingModel
import TestSupport
import Testing

@testable import Storage
@testable import VorleserKit

/// Books of the library in other formats, for a download.
struct ExportingTests {
  let folder: TemporaryFolder
  let kit: VorleserKit
  let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    library = try await Library(kit: kit)
  }

  private func add(_ text: String) async throws -> Int {
    let url = folder.url.appending(path: "voyage.md")
    try Data(text.utf8).write(to: url)
    return try await library.add(url, name: "voyage.md").id
  }

  private var incoming: [String] {
    let place = kit.data.url.appending(path: "incoming").path
    return (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
  }

  private static let text =
    "---\ntitle: \"A/B: the voyage\"\n---\n# One\n\nRain fell.\n\n# Two\n\nIt stopped."

  @Test(arguments: PublicationFormat.allCases)
  func anExportIsReadAgainAndLeavesNothingBehind(format: PublicationFormat) async throws {
    let id = try await add(Self.text)
    var exported: ExportedBook? = try await library.export(id, as: format)
    let file = try #require(exported?.file)
    #expect(exported?.name == "A_B_ the voyage.\(format.fileExtension)")
    var bytes: [UInt8] = []
    try await exported?.read { bytes += $0 }
    #expect(bytes.count == exported?.byteCount && !bytes.isEmpty)
    let copy = folder.url.appending(path: "copy.\(format.fileExtension)")
    try Data(bytes).write(to: copy)
    let book = try await BookParser.open(copy)
    var text = ""
    for index in book.spine.indices { text += try await book.content.chapter(at: index).text }
    #expect(text.contains("Rain fell.") && text.contains("It stopped."))
    #expect(incoming.count == 1)
    exported = nil
    #expect(incoming.isEmpty && !FileManager.default.fileExists(atPath: file.path))
  }

  @Test func aCancelledExportLeavesNothingBehind() async throws {
    let id = try await add(Self.text)
    let task = Task { [library] in
      try await library.export(id, as: .epub) { _ in withUnsafeCurrentTask { $0?.cancel() } }
    }
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    #expect(incoming.isEmpty)
  }

  @Test func theLibrarysTitleAndLanguageAreWritten() async throws {
    let id = try await add(Self.text)
    _ = try await library.setLanguage("de", of: id)
    let exported = try await library.export(id, as: .epub)
    #expect(try await BookParser.open(exported.file).metadata.language == "de")
  }

  @Test func aFolderOfADeadProcessIsSweptAndALivingOneStays() async throws {
    let files = LibraryFiles(kit.data.url)
    let living = try WorkFolder(files)
    let dead = files.incoming.appending(path: "dead")
    try FileManager.default.createDirectory(at: dead, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: dead.appending(path: "book.epub.part"))
    files.sweepIncoming()
    #expect(incoming == [living.url.lastPathComponent])
  }
}

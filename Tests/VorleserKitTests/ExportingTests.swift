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
    kit = try Self.kit(folder, printer: Self.printer)
    library = try await Library(kit: kit)
  }

  private static func kit(_ folder: TemporaryFolder, printer: PagePrinting?) throws -> VorleserKit {
    var kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    kit.printer = printer
    return kit
  }

  /// Adds the text to a library of its own.
  private func library(
    printing printer: PagePrinting?, _ test: (Library, Int) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let kit = try Self.kit(folder, printer: printer)
    let library = try await Library(kit: kit)
    let file = try folder.makeFile("voyage.md", Data(Self.text.utf8))
    try await test(library, library.add(file, name: "voyage.md").id)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: kit.data.url.appending(path: "incoming").path)
    #expect(left.isEmpty)
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

  /// Tests in containers are root's, and Chromium has no sandbox then.
  private static var printer: PagePrinting? {
    guard var renderer = PageRenderer.found else { return nil }
    renderer.isUnconfined = geteuid() == 0
    return PagePrinting(renderer: renderer)
  }

  @Test(.enabled(if: printer != nil, "there is no Chromium"))
  func aBookIsPrintedWithItsChaptersAsTheOutline() async throws {
    let id = try await add(Self.text)
    var exported: ExportedBook? = try await library.export(id, as: .pdf)
    let copy = folder.url.appending(path: "copy.pdf")
    try FileManager.default.copyItem(at: try #require(exported?.made.file), to: copy)
    let book = try await BookParser.open(copy)
    #expect(book.metadata.title == "A/B: the voyage")
    #expect(book.contents.suffix(2).map(\.label) == ["One", "Two"])
    let last = try await book.content.chapter(at: book.spine.count - 1)
    #expect(last.text.contains("It stopped."))
    exported = nil
    #expect(incoming.isEmpty)
  }

  @Test(.enabled(if: printer != nil, "there is no Chromium"))
  func aChromiumThatHangsIsEndedAndTheExportSaysSo() async throws {
    var printer = try #require(Self.printer)
    printer.timeLimit = .zero
    try await library(printing: printer) { library, id in
      await #expect(throws: PublishingError.unprinted) {
        _ = try await library.export(id, as: .pdf)
      }
    }
  }

  @Test func withoutAChromiumPDFIsNotOfferedAndRefused() async throws {
    try await library(printing: nil) { library, id in
      #expect(library.exportFormats == [.epub, .text, .markdown, .html])
      await #expect(throws: PublishingError.noPrinter) {
        _ = try await library.export(id, as: .pdf)
      }
    }
  }

  @Test(arguments: [PublicationFormat.epub, .text, .markdown, .html])
  func anExportIsReadAgainAndLeavesNothingBehind(format: PublicationFormat) async throws {
    let id = try await add(Self.text)
    var exported: ExportedBook? = try await library.export(id, as: format)
    let file = try #require(exported?.made.file)
    #expect(exported?.made.name == "A_B_ the voyage.\(format.fileExtension)")
    var bytes: [UInt8] = []
    try await exported?.made.read { bytes += $0 }
    #expect(bytes.count == exported?.made.byteCount && !bytes.isEmpty)
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
    #expect(try await BookParser.open(exported.made.file).metadata.language == "de")
  }

  @Test func aBookWithoutACoverHasADrawnOneInAnEPUB() async throws {
    let id = try await add(Self.text)
    #expect(try await library.cover(of: id) == nil)
    let exported = try await library.export(id, as: .epub)
    let book = try await BookParser.open(exported.made.file)
    let cover = try await book.content.resource(at: try #require(book.metadata.cover))
    #expect(cover?.mediaType == "image/jpeg" && PictureType(cover?.bytes ?? []) == .jpeg)
  }

  @Test func aCoverThatSomebodyHasChosenIsThatOfTheEPUB() async throws {
    let id = try await add(Self.text)
    func cover() async throws -> [UInt8]? {
      // The file goes with the export.
      let exported = try await library.export(id, as: .epub)
      defer { withExtendedLifetime(exported) {} }
      let book = try await BookParser.open(exported.made.file)
      return try await book.content.resource(at: try #require(book.metadata.cover))?.bytes
    }
    let drawn = try await cover()
    let picture = try await library.receive("cover.png")
    try await picture.write(SamplePictures.png)
    _ = try await library.chooseCover(picture, of: id)
    #expect(try await cover() == SamplePictures.png)
    _ = try await library.releaseCover(isDrawn: true, of: id)
    #expect(try await cover() == drawn)
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

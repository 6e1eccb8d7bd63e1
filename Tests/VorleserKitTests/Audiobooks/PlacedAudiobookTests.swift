import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

/// Finished audiobooks in a folder for other programs.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)))
struct PlacedAudiobookTests {
  private static let html =
    "<html lang=\"en\"><head><title>The Lamp</title></head><body><p>It was lit.</p></body></html>"

  let folder: TemporaryFolder
  let root: URL

  init() throws {
    folder = try TemporaryFolder()
    root = folder.url.appending(path: "Audiobooks", directoryHint: .isDirectory)
  }

  /// Makes an audiobook and waits for it.
  private func made(
    in root: URL, on place: ShelfPlace = .shared
  ) async throws -> (audiobook: Audiobook, file: URL) {
    var kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: Places.resources)
    kit.audiobookFolder = root
    let library = try await Library(kit: kit)
    let file = try folder.makeFile("lamp.html", Data(Self.html.utf8))
    let book = try await library.add(file, name: "lamp.html", to: place)
    let audiobooks = Audiobooks(library)
    let id = try await audiobooks.make(book.id, format: .mp3).id
    while true {
      let found = try #require(try await audiobooks.audiobooks().first { $0.id == id })
      if found.state == .done {
        let file = try await audiobooks.file(of: id).file
        await audiobooks.close()
        return (found, file)
      }
      try #require(found.state != .failed, "\(found.problem ?? "")")
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test func aFinishedOneLiesThereWithItsDescription() async throws {
    let (audiobook, file) = try await made(in: root)
    #expect(audiobook.problem == nil)
    let place = root.appending(path: "The Lamp", directoryHint: .isDirectory)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    #expect(Set(names) == ["The Lamp.mp3", "metadata.json"])
    let placed = place.appending(path: "The Lamp.mp3")
    #expect(try Data(contentsOf: placed) == Data(contentsOf: file))
    let json = try Data(contentsOf: place.appending(path: "metadata.json"))
    let told = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(told["narrators"] as? [String] == ["Heart"])
  }

  @Test func aNewOneTakesThePlaceOfTheFormer() async throws {
    let place = root.appending(path: "The Lamp", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: place.appending(path: "The Lamp.mp3"))
    let (audiobook, _) = try await made(in: root)
    #expect(audiobook.problem == nil)
    let bytes = try Data(contentsOf: place.appending(path: "The Lamp.mp3"))
    #expect(bytes.count == audiobook.byteCount)
  }

  @Test func aBookOfAPrivateShelfStaysOut() async throws {
    let (audiobook, _) = try await made(in: root, on: ShelfPlace(.owner, isPrivate: true))
    #expect(audiobook.problem == nil && !FileManager.default.fileExists(atPath: root.path))
  }

  @Test func aFolderThatCanNotBeWrittenIsToldOfAndCostsNothing() async throws {
    let file = try folder.makeFile("no folder", Data())
    let (audiobook, made) = try await made(in: file)
    #expect(audiobook.problem?.contains("folder of audiobooks") == true)
    #expect(audiobook.state == .done && FileManager.default.fileExists(atPath: made.path))
  }
}

import Foundation
import HTTPServer
import ReadingModel
import Storage
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// A large text that a command or a watched folder adds is read before it is a book.
struct AdditionTests {
  private static let text = Array(
    (1...9000).map { number in
      (number % 300 == 1 ? "Chapter \(number / 300 + 1)\n\n" : "")
        + "\(number). Niemand hörte die Glocke am Kai.\n\n"
    }.joined().utf8)

  private func uploads(_ server: TestServer) async throws -> [UploadShape] {
    try await server.ask("GET", "/api/uploads").json(UploadsShape.self).uploads
  }

  @Test func aTextThatAnotherProgramAddsIsReadAndSearchedAndThenIsTheBook() async throws {
    let server = try await TestServer()
    let half = Self.text.count / 2
    let file = try await server.library.receive("novel.txt")
    try await file.write(Array(Self.text[..<half]))
    // Another program has nothing in common with the server but the data folder.
    let program = UnfinishedUploads(server.kit.data.url)
    let addition = try await program.beginAddition(
      of: file, byteCount: Self.text.count, by: .owner, isShared: true)
    let shown = try #require(try await uploads(server).first)
    #expect(shown.id == addition.id && shown.for == "addition" && shown.name == "novel.txt")
    #expect(shown.received == half && shown.byteCount == Self.text.count && shown.book == nil)
    let path = "/api/uploads/\(addition.id)"
    let passage = try await server.ask("GET", path + "/passage?byte=\(half / 2)")
      .json(PassageShape.self)
    #expect(passage.start <= half / 2 && passage.end > half / 2)
    let found = try await server.ask("GET", path + "/search?q=4000.%20niemand")
      .json(PassageSearchShape.self)
    #expect(found.matches.map(\.text) == ["4000. Niemand"])
    let contents = try await server.ask("GET", path + "/contents").json(PassageContentsShape.self)
    #expect(contents.headings.first?.title == "Chapter 1" && !contents.more)
    #expect((10...20).contains(contents.headings.count))

    try await file.write(Array(Self.text[half...]))
    #expect(try await uploads(server).first?.received == Self.text.count)
    let book = try await server.library.add(file)
    await program.endAddition(addition.id, as: book.id)
    let ended = try await server.ask("GET", path).json(UploadShape.self)
    #expect(ended.book == book.id && ended.received == Self.text.count)
  }

  @Test func nobodySendsAnAdditionAndOnlyWhoAddsItEndsIt() async throws {
    let server = try await TestServer()
    let file = try await server.library.receive("novel.txt")
    try await file.write(Self.text)
    let addition = try await server.library.uploads.beginAddition(
      of: file, byteCount: Self.text.count, by: .owner, isShared: true)
    let path = "/api/uploads/\(addition.id)"
    #expect(await server.ask("PATCH", path + "?offset=0", body: [1]).status == 404)
    #expect(await server.ask("POST", path + "/book").status == 404)
    let made = await server.ask("POST", "/api/uploads?name=a.txt&length=4&for=addition")
    #expect(made.status == 400)
    #expect(await server.ask("GET", path).status == 200)
    #expect(await server.ask("DELETE", path).status == 200)
    #expect(try await uploads(server).isEmpty)
  }

  @Test func anAdditionWhoseProgramHasDiedIsOver() async throws {
    let server = try await TestServer()
    var file: IncomingFile? = try await server.library.receive("novel.txt")
    try await file?.write(Self.text)
    let addition = try await server.library.uploads.beginAddition(
      of: try #require(file), byteCount: Self.text.count, by: .owner, isShared: true)
    // What the file was locked by is gone, as at the end of a program.
    file = nil
    try await eventually("the addition is gone") { try await uploads(server).isEmpty }
    #expect(await server.ask("GET", "/api/uploads/\(addition.id)").status == 404)
    let folder = server.kit.data.url.appending(path: "uploads")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func othersReadWhatComesToTheSharedShelfOnly() async throws {
    let server = try await TestServer()
    let uploads = server.library.uploads
    let file = try await server.library.receive("novel.txt")
    let other = PersonID(PersonID.owner.number + 1)
    let hidden = try await uploads.beginAddition(
      of: file, byteCount: 4, by: .owner, isShared: false)
    #expect(await uploads.uploads(of: other).isEmpty)
    await uploads.endAddition(hidden.id, as: nil)
    let shown = try await uploads.beginAddition(of: file, byteCount: 4, by: .owner, isShared: true)
    #expect(await uploads.uploads(of: other).map(\.id) == [shown.id])
  }

  @Test func theLibraryShowsALargeTextWhileItAddsIt() async throws {
    let server = try await TestServer()
    let folder = try TemporaryFolder()
    var bytes = Data()
    while bytes.count < 33 << 20 { bytes.append(contentsOf: Self.text) }
    let source = try folder.makeFile("long.txt", bytes)
    async let added = server.library.add(source, name: "long.txt")
    try await eventually("the text is shown") { try await !uploads(server).isEmpty }
    let book = try await added
    let shown = try await uploads(server)
    #expect(shown.map(\.book) == [book.id] && shown.map(\.name) == ["long.txt"])
    let small = try folder.makeFile("short.txt", Data(Self.text))
    _ = try await server.library.add(small, name: "short.txt")
    #expect(try await uploads(server).count == 1)
  }
}

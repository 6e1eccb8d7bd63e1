import Foundation
import HTTPServer
import ReadingModel
import Storage
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// A large text that is given up while the library reads it leaves nothing behind.
@Suite(.timeLimit(.minutes(5)))
struct GivenUpUploadTests {
  private let server: TestServer
  /// Some seconds of reading.
  private static let text = {
    let chapter = "Chapter\n\n" + String(repeating: "Niemand hörte die Glocke am Kai. ", count: 60)
    return [UInt8](String(repeating: chapter + "\n\n", count: (96 << 20) / 2000).utf8)
  }()

  init() async throws { server = try await TestServer() }

  private func names(_ folder: String) -> [String] {
    let place = server.kit.data.url.appending(path: folder).path
    return (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
  }

  /// Sends the text, and gives the upload's id.
  private func send() async throws -> String {
    let query = "name=novel.txt&length=\(Self.text.count)"
    let id = try await server.ask("POST", "/api/uploads?\(query)").json(UploadShape.self).id
    let answer = await server.ask("PATCH", "/api/uploads/\(id)?offset=0", body: Self.text)
    #expect(try answer.json(UploadShape.self).own)
    return id
  }

  private func expectNothingStays() async throws {
    try await eventually("nothing is left") {
      names("incoming").isEmpty && names("uploads").isEmpty
    }
    #expect(try await server.library.books().isEmpty)
    // A whole index of the text may stay in the cache, where another try finds it.
    #expect(names("books").isEmpty)
  }

  @Test func anUploadThatIsDeletedWhileItIsReadBecomesNoBookAndCanBeSentAgain() async throws {
    let id = try await send()
    async let reading = server.ask("POST", "/api/uploads/\(id)/book?import=my-1")
    try await eventually("it is read") { !names("incoming").isEmpty }
    #expect(await server.ask("DELETE", "/api/uploads/\(id)").status == 200)
    let answer = await reading
    #expect(answer.status == 409 && answer.problem == "conflict", "\(answer.text)")
    #expect(answer.text.contains(#""reason":"given-up""#))
    try await expectNothingStays()
    let again = try await send()
    #expect(await server.ask("POST", "/api/uploads/\(again)/book").status == 201)
  }

  @Test func aTextThatAProgramAddsStopsWhenItsAdditionIsDeleted() async throws {
    let folder = try TemporaryFolder()
    let source = try folder.makeFile("novel.txt", Data(Self.text))
    // A command has nothing in common with the server but the data folder.
    let program = try await Library(kit: server.kit)
    let adding = Task { try await program.add(source, name: "novel.txt") }
    var shown: UploadShape?
    try await eventually("it is shown") {
      shown = try await server.ask("GET", "/api/uploads").json(UploadsShape.self).uploads.first
      return shown != nil
    }
    let id = try #require(shown?.id)
    #expect(shown?.own == true)
    #expect(await server.ask("DELETE", "/api/uploads/\(id)").status == 200)
    await #expect(throws: UploadError.givenUp) { _ = try await adding.value }
    try await expectNothingStays()
    #expect(try await program.add(source, name: "novel.txt").title == "novel")
  }
}

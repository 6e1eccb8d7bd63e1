import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct PieceUploadTests {
  private static let text = Array(
    (1...40).map { number in
      "Chapter \(number)\n\n" + String(repeating: "Nobody saw the lamp on the quay. ", count: 200)
        + "\n\n"
    }.joined().utf8)

  private func announce(
    _ server: TestServer, _ name: String, _ length: Int
  ) async throws -> UploadShape {
    let answer = await server.ask("POST", "/api/uploads?name=\(name)&length=\(length)")
    #expect(answer.status == 201, "\(answer.text)")
    return try answer.json(UploadShape.self)
  }

  @Test func aFileThatCameInPiecesIsTheSameBook() async throws {
    let server = try await TestServer()
    let upload = try await announce(server, "novel.txt", Self.text.count)
    #expect(upload.received == 0 && upload.name == "novel.txt")
    var offset = 0
    while offset < Self.text.count {
      let piece = Array(Self.text[offset...].prefix(70_001))
      let answer = await server.ask(
        "PATCH", "/api/uploads/\(upload.id)?offset=\(offset)", body: piece)
      offset += piece.count
      #expect(try answer.status == 200 && answer.json(UploadShape.self).received == offset)
      let asked = await server.ask("GET", "/api/uploads/\(upload.id)")
      #expect(try asked.json(UploadShape.self).received == offset)
    }
    let answer = await server.ask("POST", "/api/uploads/\(upload.id)/book?import=my-1")
    let book = try answer.json(BookShape.self)
    #expect(answer.status == 201 && book.title == "novel" && book.byteCount == Self.text.count)
    #expect(book.fileName == "novel.txt")
    let file = await server.ask("GET", "/api/books/\(book.id)/file")
    #expect(file.status == 200)
    let list = await server.ask("GET", "/api/uploads")
    #expect(try list.json(UploadsShape.self).uploads.isEmpty)
    let gone = await server.ask("GET", "/api/uploads/\(upload.id)")
    #expect(gone.status == 404)
    let stored = try await server.library.file(of: book.id)
    #expect(try Array(Data(contentsOf: stored)) == Self.text)
  }

  /// Sends a file in pieces, and gives the upload's id.
  private func send(_ bytes: [UInt8], to server: TestServer) async throws -> String {
    let id = try await announce(server, "novel.txt", bytes.count).id
    for offset in stride(from: 0, to: bytes.count, by: 70_001) {
      let piece = Array(bytes[offset...].prefix(70_001))
      let answer = await server.ask("PATCH", "/api/uploads/\(id)?offset=\(offset)", body: piece)
      #expect(answer.status == 200, "\(answer.text)")
    }
    return id
  }

  @Test func aCorrectedEditionComesInPiecesAndKeepsThePlace() async throws {
    let server = try await TestServer()
    let first = try await send(Self.text, to: server)
    let made = await server.ask("POST", "/api/uploads/\(first)/book")
    let book = try made.json(BookShape.self)
    let corrected = Array("A preface that the first edition lacks.\n\n".utf8) + Self.text
    let edition = try await send(corrected, to: server)
    let path = "/api/books/\(book.id)/file?upload=\(edition)"
    let answer = await server.ask("POST", path + "&edition=true&import=my-2")
    #expect(answer.status == 200, "\(answer.text)")
    #expect(try answer.json(BookShape.self).byteCount == corrected.count)
    #expect(try answer.json(BookShape.self).id == book.id)
    let stored = try await server.library.file(of: book.id)
    #expect(try Array(Data(contentsOf: stored)) == corrected)
    #expect(await server.ask("GET", "/api/uploads/\(edition)").status == 404)
  }

  @Test func aMissingFileComesBackInPiecesAndNoOtherOneTakesItsPlace() async throws {
    let server = try await TestServer()
    let first = try await send(Self.text, to: server)
    let book = try await server.ask("POST", "/api/uploads/\(first)/book").json(BookShape.self)
    try FileManager.default.removeItem(at: try await server.library.file(of: book.id))
    let other = try await send(Self.text + [65], to: server)
    let refused = await server.ask("POST", "/api/books/\(book.id)/file?upload=\(other)")
    #expect(refused.status == 409 && refused.problem == "other-file", "\(refused.text)")
    #expect(await server.ask("GET", "/api/uploads/\(other)").status == 404)
    let same = try await send(Self.text, to: server)
    let answer = await server.ask("POST", "/api/books/\(book.id)/file?upload=\(same)")
    #expect(answer.status == 200, "\(answer.text)")
    let file = await server.ask("GET", "/api/books/\(book.id)/file")
    #expect(file.status == 200)
  }

  @Test func anEditionIsNotTakenBeforeAllOfItHasArrived() async throws {
    let server = try await TestServer()
    let first = try await send(Self.text, to: server)
    let book = try await server.ask("POST", "/api/uploads/\(first)/book").json(BookShape.self)
    let early = try await announce(server, "novel.txt", 100)
    let path = "/api/books/\(book.id)/file?edition=true"
    let answer = await server.ask("POST", "\(path)&upload=\(early.id)")
    #expect(answer.status == 409 && answer.problem == "conflict")
    #expect(await server.ask("POST", path).status == 400)
    let unknown = await server.ask(
      "POST", "\(path)&upload=\(String(repeating: "0", count: 32))")
    #expect(unknown.status == 404)
  }

  @Test func aPieceAtTheWrongPlaceIsAConflict() async throws {
    let server = try await TestServer()
    let upload = try await announce(server, "novel.txt", 100)
    let answer = await server.ask("PATCH", "/api/uploads/\(upload.id)?offset=5", body: [65])
    #expect(answer.status == 409 && answer.problem == "conflict")
    let early = await server.ask("POST", "/api/uploads/\(upload.id)/book")
    #expect(early.status == 409 && early.problem == "conflict")
    let long = await server.ask(
      "PATCH", "/api/uploads/\(upload.id)?offset=0", body: [UInt8](repeating: 65, count: 101))
    #expect(long.status == 400 && long.problem == "bad-request")
  }

  @Test func aDuplicateStaysUntilACopyIsWanted() async throws {
    let server = try await TestServer()
    for id in 1...2 {
      let upload = try await announce(server, "novel.txt", Self.text.count)
      _ = await server.ask("PATCH", "/api/uploads/\(upload.id)?offset=0", body: Self.text)
      let answer = await server.ask("POST", "/api/uploads/\(upload.id)/book")
      if id == 1 {
        #expect(answer.status == 201)
        continue
      }
      #expect(answer.status == 409 && answer.problem == "duplicate")
      let copy = await server.ask("POST", "/api/uploads/\(upload.id)/book?copy=true")
      #expect(try copy.status == 201 && copy.json(BookShape.self).id == 2)
    }
  }

  @Test func whatIsNoBookIsRefusedAtItsBeginning() async throws {
    let server = try await TestServer()
    let upload = try await announce(server, "film.mp4", 1 << 33)
    let film = [0x7F, 0x45, 0x4C, 0x46] + [UInt8](repeating: 0, count: 70_000)
    let answer = await server.ask("PATCH", "/api/uploads/\(upload.id)?offset=0", body: film)
    #expect(answer.status == 422 && answer.problem == "not-a-book")
    #expect(await server.ask("GET", "/api/uploads/\(upload.id)").status == 404)
    let left = server.kit.data.url.appending(path: "uploads").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: left).isEmpty)
  }

  @Test func anUploadCanBeGivenUp() async throws {
    let server = try await TestServer()
    let upload = try await announce(server, "novel.txt", 100)
    #expect(await server.ask("DELETE", "/api/uploads/\(upload.id)").status == 200)
    #expect(await server.ask("DELETE", "/api/uploads/\(upload.id)").status == 404)
  }

  @Test(arguments: [
    "name=a.txt", "name=a.txt&length=", "name=a.txt&length=-1", "length=3", "name=&length=3",
    "name=a.txt&length=9007199254740993",
  ])
  func anAnnouncementThatDoesNotFitIsRefused(query: String) async throws {
    let answer = try await TestServer().ask("POST", "/api/uploads?\(query)")
    #expect(answer.status == 400 && answer.problem == "bad-request", "\(answer.text)")
  }

  @Test func anEmptyOrImpossibleFileIsRefused() async throws {
    let server = try await TestServer()
    let empty = await server.ask("POST", "/api/uploads?name=a.txt&length=0")
    #expect(empty.status == 422 && empty.problem == "not-a-book")
    let huge = await server.ask("POST", "/api/uploads?name=a.txt&length=\(Library.byteLimit + 1)")
    #expect(huge.status == 413 && huge.problem == "too-large")
  }
}

/// A folder comes as one tar file, in pieces, and is read as a folder on the server's machine is.
struct FolderUploadTests {
  /// A tar file as the page makes it.
  private struct Tar {
    var bytes: [UInt8] = []

    mutating func add(_ path: String, _ content: [UInt8]) {
      let record = "path=\(path)\n"
      var length = record.utf8.count + 3
      while "\(length) \(record)".utf8.count != length { length += 1 }
      add("pax", Array("\(length) \(record)".utf8), "x")
      add("file", content, "0")
    }

    mutating func add(_ name: String, _ content: [UInt8], _ kind: String) {
      var header = [UInt8](repeating: 0, count: 512)
      func put(_ text: String, at offset: Int) {
        header.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
      }
      put(name, at: 0)
      put("0000600", at: 100)
      put(String(format: "%011o", content.count), at: 124)
      put("        ", at: 148)
      put(kind, at: 156)
      put("ustar", at: 257)
      put("00", at: 263)
      put(String(format: "%06o", header.reduce(0) { $0 + Int($1) }), at: 148)
      header[154] = 0
      bytes += header + content
      bytes += [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
    }

    var ended: [UInt8] { bytes + [UInt8](repeating: 0, count: 1024) }
  }

  private func send(_ tar: [UInt8], to server: TestServer) async throws -> HTTPResponse {
    let made = await server.ask("POST", "/api/uploads?name=Books&length=\(tar.count)")
    let upload = try made.json(UploadShape.self)
    var offset = 0
    while offset < tar.count {
      let piece = Array(tar[offset...].prefix(100_000))
      let answer = await server.ask(
        "PATCH", "/api/uploads/\(upload.id)?offset=\(offset)", body: piece)
      guard answer.status == 200 else { return answer }
      offset += piece.count
    }
    let answer = await server.ask("POST", "/api/uploads/\(upload.id)/folder?import=my-1")
    let gone = await server.ask("GET", "/api/uploads/\(upload.id)")
    #expect(gone.status == 404, "nothing is left behind")
    return answer
  }

  private static let opf = """
    <package xmlns="http://www.idpf.org/2007/opf" version="2.0">
    <metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">
    <dc:title>The Warden, corrected</dc:title><dc:creator>Anthony Trollope</dc:creator>
    <dc:subject>clergy</dc:subject>
    </metadata></package>
    """

  @Test func whatStandsBesideBooksIsReadAndEachIsToldOf() async throws {
    let server = try await TestServer()
    var tar = Tar()
    let warden = try BookFile(title: "Warden").bytes()
    tar.add("Trollope/Größe (12)/warden.epub", warden)
    tar.add("Trollope/Größe (12)/warden.txt", Array("The same book as text.".utf8))
    tar.add("Trollope/Größe (12)/metadata.opf", Array(Self.opf.utf8))
    tar.add("Trollope/Größe (12)/cover.gif", BookFile.dot)
    tar.add("Other/broken.epub", Array("PK nothing".utf8))
    tar.add("plain.txt", Array("It was night.\n\nNobody was on the quay.".utf8))
    let answer = try await send(tar.ended, to: server)
    #expect(answer.status == 201, "\(answer.text)")
    let outcome = try answer.json(ImportShape.self)
    #expect(Set(outcome.books.map(\.title)) == ["The Warden, corrected", "plain"])
    #expect(outcome.refused.map(\.path) == ["Other/broken.epub"])
    let again = try await send(tar.ended, to: server).json(ImportShape.self)
    #expect(again.books.isEmpty && again.known.count == 2)
  }

  @Test(arguments: ["../outside.txt", "/etc/outside.txt", "a/../../outside.txt"])
  func nothingLeavesTheFolder(path: String) async throws {
    let server = try await TestServer()
    var tar = Tar()
    tar.add(path, Array("It was night.".utf8))
    let answer = try await send(tar.ended, to: server)
    #expect(answer.status == 422, "\(answer.text)")
    #expect(try await server.ask("GET", "/api/books").json(BooksShape.self).books.isEmpty)
  }

  @Test func aTarFileThatIsCutOrWithoutBooksIsNoFolder() async throws {
    let server = try await TestServer()
    var tar = Tar()
    tar.add("a.txt", [UInt8](repeating: 97, count: 5000))
    let cut = try await send(Array(tar.bytes.prefix(3000)), to: server)
    #expect(cut.status == 422, "\(cut.text)")
    var other = Tar()
    other.add("a.bin", [1, 2, 3])
    #expect(try await send(other.ended, to: server).status == 422)
    #expect(try await server.ask("GET", "/api/books").json(BooksShape.self).books.isEmpty)
  }
}

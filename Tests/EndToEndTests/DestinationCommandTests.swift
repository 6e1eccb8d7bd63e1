import Foundation
import TestSupport
import Testing

/// `destination`, and backups to one, as a person uses them.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .enabled(if: WebDAVServer.isPossible, "Debian's apache2-bin is not installed"), .ownThreads)
struct DestinationCommandTests {
  private let desk: Desk
  private let server: WebDAVServer

  init() async throws {
    desk = try Desk()
    server = try await WebDAVServer()
  }

  private func add(_ home: [String] = [], password: String = "sesame\n") throws -> Program.Result {
    let address = server.address.replacing("http://", with: "dav://") + "books"
    return try desk.program.run(
      ["destination", "add", "nas", address, "--user", "eva"] + home, input: password)
  }

  @Test func aLibraryMovesByAServer() throws {
    _ = try desk.program.run("add", SampleBook.write(in: desk.folder).path)
    let added = try add()
    #expect(added.code == 0 && added.errors.hasPrefix("Kept nas: \(server.address)books/\n"))
    #expect(added.errors.contains("Others on the network can read the password"))
    let list = try desk.program.run("destination")
    #expect(list.output == "nas: \(server.address)books/, as eva\n")

    let sent = try desk.program.run("backup", "--to", "nas", "--series")
    #expect(sent.code == 0 && sent.errors.hasPrefix("Sent vorleser-"), "\(sent.errors)")
    #expect(sent.errors.hasSuffix(" Books: 1, marks: 0.\n"))
    let backups = try desk.program.run("destination", "backups", "nas")
    #expect(backups.output.hasPrefix("vorleser-20"))

    let home = ["--home", desk.path("other")]
    _ = try add(home)
    let restored = try desk.program.run(["restore", "--from", "nas"] + home)
    #expect(restored.code == 0 && restored.errors.contains("Added books: 1, "))
    #expect(try desk.program.run(["list"] + home).output.contains("Tea & Rain"))
  }

  @Test func whatIsWrongHasItsSentence() throws {
    let refused = try add(password: "other\n")
    #expect(refused.code == 69)
    #expect(refused.errors == "Error: 127.0.0.1 does not accept this user and password.\n")
    let unknown = try desk.program.run("backup", "--to", "nas")
    #expect(unknown.code == 66)
    #expect(
      unknown.errors
        == "Error: There is no destination 'nas'. Run 'vorleser destination' to see all.\n")
    _ = try add()
    #expect(try desk.program.run("restore", "--from", "nas").errors.contains("no backup at 'nas'"))
    #expect(try desk.program.run("destination", "remove", "nas").code == 0)
    #expect(try desk.program.run("destination").output.isEmpty)
  }

  @Test func fileAndDestinationAreNotBothGiven() throws {
    for words in [["backup"], ["backup", "a.zip", "--to", "nas"], ["restore"]] {
      #expect(try desk.program.run(words).code == 64)
    }
  }

  @Test func chosenSectionsComeBackAlone() throws {
    _ = try desk.program.run("add", SampleBook.write(in: desk.folder).path)
    let file = desk.path("library.zip")
    _ = try desk.program.run("backup", file)
    let home = ["--home", desk.path("other")]
    let marks = try desk.program.run(["restore", file, "--only", "marks, places"] + home)
    #expect(marks.code == 1 && marks.errors.contains("that the library lacks: 1."))
    let books = try desk.program.run(["restore", file, "--only", "books"] + home)
    #expect(books.code == 0 && books.errors.hasPrefix("Added books: 1, "))
    let unknown = try desk.program.run(["restore", file, "--only", "mark"] + home)
    #expect(unknown.code == 64 && unknown.errors.contains("no section 'mark'"))
  }
}

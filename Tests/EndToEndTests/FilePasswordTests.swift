import Foundation
import TestSupport
import Testing

/// Commands that read an encrypted file.
@Suite(
  .enabled(if: EncryptedPDF.isPossible, "Debian's qpdf is not installed"),
  .enabled(if: Places.resources != nil, "the resources are not prepared"), .ownThreads)
struct FilePasswordTests {
  private let desk: Desk
  private let book: String

  init() async throws {
    desk = try Desk()
    book = try await EncryptedPDF.make(user: "sesame", in: desk.folder).path
  }

  @Test func withoutThePasswordItSaysHowToGiveIt() throws {
    let result = try desk.program.run("text", book)
    #expect(result.code == 65 && result.output.isEmpty)
    #expect(
      result.errors
        == "Error: This file is encrypted. Give its password by --password-file, or in $VORLESER_FILE_PASSWORD.\n"
    )
    #expect(!(try desk.program.run("text", "--help").output.contains("--secret")))
  }

  @Test func itComesFromAFileFromStandardInputOrFromTheEnvironment() throws {
    let file = try desk.folder.makeFile("password", Data("sesame\nmore\n".utf8)).path
    #expect(try desk.program.run("text", book, "--password-file", file).output.contains("words"))
    let piped = try desk.program.run("info", book, "--password-file", "-", input: "sesame\n")
    #expect(piped.code == 0)
    var program = desk.program
    program.environment = ["VORLESER_FILE_PASSWORD": "sesame"]
    #expect(try program.run("convert", book, desk.path("out.txt")).code == 0)
    program.environment = ["VORLESER_FILE_PASSWORD": "other"]
    let wrong = try program.run("html", book)
    #expect(
      wrong.code == 65
        && wrong.errors == "Error: That isn't the password of this file. Enter it again.\n")
  }

  @Test func theLibraryKeepsIt() throws {
    let refused = try desk.program.run("add", book)
    #expect(refused.code == 65 && refused.errors.contains("--password-file"))
    let added = try desk.program.run("add", book, "--password-file", "-", input: "sesame\n")
    #expect(added.code == 0)
    let exported = try desk.program.run("export", "1", desk.path("out.txt"))
    #expect(exported.code == 0, "\(exported.errors)")
    #expect(String(decoding: try desk.data("out.txt"), as: UTF8.self).contains("Some words here"))
  }
}

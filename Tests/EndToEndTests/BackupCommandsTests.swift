import Foundation
import TestSupport
import Testing

/// `backup` and `restore` as a person uses them.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"), .ownThreads)
struct BackupCommandsTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test func aLibraryMovesToAnotherFolder() throws {
    let book = try SampleBook.write(in: desk.folder)
    _ = try desk.program.run("add", book.path)
    let file = desk.path("library.zip")
    let written = try desk.program.run("backup", file)
    #expect(written.code == 0 && written.errors.hasPrefix("Wrote \(file), "))
    #expect(written.errors.hasSuffix(" Books: 1, marks: 0.\n"))
    let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(rights == 0o600, "others on the machine can't read it")

    let home = ["--home", desk.path("other")]
    let restored = try desk.program.run(["restore", file] + home)
    #expect(restored.code == 0)
    #expect(
      restored.errors
        == "Added books: 1, places: 0, marks: 0, reading sessions: 0, settings: 0. Books that were already there: 0.\n"
    )
    let list = try desk.program.run(["list"] + home)
    #expect(list.output == "1     0 %    Tea & Rain, by Ada Example\n")
  }

  @Test func aFileThatIsThereIsNotReplacedUnasked() throws {
    let file = try desk.folder.makeFile("taxes.zip", Data("numbers".utf8))
    let refused = try desk.program.run("backup", file.path)
    #expect(refused.code == 73 && refused.errors.contains("exists already; --force replaces it"))
    #expect(try Data(contentsOf: file) == Data("numbers".utf8))
    #expect(try desk.program.run("backup", "--force", file.path).code == 0)
  }

  @Test func whatIsNoBackupIsRefused() throws {
    let file = try desk.folder.makeFile("taxes.zip", Data("numbers".utf8))
    let refused = try desk.program.run("restore", file.path)
    #expect(
      refused.code == 65
        && refused.errors.hasPrefix("Error: This file isn't a backup of Vorleser: "))
    let none = try desk.program.run("restore", desk.path("none.zip"))
    #expect(none.code == 66 && none.errors.contains("there is no file 'none.zip'"))
  }

  @Test func aSeriesThinsItself() throws {
    let folder = desk.folder.url.appending(path: "nights")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    for hour in 10..<13 {
      try Data().write(to: folder.appending(path: "vorleser-20250101T\(hour)0000Z.zip"))
    }
    let written = try desk.program.run("backup", "--series", folder.path)
    #expect(written.code == 0)
    #expect(
      written.errors.hasSuffix(
        """
        Deleted the older backup vorleser-20250101T100000Z.zip.
        Deleted the older backup vorleser-20250101T110000Z.zip.

        """))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    let none = try desk.program.run("backup", "--series", desk.path("nowhere"))
    #expect(none.code == 73)
  }

  @Test func anEncryptedBackupComesBackWithItsPassphrase() throws {
    let book = try SampleBook.write(in: desk.folder)
    _ = try desk.program.run("add", book.path)
    let file = desk.path("library.zip.age")
    let written = try desk.program.run(
      "backup", "--encrypt", "--passphrase-file", "-", file, input: "seven wet boots\n")
    #expect(written.code == 0, "\(written.errors)")

    let home = ["--home", desk.path("other")]
    let unnamed = try desk.program.run(["restore", file] + home)
    #expect(unnamed.code == 65)
    #expect(
      unnamed.errors
        == "Error: This backup is encrypted. Give its passphrase by --passphrase-file, or in $VORLESER_BACKUP_PASSPHRASE.\n"
    )
    var program = desk.program
    program.environment = ["VORLESER_BACKUP_PASSPHRASE": "seven dry boots"]
    let wrong = try program.run(["restore", file] + home)
    #expect(
      wrong.code == 65
        && wrong.errors == "Error: This isn't the passphrase of the backup. Nothing was changed.\n")
    program.environment = ["VORLESER_BACKUP_PASSPHRASE": "seven wet boots"]
    let restored = try program.run(["restore", file] + home)
    #expect(restored.code == 0 && restored.errors.hasPrefix("Added books: 1, "))
  }

  @Test func aPassphraseThatIsGuessedFirstIsRefused() throws {
    let file = desk.path("library.zip.age")
    let refused = try desk.program.run(
      "backup", "--encrypt", "--passphrase-file", "-", file, input: "password\n")
    #expect(refused.code == 65 && refused.errors.contains("too easy to guess"))
    #expect(!FileManager.default.fileExists(atPath: file))
    let useless = try desk.program.run("backup", "--passphrase-file", "-", file, input: "a\n")
    #expect(useless.code == 64 && useless.errors.contains("without --encrypt"))
  }
}

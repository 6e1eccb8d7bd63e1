import Foundation
import TestSupport
import Testing

/// Backups to a disk of this machine, as a person uses them.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"), .ownThreads)
struct FolderDestinationCommandTests {
  private let desk: Desk
  private let disk: String

  init() throws {
    desk = try Desk()
    disk = desk.path("disk")
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
  }

  @Test func aLibraryMovesByADisk() throws {
    _ = try desk.program.run("add", SampleBook.write(in: desk.folder).path)
    let added = try desk.program.run("destination", "add", "usb", disk + "/books", "--folder")
    #expect(added.code == 0 && added.errors == "Kept usb: \(disk)/books\n", "\(added.errors)")
    #expect(try desk.program.run("destination").output == "usb: \(disk)/books, a folder\n")
    let sent = try desk.program.run("backup", "--to", "usb", "--series")
    #expect(sent.code == 0 && sent.errors.hasPrefix("Sent vorleser-"), "\(sent.errors)")
    let home = ["--home", desk.path("other")]
    _ = try desk.program.run(["destination", "add", "usb", disk + "/books", "--folder"] + home)
    let restored = try desk.program.run(["restore", "--from", "usb"] + home)
    #expect(restored.code == 0 && restored.errors.contains("Added books: 1, "))
    try FileManager.default.removeItem(atPath: disk)
    let gone = try desk.program.run("backup", "--to", "usb")
    #expect(gone.code == 69 && gone.errors.contains("is not there. Check whether its disk"))
  }

  @Test func aFolderHasNoUserAndNoBucket() throws {
    for options in [["--user", "eva"], ["--s3"], ["--region", "garage"], ["--hosted"]] {
      let words = ["destination", "add", "usb", disk, "--folder"] + options
      #expect(try desk.program.run(words).code == 64)
    }
    #expect(try desk.program.run("destination").output.isEmpty)
  }
}

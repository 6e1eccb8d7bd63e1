import Foundation
import TestSupport
import Testing

/// `destination --s3`, and backups to a bucket, as a person uses them.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .enabled(if: ObjectServer.isPossible, "moto is not installed; run 'Tools/setup storage'"),
  .ownThreads)
struct ObjectDestinationCommandTests {
  private let desk: Desk
  private let server: ObjectServer
  private let address: String

  init() async throws {
    desk = try Desk()
    server = try await ObjectServer.running()
    address = server.folder()
  }

  private func add(_ more: [String] = [], secret: String? = nil) throws -> Program.Result {
    try desk.program.run(
      ["destination", "add", "bucket", address, "--s3", "--user", server.key.name] + more,
      input: (secret ?? server.key.secret) + "\n")
  }

  @Test func aLibraryMovesByABucket() throws {
    _ = try desk.program.run("add", SampleBook.write(in: desk.folder).path)
    let added = try add(["--region", "us-east-1"])
    #expect(added.code == 0 && added.errors == "Kept bucket: \(address)\n", "\(added.errors)")
    let list = try desk.program.run("destination")
    #expect(
      list.output == "bucket: \(address), as \(server.key.name), by S3, region us-east-1\n")

    let sent = try desk.program.run("backup", "--to", "bucket", "--series")
    #expect(sent.code == 0 && sent.errors.hasPrefix("Sent vorleser-"), "\(sent.errors)")
    let backups = try desk.program.run("destination", "backups", "bucket")
    #expect(backups.output.hasPrefix("vorleser-20"))

    let home = ["--home", desk.path("other")]
    _ = try add(home)
    let restored = try desk.program.run(["restore", "--from", "bucket"] + home)
    #expect(restored.code == 0 && restored.errors.contains("Added books: 1, "))
    #expect(try desk.program.run(["list"] + home).output.contains("Tea & Rain"))
  }

  @Test func whatIsWrongHasItsSentence() throws {
    let refused = try add(secret: "other")
    #expect(refused.code == 69)
    #expect(
      refused.errors
        == "Error: 127.0.0.1 does not accept this secret for the access key. Enter both again.\n")
    for words in [["--region", "x"], ["--hosted"], ["--s3"]] {
      let result = try desk.program.run(
        ["destination", "add", "bucket", address] + words, input: "x\n")
      #expect(result.code == 64, "\(words)")
    }
  }
}

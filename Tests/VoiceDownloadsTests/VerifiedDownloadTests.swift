import Foundation
import Hashing
import Synchronization
import Synthesizer
import Testing
import VoiceDownloads

@Suite(.timeLimit(.minutes(10)))
struct VerifiedDownloadTests {
  /// As large as a Kokoro voice, so that it arrives in many pieces.
  private static let content = Data((0..<522_240).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) })

  /// A server that offers one file, and an empty folder.
  private struct Place: ~Copyable {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let server: LoopbackServer
    var folder: URL { root.appending(path: "voices") }
    var target: URL { folder.appending(path: "test.bin") }
    var part: URL { folder.appending(path: "test.bin.part") }

    init(serving content: Data = VerifiedDownloadTests.content) throws {
      let served = root.appending(path: "served")
      try FileManager.default.createDirectory(at: served, withIntermediateDirectories: true)
      try content.write(to: served.appending(path: "test.bin"))
      server = try LoopbackServer(root: served)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// A download of the right file from one of the server's kinds of paths.
    func download(_ kind: String, _ name: String = "test.bin") throws -> VerifiedDownload {
      let entry = VoiceCatalogueEntry(
        voice: Voice(id: "test", name: "Test", engine: "kokoro", language: "en-US"),
        address: server.url.appending(path: "\(kind)/\(name)"),
        sha256: Digest.hexadecimal(
          try Digest.of(Array(VerifiedDownloadTests.content), .sha256)),
        byteCount: VerifiedDownloadTests.content.count)
      return VerifiedDownload(entry, to: target)
    }

    func files() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }
  }

  @Test func aFileArrivesWholeWithProgress() async throws {
    let place = try Place()
    let last = Mutex(0)
    try await place.download("range").run { done in last.withLock { $0 = done } }
    #expect(try Data(contentsOf: place.target) == Self.content)
    #expect(last.withLock { $0 } == Self.content.count)
    #expect(try place.files() == ["test.bin"])
  }

  @Test func aCompleteFileIsNotFetchedAgain() async throws {
    let place = try Place()
    try await place.download("range").run()
    try await place.download("range").run()
    #expect(place.server.requests.count == 1)
  }

  @Test func aBrokenDownloadGoesOnWhereItStopped() async throws {
    let place = try Place()
    await #expect(throws: VoiceInstallError.self) { try await place.download("cut").run() }
    #expect(try place.files() == ["test.bin.part"])
    let kept = try Data(contentsOf: place.part).count
    #expect(kept > 0 && kept <= 200_000)
    try await place.download("range").run()
    #expect(try Data(contentsOf: place.target) == Self.content)
    #expect(place.server.requests == ["cut 0", "range \(kept)"])
  }

  @Test func aServerWithoutRangesSendsItAllAgain() async throws {
    let place = try Place()
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    try Data("the beginning of something else".utf8).write(to: place.part)
    try await place.download("plain").run()
    #expect(try Data(contentsOf: place.target) == Self.content)
  }

  @Test func aFileOfAnotherHashIsThrownAway() async throws {
    var other = Self.content
    other[9] ^= 1
    let place = try Place(serving: other)
    await #expect(throws: VoiceInstallError.damaged("test")) {
      try await place.download("range").run()
    }
    #expect(try place.files().isEmpty)
  }

  @Test func aFileThatIsTooLongIsThrownAway() async throws {
    let place = try Place(serving: Self.content + Data(count: 900_000))
    await #expect(throws: VoiceInstallError.damaged("test")) {
      try await place.download("plain").run()
    }
    #expect(!FileManager.default.fileExists(atPath: place.target.path))
  }

  @Test func aMissingFileSaysSo() async throws {
    let place = try Place()
    let error = await #expect(throws: VoiceInstallError.self) {
      try await place.download("range", "none.bin").run()
    }
    #expect("\(try #require(error))".contains("404"))
  }

  @Test func aCancelledDownloadKeepsWhatArrived() async throws {
    let place = try Place()
    let download = try place.download("slow")
    let (arrivals, arrival) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      defer { arrival.finish() }
      try await download.run { arrival.yield($0) }
    }
    for await count in arrivals where count > 0 { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!FileManager.default.fileExists(atPath: place.target.path))
    let kept = try Data(contentsOf: place.part).count
    #expect(kept > 0)
    try await place.download("range").run()
    #expect(try Data(contentsOf: place.target) == Self.content)
    #expect(place.server.requests == ["slow 0", "range \(kept)"])
  }
}

import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

struct UnfinishedUploadTests {
  private let folder: TemporaryFolder
  private let ada = PersonID.owner
  private var home: URL { folder.url.appending(path: "home") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func send(
    _ bytes: [UInt8], at offset: Int, of id: String, to uploads: UnfinishedUploads
  ) async throws -> UnfinishedUpload {
    let piece = try await uploads.beginPiece(of: id, at: offset, by: ada)
    try await uploads.write(bytes, to: piece)
    return try await uploads.end(piece)
  }

  private func folders() -> [String] {
    let place = home.appending(path: "uploads").path
    return (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
  }

  @Test func piecesBecomeTheFileAlsoWhenTheProgramStartsAnewBetween() async throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let id = try await UnfinishedUploads(home).begin("a.txt", byteCount: bytes.count, by: ada).id
    var offset = 0
    for length in [1, 65_536, 0, 100_000, 134_463] {
      // Each piece goes to another program that knows nothing but the folder.
      let uploads = UnfinishedUploads(home)
      #expect(try await uploads.upload(id, of: ada).received == offset)
      let upload = try await send(
        Array(bytes[offset..<offset + length]), at: offset, of: id, to: uploads)
      offset += length
      #expect(upload.received == offset && upload.isComplete == (offset == bytes.count))
    }
    let uploads = UnfinishedUploads(home)
    let file = try await uploads.incoming(id, of: ada)
    #expect(try Array(Data(contentsOf: file.url)) == bytes)
    #expect(file.url.pathExtension == "txt" && file.name == "a.txt")
    #expect(try await file.finish().byteCount == bytes.count)
    try await uploads.remove(id, of: ada)
    #expect(folders().isEmpty)
    #expect(try Array(Data(contentsOf: file.url)) == bytes)
  }

  @Test func aBrokenPieceKeepsWhatHasArrivedAndALaterOneTakesItsPlace() async throws {
    let uploads = UnfinishedUploads(home)
    let id = try await uploads.begin("a.txt", byteCount: 10, by: ada).id
    let lost = try await uploads.beginPiece(of: id, at: 0, by: ada)
    try await uploads.write(Array("abc".utf8), to: lost)
    // The connection hangs; the client asks over another one.
    #expect(try await uploads.upload(id, of: ada).received == 3)
    await #expect(throws: UploadError.otherOffset(received: 3)) {
      try await uploads.write(Array("XYZ".utf8), to: lost)
    }
    let next = try await uploads.beginPiece(of: id, at: 3, by: ada)
    await #expect(throws: UploadError.otherOffset(received: 3)) {
      try await uploads.write(Array("XYZ".utf8), to: lost)
    }
    #expect(try await uploads.end(lost).received == 3)
    try await uploads.write(Array("defghij".utf8), to: next)
    #expect(try await uploads.end(next).isComplete)
    let file = try await uploads.incoming(id, of: ada)
    #expect(try Data(contentsOf: file.url) == Data("abcdefghij".utf8))
  }

  @Test func whatACrashLeavesBehindTheLastWholePieceDoesNotCount() async throws {
    let id = try await UnfinishedUploads(home).begin("a.txt", byteCount: 6, by: ada).id
    let uploads = UnfinishedUploads(home)
    _ = try await send(Array("abc".utf8), at: 0, of: id, to: uploads)
    let piece = try await uploads.beginPiece(of: id, at: 3, by: ada)
    try await uploads.write(Array("??".utf8), to: piece)
    // No end: the program is gone.
    let after = UnfinishedUploads(home)
    #expect(try await after.upload(id, of: ada).received == 3)
    #expect(try await send(Array("def".utf8), at: 3, of: id, to: after).isComplete)
    let file = try await after.incoming(id, of: ada)
    #expect(try Data(contentsOf: file.url) == Data("abcdef".utf8))
  }

  @Test func piecesThatDoNotFitAreRefused() async throws {
    let uploads = UnfinishedUploads(home)
    let id = try await uploads.begin("a.txt", byteCount: 4, by: ada).id
    await #expect(throws: UploadError.otherOffset(received: 0)) {
      _ = try await uploads.beginPiece(of: id, at: 1, by: ada)
    }
    let piece = try await uploads.beginPiece(of: id, at: 0, by: ada)
    await #expect(throws: UploadError.tooLong(byteCount: 4)) {
      try await uploads.write([1, 2, 3, 4, 5], to: piece)
    }
    await #expect(throws: UploadError.incomplete(received: 0, byteCount: 4)) {
      _ = try await uploads.incoming(id, of: ada)
    }
    for name in ["", "../..", "..", id.uppercased(), String(repeating: "0", count: 32)] {
      await #expect(throws: UploadError.noSuchUpload) {
        _ = try await uploads.upload(name, of: ada)
      }
    }
  }

  @Test func nobodyReachesTheUploadOfAnother() async throws {
    let uploads = UnfinishedUploads(home)
    let id = try await uploads.begin("a.txt", byteCount: 4, by: ada).id
    let other = PersonID(ada.number + 1)
    await #expect(throws: UploadError.noSuchUpload) { _ = try await uploads.upload(id, of: other) }
    await #expect(throws: UploadError.noSuchUpload) {
      _ = try await uploads.beginPiece(of: id, at: 0, by: other)
    }
    await #expect(throws: UploadError.noSuchUpload) { try await uploads.remove(id, of: other) }
    #expect(await uploads.uploads(of: other).isEmpty)
    #expect(await uploads.uploads(of: ada).map(\.id) == [id])
  }

  @Test func thereAreNotTooManyAndNoneStaysForEver() async throws {
    let clock = folder.url.appending(path: "clock")
    try Data("0".utf8).write(to: clock)
    let now: @Sendable () -> Date = {
      let text = (try? String(contentsOf: clock, encoding: .utf8)) ?? ""
      return Date(timeIntervalSince1970: Double(text) ?? 0)
    }
    let uploads = UnfinishedUploads(home, now: now)
    for _ in 0..<UnfinishedUploads.personLimit {
      _ = try await uploads.begin("a.txt", byteCount: 4, by: ada)
    }
    await #expect(throws: UploadError.tooMany(limit: UnfinishedUploads.personLimit)) {
      _ = try await uploads.begin("a.txt", byteCount: 4, by: ada)
    }
    for number in UnfinishedUploads.personLimit..<UnfinishedUploads.limit {
      _ = try await uploads.begin("a.txt", byteCount: 4, by: PersonID(100 + number))
    }
    await #expect(throws: UploadError.tooMany(limit: UnfinishedUploads.limit)) {
      _ = try await uploads.begin("a.txt", byteCount: 4, by: PersonID(7))
    }
    // A folder that a crash has left, too.
    try FileManager.default.createDirectory(
      at: home.appending(path: "uploads/\(String(repeating: "a", count: 32))"),
      withIntermediateDirectories: true)
    try Data("\(UnfinishedUploads.lifetime + 1)".utf8).write(to: clock)
    let id = try await uploads.begin("a.txt", byteCount: 4, by: ada).id
    #expect(folders() == [id])
  }
}

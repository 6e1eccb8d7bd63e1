import Encryption
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ObjectStorage

/// Against moto, which checks signatures by Amazon's own library.
@Suite(.enabled(if: ObjectServer.isPossible, "moto is not installed; run 'Tools/setup storage'"))
struct ObjectFolderTests {
  private let folder: TemporaryFolder
  private let server: ObjectServer
  private let address: String

  init() async throws {
    folder = try TemporaryFolder()
    server = try await ObjectServer.running()
    address = server.folder()
  }

  private func place(
    _ path: String? = nil, key: ObjectServer.Key? = nil, secret: String? = nil
  ) throws -> ObjectFolder {
    let key = key ?? server.key
    return try ObjectFolder(
      path.map { server.root + $0 } ?? address, region: nil, isHosted: false, accessKey: key.name,
      secret: #require(SecretText(secret ?? key.secret)), pause: 0)
  }

  private func bytes(_ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) })
  }

  @Test func aFileGoesThereAndComesBack() async throws {
    let bytes = bytes(300_000)
    let place = try place()
    try await place.check()
    #expect(try await place.files().isEmpty)
    try await place.put(folder.makeFile("one", bytes), as: "one & zwölf+.zip")
    let files = try await place.files()
    #expect(files.map(\.name) == ["one & zwölf+.zip"] && files.map(\.byteCount) == [300_000])
    let back = folder.url.appending(path: "back")
    try await place.get("one & zwölf+.zip", to: back)
    #expect(try Data(contentsOf: back) == bytes)
    try await place.delete("one & zwölf+.zip")
    #expect(try await place.files().isEmpty)
    try await place.delete("one & zwölf+.zip")
  }

  @Test func anEmptyFileGoesThereToo() async throws {
    let place = try place()
    try await place.put(folder.makeFile("one"), as: "one")
    let back = folder.url.appending(path: "back")
    try await place.get("one", to: back)
    #expect(try Data(contentsOf: back).isEmpty)
  }

  @Test func aLargeFileGoesInParts() async throws {
    // Amazon's least length of a part, which moto keeps to.
    let length = 5 << 20
    let bytes = bytes(2 * length + 7)
    let place = try place()
    let sent = Mutex(0)
    try await place.put(folder.makeFile("one", bytes), as: "one", partByteCount: length) { count in
      sent.withLock { $0 = max($0, count) }
    }
    #expect(sent.withLock(\.self) == bytes.count)
    let back = folder.url.appending(path: "back")
    try await place.get("one", to: back)
    #expect(try Data(contentsOf: back) == bytes)
  }

  @Test func filesOfFoldersInTheFolderAreNotItsOwn() async throws {
    let place = try place()
    let inner = try ObjectFolder(
      address + "inner/", region: nil, isHosted: false, accessKey: server.key.name,
      secret: #require(SecretText(server.key.secret)))
    try await inner.put(folder.makeFile("one"), as: "one")
    #expect(try await place.files().isEmpty)
    #expect(try await inner.files().map(\.name) == ["one"])
  }

  @Test func uploadsThatNobodyEndedAreDeleted() async throws {
    let place = try place()
    let upload = try await place.begin(place.address.prefix + "one")
    try await place.deleteUnfinished(before: .now - 3600)
    try await place.abort(place.address.prefix + "one", upload)
    _ = try await place.begin(place.address.prefix + "two")
    try await place.deleteUnfinished(before: .now + 3600)
    #expect(try await place.unfinished().isEmpty)
  }

  @Test func aWrongSecretIsNamed() async throws {
    await #expect { try await place(secret: "other").check() } throws: {
      ($0 as? ObjectStorageError)?.kind == .secret && !"\($0)".contains("other")
    }
  }

  @Test func aKeyThatMayOnlyReadIsNamed() async throws {
    let place = try place(key: server.readingKey)
    try await place.check()
    await #expect { try await place.put(folder.makeFile("one"), as: "one") } throws: {
      ($0 as? ObjectStorageError)?.kind == .forbidden
    }
  }

  @Test func aBucketThatIsNotThereIsNamed() async throws {
    await #expect { try await place("/nowhere").check() } throws: {
      ($0 as? ObjectStorageError)?.kind == .bucket("nowhere")
        && "\($0)".hasPrefix("127.0.0.1 has no bucket 'nowhere'.")
    }
  }

  @Test func aFileThatIsNotThereIsNamed() async throws {
    await #expect {
      try await place().get("none", to: folder.url.appending(path: "none"))
    } throws: { ($0 as? ObjectStorageError)?.kind == .missing }
    await #expect {
      try await place().put(folder.url.appending(path: "nowhere"), as: "one")
    } throws: {
      if case .file = ($0 as? ObjectStorageError)?.kind { true } else { false }
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import WebDAV

/// Against Apache.
@Suite(.enabled(if: WebDAVServer.isPossible, "Debian's apache2-bin is not installed"))
struct WebDAVFolderTests {
  private let folder: TemporaryFolder
  private let server: WebDAVServer

  init() async throws {
    folder = try TemporaryFolder()
    server = try await WebDAVServer()
  }

  private func place(_ path: String = "", password: String = "sesame") throws -> WebDAVFolder {
    try WebDAVFolder(server.address + path, user: "eva", password: password, pause: 0)
  }

  @Test func aFileGoesThereAndComesBack() async throws {
    let bytes = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) })
    let dav = try place()
    try await dav.put(folder.makeFile("one", bytes), as: "one & two.zip")
    let files = try await dav.files()
    #expect(files.map(\.name) == ["one & two.zip"] && files.first?.byteCount == 3_000_000)
    let back = folder.url.appending(path: "back")
    try await dav.get("one & two.zip", to: back)
    #expect(try Data(contentsOf: back) == bytes)
    try await dav.delete("one & two.zip")
    #expect(try await dav.files().isEmpty)
    try await dav.delete("one & two.zip")
  }

  @Test func anEmptyFileGoesThereToo() async throws {
    let dav = try place()
    try await dav.put(folder.makeFile("one"), as: "one")
    let back = folder.url.appending(path: "back")
    try await dav.get("one", to: back)
    #expect(try Data(contentsOf: back).isEmpty)
  }

  @Test func aNewFileTakesTheOldOnesPlace() async throws {
    let dav = try place()
    for text in ["old", "newer"] {
      try await dav.put(folder.makeFile(text, Data(text.utf8)), as: "file")
    }
    let files = try await dav.files()
    #expect(files.map(\.name) == ["file"] && files.first?.byteCount == 5)
  }

  @Test func foldersAreMadeWithThoseAboveThem() async throws {
    let dav = try place("house/Bücher und so")
    await #expect { try await dav.files() } throws: { ($0 as? WebDAVError)?.kind == .missing }
    try await dav.make()
    try await dav.make()
    #expect(try await dav.files().isEmpty)
    #expect(try await place("house").files().isEmpty, "folders are no files")
    #expect(
      FileManager.default.fileExists(
        atPath: server.files.appending(path: "house/Bücher und so").path))
  }

  @Test func aWrongPasswordIsNamed() async throws {
    await #expect { try await place(password: "other").files() } throws: {
      ($0 as? WebDAVError)?.kind == .login && !"\($0)".contains("other")
    }
  }

  @Test func aServerWithoutWebDAVIsNamed() async throws {
    let root = server.address.replacing("/dav/", with: "/")
    let dav = try WebDAVFolder(root, user: nil, password: nil, pause: 0)
    await #expect { try await dav.files() } throws: { ($0 as? WebDAVError)?.kind == .foreign }
  }

  @Test func aFileThatIsNotThereIsNamed() async throws {
    await #expect {
      try await place().get("none", to: folder.url.appending(path: "none"))
    } throws: { ($0 as? WebDAVError)?.kind == .missing }
  }

  @Test func whatCanNotBeSentLeavesNothing() async throws {
    let dav = try place("none")
    await #expect(throws: WebDAVError.self) {
      try await dav.put(folder.makeFile("one"), as: "one")
    }
    await #expect(throws: (any Error).self) {
      try await place().put(folder.url.appending(path: "nowhere"), as: "one")
    }
    #expect(try await place().files().isEmpty)
  }
}

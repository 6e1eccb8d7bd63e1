import Foundation
import HTTPServer
import Synchronization
import TestSupport
import Testing

@testable import ObjectStorage

/// Uploads and downloads that break in the midst of it.
struct BrokenTransferTests {
  private let folder: TemporaryFolder
  private let server = FailingServer()

  init() throws { folder = try TemporaryFolder() }

  /// A file of ten bytes, in parts of four.
  private func put(_ place: ObjectFolder) async throws {
    try await place.put(
      folder.makeFile("one", Data("0123456789".utf8)), as: "one", partByteCount: 4)
  }

  @Test func anUploadGoesOnWithThePartThatBroke() async throws {
    try await server.serving { request in
      request.name == "PUT part 2" && request.count <= 2
        ? FailingServer.broken : FailingServer.usual(request)
    } _: { place in
      try await put(place)
    }
    #expect(
      server.names == [
        "POST uploads", "PUT part 1", "PUT part 2", "PUT part 2", "PUT part 2", "PUT part 3",
        "POST upload",
      ])
    let parts = server.requests.filter { $0.method == "PUT" }
    #expect(parts.map(\.byteCount) == [4, 4, 4, 4, 2])
    #expect(parts.allSatisfy { $0.query["uploadId"] == "u&1" && $0.path == "/books/nas/one" })
  }

  @Test func aServerThatHasTooMuchToDoIsAskedAgain() async throws {
    try await server.serving { request in
      request.count <= 3
        ? FailingServer.refusal("SlowDown", status: 503) : FailingServer.usual(request)
    } _: { place in
      try await place.check()
      try await place.put(folder.makeFile("one", Data("one".utf8)), as: "one")
    }
    #expect(
      server.names == Array(repeating: "GET list", count: 4) + Array(repeating: "PUT", count: 4))
  }

  @Test func anUploadThatEndsInFailureLeavesNothing() async throws {
    try await server.serving { request in
      request.name == "PUT part 2"
        ? FailingServer.refusal("SlowDown", status: 503) : FailingServer.usual(request)
    } _: { place in
      await #expect { try await put(place) } throws: {
        ($0 as? ObjectStorageError)?.kind == .server
      }
    }
    #expect(server.names.filter { $0 == "PUT part 2" }.count == 8)
    #expect(server.names.last == "DELETE upload")
    #expect(!server.names.contains("POST upload"))
  }

  @Test func anUploadThatIsInterruptedLeavesNothing() async throws {
    try await server.serving { request in
      if request.name == "PUT part 2" { Thread.sleep(forTimeInterval: 0.5) }
      return FailingServer.usual(request)
    } _: { place in
      let upload = Task { try await put(place) }
      try await eventually("the second part is on its way") {
        server.names.contains("PUT part 1")
      }
      upload.cancel()
      await #expect(throws: CancellationError.self) { try await upload.value }
    }
    // A busy server may note the part that was broken off behind it.
    #expect(server.names.contains("DELETE upload") && !server.names.contains("POST upload"))
  }

  @Test func aFailureBehindAGoodStatusIsNoticed() async throws {
    try await server.serving { request in
      request.name == "POST upload" && request.count == 1
        ? FailingServer.refusal("InternalError", status: 200) : FailingServer.usual(request)
    } _: { place in
      try await put(place)
    }
    #expect(server.names.suffix(2) == ["POST upload", "POST upload"])
  }

  @Test(arguments: [10, 9])
  func anAnswerThatIsLostIsLookedFor(byteCount: Int) async throws {
    try await server.serving { request in
      switch (request.name, request.count) {
      case ("POST upload", 1): FailingServer.broken
      case ("POST upload", _): FailingServer.refusal("NoSuchUpload", status: 404)
      case ("GET list", _): FailingServer.list([("one", byteCount)])
      default: FailingServer.usual(request)
      }
    } _: { place in
      if byteCount == 10 { return try await put(place) }
      await #expect(throws: ObjectStorageError.self) { try await put(place) }
    }
  }

  @Test func aDownloadGoesOnWhereItBroke() async throws {
    try await server.serving { request in
      switch (request.name, request.count) {
      case ("GET", 1): HTTPResponse(body: .bytes(Array("0123".utf8)))
      case ("GET", 2): FailingServer.refusal("SlowDown", status: 503)
      case ("GET", _): HTTPResponse(status: 206, body: .bytes(Array("456789".utf8)))
      default: FailingServer.usual(request)
      }
    } _: { place in
      let file = folder.url.appending(path: "back")
      try await place.get("one", to: file)
      #expect(try Data(contentsOf: file) == Data("0123456789".utf8))
    }
    let gets = server.requests.filter { $0.name == "GET" }
    #expect(gets.map { $0.headers["range"] } == [nil, "bytes=4-", "bytes=4-"])
    #expect(gets.allSatisfy { $0.headers["if-match"] == "\"1\"" })
  }

  @Test func aLaterCallGoesOnWithWhatIsThere() async throws {
    try await server.serving { request in
      request.name == "GET"
        ? HTTPResponse(status: 206, body: .bytes(Array("456789".utf8)))
        : FailingServer.usual(request)
    } _: { place in
      for beginning in ["0123", "0123456789"] {
        let file = try folder.makeFile("back", Data(beginning.utf8))
        try await place.get("one", to: file, isContinued: true, entityTag: "\"1\"")
        #expect(try Data(contentsOf: file) == Data("0123456789".utf8))
      }
    }
    let gets = server.requests.filter { $0.name == "GET" }
    #expect(gets.map { $0.headers["range"] } == ["bytes=4-"])
  }

  @Test func anotherVersionIsFetchedFromItsBeginning() async throws {
    try await server.serving { request in
      request.name == "GET"
        ? HTTPResponse(body: .bytes(Array("0123456789".utf8))) : FailingServer.usual(request)
    } _: { place in
      let file = try folder.makeFile("back", Data("abcd".utf8))
      try await place.get("one", to: file, isContinued: true, entityTag: "\"0\"")
      #expect(try Data(contentsOf: file) == Data("0123456789".utf8))
    }
    let gets = server.requests.filter { $0.name == "GET" }
    #expect(gets.map { $0.headers["range"] } == [nil])
  }

  @Test func aFileThatChangesWhileItIsReadIsNamed() async throws {
    try await server.serving { request in
      request.name == "GET"
        ? FailingServer.refusal("PreconditionFailed", status: 412) : FailingServer.usual(request)
    } _: { place in
      await #expect {
        try await place.get("one", to: folder.url.appending(path: "back"))
      } throws: { ($0 as? ObjectStorageError)?.kind == .changed }
    }
    #expect(server.names == ["GET list", "GET"])
  }
}

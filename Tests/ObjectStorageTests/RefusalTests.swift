import Foundation
import HTTPServer
import TestSupport
import Testing

@testable import ObjectStorage

/// What servers refuse, and what they list.
struct RefusalTests {
  private let server = FailingServer()

  @Test(arguments: [
    ("SignatureDoesNotMatch", 403, ObjectStorageError.Kind.secret),
    ("InvalidAccessKeyId", 403, .accessKey), ("AccessDenied", 403, .forbidden),
    ("NoSuchBucket", 404, .bucket("books")), ("RequestTimeTooSkewed", 403, .clock),
    ("AuthorizationHeaderMalformed", 400, .region("garage")),
    ("PermanentRedirect", 301, .region("garage")), ("QuotaExceeded", 403, .full),
    ("EntityTooLarge", 400, .tooLarge), ("SlowDown", 503, .server),
    ("NotImplemented", 400, .refused("NotImplemented")),
  ])
  func everyRefusalHasItsSentence(
    code: String, status: Int, kind: ObjectStorageError.Kind
  ) async throws {
    try await server.serving { _ in
      FailingServer.refusal(code, status: status, more: "<Region>garage</Region>")
    } _: { place in
      await #expect { try await place.check() } throws: { error in
        (error as? ObjectStorageError)?.kind == kind && !"\(error)".contains("sesame")
      }
    }
  }

  @Test(arguments: [(429, true), (503, true), (500, false), (502, false)])
  func `a busy server is told from one that has failed`(status: Int, isBusy: Bool) async throws {
    try await server.serving { _ in
      FailingServer.refusal("SlowDown", status: status)
    } _: { place in
      await #expect { try await place.check() } throws: {
        guard let error = $0 as? ObjectStorageError else { return false }
        return error.isBusy == isBusy && "\(error)".contains("no more requests") == isBusy
      }
    }
  }

  @Test func aWrongClockSaysWhatToDo() async throws {
    try await server.serving(at: Date(timeIntervalSince1970: 1_000_000_000)) { request in
      request.headers["x-amz-date"] == "20010909T014640Z"
        ? FailingServer.refusal("RequestTimeTooSkewed", status: 403) : FailingServer.usual(request)
    } _: { place in
      await #expect { try await place.check() } throws: {
        "\($0)"
          == "The clock of this machine differs too much from that of 127.0.0.1. Set the time of this machine, for example by 'timedatectl set-ntp true', and try again."
      }
    }
    #expect(server.names.count == 1, "it does not get better by itself")
  }

  @Test(arguments: [
    (404, ObjectStorageError.Kind.missing), (403, .forbidden), (400, .foreign), (200, .foreign),
    (507, .full), (307, .moved(to: "https://elsewhere.example/")),
  ])
  func aServerOfAnotherKindIsNamed(status: Int, kind: ObjectStorageError.Kind) async throws {
    try await server.serving { _ in
      HTTPResponse(
        status: status, headers: [(name: "Location", value: "https://elsewhere.example/")],
        body: .bytes(Array("<html>hello".utf8)))
    } _: { place in
      await #expect { try await place.check() } throws: {
        ($0 as? ObjectStorageError)?.kind == kind
      }
    }
  }

  @Test func aLongListComesInParts() async throws {
    try await server.serving { request in
      switch request.query["continuation-token"] {
      case nil: FailingServer.list([("one", 1), ("two", 2)], next: "a/b+c=")
      case "a/b+c=": FailingServer.list([("three", 3)], next: "end")
      default: FailingServer.list([("folder/four", 4), ("five", 5)])
      }
    } _: { place in
      let names = try await place.files().map(\.name)
      #expect(names == ["one", "two", "three", "five"])
    }
    #expect(server.requests.map { $0.query["prefix"] } == ["nas/", "nas/", "nas/"])
  }

  @Test func aListWithoutAnEndIsNone() async throws {
    try await server.serving { _ in
      FailingServer.list([], next: "on")
    } _: { place in
      await #expect { _ = try await place.files() } throws: {
        ($0 as? ObjectStorageError)?.kind == .foreign
      }
    }
  }

  @Test func aKeyThatMayNotListUploadsLeavesThem() async throws {
    try await server.serving { _ in
      FailingServer.refusal("AccessDenied", status: 403)
    } _: { place in
      try await place.deleteUnfinished(before: .now)
    }
    #expect(server.names == ["GET uploads"])
  }

  @Test func theBucketCanStandBeforeTheHost() async throws {
    try await server.serving(isHosted: true) { request in
      FailingServer.usual(request)
    } _: { place in
      let names = try await place.files().map(\.name)
      #expect(names == ["one"])
      try await place.delete("one")
    }
    #expect(server.requests.map(\.path) == ["/", "/nas/one"])
    #expect(
      server.requests.allSatisfy { $0.headers["host"]?.hasPrefix("books.localhost:") == true })
  }

  @Test func theSecretIsInNoRequest() async throws {
    try await server.serving { request in
      FailingServer.usual(request)
    } _: { place in
      try await place.check()
    }
    let headers = try #require(server.requests.first).headers
    #expect(headers["authorization"]?.hasPrefix("AWS4-HMAC-SHA256 Credential=EVA/") == true)
    #expect(!"\(headers)".contains("sesame"))
  }
}

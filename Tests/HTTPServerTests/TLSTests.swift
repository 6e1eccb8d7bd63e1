import Certificates
import Foundation
import HTTPServer
import Synchronization
import TestSupport
import Testing

/// HTTPS, as a client sees it that others wrote.
@Suite(.enabled(if: Curl.isThere, "no curl here"), .timeLimit(.minutes(10)))
struct TLSTests {
  let folder: TemporaryFolder
  let authorityKey: PrivateKey
  let authority: Certificate
  let root: URL

  init() throws {
    folder = try TemporaryFolder()
    authorityKey = try PrivateKey()
    authority = try .authority(
      "Test", names: ["localhost"], networks: ["127.0.0.0/255.0.0.0"], key: authorityKey, days: 9)
    root = try folder.makeFile("root.pem", Data(authority.pem.utf8))
  }

  func identity(days: Int = 9) throws -> (TLSIdentity, Certificate) {
    let key = try PrivateKey()
    let certificate = try Certificate.server(
      ["localhost", "127.0.0.1"], key: key, issuer: authority, issuerKey: authorityKey, days: days)
    return (TLSIdentity(certificate: certificate.pem, key: key.pem), certificate)
  }

  @Test func requestsUploadsAndLongAnswersPassEncrypted() async throws {
    let size = 5 << 20
    let file = try folder.makeFile("a", Data(repeating: 65, count: size))
    let server = try HTTPServer(host: "127.0.0.1", port: 0, identity: identity().0) { request in
      switch request.path {
      case "/file": return HTTPResponse(status: 200, body: .file(file, 0..<size))
      case "/stream":
        return HTTPResponse(
          status: 200,
          body: .stream { writer in
            for _ in 0..<size >> 10 { try await writer.write([UInt8](repeating: 66, count: 1024)) }
          })
      default:
        let body = (try? await request.body.collected(limit: 10 << 20)) ?? []
        return .text("\(request.method) \(body.count)\n")
      }
    }
    let address = "https://127.0.0.1:\(server.port)"
    let trust = ["--cacert", root.path]
    #expect(try await Curl.run(trust + [address + "/", address + "/"]) == "GET 0\nGET 0\n")
    #expect(try await Curl.run(trust + ["-T", file.path, address]) == "PUT \(size)\n")
    #expect(try await Curl.run(trust + ["-T", "-", address], input: file) == "PUT \(size)\n")
    #expect(try await Curl.run(trust + [address + "/file"]).utf8.count == size)
    #expect(try await Curl.run(trust + [address + "/stream"]).utf8.count == size)
    await server.stop()
  }

  @Test func anotherCertificateComesWithoutBreakingWhatIsUnderWay() async throws {
    let (going, goOn) = (Signal(), Signal())
    let server = try HTTPServer(host: "127.0.0.1", port: 0, identity: identity().0) { request in
      guard request.path == "/stream" else { return .text("short") }
      return HTTPResponse(
        status: 200,
        body: .stream { writer in
          try await writer.write(Array("before ".utf8))
          going.send()
          _ = await goOn.received()
          try await writer.write(Array("after".utf8))
        })
    }
    let address = "https://localhost:\(server.port)"
    let trust = ["--cacert", root.path]
    async let stream = Curl.run(trust + [address + "/stream"])
    #expect(await going.received() != nil)
    // Only the second is trusted from now on, so who is served has seen it.
    for _ in 0..<3 {
      let (next, certificate) = try identity()
      try server.change(to: next)
      let pin = try folder.makeFile("pin.pem", Data(certificate.pem.utf8))
      let answer = try await Curl.run(["--cacert", pin.path, address])
      #expect(answer == "short")
    }
    goOn.send()
    #expect(try await stream == "before after")
    await server.stop()
    // The port is free: every one of them has ended.
    let again = try HTTPServer(host: "127.0.0.1", port: server.port) { _ in .text("") }
    await again.stop()
  }

  @Test func aPairThatIsNoneIsRefusedAndThePresentOneStays() async throws {
    let (one, _) = try identity()
    let (other, _) = try identity()
    let wrong = TLSIdentity(certificate: one.certificate, key: other.key)
    #expect(throws: HTTPServerError.self) {
      try HTTPServer(host: "127.0.0.1", port: 0, identity: wrong) { _ in .text("") }
    }
    let server = try HTTPServer(host: "127.0.0.1", port: 0, identity: one) { _ in .text("here") }
    #expect(throws: HTTPServerError.self) { try server.change(to: wrong) }
    let address = "https://localhost:\(server.port)"
    #expect(try await Curl.run(["--cacert", root.path, address]) == "here")
    await server.stop()
  }

  @Test func aStartThatFailsClosesNoDescriptorOfOthers() throws {
    let wrong = TLSIdentity(certificate: try identity().0.certificate, key: try identity().0.key)
    let isOver = Atomic(false)
    let lost = Atomic(0)
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while !isOver.load(ordering: .acquiring) {
        let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
        usleep(20)
        if close(descriptor) != 0 { lost.add(1, ordering: .relaxed) }
      }
      ended.signal()
    }
    for _ in 0..<200 {
      #expect(throws: HTTPServerError.self) {
        try HTTPServer(host: "127.0.0.1", port: 0, identity: wrong) { _ in .text("") }
      }
    }
    isOver.store(true, ordering: .releasing)
    ended.wait()
    #expect(lost.load(ordering: .relaxed) == 0)
  }

  @Test func oldVersionsOfTLSAreRefused() async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0, identity: identity().0) { _ in
      .text("here")
    }
    let address = "https://localhost:\(server.port)"
    for version in ["1.2", "1.3"] {
      let options = ["--cacert", root.path, "--tlsv\(version)", "--tls-max", version]
      #expect(try await Curl.run(options + [address]) == "here")
    }
    let old = try await Curl.run([
      "--cacert", root.path, "--tlsv1.0", "--tls-max", "1.1", "--ciphers", "ALL:@SECLEVEL=0",
      address,
    ])
    #expect(old.isEmpty)
    await server.stop()
  }

  @Test func aClientThatSpeaksNoTLSGetsNothing() async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0, identity: identity().0) { _ in
      .text("here")
    }
    #expect(try await Curl.run(["http://127.0.0.1:\(server.port)"]).isEmpty)
    await server.stop()
  }
}

import Foundation
import HTTPServer
import Testing

/// Bodies of requests.
struct UploadTests {
  static func post(_ length: Int, _ headers: String...) -> String {
    "POST /u HTTP/1.1\r\nHost: x\r\nContent-Length: \(length)\r\n"
      + headers.map { $0 + "\r\n" }.joined() + "\r\n"
  }

  @Test func aHandlerThatDoesNotReadHoldsTheClient() async throws {
    let (go, sent) = (Signal(), Counter())
    let size = 64 << 20
    try await serving { request in
      var iterator = request.body.makeAsyncIterator()
      var count = (try? await iterator.next()?.count) ?? 0
      _ = await go.received()
      while let piece = try? await iterator.next() { count += piece.count }
      return .text("\(count)")
    } _: { server in
      let client = try RawClient(port: server.port)
      let sending = Task {
        await client.send(Self.post(size))
        for _ in 0..<(size >> 16) {
          await client.send([UInt8](repeating: 1, count: 1 << 16))
          sent.add(1 << 16)
        }
      }
      var last = -1
      while sent.value != last || last == 0 {
        last = sent.value
        try await Task.sleep(for: .milliseconds(300))
      }
      #expect(last < 16 << 20)
      go.send()
      await sending.value
      #expect(try await client.answer().text == "\(size)")
    }
  }

  @Test func aLongUploadIsStreamedInFlatMemory() async {
    await #expect(processExitsWith: .success) {
      let (size, piece) = (200 << 20, [UInt8](repeating: 42, count: 1 << 16))
      try await serving { request in
        var (count, isRight) = (0, true)
        do {
          for try await part in request.body {
            count += part.count
            isRight = isRight && part.allSatisfy { $0 == 42 }
          }
        } catch { return .text("\(error)", status: 500) }
        return .text("\(count) \(isRight) \(request.body.declaredLength ?? -1)")
      } _: { server in
        let client = try RawClient(port: server.port)
        await client.send(Self.post(1 << 20))
        _ = await client.send(piece, times: 16)
        try #require(await client.answer().status == 200)
        let before = try ProcessStatus.peakMemory()
        await client.send(Self.post(size))
        _ = await client.send(piece, times: size >> 16)
        try #require(await client.answer().text == "\(size) true \(size)")
        try #require(try ProcessStatus.peakMemory() - before < 10 << 20)
      }
    }
  }

  @Test func permissionIsGivenWhenTheBodyIsWanted() async throws {
    try await serving { request in
      .text("\((try? await request.body.collected(limit: 100).count) ?? -1)")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(Self.post(5, "Expect: 100-continue"))
      #expect(await client.receive(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 100 "))
      await client.send("hello")
      #expect(try await client.answer().text == "5")
    }
  }

  @Test func noPermissionIsGivenWhenTheAnswerComesFirst() async throws {
    try await serving { _ in
      .text("no", status: 413)
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(Self.post(1 << 40, "Expect: 100-continue"))
      let all = await client.receiveAll()
      #expect(all.hasPrefix("HTTP/1.1 413 ") && all.hasSuffix("no"))
    }
  }

  /// A client that, like a browser, looks for the answer only when it has sent everything.
  @Test(arguments: [0, 1, 100_000])
  func anEarlyAnswerReachesAClientThatSendsOn(readFirst: Int) async throws {
    try await serving { request in
      var count = 0
      var iterator = request.body.makeAsyncIterator()
      while count < readFirst, let piece = try? await iterator.next() { count += piece.count }
      return .text("too large", status: 413)
    } _: { server in
      let client = try RawClient(port: server.port)
      for _ in 1...2 {
        await client.send(Self.post(30 << 20))
        #expect(await client.send([UInt8](repeating: 1, count: 1 << 20), times: 30))
        let answer = try await client.answer()
        #expect(answer.status == 413)
        #expect(answer.text == "too large")
      }
    }
  }

  @Test func anEndlessUploadIsNotReadForever() async throws {
    var limits = HTTPLimits()
    limits.drainByteCount = 10 << 20
    try await serving(limits) { _ in
      .text("no", status: 413)
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(Self.post(1 << 40))
      #expect(await !client.send([UInt8](repeating: 1, count: 1 << 20), times: 1000))
    }
  }

  @Test(arguments: [false, true])
  func anUploadThatIsBrokenOffIsNeverTakenForAWholeOne(abruptly: Bool) async throws {
    let (begun, ended) = (Signal(), Signal())
    try await serving { request in
      do {
        var count = 0
        for try await piece in request.body {
          count += piece.count
          begun.send()
        }
        ended.send("whole \(count)")
      } catch { ended.send("\(type(of: error)) \(Task.isCancelled)") }
      return .text("")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(Self.post(1000))
      await client.send("half")
      // A reset discards what the server has not read yet, the request itself among it.
      #expect(await begun.received() != nil)
      if abruptly { await client.reset() } else { await client.close() }
      #expect(await ended.received() == "CancellationError true")
    }
  }

  @Test func aChunkedUploadWithoutItsEndIsNotWhole() async throws {
    let ended = Signal()
    try await serving { request in
      do {
        for try await _ in request.body {}
        ended.send("whole")
      } catch { ended.send("broken") }
      return .text("")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
      await client.send("5\r\nhello\r\n5\r\nhel")
      await client.finishSending()
      #expect(await ended.received() == "broken")
    }
  }

  @Test func aBodyOverItsReadersLimitIsRefused() async throws {
    try await serving { request in
      do {
        return .text("\(try await request.body.collected(limit: 10).count)")
      } catch { return .text("\(error)", status: 413) }
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(Self.post(11) + "hello world")
      #expect(try await client.answer().text == "The request's body has more than 10 bytes.")
      await client.send(Self.post(10) + "helloworld")
      #expect(try await client.answer().text == "10")
      await client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
      await client.send("b\r\nhello world\r\n0\r\n\r\n")
      #expect(try await client.answer().status == 413)
    }
  }
}

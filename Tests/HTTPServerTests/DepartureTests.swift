import Foundation
import HTTPServer
import Testing

/// Clients that leave, wait or dawdle.
struct DepartureTests {
  /// Says when the handler's task is cancelled; no test waits long enough for anything else to end it.
  static func untilCancelled(_ signal: Signal) async {
    do { try await Task.sleep(for: .seconds(3600)) } catch { signal.send("cancelled") }
  }

  @Test(arguments: [false, true])
  func aHandlerIsCancelledWhenItsClientLeaves(abruptly: Bool) async throws {
    let (started, ended) = (Signal(), Signal())
    try await serving { _ in
      started.send()
      await Self.untilCancelled(ended)
      return .text("late")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(.get("/"))
      _ = await started.received()
      if abruptly { await client.reset() } else { await client.close() }
      #expect(await ended.received() == "cancelled")
    }
  }

  @Test(arguments: [false, true])
  func aSilentStreamIsCancelledWhenItsClientLeaves(abruptly: Bool) async throws {
    let ended = Signal()
    try await serving { _ in
      HTTPResponse(
        body: .stream { writer in
          try await writer.write(Array("hello".utf8))
          await Self.untilCancelled(ended)
        })
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(.get("/"))
      _ = await client.receive(upTo: "hello")
      if abruptly { await client.reset() } else { await client.close() }
      #expect(await ended.received() == "cancelled")
    }
  }

  @Test func aWriterThatWaitsIsToldWhenItsClientLeaves() async throws {
    let ended = Signal()
    try await serving { _ in
      HTTPResponse(
        body: .stream { writer in
          do {
            while true { try await writer.write([UInt8](repeating: 0, count: 1 << 16)) }
          } catch {
            ended.send("\(type(of: error)) \(Task.isCancelled)")
            throw error
          }
        })
    } _: { server in
      let client = try RawClient(port: server.port, receiveBuffer: 1 << 16)
      await client.send(.get("/"))
      _ = await client.receive()
      await client.close()
      #expect(await ended.received() == "CancellationError true")
    }
  }

  @Test func aClientThatOnlyStoppedSendingGetsAQuickAnswer() async throws {
    var limits = HTTPLimits()
    // Longer than the busiest machine needs for the answer.
    limits.farewell = .seconds(3600)
    try await serving(limits) { _ in
      .text("quick")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(.get("/"))
      await client.finishSending()
      #expect(await client.receiveAll().hasSuffix("quick"))
    }
  }

  @Test(arguments: ["/quick", "/late", "/stream", "/big"])
  func everyClientThatOnlyStoppedSendingIsAnswered(path: String) async throws {
    var limits = HTTPLimits.endless
    limits.farewell = .seconds(3600)
    try await serving(limits) { request in
      switch request.path {
      case "/late":
        await Task.yield()
        return .text("end")
      case "/stream":
        return HTTPResponse(
          body: .stream { writer in
            await Task.yield()
            try await writer.write(Array("e".utf8))
            await Task.yield()
            try await writer.write(Array("nd".utf8))
          })
      case "/big": return .text(String(repeating: "x", count: 300_000) + "end")
      default: return .text("end")
      }
    } _: { server in
      var unanswered = 0
      for number in 0..<500 {
        let client = try RawClient(port: server.port)
        let request = "GET \(path) HTTP/1.0\r\nHost: x\r\n\r\n"
        if number % 2 == 0 {
          await client.send(request)
        } else {
          // In two pieces, so that the end of sending comes while the server works.
          await client.send(String(decoding: request.utf8.dropLast(2), as: UTF8.self))
          await client.send("\r\n")
        }
        await client.finishSending()
        if await !client.receiveAll().hasSuffix("end") { unanswered += 1 }
        await client.close()
      }
      #expect(unanswered == 0)
    }
  }

  @Test func aSilentStreamOutlivesEveryLimitForIdleClients() async throws {
    let go = Signal()
    try await serving(.impatient) { _ in
      HTTPResponse(
        body: .stream { writer in
          try await writer.write(Array("<a>".utf8))
          _ = await go.received()
          try await writer.write(Array("b".utf8))
        })
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("GET / HTTP/1.0\r\n\r\n")
      _ = await client.receive(upTo: "<a>")
      try await Task.sleep(for: .seconds(3.5))
      go.send()
      #expect(await client.receiveAll() == "b")
    }
  }

  @Test func aHandlerMayThinkLongerThanEveryLimitForIdleClients() async throws {
    try await serving(.impatient) { _ in
      try? await Task.sleep(for: .seconds(3.5))
      return .text("at last")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(.get("/"))
      #expect(try await client.answer().text == "at last")
    }
  }

  @Test func aListenerMayPauseWithFullBuffers() async throws {
    try await serving(.impatient) { _ in
      HTTPResponse(
        body: .stream { writer in
          for _ in 0..<400 { try await writer.write([UInt8](repeating: 1, count: 1 << 16)) }
        })
    } _: { server in
      let client = try RawClient(port: server.port, receiveBuffer: 1 << 16)
      await client.send("GET / HTTP/1.0\r\n\r\n")
      _ = await client.receive(upTo: "\r\n\r\n")
      try await Task.sleep(for: .seconds(3.5))
      var count = 0
      while let bytes = await client.receive(), !bytes.isEmpty { count += bytes.count }
      #expect(count == 400 << 16)
    }
  }

  @Test func aListenerMayPauseForHoursButNotForever() async throws {
    var limits = HTTPLimits.impatient
    limits.pause = .seconds(1)
    let ended = Signal()
    try await serving(limits) { _ in
      HTTPResponse(
        body: .stream { writer in
          do {
            while true { try await writer.write([UInt8](repeating: 1, count: 1 << 16)) }
          } catch { ended.send("ended") }
        })
    } _: { server in
      let client = try RawClient(port: server.port, receiveBuffer: 1 << 16)
      await client.send(.get("/"))
      #expect(await ended.received() == "ended")
    }
  }

  @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nX: "])
  func aClientThatNeverFinishesItsRequestIsClosed(beginning: String) async throws {
    try await serving(.impatient) { _ in
      .text("")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(beginning)
      #expect(await client.receiveAll() == "")
    }
  }

  @Test func aClientThatTricklesHeadersIsClosed() async throws {
    var limits = HTTPLimits()
    limits.requestWait = .seconds(1)
    try await serving(limits) { _ in
      .text("")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("GET / HTTP/1.1\r\nX: ")
      var isOpen = true
      // Six hundred tenths of a second, sixty times what it may take: each of them would begin it anew.
      for _ in 0..<600 where isOpen {
        isOpen = await client.send("y")
        if isOpen { try await Task.sleep(for: .milliseconds(100)) }
      }
      #expect(!isOpen)
    }
  }

  @Test func anUploadThatStallsIsClosedAndItsReaderTold() async throws {
    let ended = Signal()
    try await serving(.impatient) { request in
      do {
        for try await _ in request.body {}
      } catch { ended.send("\(type(of: error))") }
      return .text("")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf")
      #expect(await ended.received() == "CancellationError")
      #expect(await client.receiveAll() == "")
    }
  }
}

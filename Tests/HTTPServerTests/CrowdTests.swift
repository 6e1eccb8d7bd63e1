import HTTPServer
import TestSupport
import Testing

/// Clients that take connections and do nothing with them.
@Suite(.timeLimit(.minutes(15)))
struct CrowdTests {
  private static func small(_ change: (inout HTTPLimits) -> Void) -> HTTPLimits {
    var limits = HTTPLimits.endless
    change(&limits)
    return limits
  }

  private actor Count {
    private(set) var value = 0
    func add() { value += 1 }
  }

  private static let handler: @Sendable (HTTPRequest) async -> HTTPResponse = { request in
    if request.path == "/known" { request.keepConnection() }
    return .text("fine")
  }

  private func crowd(_ count: Int, _ port: Int) throws -> [RawClient] {
    try (0..<count).map { _ in try RawClient(port: port) }
  }

  @Test func idleConnectionsOfOneAddressMakeRoomForItsNewOnes() async throws {
    try await serving(Self.small { $0.addressCount = 6 }, Self.handler) { server in
      let idle = try crowd(30, server.port)
      let late = try RawClient(port: server.port)
      await late.send(.get("/"))
      #expect(try await late.answer().text == "fine")
      // All but a few were closed without a word. Which ones are the oldest, the server's threads tell in the order in which
      // they get to it, so that a busy machine may keep another one.
      let closed = Count()
      for client in idle { Task { if await client.receive() == [] { await closed.add() } } }
      try await eventually("24 of 30 are closed") { await closed.value >= 24 }
    }
  }

  @Test func anAddressThatManyShareHasNoLimitOfItsOwn() async throws {
    let limits = Self.small {
      $0.addressCount = 2
      $0.isShared = { $0 == "127.0.0.1" }
    }
    try await serving(limits, Self.handler) { server in
      let clients = try crowd(20, server.port)
      for client in clients {
        await client.send(.get("/"))
        #expect(try await client.answer().text == "fine")
      }
    }
  }

  @Test(arguments: [6, 1000])
  func whoIsKnownStaysHoweverManyOthersCome(strangers: Int) async throws {
    let limits = Self.small {
      $0.connectionCount = 10
      $0.strangerCount = strangers
    }
    try await serving(limits, Self.handler) { server in
      let known = try crowd(4, server.port)
      for client in known {
        await client.send(.get("/known"))
        #expect(try await client.answer().text == "fine")
      }
      let idle = try crowd(100, server.port)
      let late = try RawClient(port: server.port)
      for client in known + [late] {
        await client.send(.get("/"))
        #expect(try await client.answer().text == "fine")
      }
      #expect(await idle[0].receive() == [])
    }
  }

  @Test func whoTricklesABodyIsCutOff() async throws {
    let limits = Self.small { $0.bodyGrace = .milliseconds(300) }
    let failures = Signal()
    try await serving(limits) { request in
      do {
        _ = try await request.body.collected(limit: 1000)
      } catch let error as HTTPServerError {
        failures.send("\(error.kind)")
      } catch {
        failures.send("\(error)")
      }
      return .text("fine")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n")
      let trickle = Task {
        while !Task.isCancelled, await client.send("a") {
          try await Task.sleep(for: .milliseconds(50))
        }
      }
      #expect(await failures.received() == "bodyTooSlow")
      trickle.cancel()
      _ = await trickle.result
      #expect(await client.receiveAll().isEmpty)
    }
  }

  @Test func aSteadyBodyMayTakeItsTime() async throws {
    let limits = Self.small {
      $0.bodyGrace = .zero
      $0.leastBodyRate = 1
    }
    try await serving(limits) { request in
      .text(String((try? await request.body.collected(limit: 1000))?.count ?? -1))
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 300\r\n\r\n")
      for _ in 0..<3 {
        await client.send([UInt8](repeating: 97, count: 100))
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(try await client.answer().text == "300")
    }
  }
}

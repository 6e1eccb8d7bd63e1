import Foundation
import HTTPServer
import TestSupport
import Testing

/// Starting, stopping and staying.
struct LifecycleTests {
  @Test func aPortInUseIsNamed() async throws {
    try await serving { _ in
      .text("")
    } _: { server in
      let error = #expect(throws: HTTPServerError.self) {
        try HTTPServer(host: "127.0.0.1", port: server.port) { _ in .text("") }
      }
      #expect(error?.kind == .addressInUse)
      #expect(error?.message.contains("\(server.port)") == true)
    }
  }

  @Test(arguments: ["192.0.2.1", "no such host", "2001:db8::1"])
  func anAddressOfAnotherMachineIsRefused(host: String) {
    let error = #expect(throws: HTTPServerError.self) {
      try HTTPServer(host: host, port: 0) { _ in .text("") }
    }
    #expect(error?.kind == .noSuchAddress)
  }

  @Test(arguments: [-1, 65_536])
  func aPortThatIsNoneIsRefused(port: Int) {
    #expect(throws: HTTPServerError.self) {
      try HTTPServer(host: "127.0.0.1", port: port) { _ in .text("") }
    }
  }

  @Test func theNewLoopbackAddressWorksToo() async throws {
    let server: HTTPServer
    do {
      server = try HTTPServer(host: "::1", port: 0) { _ in .text("six") }
    } catch let error where error.kind == .noSuchAddress {
      return  // A machine without IPv6.
    }
    let client = try RawClient(port: server.port, host: "::1")
    await client.send(.get("/"))
    #expect(try await client.answer().text == "six")
    await server.stop()
  }

  @Test func aPortIsFreeAtOnceAfterStop() async throws {
    let port = try await serving { _ in
      .text("")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(.get("/"))
      #expect(try await client.answer().status == 200)
      return server.port
    }
    let again = try HTTPServer(host: "127.0.0.1", port: port) { _ in .text("again") }
    let client = try RawClient(port: port)
    await client.send(.get("/"))
    #expect(try await client.answer().text == "again")
    await again.stop()
    await again.stop()
  }

  @Test func stopEndsWhateverIsUnderWay() async throws {
    let ended = Signal()
    let server = try HTTPServer(host: "127.0.0.1", port: 0, limits: .endless) { request in
      switch request.path {
      case "/thinking":
        await DepartureTests.untilCancelled(ended)
        return .text("")
      case "/reading":
        return .text("\((try? await request.body.collected(limit: 9999).count) ?? -1)")
      case "/silent":
        return HTTPResponse(
          body: .stream { writer in
            try await writer.write([1])
            await DepartureTests.untilCancelled(ended)
          })
      default:
        return HTTPResponse(
          body: .stream { writer in
            while true { try await writer.write([UInt8](repeating: 1, count: 1 << 16)) }
          })
      }
    }
    var clients: [RawClient] = []
    for path in ["/thinking", "/silent", "/full", "/thinking", "/silent", "/full"] {
      let client = try RawClient(port: server.port)
      await client.send(.get(path))
      if path != "/thinking" { _ = await client.receive(upTo: "\r\n\r\n") }
      clients.append(client)
    }
    let reading = try RawClient(port: server.port)
    await reading.send(UploadTests.post(1000).replacing("/u", with: "/reading") + "half")
    let idle = try RawClient(port: server.port)
    // No limit ends any of it, so that this returns because it ends them.
    await server.stop()
    for _ in 0..<4 { #expect(await ended.received() == "cancelled") }
    for client in clients + [reading, idle] { _ = await client.receiveAll() }
  }

  @Test func aServerThatIsForgottenStopsByItself() async throws {
    var server: HTTPServer? = try HTTPServer(host: "127.0.0.1", port: 0) { _ in .text("") }
    let client = try RawClient(port: try #require(server?.port))
    await client.send(.get("/"))
    #expect(try await client.answer().status == 200)
    server = nil
    #expect(await client.receiveAll() == "")
  }

  @Test func nothingIsLeftOfConnectionsAndServers() async {
    await #expect(processExitsWith: .success) {
      func round() async throws {
        try await serving { request in
          switch request.path {
          case "/stream":
            HTTPResponse(body: .stream { try await $0.write([UInt8](repeating: 1, count: 90_000)) })
          case "/file": HTTPResponse(body: .file(URL(filePath: "/proc/self/exe"), 0..<9000))
          case "/late":
            await {
              try? await Task.sleep(for: .milliseconds(20)); return .text("")
            }()
          default: .text("fine")
          }
        } _: { server in
          for number in 0..<1000 {
            let client = try RawClient(port: server.port)
            await client.send(.get(["/", "/stream", "/file"][number % 3]))
            try #require(await client.answer().status == 200)
            await client.close()
          }
          #expect(try ProcessStatus.serverThreads().contains("MHD-worker\n"))
          try await withThrowingTaskGroup { group in
            for number in 0..<200 {
              group.addTask {
                let client = try RawClient(port: server.port)
                for _ in 1...3 {
                  await client.send(.get(["/", "/stream", "/file", "/late"][number % 4]))
                  try #require(await client.answer().status == 200)
                }
                // A third leaves in the middle of an answer.
                if number % 3 == 0 { await client.send(.get("/stream")) }
                await client.close()
              }
            }
            try await group.waitForAll()
          }
        }
      }
      try await round()
      try await eventually { try ProcessStatus.serverThreads() == [] }
      let descriptors = try ProcessStatus.descriptors()
      try await round()
      // The last thread says that it ends, and then ends.
      try await eventually { try ProcessStatus.serverThreads() == [] }
      try await eventually { try ProcessStatus.descriptors() <= descriptors }
    }
  }
}

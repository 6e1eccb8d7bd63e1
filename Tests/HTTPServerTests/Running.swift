import Foundation
import HTTPServer
import Synchronization
import TestSupport
import Testing

/// Runs a server on a port of the system's choice for as long as a test needs it.
func serving<Result>(
  _ limits: HTTPLimits = .endless,
  _ handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse,
  _ test: (HTTPServer) async throws -> Result
) async throws -> Result {
  let server = try HTTPServer(host: "127.0.0.1", port: 0, limits: limits, handler: handler)
  do {
    let result = try await test(server)
    await server.stop()
    return result
  } catch {
    await server.stop()
    throw error
  }
}

/// Something that happens once, in a handler, and that a test waits for.
final class Signal: Sendable {
  private let stream: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func send(_ text: String = "") { continuation.yield(text) }

  /// Waits for what was sent.
  ///
  /// - Returns: `nil` when nothing comes in time.
  func received(within patience: Duration = hangingTime) async -> String? {
    let timer = Task {
      try await Task.sleep(for: patience)
      continuation.finish()
    }
    defer { timer.cancel() }
    return await stream.first { _ in true }
  }
}

/// A number that handlers count up.
final class Counter: Sendable {
  private let count = Atomic(0)
  var value: Int { count.load(ordering: .sequentiallyConsistent) }
  func add(_ number: Int) { count.add(number, ordering: .sequentiallyConsistent) }
}

extension HTTPResponse {
  static func text(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, body: .bytes(Array(text.utf8)))
  }
}

extension HTTPLimits {
  /// Limits that no test lives to see.
  static var endless: HTTPLimits {
    var limits = HTTPLimits()
    limits.requestWait = .seconds(3600)
    limits.stall = .seconds(3600)
    limits.drainTime = .seconds(3600)
    limits.bodyGrace = .seconds(3600)
    limits.stopWait = .seconds(3600)
    return limits
  }

  /// Limits that run out while a test waits.
  static var impatient: HTTPLimits {
    var limits = HTTPLimits()
    limits.stall = .seconds(1)
    limits.requestWait = .seconds(1)
    return limits
  }
}

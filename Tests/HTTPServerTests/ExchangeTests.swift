import Foundation
import Testing

@testable import HTTPServer

/// The way between the library's threads and the handler's task.
struct ExchangeTests {
  /// The client's departure is seen by the library and by the watch on connections at once; each
  /// cancels the task, which waits for a body that does not come.
  @Test func endedFromBothSidesAtOnceNobodyWaitsForTheOther() async throws {
    for _ in 0..<2_000 {
      let exchange = Exchange(
        limits: HTTPLimits(), isHead: false, hasBody: true, mayLackBody: false, isLast: false)
      let (begun, ended) = (Signal(), Signal())
      let body = HTTPRequestBody(exchange, declaredLength: 4)
      exchange.start(HTTPRequest(method: "POST", path: "/", body: body)) { request in
        begun.send()
        do { for try await _ in request.body {} } catch { ended.send("\(type(of: error))") }
        return HTTPResponse()
      } then: {
      }
      _ = await begun.received()
      // Threads of their own: if they hang they shall not take the pool with them.
      Thread.detachNewThread { exchange.abandon() }
      Thread.detachNewThread { exchange.end() }
      try #require(await ended.received() == "CancellationError")
    }
  }
}

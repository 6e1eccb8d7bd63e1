import HTTPServer
import Testing

@testable import WebFetching

struct RetryDelayTests {
  /// Sunday, 6 November 1994, 08:49:37, the standard's own example.
  private static let now = 784_111_777

  @Test(arguments: [
    ("0", 0), ("120", 120), (" 5", 5), ("Sun, 06 Nov 1994 08:50:37 GMT", 60),
    ("Sunday, 06-Nov-94 08:49:38 GMT", 1), ("Sun, 06 Nov 1994 08:00:00 GMT", 0),
    ("99999999999999999999999", 604_800), ("Sun, 06 Nov 2094 08:49:37 GMT", 604_800),
  ])
  func secondsAndDatesAreRead(_ header: String, _ seconds: Int) {
    #expect(RetryDelay.seconds(header, now: Self.now) == seconds)
  }

  @Test(arguments: ["", "soon", "-1", "1.5", "٥"])
  func anythingElseSaysNothing(_ header: String) {
    #expect(RetryDelay.seconds(header, now: Self.now) == nil)
  }

  @Test(arguments: [429, 503])
  func aServerThatIsBusySaysHowLong(_ status: Int) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { _ in
      HTTPResponse(status: status, headers: [("Retry-After", "300")])
    }
    let fetcher = WebFetcher(openHosts: ["127.0.0.1"], timeLimit: 3_600_000)
    let error = await #expect(throws: FetchError.self) {
      _ = try await fetcher.fetch("http://127.0.0.1:\(server.port)/", byteLimit: 100)
    }
    #expect(error?.delay == 300)
    #expect(error?.description.hasSuffix("Try again in 5 minutes.") == true)
    await server.stop()
  }

  @Test(arguments: [
    (nil, "later"), (0, "in a minute"), (60, "in a minute"), (61, "in 2 minutes"),
    (7140, "in 119 minutes"), (7200, "in 2 hours"), (604_800, "in 168 hours"),
  ])
  func theSentenceSaysWhenToTryAgain(_ delay: Int?, _ words: String) {
    let error = FetchError(.busy, host: "example.org", status: 429, delay: delay)
    #expect(error.description.hasSuffix("Try again \(words)."))
  }
}

import Basics
import Foundation
import HTTPServer
import Storage
import Synchronization
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// What whoever runs the library sees of it: numbers and lines.
struct MetricsTests {
  /// Keeps lines of a log.
  private final class Lines: Sendable {
    private let kept = Mutex<[String]>([])
    var all: [String] { kept.withLock { $0 } }
    var log: Log { Log(threshold: .info) { line in self.kept.withLock { $0.append(line) } } }
  }

  private func value(_ name: String, in answer: HTTPResponse) throws -> Double? {
    try Exposition(answer.text).samples[name]
  }

  @Test func prometheusCanReadThem() async throws {
    let server = try await TestServer()
    _ = try await server.add(BookFile())
    _ = await server.ask("GET", "/api/books/99")
    _ = await server.ask("BREW", "/api/books")
    let answer = await server.ask("GET", "/metrics")
    #expect(answer.header("Content-Type") == "text/plain; version=0.0.4; charset=utf-8")
    let exposition = try Exposition(answer.text)
    #expect(exposition.types["vorleser_requests_total"] == "counter")
    #expect(exposition.samples[#"vorleser_requests_total{method="POST",status="201"}"#] == 1)
    #expect(exposition.samples[#"vorleser_requests_total{method="GET",status="404"}"#] == 1)
    #expect(exposition.samples[#"vorleser_requests_total{method="other",status="405"}"#] == 1)
    #expect(exposition.samples["vorleser_request_duration_seconds_count"] == 3)
    #expect(try #require(exposition.samples["process_resident_memory_bytes"]) > 1_000_000)
    for name in [
      "vorleser_listeners", "vorleser_underruns_total", "vorleser_speech_cache_hits_total",
      "vorleser_synthesis_seconds_total", "vorleser_synthesis_audio_seconds_total",
    ] {
      #expect(exposition.samples[name] == 0, "\(name)")
    }
    // The names of books are nobody's concern.
    #expect(!answer.text.contains("A Test"))
  }

  @Test func aLibraryThatIsGoneIsToldOfOnceUntilItIsBack() async throws {
    let lines = Lines()
    let server = try await TestServer(log: lines.log)
    try await server.add(BookFile())
    let away = server.folder.url.appending(path: "away")
    let critical = { lines.all.filter { $0.hasPrefix("critical: ") } }
    for round in 1...2 {
      try FileManager.default.moveItem(at: server.kit.data.url, to: away)
      for _ in 0..<3 { #expect(await server.ask("GET", "/api/books").status == 503) }
      #expect(critical().count == round)
      #expect(critical().last?.contains("is not where it was") == true)
      try FileManager.default.moveItem(at: away, to: server.kit.data.url)
      let place = #"{"offset": 3, "version": \#(round - 1)}"#
      #expect(await server.ask("PUT", "/api/books/1/position", json: place).status == 200)
    }
  }

  @Test func aDatabaseThatIsDamagedAndAFullDiskAreToldOfOnce() {
    let lines = Lines()
    let meter = RequestMeter(log: lines.log)
    let route = Route("PUT", "/api/books", needs: .person) { _ in .json(NoFields()) }
    for error in [StorageError.damaged(reason: "x"), .diskFull, .damaged(reason: "y"), .diskFull] {
      let problem = Problem(error)
      meter.note("PUT", route, status: problem.status, problem, time: .zero)
    }
    #expect(lines.all.map { $0.split(separator: ":")[0] } == ["critical", "critical"])
    meter.noteReplaced()
    #expect(lines.all.last?.hasPrefix("critical: The library in the data folder") == true)
  }

  @Test func labelsMayHaveAnySign() throws {
    var text = MetricsText()
    text.add("a", .gauge, "back\\slash\nand line", [.init(labels: [("b", "\"\\\n")], value: 0.5)])
    #expect(try Exposition(text.text).samples[#"a{b="\"\\\n"}"#] == 0.5)
  }

  @Test func anAdminsTokenOpensThemAndNothingLess() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    func token(_ client: TestClient) async throws -> [(name: String, value: String)] {
      let made = try await client.ask(
        "POST", "/api/account/tokens", json: #"{"name": "Watch", "scope": "read"}"#
      ).json(NewTokenShape.self)
      return [("Authorization", "Bearer \(made.secret)")]
    }
    #expect(await server.ask("GET", "/metrics").problem == "sign-in")
    #expect(await server.ask("GET", "/metrics", headers: try token(bo)).problem == "forbidden")
    let answer = await server.ask("GET", "/metrics", headers: try token(ada))
    #expect(answer.status == 200)
    #expect(try value("vorleser_event_streams", in: answer) == 0)
  }

  @Test func aRefusedImportLeavesOneLineWithoutItsName() async throws {
    let lines = Lines()
    let server = try await TestServer(log: lines.log)
    _ = try await server.add(BookFile())
    let answer = await server.ask(
      "POST", "/api/books?name=Secret%20Diary.djvu", body: Array("AT&TFORM".utf8))
    #expect(answer.problem == "not-a-book")
    #expect(lines.all == ["info: an import was refused: POST /api/books: 422 not-a-book"])
  }

  @Test func whatIsSlowOrFailsLeavesOneLineWithoutItsAddress() async throws {
    let lines = Lines()
    let meter = RequestMeter(log: lines.log)
    let route = Route("GET", "/api/books/{id}/chapters/{n}") { _ in HTTPResponse(status: 200) }
    meter.note("GET", route, status: 200, nil, time: Route.patience)
    #expect(lines.all.isEmpty)
    meter.note("GET", route, status: 200, nil, time: .milliseconds(3_210))
    meter.note("GET", route.patient(.seconds(20)), status: 200, nil, time: .seconds(19))
    struct Unforeseen: Error {}
    meter.note("GET", route, status: 500, Problem(Unforeseen()), time: .zero)
    meter.noteSkipped("no model in /srv/ada/voices/heart.onnx")
    #expect(
      lines.all == [
        "info: a request was slow: GET /api/books/{id}/chapters/{n}: 200 after 3.2 s",
        "error: a request failed: GET /api/books/{id}/chapters/{n}: Unforeseen()",
        "warning: a sentence could not be spoken: no model in heart.onnx",
      ])
  }

  @Test func `who asks for books uses the library, and who watches the server does not`() {
    let meter = RequestMeter()
    func ask(_ path: String) {
      meter.note(
        "GET", Route("GET", path) { _ in HTTPResponse(status: 200) }, status: 200, nil, time: .zero)
    }
    for path in ["/healthz", "/metrics", "/api/search/index"] { ask(path) }
    #expect(!meter.isInUse())
    ask("/api/books")
    #expect(meter.isInUse())
  }

  @Test func `a probe of the server's health is no use, and a page that is read for a minute is`()
    async throws
  {
    let server = try await TestServer()
    let meter = server.services.meter
    for method in ["GET", "HEAD"] { _ = await server.ask(method, "/healthz") }
    #expect(!meter.isInUse())
    _ = await server.ask("GET", "/api/books")
    #expect(meter.isInUse(at: .now + .seconds(60)))
    #expect(!meter.isInUse(at: .now + .seconds(600)))
  }
}

/// Prometheus' text form 0.0.4, read as strictly as its description has it.
private struct Exposition {
  struct Malformed: Error { var line: String }

  /// By metric.
  var types: [String: String] = [:]
  /// By name with labels, as they were written.
  var samples: [String: Double] = [:]

  init(_ text: String) throws {
    guard text.hasSuffix("\n") else { throw Malformed(line: "the last line has no end") }
    var current = ""
    for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) (?:[^\\]|\\\\|\\n)*/) {
        guard types[String(match.1)] == nil else { throw Malformed(line: String(line)) }
        current = String(match.1)
      } else if let match = line.wholeMatch(
        of: /# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram|summary|untyped)/)
      {
        guard match.1 == current, types[current] == nil else { throw Malformed(line: String(line)) }
        types[current] = String(match.2)
      } else {
        try addSample(line, of: current)
      }
    }
  }

  private mutating func addSample(_ line: Substring, of metric: String) throws {
    // A name; labels, each followed by another or by the end of all; a number.
    let pattern =
      #/
        (
          ([a-zA-Z_:][a-zA-Z0-9_:]*)
          (?:\{(?:[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\[\\"n])*"(?:,(?=[a-zA-Z_])|(?=\})))+\})?
        )
        \x20
        ([+-]?(?:[0-9]+(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?|Inf|NaN))
      /#
    guard let match = line.wholeMatch(of: pattern), let value = Double(match.3) else {
      throw Malformed(line: String(line))
    }
    let suffixes = types[metric] == "summary" ? ["_sum", "_count"] : [""]
    guard suffixes.contains(where: { metric + $0 == match.2 }),
      samples.updateValue(value, forKey: String(match.1)) == nil
    else { throw Malformed(line: String(line)) }
  }
}

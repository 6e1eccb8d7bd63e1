import HTTPServer
import Synchronization
import VorleserKit

/// A site whose pages a test writes.
final class Site: Sendable {
  enum Answer: Sendable {
    case page(String)
    /// A page with the header that marks its version, which is not sent to whoever has that version.
    case version(String, header: String, value: String)
    case bytes([UInt8], String)
    case redirection(String)
    case status(Int)
  }

  private let answers = Mutex<[String: Answer]>([:])
  private let withheld = Mutex(0)
  private let conditions = Mutex(0)

  /// How often a client had the present version.
  var unchangedCount: Int { withheld.withLock(\.self) }
  /// How often a client asked for another version than its own.
  var conditionCount: Int { conditions.withLock(\.self) }

  subscript(path: String) -> Answer? {
    get { answers.withLock { $0[path] } }
    set { answers.withLock { $0[path] = newValue } }
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    let path = request.path + (query.isEmpty ? "" : "?" + query)
    let known = ["ETag": "If-None-Match", "Last-Modified": "If-Modified-Since"].mapValues {
      request.header($0)
    }
    if known.values.contains(where: { $0 != nil }) { conditions.withLock { $0 += 1 } }
    return switch self[path] ?? self[path.replacing(" ", with: "%20")] {
    case .page(let text):
      HTTPResponse(
        headers: [("Content-Type", "text/html; charset=utf-8")], body: .bytes(Array(text.utf8)))
    case .version(let text, let header, let value):
      if known[header] == value { unchanged() } else { marked(text, header, value) }
    case .bytes(let bytes, let type):
      HTTPResponse(headers: [("Content-Type", type)], body: .bytes(bytes))
    case .redirection(let target): HTTPResponse(status: 302, headers: [("Location", target)])
    case .status(let status): HTTPResponse(status: status)
    case nil: HTTPResponse(status: 404)
    }
  }

  /// Serves the pages of the site while a test is under way.
  ///
  /// - Parameter test: Takes the address of the site.
  /// - Throws: The errors of the server and of the test.
  func serve(_ test: (_ address: String) async throws -> Void) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { [self] in answer($0) }
    do {
      try await test("http://127.0.0.1:\(server.port)")
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  static let sentence =
    "The boat had lain in the harbour for years, and nobody knew, or wanted to know, whose it was. "

  /// A page with an article of two paragraphs, and something between them.
  static func article(_ title: String, _ more: String = "") -> String {
    let paragraph = "<p>\(String(repeating: sentence, count: 5))</p>"
    return
      "<html><head><title>\(title)</title></head><body><article>\(paragraph)\(more)\(paragraph)</article></body></html>"
  }

  private func unchanged() -> HTTPResponse {
    withheld.withLock { $0 += 1 }
    return HTTPResponse(status: 304)
  }

  private func marked(_ text: String, _ header: String, _ value: String) -> HTTPResponse {
    HTTPResponse(
      headers: [("Content-Type", "text/html; charset=utf-8"), (header, value)],
      body: .bytes(Array(text.utf8)))
  }
}

/// The steps that work went through.
final class Steps: Sendable {
  private let all = Mutex<[ImportProgress]>([])

  /// The stages, each once.
  var stages: [ImportProgress.Stage] {
    all.withLock { steps in
      steps.indices.filter { $0 == 0 || steps[$0].stage != steps[$0 - 1].stage }
        .map { steps[$0].stage }
    }
  }

  /// The numbers of files that were told in a stage, as "3 of 9".
  func files(in stage: ImportProgress.Stage) -> [String] {
    all.withLock { steps in
      steps.filter { $0.stage == stage }.compactMap(\.files).map { "\($0.done) of \($0.total)" }
    }
  }

  func add(_ step: ImportProgress) {
    all.withLock { $0.append(step) }
  }
}

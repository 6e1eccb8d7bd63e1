import Foundation
import HTTPServer
import TestSupport
import Testing

/// `article` says what keeps a reader from the text, as saved pages do.
@Suite(.ownThreads)
struct ArticleCommandTests {
  private struct Report: Decodable {
    var title: String
    var asksForConsent, mayBeCut: Bool?
  }

  private static let sentences = String(
    repeating: "The keeper wrote in his log that fog had come in. ", count: 8)
  private static let open = page("<article><p>\(sentences)</p><p>\(sentences)</p></article>")
  private static let paid = page(
    "<article><p>\(sentences)</p><p>\(sentences)</p><p>Subscribe to continue</p></article>")
  private static let consent = page(
    """
    <main><p>We and our partners use cookies, and store and access information on your device.</p>\
    <p>You can withdraw your consent to tracking at any time.</p><button>Accept all</button></main>
    """)

  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private static func page(_ body: String) -> String {
    "<!doctype html><html><head><title>The north light</title></head><body>\(body)</body></html>"
  }

  private func run(_ page: String, _ format: String) throws -> Program.Result {
    let file = try desk.folder.makeFile("page.html", Data(page.utf8)).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    return try desk.program.run("article", file, "--format", format)
  }

  @Test func aPageForSubscribersIsNamed() throws {
    let report = try run(Self.paid, "json")
    let found = try report.json(Report.self)
    #expect(found.mayBeCut == true && found.asksForConsent == nil)
    let text = try run(Self.paid, "text")
    #expect(text.code == 0 && text.output.contains("fog had come in"))
    #expect(
      text.errors
        == "Note: The page is for subscribers, and the text may be only its beginning.\n")
  }

  @Test func aPageThatOnlyAsksForConsentIsNamed() throws {
    let report = try run(Self.consent, "json")
    #expect(try report.json(Report.self).asksForConsent == true)
    #expect(
      try run(Self.consent, "html").errors
        == "Note: The page only asks for consent to cookies and tracking.\n")
  }

  @Test func addingAPageSaysWhatKeepsAReaderFromIt() async throws {
    let pages = ["/paid": Self.paid, "/consent": Self.consent, "/open": Self.open]
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      guard let page = pages[request.path] else { return HTTPResponse(status: 404) }
      return HTTPResponse(
        headers: [("Content-Type", "text/html; charset=utf-8")], body: .bytes(Array(page.utf8)))
    }
    let results = Result {
      try pages.keys.map { path in
        let address = "http://127.0.0.1:\(server.port)\(path)"
        return (path, try desk.program.run("add", "--open-host", "127.0.0.1", address))
      }
    }
    await server.stop()
    for (path, result) in try results.get() {
      switch path {
      case "/paid":
        #expect(result.code == 0 && result.output.hasPrefix("Added book"))
        #expect(result.errors.contains("the text may be only its beginning"), "\(result.errors)")
      case "/consent":
        #expect(result.code == 65 && result.errors.contains("only asks for consent"))
      default: #expect(result.code == 0 && !result.errors.contains("Note:"), "\(result.errors)")
      }
    }
  }

  @Test func anOpenPageSaysNothing() throws {
    let report = try run(Self.open, "json")
    let found = try report.json(Report.self)
    #expect(found.title == "The north light" && report.errors.isEmpty)
    #expect(found.mayBeCut == nil && found.asksForConsent == nil)
  }
}

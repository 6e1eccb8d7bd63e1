import HTTPServer
import Testing

@testable import Server

/// What a person sees who comes to an address that has no page.
struct NavigationTests {
  private let page = "<!doctype html><title>Vorleser</title><script src=\"/js/main.js\"></script>"

  private func text(_ answer: HTTPResponse) -> String {
    guard case .bytes(let bytes) = answer.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: ["/nowhere", "/api/books/99", "/read/abc", "/api/nothing", "/api/search?x=1"])
  func aBrowserGetsThePageAndAProgramTheDocument(path: String) async throws {
    let server = try await TestServer(web: ["index.html": page])
    for headers in [[("Sec-Fetch-Dest", "document")], [("Accept", "text/html,*/*;q=0.8")]] {
      let shown = await server.ask("GET", path, headers: headers)
      #expect((400..<500).contains(shown.status))
      #expect(shown.header("Content-Type") == "text/html; charset=utf-8")
      #expect(text(shown).contains("<meta name=\"problem\" content=\"{&quot;"))
      #expect(text(shown).contains("/js/main.js"))
    }
    for headers in [[], [("Sec-Fetch-Dest", "empty"), ("Accept", "text/html")]] {
      let answer = await server.ask("GET", path, headers: headers)
      #expect(answer.header("Content-Type") == "application/problem+json")
    }
  }

  @Test func whoIsRefusedReadsTheReasonOnAPageWithoutScripts() async throws {
    let server = try await TestServer(web: ["index.html": page])
    let answer = await server.ask(
      "GET", "/", headers: [("Host", "evil.example"), ("Sec-Fetch-Dest", "document")])
    #expect(answer.status == 403)
    #expect(text(answer).contains("<h1>Not Vorleser's page</h1>"))
    #expect(!text(answer).contains("script"))
  }

  @Test func anAddressThatIsNoneIsToldOfOnAPageToo() {
    let reason = "The request's address can't be decoded."
    let typed = HTTPRequest(method: "GET", path: "/", headers: [("Sec-Fetch-Dest", "document")])
    let shown = Application.refusal(of: typed, 400, reason)
    #expect(shown.status == 400)
    #expect(shown.header("Content-Type") == "text/html; charset=utf-8")
    #expect(text(shown).contains("address can't be decoded"))
    let answer = Application.refusal(of: HTTPRequest(method: "GET", path: "/"), 400, reason)
    #expect(answer.header("Content-Type") == "application/problem+json")
  }

  @Test func aProblemsWordsAreNoMarkup() {
    let page = ProblemPage(problem: .badRequest("'<script>\"&' is no number."))
    for answer in [page.plainAnswer, page.answer(in: "<title>V</title>")] {
      #expect(!text(answer).contains("<script>"))
      #expect(text(answer).contains("&lt;script&gt;"))
    }
  }
}

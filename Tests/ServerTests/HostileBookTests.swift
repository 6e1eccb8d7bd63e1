import HTTPServer
import Testing
import VorleserKit

@testable import Server

/// A book can't run a script, load anything from elsewhere, read another book or use the interface.
struct HostileBookTests {
  static let drawing = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"

  static let book = BookFile(
    title: "<script>alert(1)</script>",
    chapters: [
      """
      <script>alert(1)</script><p onclick="alert(1)" style="background: url(https://e.example/)">Text
      <img src="x" onerror="alert(1)"/><img src="https://e.example/a.png"/>
      <img src="../../api/books/2/file"/><img src="/api/books"/><img src="//e.example/b.png"/>
      <a href="javascript:alert(1)">run</a><a href="data:text/html,x">data</a>
      <a href="/api/books">read</a><a href=" jAvAsCrIpT:alert(1)">again</a></p>
      <iframe src="page.html"></iframe><form action="/api/books" method="post"><button>b</button></form>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        onload="alert(1)"><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>t</text></a>
        <image href="https://e.example/c.png"/><use href="https://e.example/d.svg#x"/>
        <rect width="1" height="1" fill="url(https://e.example/e)"/></svg>
      <base href="https://e.example/"/><meta http-equiv="refresh" content="0;url=https://e.example/"/>
      <link rel="stylesheet" href="https://e.example/f.css"/><object data="page.html"></object>
      <math xmlns="http://www.w3.org/1998/Math/MathML"><mi href="javascript:alert(1)">x</mi></math>
      """
    ],
    files: [
      ("page.html", Array("<script>alert(1)</script>".utf8)), ("run.js", Array("alert(1)".utf8)),
      ("drawing.svg", Array(drawing.utf8)), ("page.gif", Array("<html><script>".utf8)),
      ("style.css", Array("p { background: url(https://e.example/) }".utf8)),
      ("c.svg", Array("<html xmlns='http://www.w3.org/1999/xhtml'><script/></html>".utf8)),
    ], cover: "page.gif")

  @Test func itsTextHoldsNothingThatActs() async throws {
    let server = try await TestServer()
    try await server.add(Self.book)
    let html = try await server.ask("GET", "/api/books/1/chapters/0").json(ChapterShape.self).html
    let tags = html.matches(of: /<[^>]*>/).map { String($0.0).lowercased() }.joined()
    for trace in [
      "script", "onclick", "onerror", "onload", "e.example", "javascript", "iframe", "form",
      "button", "style", "base", "meta", "link", "object", "/api/books\"", "books/2", "data:",
    ] {
      #expect(!tags.contains(trace), "\(trace) in \(tags)")
    }
    for match in html.matches(of: /(?:src|href)="([^"]*)"/) {
      #expect(match.1.hasPrefix("/api/books/1/resources/"), "\(match.1)")
    }
  }

  @Test(arguments: [
    "EPUB/page.html", "EPUB/run.js", "EPUB/page.gif", "EPUB/style.css", "EPUB/c.svg", "mimetype",
    "EPUB/c0.xhtml", "EPUB/book.opf", "META-INF/container.xml", "../../2/file", "EPUB/../../x",
    "EPUB/%00", "/etc/passwd",
  ])
  func onlyImagesAndFontsAreHandedOut(path: String) async throws {
    let server = try await TestServer()
    try await server.add(Self.book)
    let answer = await server.ask("GET", "/api/books/1/resources/\(path)")
    #expect(answer.status == 404 && answer.problem == "not-found", "\(answer.text)")
  }

  @Test func aDrawingIsShutIn() async throws {
    let server = try await TestServer()
    try await server.add(Self.book)
    let answer = await server.ask("GET", "/api/books/1/resources/EPUB/drawing.svg")
    #expect(answer.status == 200 && answer.header("Content-Type") == "image/svg+xml")
    #expect(
      answer.header("Content-Security-Policy")
        == "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
    #expect(await server.ask("GET", "/api/books/1/cover").problem == "no-cover")
    // A browser takes the headers of an answer 304 for those of the drawing that it has.
    let tag = try #require(answer.header("ETag"))
    let known = await server.ask(
      "GET", "/api/books/1/resources/EPUB/drawing.svg", headers: [("If-None-Match", tag)])
    #expect(known.status == 304)
    #expect(
      known.header("Content-Security-Policy") == answer.header("Content-Security-Policy"))
    let file = await server.ask("GET", "/api/books/1/file")
    #expect(file.header("Content-Security-Policy")?.contains("sandbox") == true)
    #expect(file.header("Content-Disposition")?.hasPrefix("attachment;") == true)
  }

  @Test func anotherSiteReachesNoRoute() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let foreign: [[(name: String, value: String)]] = [
      [("Host", "evil.example")], [("Sec-Fetch-Site", "cross-site")],
      [("Origin", "http://evil.example")], [("Origin", "null")],
    ]
    let link = [
      (name: "Sec-Fetch-Site", value: "cross-site"), ("Sec-Fetch-Mode", "navigate"),
      ("Sec-Fetch-Dest", "document"),
    ]
    for route in server.services.routes {
      let path = route.pattern.text.replacing("{id}", with: "1").replacing("{n}", with: "0")
        .replacing("{path}", with: "index.html").replacing("{name}", with: "heart")
      for headers in foreign {
        let answer = await server.ask(route.method, path, headers: headers)
        #expect(answer.status == 403 && answer.problem == "foreign", "\(route.name) \(headers)")
      }
      let followed = await server.ask(route.method, path, headers: link)
      let isPage = [
        "/", "/read/1", "/marks", "/statistics", "/settings", "/account", "/invitation", "/shared",
      ].contains(path)
      #expect(followed.status == (isPage ? 200 : 403), "\(route.name)")
    }
    #expect(try await server.library.books().count == 1)
  }
}

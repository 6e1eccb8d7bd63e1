import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// A library below a path of its host, behind proxies that take the path off and such that don't.
struct BasePathTests {
  static let page = """
    <!doctype html><meta name="base-path" content=""><link rel="stylesheet" href="/css/page.css">
    <a href="//elsewhere.example/">x</a><a href="#text">y</a><script src="/js/main.js"></script>
    """
  /// A proxy on this machine that says what it has taken off.
  static let told: [(name: String, value: String)] = [("X-Forwarded-Prefix", "/books")]

  /// A library whose every address begins with `/books`: by the option, or by what a proxy says.
  static func server(byOption: Bool) async throws -> TestServer {
    var server = try await TestServer(web: ["index.html": page, "js/main.js": "const a = '/x';"])
    server.callers = CallerRules(
      host: "127.0.0.1", base: byOption ? try #require(BasePath("/books")) : .root,
      proxies: [try #require(IPNetwork("127.0.0.1"))])
    return server
  }

  @Test func itIsReadAsPeopleWriteIt() {
    for (text, meant) in [
      ("", ""), ("/", ""), ("/books", "/books"), ("/books/", "/books"),
      ("/a/b-c_d.1/", "/a/b-c_d.1"),
      ("/readers", "/readers"), ("/shelf/read", "/shelf/read"),
    ] {
      #expect(BasePath(text)?.text == meant, "\(text)")
    }
    for text in [
      "books", "//books", "/books//", "/a//b", "/a/../b", "/.", "/.well-known", "/a b", "/ä",
      "/a%20b",
      "/a?b", "/a#b", "/a\"b", "/a;b", "/a,b", "/a~b", "/a<b", "/a\nb", "http://a/b", "/api",
      "/read/3", "/js/", "/" + String(repeating: "a", count: 100),
    ] {
      #expect(BasePath(text) == nil, "\(text)")
    }
  }

  /// Else it could not be told whether a proxy has taken the base off.
  @Test func noPathOfTheLibraryBeginsWithIt() async throws {
    let routes = try await TestServer().services.routes
    let firsts = routes.compactMap { $0.pattern.text.split(separator: "/").first.map(String.init) }
    let web = Places.root.appending(path: "Web").path
    let files = try FileManager.default.contentsOfDirectory(atPath: web)
    let unserved: Set = ["README.md", "jsconfig.json", "package.json", "tests"]
    for name in Set(firsts).subtracting(["{path}"]).union(files).subtracting(unserved) {
      #expect(BasePath("/\(name)") == nil, "\(name)")
    }
  }

  @Test func aHeaderCountsFromNamedProxiesOnlyAndNotBesideTheOption() throws {
    func base(_ said: String?, from client: String = "10.0.0.7", option: BasePath = .root) -> String
    {
      let rules = CallerRules(
        host: "127.0.0.1", base: option, proxies: ["10.0.0.0/8"].compactMap { IPNetwork($0) })
      let headers = said.map { [(name: "X-Forwarded-Prefix", value: $0)] } ?? []
      return rules.origin(
        of: HTTPRequest(method: "GET", path: "/", headers: headers, client: client)
      ).base.text
    }
    #expect(base("/books") == "/books" && base("/books/") == "/books" && base("/") == "")
    #expect(base("/books", from: "127.0.0.1") == "" && base("/books", from: "192.168.1.9") == "")
    // What was there before is what the client wrote itself.
    #expect(base("/evil, /books") == "/books")
    for nonsense in ["", ",", "//evil.example", "books", "/a b", "/api", "https://evil.example/"] {
      #expect(base(nonsense) == "", "\(nonsense)")
    }
    let option = try #require(BasePath("/library"))
    #expect(base("/books", option: option) == "/library" && base(nil, option: option) == "/library")
    #expect(base("/books", from: "192.0.2.1", option: option) == "/library")
  }

  @Test(arguments: [true, false])
  func itIsFoundWithAndWithoutTheBaseInTheRequest(byOption: Bool) async throws {
    let server = try await Self.server(byOption: byOption)
    let headers = byOption ? [] : Self.told
    for path in ["/books/api/books", "/api/books"] {
      let answer = await server.ask("GET", path, headers: headers)
      #expect(answer.status == 200 && answer.text.contains(#""books":[]"#), "\(path)")
    }
    for path in ["/bookshelf/api/books", "/books/books/api/books", "/Books/api/books"] {
      #expect(await server.ask("GET", path, headers: headers).status == 404, "\(path)")
    }
    let bare = await server.ask("GET", "/books", headers: headers)
    #expect(bare.status == 308 && bare.header("Location") == "/books/")
    #expect(bare.header("Content-Security-Policy") != nil)
    // Without a word of any base, there is none.
    if !byOption { #expect(await server.ask("GET", "/books/api/books").status == 404) }
  }

  @Test func somebodyElsesLinkOpensThePageThereAndNothingElse() async throws {
    let server = try await Self.server(byOption: true)
    let follows = [
      ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate"),
      ("Sec-Fetch-Dest", "document"),
    ].map { (name: $0.0, value: $0.1) }
    for path in ["/books/", "/books/read/3", "/books/marks"] {
      #expect(await server.ask("GET", path, headers: follows).status == 200, "\(path)")
    }
    #expect(await server.ask("GET", "/books", headers: follows).status == 308)
    #expect(await server.ask("GET", "/books/api/books", headers: follows).status == 403)
  }

  @Test(arguments: [true, false])
  func thePagesDocumentLeadsThere(byOption: Bool) async throws {
    let server = try await Self.server(byOption: byOption)
    let headers = byOption ? [] : Self.told
    for path in ["/", "/read/3", "/books/settings", "/books/index.html"] {
      let text = await server.ask("GET", path, headers: headers).text
      #expect(
        text == """
          <!doctype html><meta name="base-path" content="/books"><link rel="stylesheet" \
          href="/books/css/page.css">
          <a href="//elsewhere.example/">x</a><a href="#text">y</a>\
          <script src="/books/js/main.js"></script>
          """, "\(path)")
    }
    let script = await server.ask("GET", "/books/js/main.js", headers: headers)
    #expect(script.text == "const a = '/x';")
    let stranger = await server.ask("GET", "/", headers: byOption ? Self.told : [])
    #expect(stranger.text.contains("/books/") == byOption)
  }

  @Test func whatABrowserKeptUnderAnotherPathIsNotTheSame() async throws {
    let server = try await Self.server(byOption: false)
    try await server.add(BookFile())
    for path in ["/", "/api/books/1/chapters/0", "/api/books/1/chapters/0?styles=true"] {
      let atRoot = try #require(await server.ask("GET", path).header("ETag"))
      let known: [(name: String, value: String)] = [("If-None-Match", atRoot)]
      #expect(await server.ask("GET", path, headers: known).status == 304)
      let below = await server.ask("GET", path, headers: known + Self.told)
      #expect(below.status == 200 && below.header("ETag") != atRoot, "\(path)")
    }
  }

  @Test(arguments: [true, false])
  func everyAddressOfABookBeginsWithIt(byOption: Bool) async throws {
    let server = try await Self.server(byOption: byOption)
    let headers = byOption ? [] : Self.told
    var book = BookFile()
    book.head = #"<link rel="stylesheet" href="s.css"/>"#
    book.chapters = [#"<p>One<img src="im.gif" alt="a"/></p>"#]
    book.files = [("im.gif", BookFile.dot), ("s.css", Array("p { background: url(im.gif) }".utf8))]
    book.cover = "im.gif"
    let bytes = try book.bytes()
    let added = try await server.ask(
      "POST", "/api/books?name=b.epub", body: bytes, headers: headers
    )
    .json(BookShape.self)
    let cover = try #require(added.cover)
    #expect(cover.hasPrefix("/books/api/books/1/cover?v="))
    for path in ["/api/books", "/api/books/1"] {
      #expect(
        await server.ask("GET", path, headers: headers).text.contains(#""cover":"/books/api/"#))
    }
    let twice = await server.ask("POST", "/api/books?name=b.epub", body: bytes, headers: headers)
    #expect(twice.problem == "duplicate" && twice.text.contains(#""cover":"/books/api/"#))
    #expect(await server.ask("GET", cover, headers: headers).status == 200)

    let chapter = try await server.ask(
      "GET", "/books/api/books/1/chapters/0?styles=true", headers: headers
    ).json(ChapterShape.self)
    let image = "/books/api/books/1/resources/EPUB/im.gif"
    #expect(chapter.html.contains(#"src="\#(image)""#), "\(chapter.html)")
    #expect(await server.ask("GET", image, headers: headers).status == 200)
    let sheet = try #require(chapter.style?.sheets.first)
    #expect(sheet.href.hasPrefix("/books/api/books/1/styles/"))
    let rules = await server.ask("GET", sheet.href, headers: headers).text
    #expect(rules.contains("url(\"\(image)\")"), "\(rules)")
    // A program that comes without a proxy finds everything without the base.
    if !byOption {
      #expect(await server.ask("GET", "/api/books").text.contains(#""cover":"/api/books/1/"#))
    }
  }

  @Test func twoLibrariesOfOneHostHaveCookiesOfTheirOwn() async throws {
    let server = try await Self.server(byOption: false)
    let secure = Self.told + [("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "localhost")]
    func cookie(_ headers: [(name: String, value: String)]) async throws -> String {
      let answer = await server.ask(
        "POST", "/api/account/sign-in", body: Array(TestServer.credentials("Ada").utf8),
        headers: headers
      )
      return try #require(answer.header("Set-Cookie"))
    }
    let first = try await server.setUp()
    let below = try await cookie(Self.told)
    #expect(below.hasPrefix("vorleser~books=") && below.contains("; Path=/books;"))
    let deeper = try await cookie([("X-Forwarded-Prefix", "/shelf/books/")])
    #expect(deeper.hasPrefix("vorleser~shelf~books=") && deeper.contains("; Path=/shelf/books;"))
    let encrypted = try await cookie(secure)
    #expect(encrypted.hasPrefix("__Secure-vorleser~books=") && encrypted.contains("; Secure"))
    // Nothing below a path may be called so (RFC 6265bis section 4.1.3.2).
    #expect(!encrypted.contains("__Host-"))
    // A browser sends the one of a library at the root as well.
    let own = String(below.prefix { $0 != ";" })
    let both = await server.ask(
      "GET", "/api/books", headers: Self.told + [("Cookie", "\(first.cookie); \(own)")])
    #expect(both.status == 200)
    let other = await server.ask(
      "GET", "/api/books", headers: Self.told + [("Cookie", first.cookie)])
    #expect(other.problem == "sign-in")
  }
}

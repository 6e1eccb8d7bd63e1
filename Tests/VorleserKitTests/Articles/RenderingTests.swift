import BookParser
import Foundation
import HTTPServer
import ReadingModel
import Synchronization
import TestSupport
import Testing
import WebFetching

@testable import VorleserKit

/// Pages that scripts make, in a real Chromium.
@Suite(.enabled(if: PageRenderer.found != nil, "there is no Chromium"))
struct RenderingTests {
  private static let sentence =
    "The boat had lain in the harbour for years, and nobody knew, or wanted to know, whose it was. "

  /// Tests in containers are root's.
  private static var renderer: PageRenderer? {
    var renderer = PageRenderer.found
    renderer?.isUnconfined = geteuid() == 0
    return renderer
  }

  private final class Asked: Sendable {
    let paths = Mutex<[String]>([])
    var all: [String] { paths.withLock { $0 } }
  }

  private func serving(
    _ pages: [String: (type: String, text: String)],
    _ test: (_ port: Int, _ asked: Asked) async throws -> Void
  ) async throws {
    let asked = Asked()
    let site = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      asked.paths.withLock { $0.append(request.path) }
      guard let page = pages[request.path] else { return HTTPResponse(status: 404) }
      return HTTPResponse(
        headers: [("Content-Type", page.type)], body: .bytes(Array(page.text.utf8)))
    }
    do {
      try await test(Int(site.port), asked)
      await site.stop()
    } catch {
      await site.stop()
      throw error
    }
  }

  private static let script = """
    fetch("/data.json").then((answer) => answer.json()).then(({text}) => {
      const article = document.createElement("article");
      article.innerHTML = "<h1>Made</h1>" + `<p>${text.repeat(9)}</p>`.repeat(2) + `<p>On ${navigator.onLine}</p>`;
      document.body.append(article);
    });
    """

  @Test func aPageThatIsEmptyWithoutScriptsIsMadeByChromium() async throws {
    let folder = try TemporaryFolder()
    var kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    kit.openHosts = ["127.0.0.1"]
    kit.renderer = Self.renderer
    let library = try await Library(kit: kit)
    let pages = [
      "/one": (
        "text/html", "<title>A boat that a script shows</title><body><script src=/app.js></script>"
      ),
      "/app.js": ("text/javascript", Self.script),
      "/data.json": ("application/json", "{\"text\": \"\(Self.sentence)\"}"),
      "/plain": (
        "text/html",
        "<body><article><p>\(String(repeating: Self.sentence, count: 9))</p><script src=/x.js></script>"
      ),
    ]
    try await serving(pages) { port, asked in
      let address = "http://127.0.0.1:\(port)"
      let book = try await library.add(page: WebPageRequest(address + "/one"))
      #expect(book.title == "A boat that a script shows")
      let text = try await library.open(book.id).content.chapter(at: 0).text
      #expect(text.contains("The boat had lain in the harbour"))
      // A page with enough text is taken as it was sent.
      _ = try await library.add(page: WebPageRequest(address + "/plain"))
      #expect(!asked.all.contains("/x.js"))
    }
  }

  @Test func whatAPageAsksForReachesNoInternalAddress() async throws {
    let renderer = try #require(Self.renderer)
    try await serving([:]) { port, asked in
      let places = ["http://127.0.0.1:\(port)", "http://localhost:\(port)", "http://[::1]:\(port)"]
      let attempts = places.map { place in
        """
        fetch("\(place)/fetch").catch(() => document.body.append("refused "));
        new Image().src = "\(place)/image"; navigator.sendBeacon("\(place)/beacon", "x");
        open("\(place)/window"); new EventSource("\(place)/events");
        for (const rel of ["preconnect", "prefetch", "stylesheet", "modulepreload"])
          document.head.append(Object.assign(document.createElement("link"), {rel, href: "\(place)/" + rel}));
        document.body.append(Object.assign(document.createElement("iframe"), {src: "\(place)/frame"}));
        document.body.append(Object.assign(document.createElement("video"), {src: "\(place)/video"}));
        new Worker(URL.createObjectURL(new Blob([`fetch("\(place)/worker")`])));
        try { new WebSocket("\(place)/socket".replace("http", "ws")); } catch {}
        """
      }.joined()
      let page = SavedPage(
        address: "https://site.example/one",
        page: Array(
          "<body><script>\(attempts) alert(1); document.body.append('ended');</script>".utf8),
        charset: "utf-8")
      let html = try #require(try await renderer.render(page, by: WebFetcher()))
      let text = String(decoding: html, as: UTF8.self)
      #expect(text.contains("ended") && text.contains("refused"))
      #expect(asked.all == [])
    }
  }

  @Test func aPageThatNeverEndsIsGivenUp() async throws {
    var renderer = try #require(Self.renderer)
    renderer.timeLimit = .seconds(2)
    let page = SavedPage(
      address: "https://site.example/one", page: Array("<script>for (;;);</script>".utf8),
      charset: nil)
    #expect(try await renderer.render(page, by: WebFetcher()) == nil)
  }
}

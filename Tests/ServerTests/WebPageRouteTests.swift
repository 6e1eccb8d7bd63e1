import HTTPServer
import ReadingModel
import TestSupport
import Testing

@testable import Server

struct WebPageRouteTests {
  private static let page =
    "<html><head><title>A boat</title></head><body><article>"
    + String(
      repeating:
        "<p>The boat had lain in the harbour for years, and nobody knew, or wanted to know, whose it was.</p>",
      count: 9) + "</article></body></html>"

  private func text(_ address: String, page: String? = nil) -> String {
    let page = page.map { ", \"page\": \"\($0)\"" } ?? ""
    return "{\"address\": \"\(address)\"\(page)}"
  }

  private func body(_ address: String, page: String? = nil) -> [UInt8] {
    Array(text(address, page: page).utf8)
  }

  private func serving(_ test: (_ address: String) async throws -> Void) async throws {
    let site = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      request.path == "/boat"
        ? HTTPResponse(
          headers: [("Content-Type", "text/html")], body: .bytes(Array(Self.page.utf8)))
        : HTTPResponse(status: 404)
    }
    do {
      try await test("http://127.0.0.1:\(site.port)")
      await site.stop()
    } catch {
      await site.stop()
      throw error
    }
  }

  @Test func aPageBecomesABookWithItsAddress() async throws {
    let server = try await TestServer(openHosts: ["127.0.0.1"])
    try await serving { site in
      let answer = await server.ask("POST", "/api/articles", body: body(site + "/boat"))
      #expect(answer.status == 201)
      let book = try answer.json(BookShape.self)
      #expect(book.title == "A boat" && book.format == "article")
      #expect(book.address == site + "/boat")
      let again = await server.ask("POST", "/api/articles", body: body(site + "/boat"))
      #expect(again.problem == "duplicate")
      #expect(await server.ask("POST", "/api/books/\(book.id)/fetch").status == 200)
    }
  }

  @Test func problemsSayWhatThePageCanTranslate() async throws {
    let server = try await TestServer(openHosts: ["127.0.0.1"])
    try await serving { site in
      let missing = await server.ask("POST", "/api/articles", body: body(site + "/other"))
      #expect(missing.problem == "not-fetched")
      let problem = try missing.json(ProblemShape.self)
      #expect(problem.reason == "web-missing")
    }
    let internalAddress = await server.ask(
      "POST", "/api/articles", body: body("http://localhost:9/"))
    #expect(try internalAddress.json(ProblemShape.self).reason == "web-internal")
    let empty = await server.ask(
      "POST", "/api/articles", body: body("https://a.example/", page: "<p>Sign in</p>"))
    #expect(empty.problem == "no-article")
    let long = body("https://a.example/" + String(repeating: "a", count: 9000))
    #expect(await server.ask("POST", "/api/articles", body: long).problem == "bad-request")
    let book = try await server.add(BookFile())
    #expect(await server.ask("POST", "/api/books/\(book.id)/fetch").problem == "bad-request")
  }

  @Test(.timeLimit(.minutes(10))) func aPersonIsToldHowManyPicturesAreFetched() async throws {
    let server = try await TestServer(openHosts: ["127.0.0.1"])
    let (told, teller) = AsyncStream<Void>.makeStream()
    let pictures = "<img src=\"/1.png\"><img src=\"/2.png\"></article>"
    let site = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      guard request.path != "/boat" else {
        let page = Self.page.replacing("</article>", with: pictures)
        return HTTPResponse(
          headers: [("Content-Type", "text/html")], body: .bytes(Array(page.utf8)))
      }
      // The second picture comes when the test has heard of the first one.
      if request.path == "/2.png" { for await _ in told { break } }
      return HTTPResponse(body: .bytes(PictureMaker.png(2, 2)))
    }
    let events = try await server.services.hub.subscribe().events
    async let answer = server.ask(
      "POST", "/api/articles?import=my-1", body: body("http://127.0.0.1:\(site.port)/boat"))
    for await event in events {
      let text = String(decoding: event.bytes, as: UTF8.self)
      if text.contains("\"done\":1"), text.contains("\"total\":2") {
        #expect(text.contains("\"stage\":\"pictures\""))
        break
      }
    }
    teller.yield()
    #expect(await answer.status == 201)
    await site.stop()
  }

  @Test func aPrivatePageIsSeenByItsOwnerOnly() async throws {
    let server = try await TestServer(openHosts: ["127.0.0.1"])
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    try await serving { site in
      let answer = await bo.ask(
        "POST", "/api/articles?private=true", json: text(site + "/boat"))
      #expect(answer.status == 201)
      // Nobody learns from a refusal what others keep for themselves.
      let other = await ada.ask("POST", "/api/articles", json: text(site + "/boat"))
      #expect(other.problem != "duplicate")
    }
  }
}

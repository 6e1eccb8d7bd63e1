import Foundation
import HTTPServer
import Testing

/// What a handler is shown.
struct RequestTests {
  static func echo(_ request: HTTPRequest) async -> HTTPResponse {
    let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
    let body = (try? await request.body.collected(limit: 1 << 20)) ?? []
    let text =
      "\(request.method)|\(request.path)|\(query)|\(request.header("X-A") ?? "-")|\(body.count)"
    return HTTPResponse(body: .bytes(Array(text.utf8)))
  }

  @Test(arguments: [
    ("/", "GET|/||-|0"),
    ("/a%20b/%C3%A4%2Fc", "GET|/a b/ä/c||-|0"),
    ("/p?a=1&b=x+y%26&c&d=&&e=%E2%82%AC=", "GET|/p|a=1;b=x y&;c=;d=;e=€=|-|0"),
    ("http://x/q?x=1", "GET|/q|x=1|-|0"),
    ("/../etc//passwd", "GET|/../etc//passwd||-|0"),
  ])
  func addressesAreDecoded(target: String, expected: String) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0, handler: Self.echo)
    let client = try RawClient(port: server.port)
    await client.send(.get(target))
    #expect(try await client.answer().text == expected)
    await server.stop()
  }

  @Test func aShorterPathLeavesTheRestAsItIs() async throws {
    let request = HTTPRequest(
      method: "HEAD", path: "/a/b", query: [("x", "1")], headers: [("X-A", "2")], body: .init([7]),
      client: "::1")
    let shorter = request.droppingPrefix("/a")
    #expect(shorter.path == "/b" && shorter.rawPath == "/b" && shorter.isHead)
    #expect(shorter.method == "GET" && shorter.client == "::1" && shorter.header("x-a") == "2")
    #expect(shorter.query.map(\.value) == ["1"])
    #expect(try await shorter.body.collected(limit: 9) == [7])
    #expect(request.droppingPrefix("/c").path == "/a/b")
  }

  @Test(arguments: ["/%", "/%4", "/%zz", "/a%00b", "/%FF", "/?a=%GG", "/?%00=1", "*"])
  func addressesThatCannotBeDecodedAreRefused(target: String) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0, handler: Self.echo)
    let client = try RawClient(port: server.port)
    await client.send(.get(target))
    #expect(try await client.answer().status == 400)
    await client.send(.get("/next"))
    #expect(try await client.answer().text == "GET|/next||-|0")
    await server.stop()
  }

  @Test func headersAreFoundInAnyCaseAndJoined() async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0, handler: Self.echo)
    let client = try RawClient(port: server.port)
    await client.send(.get("/", "x-a: one", "X-A: two"))
    #expect(try await client.answer().text == "GET|/||one, two|0")
    await server.stop()
  }

  /// Up to what fits into the limit of a request's head, where the library has room for some 470.
  @Test(arguments: [400, 500, 1000, 4500])
  func manyArgumentsAreAnsweredAtOnce(count: Int) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { .text("\($0.query.count)") }
    let client = try RawClient(port: server.port)
    let query = (0..<count).map { "a\($0 % 10)=b" }.joined(separator: "&")
    for _ in 1...2 {
      await client.send(.get("/p?" + query))
      #expect(try await client.answer().text == "\(count)")
    }
    await server.stop()
  }

  @Test func bodiesAreReadWithLength() async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0, handler: Self.echo)
    let client = try RawClient(port: server.port)
    for method in ["POST", "PUT", "PATCH"] {
      await client.send("\(method) /u HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello")
      #expect(try await client.answer().text == "\(method)|/u||-|5")
    }
    await client.send("POST /u HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
    #expect(try await client.answer().text == "POST|/u||-|0")
    await client.send(.get("/kept-alive"))
    #expect(try await client.answer().text == "GET|/kept-alive||-|0")
    await server.stop()
  }

  /// A proxy may see another end of the body where lines end with a line feed alone, so nothing behind it is a request.
  @Test(arguments: ["5\r\nhello\r\n0\r\n\r\n", "5\nhello\n0\n\n", "5;x\nhello\r\n0\r\n\n"])
  func aBodyInChunksIsTheLastOfItsConnection(chunks: String) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0, handler: Self.echo)
    for method in ["POST", "PUT", "PATCH"] {
      let client = try RawClient(port: server.port)
      let head = "\(method) /u HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
      await client.send(head + chunks + .get("/smuggled"))
      let answer = try await client.answer()
      #expect(answer.text == "\(method)|/u||-|5")
      #expect(answer.header("connection") == "close")
      #expect(await client.receiveAll().isEmpty)
    }
    await server.stop()
  }

  @Test func headIsAnsweredFromGet() async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      switch request.path {
      case "/stream": HTTPResponse(body: .stream { _ in Issue.record("written for HEAD") })
      default: await Self.echo(request)
      }
    }
    let client = try RawClient(port: server.port)
    await client.send("HEAD /h HTTP/1.1\r\nHost: x\r\n\r\n")
    let head = await client.receive(upTo: "\r\n\r\n")
    #expect(try Answer(head: head).header("content-length") == "11")
    await client.send(.get("/g"))
    #expect(try await client.answer().text == "GET|/g||-|0")
    await client.send("HEAD /stream HTTP/1.1\r\nHost: x\r\n\r\n")
    let rest = await client.receiveAll()
    #expect(try Answer(head: rest).status == 200)
    #expect(rest.hasSuffix("\r\n\r\n") && !rest.hasSuffix("0\r\n\r\n"))
    await server.stop()
  }
}

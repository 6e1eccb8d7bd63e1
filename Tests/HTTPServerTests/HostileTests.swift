import Foundation
import HTTPServer
import TestSupport
import Testing

/// Requests that no decent client makes.
struct HostileTests {
  static let long = String(repeating: "x", count: 100_000)

  static let requests: [(name: String, text: String)] = [
    (
      "two lengths",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"
    ),
    (
      "length and chunks",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    ),
    ("unknown coding", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n0\r\n\r\n"),
    ("no number", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n"),
    ("negative", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n"),
    (
      "too many digits",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n"
    ),
    ("no host", "GET / HTTP/1.1\r\n\r\n"),
    ("two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"),
    ("NUL", "GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n"),
    ("NUL in a header", "GET / HTTP/1.1\r\nHost: x\r\nA: b\0c\r\n\r\n"),
    ("bytes over 127", "GET /\u{E4} HTTP/1.1\r\nHost: \u{E4}\r\n\u{E4}: \u{E4}\r\n\r\n"),
    ("long header", "GET / HTTP/1.1\r\nHost: x\r\nA: \(long)\r\n\r\n"),
    ("long address", "GET /\(long) HTTP/1.1\r\nHost: x\r\n\r\n"),
    ("long method", "\(long) / HTTP/1.1\r\nHost: x\r\n\r\n"),
    (
      "many headers",
      "GET / HTTP/1.1\r\nHost: x\r\n\(String(repeating: "a: b\r\n", count: 9000))\r\n"
    ),
    ("no colon", "GET / HTTP/1.1\r\nHost: x\r\nnothing\r\n\r\n"),
    ("folded", "GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n"),
    ("no version", "GET /\r\n\r\n"), ("HTTP/3", "GET / HTTP/3.0\r\nHost: x\r\n\r\n"),
    ("HTTP/0.9", "GET / HTTP/0.9\r\n\r\n"), ("only lines", String(repeating: "\r\n", count: 500)),
    ("TLS", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{FC}\u{3}\u{3}"), ("nothing", ""),
    ("bad chunk", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n"),
    (
      "huge chunk",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nab\r\n"
    ),
    ("upgrade", "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"),
  ]

  /// By name: the report of a run has arguments in full, and some of these requests are long.
  @Test(arguments: requests.map(\.name))
  func theServerOutlives(name: String) async throws {
    let text = try #require(Self.requests.first { $0.name == name }).text
    var limits = HTTPLimits()
    limits.requestWait = .seconds(2)
    try await serving(limits) { request in
      _ = try? await request.body.collected(limit: 1000)
      return .text("fine")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(text)
      await client.finishSending()
      let answer = await client.receiveAll()
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1."), "\(name)")
      let next = try RawClient(port: server.port)
      await next.send(.get("/"))
      #expect(try await next.answer().text == "fine")
    }
  }

  @Test(arguments: [
    "Content-Length: 3\r\nContent-Length: 2", "Content-Length: 3\r\nTransfer-Encoding: chunked",
    "Host: y", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
    "Content-Length : 3", "A b: c",
  ])
  func whatCanBeReadInTwoWaysIsRefused(headers: String) async throws {
    try await serving { _ in
      .text("fine")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("POST / HTTP/1.1\r\nHost: x\r\n\(headers)\r\n\r\n")
      await client.send("0\r\n\r\n")
      #expect(await client.receive(upTo: "\r\n").contains(" 400 "))
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\n", "GET http://y/ HTTP/1.1\r\nHost: x\r\n",
    "GET http://x@y/ HTTP/1.1\r\nHost: x\r\n",
  ])
  func aRequestToNobodyOrToAnotherHostIsRefusedOnce(request: String) async throws {
    try await serving { _ in
      .text("fine")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(request + "Connection: close\r\n\r\n")
      let answer = await client.receiveAll()
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
      #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "\(answer)")
    }
  }

  @Test(arguments: [
    "Host: x\0.y\r\nA: b", "A: b\r\nHost: x\0.y", "Host: x\0\r\nA: b", "Host: x\0\0y\r\nA: b",
    "Host: x\0", "Host:\0x", "Host: x\r\n .y", "Host: x\r\nA: b\r\n c\r\nD: e",
  ])
  func aHeaderOfWhichOnlyAPartIsReadIsRefused(headers: String) async throws {
    try await serving { _ in
      .text("fine")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("GET / HTTP/1.1\r\n\(headers)\r\n\r\n")
      #expect(await client.receive(upTo: "\r\n").contains(" 400 "))
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\nHost: x\nA: b\n\n", "GET / HTTP/1.1\nHost: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\nA: b\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nA: b\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\n\n", "GET / HTTP/1.0\n\n", "GET / HTTP/1.0\r\n\n",
    "GET / HTTP/1.1\r\nHost: x\r\nA:\nB:\r\n\r\n",
  ])
  func aLineFeedAloneEndsNoLine(request: String) async throws {
    try await serving { _ in
      .text("fine")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(request)
      #expect(await client.receive(upTo: "\r\n").contains(" 400 "), "\(request.debugDescription)")
    }
  }

  /// A request whose head takes some memory of the library: each header and each cookie has a record of 64 bytes, and
  /// cookies are copied.
  private static func request(_ part: String, _ byteCount: Int) -> String {
    func repeated(_ text: String, _ byteCount: Int, of piece: Int = 1) -> String {
      String(repeating: text, count: byteCount / piece)
    }
    return switch part {
    case "address": .get("/" + repeated("x", byteCount), "Connection: close")
    case "value": .get("/", "Connection: close", "A: " + repeated("x", byteCount))
    case "headers": .get("/", "Connection: close", repeated("a: b\r\n", byteCount, of: 70) + "C: d")
    case "cookie": .get("/", "Connection: close", "Cookie: a=" + repeated("x", byteCount, of: 2))
    default:
      .get("/", "Connection: close", "Cookie: " + repeated("a=b; ", byteCount, of: 74) + "c=d")
    }
  }

  /// Also where the library has no memory left for the head of an answer.
  @Test(arguments: ["address", "value", "headers", "cookie", "cookies"])
  func aHeadIsAnsweredOnceHoweverLongItIs(part: String) async throws {
    let limits = HTTPLimits()
    try await serving { _ in
      .text("fine")
    } _: { server in
      var statuses: [Substring] = []
      for byteCount in stride(from: 20 << 10, to: limits.connectionByteCount - 800, by: 97) {
        let client = try RawClient(port: server.port)
        await client.send(Self.request(part, byteCount))
        let answer = await client.receiveAll()
        #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "\(byteCount): \(answer)")
        statuses.append(answer.dropFirst(9).prefix(3))
        if answer.contains("431 ") { #expect(answer.contains("too long"), "\(byteCount)") }
      }
      #expect(statuses.first == "200" && statuses.last == "431")
      #expect(statuses == statuses.sorted(), "\(statuses)")
    }
  }

  @Test(arguments: [1, 17, 100_000])
  func headersAreReadHoweverTheyArrive(pieceByteCount: Int) async throws {
    try await serving { request in
      .text("\(request.header("Last") ?? "")\(request.header("Empty") ?? "none")")
    } _: { server in
      let client = try RawClient(port: server.port)
      for length in [0, 300, 1500] {
        let lines = [
          "GET /a?b=c&d=%20 HTTP/1.1", "Host: x", "Cookie: a=b; c=d", "Empty:", "Blanks:   e  ",
          "Long: " + String(repeating: "f", count: length), "Last: g", "", "",
        ]
        var rest = ArraySlice(lines.joined(separator: "\r\n").utf8)
        while !rest.isEmpty {
          await client.send(Array(rest.prefix(pieceByteCount)))
          rest = rest.dropFirst(pieceByteCount)
        }
        #expect(try await client.answer().text == "g")
      }
    }
  }

  @Test(arguments: [
    "Content-Length: 3\r\nTransfer-Encoding: chunked", "Transfer-Encoding: gzip",
  ])
  func aBodyWithoutAKnownEndIsNotWaitedForAndEndsTheConnection(headers: String) async throws {
    try await serving(.endless) { _ in
      .text("fine")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("POST / HTTP/1.1\r\nHost: x\r\n\(headers)\r\n\r\n")
      // No limit closes it, so that it ends because the server does not wait.
      let answer = try #require(await client.receiveToEnd())
      #expect(answer.hasPrefix("HTTP/1.1 400 ") || answer.hasPrefix("HTTP/1.1 501 "))
    }
  }

  /// The greatest `Int`, the next number, and the greatest of 64 bits.
  @Test(arguments: ["9223372036854775807", "9223372036854775808", "18446744073709551615"])
  func aBodyLongerThanAnyLimitIsRefusedBeforeItComes(length: String) async throws {
    try await serving(.endless) { request in
      do {
        return .text("\(try await request.body.collected(limit: 1000).count)")
      } catch {
        return HTTPResponse(status: 413)
      }
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \(length)\r\n\r\nabc")
      let answer = try #require(await client.receiveToEnd())
      #expect(answer.hasPrefix("HTTP/1.1 413 "))
    }
  }

  /// 0.9.75 writes the head of its own answers twice; what matters is that nothing follows on the connection.
  @Test(arguments: ["many", "-1", "+5", "5, 5", "0x5", "", "18446744073709551616"])
  func behindALengthThatIsNoNumberNothingIsServed(length: String) async throws {
    try await serving(.endless) { _ in
      .text("fine")
    } _: { server in
      let client = try RawClient(port: server.port)
      let request = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \(length)\r\n\r\n"
      await client.send(request + .get("/"))
      let answer = try #require(await client.receiveToEnd())
      #expect(answer.hasPrefix("HTTP/1.1 4") && !answer.contains("fine"), "\(answer)")
    }
  }

  @Test func randomBytesAreOutlived() async throws {
    try await serving { _ in
      .text("fine")
    } _: { server in
      var random = SeededGenerator(seed: 4)
      for _ in 0..<200 {
        var bytes = Array(
          "POST /a?b=c HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nA: b\r\n\r\nabc".utf8)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: place)
          default: bytes.insert(contentsOf: bytes[..<place], at: place)
          }
        }
        let client = try RawClient(port: server.port)
        await client.send(bytes)
        await client.finishSending()
        let answer = await client.receiveAll()
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1."))
      }
    }
  }

  @Test func requestsInARowAreAnsweredInTheirOrder() async throws {
    try await serving { request in
      let body = (try? await request.body.collected(limit: 100)) ?? []
      return .text(request.path + String(decoding: body, as: UTF8.self))
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(
        .get("/1") + "POST /2 HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc" + .get("/3"))
      for expected in ["/1", "/2abc", "/3"] {
        #expect(try await client.answer().text == expected)
      }
    }
  }

  @Test func oldClientsAreAnsweredAndClosed() async throws {
    try await serving { _ in
      .text("fine")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("GET / HTTP/1.0\r\n\r\n")
      #expect(await client.receiveAll().hasSuffix("\r\n\r\nfine"))
    }
  }

  @Test(arguments: ["a\r\nSet-Cookie: b", "a\nb", "\r\n"])
  func aHeaderWithALineBreakIsNotSent(value: String) async throws {
    try await serving { _ in
      HTTPResponse(headers: [("X", value)], body: .bytes([1]))
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(.get("/"))
      let answer = try await client.answer()
      #expect(answer.status == 500)
      #expect(answer.header("set-cookie") == nil)
    }
  }
}

import Foundation
import HTTPServer
import TestSupport
import Testing

/// Answers that are written while they are sent.
struct StreamTests {
  @Test func aStreamWithoutLengthIsChunkedAndLeavesTheConnectionOpen() async throws {
    try await serving { _ in
      HTTPResponse(
        body: .stream { writer in
          for word in ["one ", "", "two ", "three"] { try await writer.write(Array(word.utf8)) }
        })
    } _: { server in
      let client = try RawClient(port: server.port)
      for _ in 1...2 {
        await client.send(.get("/"))
        let answer = try await client.answer()
        #expect(answer.header("transfer-encoding") == "chunked")
        #expect(answer.text == "one two three")
      }
    }
  }

  @Test func aStreamWithALengthHasIt() async throws {
    try await serving { _ in
      HTTPResponse(
        headers: [("Content-Length", "300000")],
        body: .stream { writer in
          for _ in 1...300 { try await writer.write([UInt8](repeating: 7, count: 1000)) }
        })
    } _: { server in
      let client = try RawClient(port: server.port)
      for _ in 1...2 {
        await client.send(.get("/"))
        #expect(try await client.answer().body == [UInt8](repeating: 7, count: 300_000))
      }
    }
  }

  @Test(arguments: ["short", "failed"])
  func anIncompleteStreamIsBrokenOff(kind: String) async throws {
    struct Failure: Error {}
    try await serving { request in
      HTTPResponse(
        headers: request.path == "/short" ? [("Content-Length", "100")] : [],
        body: .stream { writer in
          try await writer.write([1, 2, 3])
          if request.path == "/failed" { throw Failure() }
        })
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(.get("/" + kind))
      let all = await client.receiveAll()
      #expect(!all.hasSuffix("0\r\n\r\n"))
      #expect(all.hasSuffix("\r\n\r\n\u{1}\u{2}\u{3}") || all.hasSuffix("\u{1}\u{2}\u{3}\r\n"))
    }
  }

  @Test func aStreamThatBreaksOffLeavesNoConnectionBehind() async throws {
    struct Failure: Error {}
    try await serving { _ in
      HTTPResponse(
        body: .stream { writer in
          try await writer.write([UInt8](repeating: 1, count: 50_000))
          throw Failure()
        })
    } _: { server in
      // Where the library meets the end depends on the threads, so many try.
      for _ in 1...50 {
        let client = try RawClient(port: server.port)
        await client.send(.get("/"))
        _ = await client.receiveAll()
        try await eventually("the server has closed its end") {
          await !client.isHeldByServer()
        }
      }
    }
  }

  @Test func whatIsWrittenArrivesAtOnce() async throws {
    let next = Signal()
    try await serving { _ in
      HTTPResponse(
        body: .stream { writer in
          try await writer.write(Array("first".utf8))
          _ = await next.received()
          try await writer.write(Array("second".utf8))
        })
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send(.get("/"))
      #expect(await client.receive(upTo: "first").hasSuffix("first"))
      next.send()
      #expect(await client.receive(upTo: "second").hasSuffix("second"))
    }
  }

  @Test func aSlowReaderHoldsTheWriter() async throws {
    let written = Counter()
    let isHeld = Signal()
    try await serving { _ in
      HTTPResponse(
        body: .stream { writer in
          let piece = [UInt8](repeating: 65, count: 1 << 16)
          // The watcher sees the count stand still: the writer waits for the reader.
          let watcher = Task {
            var last = -1
            while written.value != last || last == 0 {
              last = written.value
              try await Task.sleep(for: .milliseconds(300))
            }
            isHeld.send()
          }
          for _ in 0..<2000 {
            try await writer.write(piece)
            written.add(piece.count)
          }
          watcher.cancel()
        })
    } _: { server in
      let client = try RawClient(port: server.port, receiveBuffer: 1 << 16)
      await client.send(.get("/"))
      #expect(await isHeld.received() != nil)
      // What the system buffers on both sides of a loopback connection, and not 131 MB.
      #expect(written.value < 16 << 20)
      var count = 0
      while let bytes = await client.receive(), !bytes.isEmpty {
        count += bytes.count
        if bytes.suffix(5).elementsEqual("0\r\n\r\n".utf8) { break }
      }
      #expect(written.value == 2000 << 16)
      #expect(count > 2000 << 16)
    }
  }

  @Test func twoTasksMayWriteInOneStream() async throws {
    try await serving { _ in
      HTTPResponse(
        body: .stream { writer in
          try await withThrowingTaskGroup { group in
            for letter in "abcd".utf8 {
              group.addTask {
                for _ in 0..<50 {
                  try await writer.write([UInt8](repeating: letter, count: 5000))
                }
              }
            }
            try await group.waitForAll()
          }
        })
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("GET / HTTP/1.0\r\n\r\n")
      let body = await client.receiveAll().components(separatedBy: "\r\n\r\n")[1]
      #expect(body.count == 1_000_000)
      let runs = body.utf8.chunked(by5000: ())
      #expect(runs.allSatisfy { Set($0).count == 1 })
    }
  }
}

extension Sequence<UInt8> {
  fileprivate func chunked(by5000: Void) -> [ArraySlice<UInt8>] {
    let all = Array(self)
    return stride(from: 0, to: all.count, by: 5000).map {
      all[$0..<Swift.min($0 + 5000, all.count)]
    }
  }
}

import Foundation
import HTTPServer
import ReadingModel
import Synchronization
import TestSupport
import Testing
import WebFetching

@testable import VorleserKit

/// Servers that want a pause between two requests.
struct PausingTests {
  private let folder: TemporaryFolder
  private let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    var kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    kit.openHosts = ["127.0.0.1"]
    library = try await Library(kit: kit)
  }

  /// Serves a page with a picture; the first requests for each are refused.
  private func serving(
    refusals: Int, delay: String,
    _ test: (_ address: String, _ asked: @Sendable () -> Int) async throws -> Void
  ) async throws {
    let counts = Mutex<[String: Int]>([:])
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      let count = counts.withLock { counts in
        counts[request.path, default: 0] += 1
        return counts[request.path] ?? 0
      }
      if count <= refusals {
        return HTTPResponse(status: 429, headers: [("Retry-After", delay)])
      }
      if request.path == "/p.png" {
        return HTTPResponse(
          headers: [("Content-Type", "image/png")], body: .bytes(PictureMaker.png(3, 2)))
      }
      return HTTPResponse(
        headers: [("Content-Type", "text/html")],
        body: .bytes(Array(Site.article("A boat", "<img src=/p.png>").utf8)))
    }
    let asked: @Sendable () -> Int = { counts.withLock { $0["/a"] ?? 0 } }
    do {
      try await test("http://127.0.0.1:\(server.port)/a", asked)
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  @Test func aShortPauseIsKeptAndTold() async throws {
    try await serving(refusals: 1, delay: "0") { address, asked in
      let steps = Steps()
      let book = try await library.add(page: WebPageRequest(address)) { steps.add($0) }
      #expect(steps.stages.starts(with: [.fetching, .pausing, .fetching, .pictures]))
      let picture = try await library.open(book.id).content.resource(at: "pictures/1.png")
      #expect(picture != nil && asked() == 2)
    }
  }

  @Test func aLongPauseIsLeftToThePerson() async throws {
    try await serving(refusals: 1, delay: "\(PageDownload.pauseLimit + 1)") { address, asked in
      let error = await #expect(throws: ArticleError.self) {
        _ = try await library.add(page: WebPageRequest(address))
      }
      #expect(error?.values["delay"] == "21" && asked() == 1)
    }
  }

  @Test func aServerIsAskedOnceMoreAndNotForEver() async throws {
    try await serving(refusals: .max, delay: "0") { address, asked in
      await #expect(throws: ArticleError.self) {
        _ = try await library.add(page: WebPageRequest(address))
      }
      #expect(asked() == 2)
    }
  }

  @Test func thePicturesOfAHostPauseTogetherAndNotOneAfterTheOther() async throws {
    let pauses = HostPauses(span: 0)
    #expect(try await pauses.wait(0, for: "example.org"))
    #expect(try await !pauses.wait(0, for: "example.org"))
    #expect(try await pauses.wait(0, for: "example.com"))
    #expect(try await !HostPauses().wait(PageDownload.pauseLimit + 1, for: "example.org"))
  }
}

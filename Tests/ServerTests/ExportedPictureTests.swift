import HTTPServer
import TestSupport
import Testing

@testable import Server

/// How the query of an export wants an EPUB's pictures.
@Suite(.ownThreads)
struct ExportedPictureTests {
  private let server: TestServer
  private let id: Int

  init() async throws {
    server = try await TestServer()
    var file = BookFile(chapters: ["<p>The boat.</p><img src='boat.webp' alt='The boat'/>"])
    file.files = [(path: "boat.webp", content: SamplePictures.lossyWebP)]
    id = try await server.add(file).id
  }

  private func length(_ query: String, joined: Bool) async throws -> Int {
    let path = joined ? "/api/export?books=\(id)&" : "/api/books/\(id)/export?"
    let answer = await server.ask("GET", path + query)
    #expect(answer.status == 200)
    return try #require(Int(answer.header("Content-Length") ?? ""))
  }

  @Test(arguments: [false, true])
  func eachParameterMakesTheFileSmaller(joined: Bool) async throws {
    let usual = try await length("format=epub", joined: joined)
    for query in ["jpeg-quality=1", "picture-size=16", "grey=true"] {
      #expect(try await length(query, joined: joined) < usual, "\(query)")
    }
    #expect(try await length("svg-size=8192x16", joined: joined) == usual)
  }

  @Test(arguments: [
    "jpeg-quality=0", "jpeg-quality=101", "jpeg-quality=x", "picture-size=15", "picture-size=8193",
    "picture-size=", "svg-size=1024", "svg-size=15x768", "svg-size=", "grey=1",
  ])
  func whatCanNotBeIsRefused(query: String) async {
    for path in ["/api/books/\(id)/export?", "/api/export?books=\(id)&"] {
      #expect(await server.ask("GET", path + query).problem == "bad-request")
    }
  }
}

import Testing

@testable import Server

struct PathPatternTests {
  @Test(arguments: [
    ("/", "/", [:] as [String: String]?), ("/", "/a", nil),
    ("/api/books", "/api/books", [:]), ("/api/books", "/api/books/", nil),
    ("/api/books/{id}", "/api/books/3", ["id": "3"]), ("/api/books/{id}", "/api/books/", nil),
    ("/api/books/{id}", "/api/books/3/4", nil),
    (
      "/api/books/{id}/resources/{path}", "/api/books/3/resources/a/b.png",
      ["id": "3", "path": "a/b.png"]
    ),
    ("/api/books/{id}/resources/{path}", "/api/books/3/resources/", nil),
    (
      "/api/books/{id}/resources/{path}", "/api/books/3/resources/a//b",
      ["id": "3", "path": "a//b"]
    ),
    ("/{path}", "/css/base.css", ["path": "css/base.css"]),
  ])
  func aPatternTakesItsPathsAndNoOthers(pattern: String, path: String, values: [String: String]?) {
    #expect(PathPattern(pattern).match(path) == values)
  }
}

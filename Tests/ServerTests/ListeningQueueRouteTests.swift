import ReadingModel
import TestSupport
import Testing

@testable import Server

struct ListeningQueueRouteTests {
  @Test func booksAreQueuedOnceReorderedAndTakenOut() async throws {
    let server = try await TestServer()
    for name in ["a", "b", "c"] {
      try await server.add(BookFile(title: name), name: "\(name).epub")
    }
    func change(_ body: String) async throws -> [Int] {
      try await server.ask("PATCH", "/api/listening-queue", json: body)
        .json(ChangedBooksShape.self).books.map(\.id)
    }
    #expect(try await change(#"{"add": [2, 3, 2]}"#) == [2, 3])
    #expect(try await change(#"{"addFirst": [1, 3]}"#) == [1, 3, 2])
    #expect(try await change(#"{"books": [2, 1, 99]}"#) == [2, 1])
    #expect(try await change(#"{"remove": [2]}"#) == [1])
    _ = try await change(#"{"add": [2]}"#)
    _ = await server.ask("DELETE", "/api/books/1")
    let queue = await server.ask("GET", "/api/listening-queue")
    #expect(try queue.json(ChangedBooksShape.self).books.map(\.id) == [2])
    _ = await server.ask("POST", "/api/books/1/restore")
    let again = await server.ask("GET", "/api/listening-queue")
    #expect(try again.json(ChangedBooksShape.self).books.map(\.id) == [1, 2])
    for body in ["{}", #"{"books": "1"}"#, #"{"next": [1]}"#] {
      #expect(
        await server.ask("PATCH", "/api/listening-queue", json: body).problem == "bad-request")
    }
  }

  @Test func eachPersonHasAQueueOfBooksThatTheySee() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let shared = try await ada.add(BookFile(title: "Shared"))
    let diary = try await bo.add(BookFile(title: "Diary"), isPrivate: true)
    let body = "{\"add\": [\(shared.id), \(diary.id)]}"
    let adas = await ada.ask("PATCH", "/api/listening-queue", json: body)
    #expect(try adas.json(ChangedBooksShape.self).books.map(\.id) == [shared.id])
    let bos = await bo.ask("GET", "/api/listening-queue")
    #expect(try bos.json(ChangedBooksShape.self).books.isEmpty)
  }

  @Test func eachBookStandsInAQueueOnce() {
    var change = QueueChange()
    change.last = [3, 1, 3]
    change.removed = [1]
    #expect(change.applied(to: [1, 2]) == [2, 3])
    change = QueueChange()
    change.books = [5, 5, 4]
    change.first = [4]
    #expect(change.applied(to: [1]) == [4, 5])
  }
}

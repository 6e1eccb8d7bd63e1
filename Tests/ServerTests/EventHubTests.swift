import Foundation
import ReadingModel
import Testing
import VorleserKit

@testable import Server

@Suite(.timeLimit(.minutes(10)))
struct EventHubTests {
  private let event = ServerEvent("library", LibraryEventShape(book: 3))

  @Test func anEventIsWrittenAsTheStandardSays() {
    #expect(
      String(decoding: event.bytes, as: UTF8.self) == "event: library\ndata: {\"book\":3}\n\n")
  }

  @Test func everyClientGetsEveryEvent() async throws {
    let hub = EventHub()
    let clients = [try await hub.subscribe(), try await hub.subscribe()]
    await hub.send(event)
    await hub.close()
    for client in clients {
      var seen: [ServerEvent] = []
      for await event in client.events { seen.append(event) }
      #expect(seen == [.comment, event])
      for await _ in client.presence {}
    }
  }

  @Test func aClientThatDoesNotReadIsLetGoAndHarmsNobody() async throws {
    let hub = EventHub()
    let slow = try await hub.subscribe()
    for _ in 0..<EventHub.queueLimit + 10 { await hub.send(event) }
    #expect(await hub.clientCount == 0)
    // Both of its streams have ended, so that whoever writes to it is freed.
    for await _ in slow.presence {}
    var count = 0
    for await _ in slow.events { count += 1 }
    #expect(count == EventHub.queueLimit)
    let quick = try await hub.subscribe()
    await hub.send(event)
    await hub.close()
    var seen = 0
    for await _ in quick.events { seen += 1 }
    #expect(seen == 2)
  }

  @Test func onlySoManyMayListen() async throws {
    let hub = EventHub()
    var clients: [EventHub.Subscription] = []
    for number in 0..<EventHub.clientLimit {
      clients.append(try await hub.subscribe(for: PersonID(number)))
    }
    await #expect(throws: Problem.self) { try await hub.subscribe(for: PersonID(9999)) }
    #expect(clients.count == EventHub.clientLimit)
    await hub.close()
    await #expect(throws: Problem.self) { try await hub.subscribe() }
  }

  @Test func whatHappensInTheLibraryIsTold() async throws {
    let server = try await TestServer()
    let events = try await server.services.hub.subscribe().events
    let changes = await server.library.changes()
    let feed = Task {
      await LibraryFeed.forward(
        changes, of: server.library, to: server.services.hub, RequestMeter())
    }
    try await server.add(BookFile())
    _ = await server.ask("PUT", "/api/books/1/position", json: #"{"offset": 5, "version": 0}"#)
    var text = ""
    for await event in events {
      text += String(decoding: event.bytes, as: UTF8.self)
      if text.contains("event: position") { break }
    }
    feed.cancel()
    #expect(text.contains("event: library\ndata: {\"book\":1}\n\n"))
    #expect(text.contains("\"offset\":5"))
  }
}

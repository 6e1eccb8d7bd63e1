import Foundation
import FoundationNetworking
import Synchronization
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// Events on a real connection.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)))
struct EventStreamTests {
  @Test func aPageHearsOfWhatIsSpokenAndOfTheEnd() async throws {
    let folder = try TemporaryFolder()
    let kit = try VorleserKit(home: folder.url.appending(path: "home"), resources: Places.resources)
    let library = try await Library(kit: kit)
    let file = try folder.makeFile("lamp.txt", Data("The lamp is lit. It rained all night.".utf8))
    _ = try await library.add(file, name: "lamp.txt")
    let server = try await LibraryServer(
      kit: kit, library: library, web: folder.url, version: "1", port: 0)

    let listener = EventListener()
    let events = listener.listen(try #require(URL(string: server.address + "/api/events")))
    var lines = events.makeAsyncIterator()
    // The comment at the beginning says that the connection stands.
    #expect(await lines.next() == ":")
    let audio = try #require(URL(string: server.address + "/api/books/1/audio?from=4&voice=heart"))
    let (sound, _) = try await URLSession(configuration: .ephemeral).data(from: audio)
    #expect(sound.count > 8000)
    var data: String?
    while let line = await lines.next() {
      guard line == "event: narration" else { continue }
      data = await lines.next()
      break
    }
    let json = try #require(data?.dropFirst("data: ".count))
    let event = try JSONDecoder().decode(NarrationEventShape.self, from: Data(json.utf8))
    #expect(event.book == 1 && event.from == 4 && event.voice == "heart" && event.skipped == 0)
    await server.stop()
    while await lines.next() != nil {}
  }
}

/// Takes an answer line by line as it arrives.
private final class EventListener: NSObject, URLSessionDataDelegate {
  private struct State {
    var rest = ""
    var lines: AsyncStream<String>.Continuation?
  }

  private let state = Mutex(State())

  func listen(_ address: URL) -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    state.withLock { $0.lines = continuation }
    let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
    session.dataTask(with: address).resume()
    session.finishTasksAndInvalidate()
    return stream
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    state.withLock { state in
      state.rest += String(decoding: data, as: UTF8.self)
      while let end = state.rest.firstIndex(of: "\n") {
        let line = String(state.rest[..<end])
        state.rest = String(state.rest[state.rest.index(after: end)...])
        if !line.isEmpty { state.lines?.yield(line) }
      }
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    state.withLock { $0.lines?.finish() }
  }
}

import AudioEngine
import HTTPServer
import ReadAloud
import ReadingModel
import Synthesizer
import Testing
import VorleserKit

@testable import Server

/// What one person does is not told to others, and ends for whoever may see it no more.
@Suite(.timeLimit(.minutes(10)))
struct PrivacyTests {
  private struct NoText: SentenceSource {
    let identity = "nothing"
    func chapters() async throws -> [SpokenChapter] { [] }
    func sentences(inChapter index: Int) async throws -> [SpokenSentence] { [] }
  }

  private struct NoVoice: SpeechSource {
    let identity = "nobody"
    func speech(for sentence: SpokenSentence) async throws -> Speech {
      Speech(samples: [], words: [])
    }
  }

  private func text(_ events: AsyncStream<ServerEvent>) async -> String {
    var text = ""
    for await event in events { text += String(decoding: event.bytes, as: UTF8.self) }
    return text
  }

  @Test func whoListensIsToldHowFarTheVoiceIsAndNobodyElse() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let hub = server.services.hub
    let own = try await hub.subscribe(for: PersonID(1))
    let others = try await hub.subscribe(for: PersonID(2))
    let call = Call(
      request: HTTPRequest(
        method: "GET", path: "/", query: [("from", "0"), ("voice", "heart")]), values: [:])
    let request = try LiveStreamRequest(call, book: try await server.library.book(1))
    let stream = LiveStream(
      source: NoText(), speech: NoVoice(), from: 0, schedule: SpeechSchedule())
    try await server.services.narrations.follow(request, stream, for: PersonID(1)) {
      for await event in own.events
      where String(decoding: event.bytes, as: UTF8.self).contains("event: narration") { return }
    }
    await hub.close()
    #expect(await !text(others.events).contains("narration"))
  }

  @Test func aStreamEndsWhenItsBookBecomesPrivate() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let book = try await ada.add(BookFile())
    var gate = server.application.gate
    gate.recheck = .milliseconds(5)
    let headers = [(name: "Host", value: "localhost:7878")] + bo.headers
    var (route, call) = try server.application.router.route(
      HTTPRequest(method: "GET", path: "/api/books/\(book.id)/file", headers: headers))
    call.origin = server.application.callers.origin(of: call.request)
    call = try await gate.admit(call, to: route)
    #expect(try await !gate.hasEnded(call, route))
    let shelf = "/api/books/\(book.id)/shelf"
    #expect(await ada.ask("PUT", shelf, json: #"{"shelf": "private"}"#).status == 200)
    #expect(try await gate.hasEnded(call, route))
    try await gate.waitForEnd(of: call, to: route)
  }

  @Test func onePersonTakesNotAllStreams() async throws {
    let hub = EventHub()
    var streams: [EventHub.Subscription] = []
    for _ in 0..<EventHub.personLimit {
      streams.append(try await hub.subscribe(for: PersonID(1)))
    }
    await #expect(throws: Problem.self) { try await hub.subscribe(for: PersonID(1)) }
    streams.append(try await hub.subscribe(for: PersonID(2)))
    #expect(await hub.clientCount == EventHub.personLimit + 1)
  }

  @Test func onePersonTakesNotAllImports() async throws {
    let gate = WorkGate(.adding)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    var starts = started.makeAsyncIterator()
    let running = Task {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<WorkGate.personLimit {
          group.addTask {
            try await gate.pass(PersonID(1)) {
              start.yield()
              for await _ in ended {}
            }
          }
        }
        try await group.waitForAll()
      }
    }
    for _ in 0..<WorkGate.personLimit { _ = await starts.next() }
    await #expect(throws: Problem.self) { try await gate.pass(PersonID(1)) {} }
    try await gate.pass(PersonID(2)) {}
    end.finish()
    try await running.value
    try await gate.pass(PersonID(1)) {}
  }

  @Test(arguments: [true, false])
  func tokensEndWithThePasswordThatTheyWereMadeUnder(isReset: Bool) async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let made = try await bo.ask(
      "POST", "/api/account/tokens", json: #"{"name": "Feeds", "scope": "all"}"#
    ).json(NewTokenShape.self)
    func status() async -> Int {
      await server.ask(
        "GET", "/api/books", headers: [("Authorization", "Bearer \(made.secret)")]
      ).status
    }
    #expect(await status() == 200)
    if isReset {
      let reset = try await ada.ask("POST", "/api/people/\(bo.id)/reset")
        .json(NewInvitationShape.self)
      let answer = await server.ask(
        "POST", "/api/invitations/accept",
        json: """
          {"code": "\(reset.code)", "name": "", "password": "two green hills", "device": "Phone"}
          """)
      #expect(answer.status == 201)
    } else {
      let answer = await bo.ask(
        "POST", "/api/account/password",
        json: #"{"present": "three quiet rivers", "new": "two green hills"}"#)
      #expect(answer.status == 200, "\(answer.text)")
    }
    #expect(await status() == 401)
  }
}

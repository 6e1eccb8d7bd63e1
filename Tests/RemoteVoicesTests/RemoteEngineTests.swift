import Foundation
import HTTPServer
import Phonemes
import Synchronization
import Synthesizer
import TestSupport
import Testing

@testable import RemoteVoices

/// Against a server on a loopback address that answers as the test says.
@Suite(.timeLimit(.minutes(5)))
struct RemoteEngineTests {
  private let folder: TemporaryFolder
  private let engine: RemoteEngine

  init() throws {
    folder = try TemporaryFolder()
    engine = RemoteEngine(
      folder: folder.url.appending(path: "voices"), environment: ["KEY": "secret"])
  }

  private static let words = WrittenPhonemizer().phonemes(of: "The kettle sang, 5 times.")
  private static let utterance = Utterance(words: words)

  private func serving(
    _ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse,
    _ test: (RemoteVoiceSettings) async throws -> Void
  ) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { await answer($0) }
    let address = try #require(URL(string: "http://127.0.0.1:\(server.port)/v1"))
    do {
      try await test(
        RemoteVoiceSettings(
          name: "far", address: address, model: "tts-1", voice: "alloy", language: "en-US",
          key: .variable(name: "KEY")))
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  private static func sound() -> HTTPResponse {
    HTTPResponse(
      headers: [("Content-Type", "audio/wav")],
      body: .bytes(Wave.file(Wave.phrases([0.6, 0.4]), rate: 16_000)))
  }

  private static func refusal(
    _ status: Int, _ body: String = "", _ headers: [(name: String, value: String)] = []
  ) -> HTTPResponse {
    HTTPResponse(status: status, headers: headers, body: .bytes(Array(body.utf8)))
  }

  /// The error of a voice that was connected, whose server answers otherwise now.
  private func failure(
    _ answer: @escaping @Sendable (Int) async -> HTTPResponse
  ) async throws -> (SpeechError, requests: Int) {
    let count = Mutex(0)
    var found: SpeechError?
    try await serving { _ in
      let number = count.withLock {
        $0 += 1
        return $0
      }
      return number == 1 ? Self.sound() : await answer(number - 1)
    } _: { settings in
      _ = try await engine.connect(settings)
      found = await #expect(throws: SpeechError.self) {
        try await engine.synthesize(Self.utterance, voice: "far", speed: 1)
      }
    }
    return (try #require(found), count.withLock { $0 } - 1)
  }

  @Test func aConnectedVoiceSpeaksTheTextAndIsListedUntilItGoes() async throws {
    let asked = Mutex<[String]>([])
    try await serving { request in
      let body = try? await request.body.collected(limit: 10_000)
      asked.withLock {
        $0.append("\(request.path) \(request.header("Authorization") ?? "")")
        $0.append(String(decoding: body ?? [], as: UTF8.self))
      }
      return Self.sound()
    } _: { settings in
      let voice = try await engine.connect(settings)
      #expect(await engine.voices == [voice])
      #expect(voice.id == "far" && voice.name == "Alloy" && voice.engine == "remote")
      let speech = try await engine.synthesize(Self.utterance, voice: "far", speed: 1.5)
      #expect(speech.words.map(\.source) == [0..<3, 4..<10, 11..<15, 17..<18, 19..<24])
      #expect(speech.words.last?.samples.upperBound == speech.samples.count)
      let said = asked.withLock { $0 }
      #expect(said[2] == "/v1/audio/speech Bearer secret")
      #expect(said[3].contains(#""input":"The kettle sang, 5 times.""#))
      #expect(said[3].contains(#""response_format":"wav""#) && said[3].contains(#""speed":1.5"#))
      let stored = try String(
        contentsOf: folder.url.appending(path: "voices/far.settings.json"), encoding: .utf8)
      #expect(!stored.contains("secret"))
    }
    #expect(try engine.installer.remove("far"))
    #expect(await engine.voices.isEmpty)
    await #expect(throws: SpeechError.unknownVoice("far")) {
      try await engine.synthesize(Self.utterance, voice: "far", speed: 1)
    }
  }

  @Test(arguments: [401, 403])
  func aRefusedKeyEndsTheStreamAtOnce(status: Int) async throws {
    let (error, requests) = try await failure { _ in Self.refusal(status) }
    guard case .unusableModel(let sentence) = error else { throw error }
    #expect(sentence.contains("127.0.0.1 refuses the key (\(status))"))
    #expect(requests == 1)
  }

  @Test func aBusyProgramIsWaitedForAndThenSpeaks() async throws {
    let count = Mutex(0)
    try await serving { _ in
      let number = count.withLock {
        $0 += 1
        return $0
      }
      return number == 2 ? Self.refusal(429, "", [("Retry-After", "1")]) : Self.sound()
    } _: { settings in
      _ = try await engine.connect(settings)
      #expect(try await !engine.synthesize(Self.utterance, voice: "far", speed: 1).words.isEmpty)
    }
    #expect(count.withLock { $0 } == 3)
  }

  @Test func aLongWaitIsToldAndNotMade() async throws {
    let (error, requests) = try await failure { _ in
      Self.refusal(429, "", [("Retry-After", "3600")])
    }
    #expect(
      error == .unusableModel("127.0.0.1 takes no more requests for now. Try again in 3600 seconds")
    )
    #expect(requests == 1)
  }

  @Test func aProgramThatFailsIsAskedThreeTimes() async throws {
    let (error, requests) = try await failure { _ in Self.refusal(500) }
    #expect(error == .unusableModel("127.0.0.1 failed (500). Try again later"))
    #expect(requests == 3)
  }

  @Test func aTextThatItDoesNotTakeIsSkipped() async throws {
    let (error, requests) = try await failure { _ in
      Self.refusal(400, #"{"error": {"message": "input too long"}}"#)
    }
    #expect(error == .engine("127.0.0.1 refuses this (400): input too long"))
    #expect(requests == 1)
  }

  @Test func anUnknownAddressEndsTheStream() async throws {
    let (error, _) = try await failure { _ in Self.refusal(404, #"{"detail": "no such model"}"#) }
    #expect(error == .unusableModel("127.0.0.1 refuses this (404): no such model"))
  }

  @Test func aRedirectionIsNotFollowed() async throws {
    let (error, _) = try await failure { _ in
      Self.refusal(302, "", [("Location", "http://127.0.0.1:1/")])
    }
    #expect(error == .unusableModel("127.0.0.1 refuses this (302)"))
  }

  @Test(arguments: ["", "no sound", "RIFF0000WAVE"])
  func whatIsNoSoundIsSkipped(body: String) async throws {
    let (error, requests) = try await failure { _ in Self.refusal(200, body) }
    guard case .engine(let sentence) = error else { throw error }
    #expect(sentence.contains("sent no sound that can be read"))
    #expect(requests == 1)
  }

  @Test func nobodyThereIsTold() async throws {
    var closed: RemoteVoiceSettings?
    try await serving { _ in
      Self.sound()
    } _: {
      closed = $0
    }
    let settings = try #require(closed)
    let error = await #expect(throws: RemoteRefusal.self) { try await engine.connect(settings) }
    #expect(error?.description.contains("127.0.0.1 can't be reached") == true)
    #expect(error?.code == "connection-unreachable" && error?.values["host"] == "127.0.0.1")
    #expect(await engine.voices.isEmpty)
  }

  @Test func aMissingKeyIsToldBeforeAnythingIsSent() async throws {
    let count = Mutex(0)
    try await serving { _ in
      count.withLock { $0 += 1 }
      return Self.sound()
    } _: { settings in
      var settings = settings
      settings.key = .variable(name: "NO_KEY")
      let error = await #expect(throws: RemoteRefusal.self) { try await engine.connect(settings) }
      #expect(error?.description.contains("NO_KEY") == true && error?.code == "connection-key")
      settings.key = .file(path: "/nowhere")
      await #expect(throws: RemoteRefusal.self) { try await engine.connect(settings) }
    }
    #expect(count.withLock { $0 } == 0)
  }
}

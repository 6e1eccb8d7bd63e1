import Foundation
import HTTPServer
import Phonemes
import Synchronization
import Synthesizer
import TestSupport
import Testing

@testable import RemoteVoices

/// The key of another program is sealed, wherever it lay before.
@Suite(.timeLimit(.minutes(5)))
struct RemoteKeyTests {
  /// Turns the letters round, and names the purpose.
  private struct Seal: VoiceKeySeal {
    func seal(_ key: String, for purpose: String) throws -> Data {
      Data("\(purpose)|\(String(key.reversed()))".utf8)
    }

    func open(_ sealed: Data, for purpose: String) throws -> String {
      let parts = String(decoding: sealed, as: UTF8.self).split(separator: "|")
      guard parts.first == Substring(purpose) else { throw Other() }
      return String(parts[1].reversed())
    }
  }

  private struct Other: Error, CustomStringConvertible {
    let description = "another key sealed it"
  }

  private let folder: TemporaryFolder
  private let engine: RemoteEngine

  init() throws {
    folder = try TemporaryFolder()
    engine = RemoteEngine(folder: folder.url, environment: ["KEY": "secret"], seal: Seal())
  }

  private var stored: String {
    get throws {
      try String(contentsOf: folder.url.appending(path: "far.settings.json"), encoding: .utf8)
    }
  }

  /// A server that notes which keys came.
  private func serving(
    _ test: (RemoteVoiceSettings, _ keys: () -> [String]) async throws -> Void
  ) async throws {
    let keys = Mutex<[String]>([])
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      keys.withLock { $0.append(request.header("Authorization") ?? "none") }
      return HTTPResponse(
        headers: [("Content-Type", "audio/wav")],
        body: .bytes(Wave.file(Wave.phrases([0.6]), rate: 16_000)))
    }
    let address = try #require(URL(string: "http://127.0.0.1:\(server.port)/v1"))
    let settings = RemoteVoiceSettings(
      name: "far", address: address, model: "tts-1", voice: "alloy", language: "en-US")
    do {
      try await test(settings) { keys.withLock { $0 } }
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  private func speak(_ engine: RemoteEngine) async throws {
    let words = WrittenPhonemizer().phonemes(of: "Yes.")
    _ = try await engine.synthesize(Utterance(words: words), voice: "far", speed: 1)
  }

  @Test func aGivenKeyIsSealedAndSentWithEverySentence() async throws {
    try await serving { settings, keys in
      _ = try await engine.connect(settings, key: "given")
      #expect(try !stored.contains("given"))
      try await speak(engine)
      #expect(keys() == ["Bearer given", "Bearer given"])
      #expect(engine.connections.map(\.name) == ["far"])
    }
  }

  @Test func theKeyOfAVariableIsReadOnceAndSealed() async throws {
    try await serving { settings, keys in
      var settings = settings
      settings.key = .variable(name: "KEY")
      _ = try await engine.connect(settings)
      let later = RemoteEngine(folder: folder.url, environment: [:], seal: Seal())
      try await speak(later)
      #expect(keys() == ["Bearer secret", "Bearer secret"])
    }
  }

  @Test func aVoiceThatWasConnectedEarlierHasItsKeyTakenInWhenItSpeaks() async throws {
    try await serving { settings, keys in
      var settings = settings
      settings.key = .variable(name: "KEY")
      let earlier = RemoteEngine(folder: folder.url, environment: ["KEY": "secret"])
      _ = try await earlier.connect(settings)
      #expect(try stored.contains("variable"))
      let gain = VoiceReceipt.read(folder.url.appending(path: "far.json"))?.gain
      try await speak(engine)
      #expect(try !stored.contains("variable"))
      try await speak(RemoteEngine(folder: folder.url, environment: [:], seal: Seal()))
      #expect(keys() == ["Bearer secret", "Bearer secret", "Bearer secret"])
      #expect(VoiceReceipt.read(folder.url.appending(path: "far.json"))?.gain == gain)
    }
  }

  @Test func anotherAddressGetsNoKey() async throws {
    try await serving { settings, keys in
      _ = try await engine.connect(settings, key: "given")
      let other = settings.address.absoluteString.replacing("127.0.0.1", with: "localhost")
      // JSON writes slashes with a backslash before them.
      let written = settings.address.absoluteString.replacing("/", with: #"\/"#)
      let changed = try stored.replacing(written, with: other)
      #expect(try changed != stored)
      try Data(changed.utf8).write(to: folder.url.appending(path: "far.settings.json"))
      let error = await #expect(throws: SpeechError.self) { try await speak(engine) }
      #expect(error?.description.contains("another key sealed it") == true)
      #expect(keys() == ["Bearer given"])
    }
  }

  @Test func aVoiceWithoutAKeySendsNone() async throws {
    try await serving { settings, keys in
      _ = try await engine.connect(settings)
      try await speak(engine)
      #expect(keys() == ["none", "none"])
    }
  }

  @Test(
    arguments: [
      ("https://api.example.org/v1/", "https://api.example.org/v1"),
      ("http://127.0.0.1:8880/v1", "http://127.0.0.1:8880/v1"), ("ftp://example.org", nil),
      ("https://a:b@example.org", nil), ("https://", nil), ("example.org", nil),
      ("https://example.org/v1?key=1", nil),
    ])
  func anAddressIsOneOfHTTPWithNothingSecretInIt(text: String, expected: String?) {
    #expect(RemoteVoiceSettings.address(text)?.absoluteString == expected)
  }
}

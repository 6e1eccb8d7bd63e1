import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// Voices of other programs are connected, listed without their keys, and forgotten.
@Suite(.timeLimit(.minutes(5)))
struct ConnectionRouteTests {
  private static let path = "/api/voices/connections"

  /// Half a second of a tone as WAV, 16,000 samples a second.
  private static var sound: [UInt8] {
    let samples = (0..<8_000).map { Int16(8_000 * sin(Double($0) * 0.2)) }
    var bytes = Array("RIFF".utf8) + number(samples.count * 2 + 36, 4) + Array("WAVEfmt ".utf8)
    bytes += number(16, 4) + number(1, 2) + number(1, 2) + number(16_000, 4)
    bytes += number(32_000, 4) + number(2, 2) + number(16, 2)
    bytes += Array("data".utf8) + number(samples.count * 2, 4)
    return bytes + samples.flatMap { number(Int($0), 2) }
  }

  private static func number(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// Another program that speaks for those who bring the key.
  private func speaking(_ test: (_ address: String) async throws -> Void) async throws {
    let program = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      guard request.header("Authorization") == "Bearer s3cret" else {
        return HTTPResponse(status: 401, headers: [], body: .bytes([]))
      }
      return HTTPResponse(headers: [("Content-Type", "audio/wav")], body: .bytes(Self.sound))
    }
    do {
      try await test("http://127.0.0.1:\(program.port)/v1")
      await program.stop()
    } catch {
      await program.stop()
      throw error
    }
  }

  private static func body(_ address: String, key: String? = nil) -> String {
    let key = key.map { #", "key": "\#($0)""# } ?? ""
    return #"""
      {"address": "\#(address)", "model": "tts-1", "voice": "alloy", "language": "en-US"\#(key)}
      """#
  }

  @Test func aVoiceIsConnectedListedAndForgotten() async throws {
    let server = try await TestServer()
    try await speaking { address in
      let answer = await server.ask(
        "PUT", "\(Self.path)/far", json: Self.body(address, key: "s3cret"))
      let made = try answer.json(VoiceConnectionsShape.self)
      #expect(made.voices.map(\.name) == ["far"] && made.voices.first?.address == address)
      #expect(made.voices.first?.hasKey == true && !answer.text.contains("s3cret"))
      let voices = try await server.ask("GET", "/api/voices").json(VoicesShape.self)
      let voice = voices.voices.first { $0.id == "far" }
      #expect(voice?.engine == "remote" && voice?.estimatesTimes == true)

      // Nothing in the data folder holds the key in the clear.
      let folder = server.kit.data.voices(of: "remote")
      let settings = try String(
        contentsOf: folder.appending(path: "far.settings.json"), encoding: .utf8)
      #expect(settings.contains("sealed") && !settings.contains("s3cret"))

      // Without a key the one that is kept for the address stays.
      #expect(
        await server.ask("PUT", "\(Self.path)/far", json: Self.body(address)).status == 200)
      let other = address.replacing("127.0.0.1", with: "localhost")
      #expect(
        await server.ask("PUT", "\(Self.path)/far", json: Self.body(other)).problem
          == "voice-failed")

      let left = try await server.ask("DELETE", "\(Self.path)/far").json(
        VoiceConnectionsShape.self)
      #expect(left.voices.isEmpty)
      #expect(await server.ask("DELETE", "\(Self.path)/far").problem == "no-such-voice")
    }
  }

  @Test func aVoiceThatDoesNotSpeakSaysWhyAndIsNotKept() async throws {
    let server = try await TestServer()
    try await speaking { address in
      let refused = await server.ask(
        "PUT", "\(Self.path)/far", json: Self.body(address, key: "wrong"))
      #expect(refused.problem == "voice-failed")
      #expect(refused.text.contains("connection-key") && refused.text.contains("127.0.0.1"))
    }
    let gone = await server.ask(
      "PUT", "\(Self.path)/far", json: Self.body("http://127.0.0.1:1/v1"))
    #expect(gone.problem == "voice-failed" && gone.text.contains("connection-unreachable"))
    let list = try await server.ask("GET", Self.path).json(VoiceConnectionsShape.self)
    #expect(list.voices.isEmpty)
  }

  @Test func whatIsNoDescriptionIsRefusedBeforeAnythingIsSent() async throws {
    let server = try await TestServer()
    for address in ["ftp://example.org", "https://a:b@example.org", "nowhere"] {
      #expect(
        await server.ask("PUT", "\(Self.path)/far", json: Self.body(address)).problem
          == "bad-request")
    }
    let good = "http://127.0.0.1:1/v1"
    #expect(
      await server.ask("PUT", "\(Self.path)/a.b", json: Self.body(good)).problem == "bad-request")
    #expect(
      await server.ask("PUT", "\(Self.path)/far", json: Self.body(good, key: "a\\u0007")).problem
        == "bad-request")
  }
}

import Foundation
import HTTPServer
import TestSupport
import Testing

@testable import Server

/// Programs that speak through OpenAI's interface.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)))
struct SpokenTextRouteTests {
  private static let text = "The lamp was lit. Nobody knocked."

  private func ask(
    _ server: TestServer, _ rest: String, path: String = "/v1/audio/speech"
  ) async -> HTTPResponse {
    let body = "{\"model\": \"tts-1\", \"input\": \"\(Self.text)\"\(rest)}"
    return await server.ask("POST", path, body: Array(body.utf8))
  }

  @Test(arguments: [
    ("wav", "audio/wav", "RIFF"), ("flac", "audio/flac", "fLaC"),
    ("opus", "audio/ogg; codecs=opus", "OggS"),
  ])
  func filesAreOfTheirFormat(format: String, type: String, start: String) async throws {
    let server = try await TestServer(resources: Places.resources)
    let answer = await ask(server, ", \"response_format\": \"\(format)\"")
    #expect(answer.status == 200 && answer.header("Content-Type") == type)
    #expect(answer.bytes.starts(with: start.utf8))
  }

  @Test func rawSamplesAreTheWholeSound() async throws {
    let server = try await TestServer(resources: Places.resources)
    let raw = await ask(server, ", \"response_format\": \"pcm\", \"voice\": \"alloy\"")
    let wav = await ask(server, ", \"response_format\": \"wav\"")
    #expect(raw.header("Content-Type") == "audio/pcm")
    #expect(!raw.bytes.isEmpty && wav.bytes.suffix(raw.bytes.count).elementsEqual(raw.bytes))
    #expect(raw.bytes.count > 48_000 && raw.bytes.count % 2 == 0)
  }

  @Test func fasterSpeechIsShorter() async throws {
    let server = try await TestServer(resources: Places.resources)
    let usual = await ask(server, ", \"response_format\": \"pcm\"").bytes.count
    let fast = await ask(server, ", \"response_format\": \"pcm\", \"speed\": 2").bytes.count
    #expect(Double(fast) < Double(usual) * 0.75)
  }

  @Test func mp3StreamsAndFieldsOfOthersArePassedOver() async throws {
    let server = try await TestServer(resources: Places.resources)
    let answer = await ask(server, ", \"instructions\": \"Be kind.\", \"stream\": true")
    #expect(answer.status == 200 && answer.header("Content-Type") == "audio/mpeg")
    guard case .stream = answer.body else {
      Issue.record("the body is no stream")
      return
    }
  }

  @Test func wordsHaveTheirTimes() async throws {
    let server = try await TestServer(resources: Places.resources)
    let answer = await ask(server, "", path: "/v1/audio/captioned_speech")
    let speech = try answer.json(CaptionedSpeechShape.self)
    #expect(
      speech.timestamps.map(\.word).joined(separator: " ") == "The lamp was lit Nobody knocked")
    #expect(Data(base64Encoded: speech.audio)?.isEmpty == false)
    var end = 0.0
    for word in speech.timestamps {
      #expect(word.startTime >= end && word.endTime >= word.startTime)
      end = word.endTime
    }
  }

  @Test func whatCanNotBeIsRefused() async throws {
    let server = try await TestServer(resources: Places.resources)
    #expect(await ask(server, ", \"response_format\": \"aac\"").problem == "bad-request")
    #expect(await ask(server, ", \"speed\": 9").problem == "bad-request")
    #expect(await ask(server, ", \"voice\": \"nobody\"").problem == "no-such-voice")
    let empty = await server.ask(
      "POST", "/v1/audio/speech", body: Array(#"{"input": " "}"#.utf8))
    #expect(empty.problem == "bad-request")
    let models = try await server.ask("GET", "/v1/models").json(ModelListShape.self)
    #expect(models.data.map(\.id) == ["vorleser"])
  }
}

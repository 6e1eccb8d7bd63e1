import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// Voices are installed from the page: by name, with progress, and removed again.
@Suite(.timeLimit(.minutes(10)))
struct VoiceRouteTests {
  private func offer(_ name: String, by server: TestServer) async throws -> VoiceOfferShape? {
    let list = try await server.ask("GET", "/api/voices/offers").json(VoiceOffersShape.self)
    return list.offers.first { $0.voice.id == name }
  }

  /// Waits until the installation of a voice has ended.
  private func ended(_ name: String, by server: TestServer) async throws -> VoiceOfferShape {
    while true {
      let found = try #require(try await offer(name, by: server))
      if found.state != "installing" { return found }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test(
    .enabled(
      if: Places.resources != nil && Places.voices != nil,
      "needs the models ('make setup') and the voice packs for tests"))
  func aVoiceIsInstalledToldOfAndRemoved() async throws {
    let server = try await TestServer(resources: Places.resources, voices: Places.voices)
    let events = try await server.services.hub.subscribe(for: .owner)
    let telling = Task { await server.services.hub.forward(server.services.voiceInstallations) }
    #expect(try await offer("ff_siwis", by: server)?.state == "available")
    // It comes with the program, so that it can be neither installed nor removed.
    #expect(try await offer("heart", by: server) == nil)

    let asked = await server.ask("POST", "/api/voices/ff_siwis")
    #expect(asked.status == 202)
    #expect(try await ended("ff_siwis", by: server).state == "installed")
    let voices = try await server.ask("GET", "/api/voices").json(VoicesShape.self)
    #expect(voices.voices.contains { $0.id == "ff_siwis" })
    for await event in events.events {
      let text = String(decoding: event.bytes, as: UTF8.self)
      if text.hasPrefix("event: voice"), text.contains("\"state\":\"installed\"") { break }
    }
    telling.cancel()

    let left = try await server.ask("DELETE", "/api/voices/ff_siwis").json(VoiceOffersShape.self)
    #expect(left.offers.first { $0.voice.id == "ff_siwis" }?.state == "available")
    #expect(await server.ask("DELETE", "/api/voices/ff_siwis").problem == "no-such-voice")

    // The Japanese voices come with the program, too; only their loudness lies in the data folder.
    let folder = server.kit.data.voices(of: "kokoro")
    try Data("{}".utf8).write(to: folder.appending(path: "jf_alpha.json"))
    #expect(try await offer("jf_alpha", by: server) == nil)
  }

  @Test func whatFailsSaysWhyAndCanBeTriedAgain() async throws {
    let empty = try TemporaryFolder()
    let server = try await TestServer(voices: empty.url)
    #expect(await server.ask("POST", "/api/voices/nobody").problem == "no-such-voice")
    for _ in 1...2 {
      #expect(await server.ask("POST", "/api/voices/ff_siwis").status == 202)
      let failed = try await ended("ff_siwis", by: server)
      #expect(failed.state == "failed")
      #expect(failed.problem == "There is no file 'ff_siwis.bin' in the folder for voices.")
    }
    // To remove what has failed is to put it out of sight.
    #expect(await server.ask("DELETE", "/api/voices/ff_siwis").status == 200)
    #expect(try await offer("ff_siwis", by: server)?.state == "available")
  }

  @Test func aDamagedFileIsRefusedAndLeavesNothing() async throws {
    let folder = try TemporaryFolder()
    try Data(count: 522_240).write(to: folder.url.appending(path: "ff_siwis.bin"))
    let server = try await TestServer(voices: folder.url)
    #expect(await server.ask("POST", "/api/voices/ff_siwis").status == 202)
    let failed = try await ended("ff_siwis", by: server)
    #expect(failed.state == "failed" && failed.problem?.contains("damaged") == true)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: server.kit.data.voices(of: "kokoro").path)
    #expect(files == [])
  }
}

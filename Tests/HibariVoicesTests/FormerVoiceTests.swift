import Foundation
import Synthesizer
import TestSupport
import Testing

@testable import HibariVoices

/// Voices that a former version of the program has prepared.
struct FormerVoiceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `only a voice whose model has rates emphasises words`() async throws {
    let engine = HibariEngine(library: folder.url, folders: [folder.url])
    let entry = try #require(HibariCatalogue.entry(for: HibariModel.defaultVoice))
    #expect(await !engine.emphasizesWords(voice: entry.voice.id), "it is not installed")
    for (source, emphasizes) in [
      (entry.sha256, false), (entry.sha256 + " revision 1", false),
      (HibariModel.source(of: entry), true),
    ] {
      let receipt = VoiceReceipt(voice: entry.voice, source: source, runtime: "1")
      try receipt.write(to: folder.url.appending(path: "\(entry.voice.id).json"))
      #expect(await engine.emphasizesWords(voice: entry.voice.id) == emphasizes, "\(source)")
    }
  }
}

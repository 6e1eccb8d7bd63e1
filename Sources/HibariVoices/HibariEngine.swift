public import Foundation
import OnnxRuntime
import Synchronization
public import Synthesizer

/// The default engine: small, quick voices that are distilled from Kokoro's.
///
/// The engine is re-entrant. It speaks as many utterances as ``parallelism`` side by side, each on
/// a queue of its own. They share one copy of the model's weights, which leaves memory when it has been idle.
public final class HibariEngine: SpeechEngine {
  /// The speaking rates that the models follow, as factors.
  private static let speeds = 0.5...2.0

  /// A number that rises whenever the same phonemes may sound different.
  private static let revision = 2

  /// The time after which unused models are dropped from memory.
  public static let idleTime = Duration.seconds(120)

  /// The number of utterances that are spoken at once; further ones wait.
  public let parallelism: Int

  /// Installs and removes the engine's voices.
  public let installer: any VoiceInstaller

  private let store: HibariVoiceStore
  private let workers: [HibariWorker]
  /// The number of unfinished calls of each worker.
  private let pending: Mutex<[Int]>

  /// Makes an engine, which loads its models when they are first needed.
  ///
  /// - Parameters:
  ///   - library: ONNX Runtime's shared library.
  ///   - folders: The folders of prepared voices. Earlier ones win; new voices go to the first.
  ///   - parallelism: The number of utterances that are spoken at once: 1 for listening, the number
  ///     of cores for narrating.
  ///   - idleTime: The time after which unused models are dropped from memory.
  public init(
    library: URL, folders: [URL], parallelism: Int = 2, idleTime: Duration = HibariEngine.idleTime
  ) {
    self.parallelism = max(parallelism, 1)
    store = HibariVoiceStore(library: library, folders: folders, idleTime: idleTime)
    installer = HibariInstaller(library: library, folder: folders.first)
    let budget = RunBudget()
    workers = (1...self.parallelism).map {
      HibariWorker(label: "vorleser.hibari.\($0)", budget: budget)
    }
    pending = Mutex([Int](repeating: 0, count: self.parallelism))
  }

  /// Makes an engine that speaks the person's voices and the one of the program.
  ///
  /// - Parameter places: The places of the engine's files.
  public convenience init(_ places: EnginePlaces) {
    self.init(
      library: places.library, folders: [places.voices, places.prepared],
      parallelism: places.parallelism)
  }

  /// The engine's name, its revision and the version of ONNX Runtime.
  ///
  /// Models are not named: their hash is fixed.
  public var identity: String { "hibari-\(Self.revision)/onnxruntime-\(Runtime.neededVersion)" }

  /// The identity with the hash of the voice's model.
  ///
  /// - Parameter voice: The voice.
  /// - Returns: A text that changes whenever this voice's output may.
  public func identity(of voice: String) async -> String {
    "\(identity)/\(voice)-\(receipt(of: voice).map { String($0.source.prefix(16)) } ?? "none")"
  }

  /// Whether the rate of each token is an input of the voice's model.
  ///
  /// - Parameter voice: The voice.
  /// - Returns: False for a voice that a former version has prepared.
  public func emphasizesWords(voice: String) async -> Bool {
    receipt(of: voice).map(HibariModel.hasRates) ?? false
  }

  private func receipt(of voice: String) -> VoiceReceipt? {
    store.receipts().first { $0.receipt.voice?.id == voice }?.receipt
  }

  /// The voices that are prepared, the default one first.
  public var voices: [Voice] {
    get async {
      // A receipt of an older program tells less than the catalogue.
      let all = store.receipts().compactMap(\.receipt.voice)
        .map { HibariCatalogue.entry(for: $0.id)?.voice ?? $0 }
      let isDefault = { (voice: Voice) in voice.id == HibariModel.defaultVoice }
      return all.filter(isDefault) + all.filter { !isDefault($0) }
    }
  }

  /// Speaks one utterance.
  ///
  /// - Parameters:
  ///   - utterance: Words with phonemes and source ranges.
  ///   - voice: An installed voice, such as `heart`.
  ///   - speed: Factor on the speaking rate, 0.5...2. Beyond 0.7...1.5 the model follows only in
  ///     part, because no sound gets shorter than 25 ms.
  /// - Returns: Mono PCM at 24 kHz with one time for every word that has phonemes.
  /// - Throws: `SpeechError`; `CancellationError`.
  public func synthesize(
    _ utterance: Utterance, voice: String, speed: Double
  ) async throws -> Speech {
    let index = pending.withLock { pending in
      let least = pending.indices.min { pending[$0] < pending[$1] } ?? 0
      pending[least] += 1
      return least
    }
    defer { pending.withLock { $0[index] -= 1 } }
    let speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound)
    do {
      return try await workers[index].speak(utterance, voice: voice, from: store, speed: speed)
    } catch let error as OnnxError {
      throw SpeechError.engine("\(error)")
    }
  }

  /// Whether a voice's model is in memory.
  package func isLoaded(_ voice: String) -> Bool { store.isLoaded(voice) }

  /// Frees the models; the next utterance loads them again.
  public func unload() {
    store.unload()
  }
}

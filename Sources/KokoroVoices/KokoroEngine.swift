import Basics
public import Foundation
import OnnxRuntime
public import Synthesizer

/// The engine of Kokoro-82M. It speaks every installed voice pack and blends of them, more slowly
/// than hibari and with a fuller sound.
///
/// The engine loads the model when it is first needed, and drops it when it has been idle.
public actor KokoroEngine: SpeechEngine {
  /// The most symbols of one run.
  ///
  /// The model takes 510, but its memory grows with their number: 200 are some 12 s of speech and
  /// 300 MB. The library and the model take 130 MB; each second takes 12 MB in the five signals of the
  /// vocoder's last stage that are needed at once, and some more in gaps between them.
  static let symbolLimit = 200

  /// The speaking rates that the model follows, as factors.
  private static let speeds = 0.5...2.0

  /// A number that rises whenever the same phonemes may sound different.
  private static let revision = 5

  /// The most voices and blends that are kept in memory.
  private static let styleLimit = 64

  /// The time after which an unused model is dropped from memory.
  public static let idleTime = Duration.seconds(120)

  private nonisolated let executor = QueueExecutor(label: "vorleser.kokoro")
  private nonisolated let packs: PackStore
  private nonisolated let folder: URL?
  private let library: URL
  private nonisolated let model: URL
  private let threads: Int
  private let splitter = UtteranceSplitter(limit: symbolLimit)
  private var session: Session?
  private var styles: [String: BlendedVoice] = [:]
  private let idle = IdleTimer(after: idleTime)

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - library: ONNX Runtime's shared library.
  ///   - model: The folder of the prepared model, such as `share/kokoro`.
  ///   - voices: The folders of voice packs. Earlier ones win; new packs go to the first.
  ///   - threads: The number of threads of one utterance. Kokoro needs two cores to stay ahead of a
  ///     listener.
  public init(library: URL, model: URL, voices: [URL], threads: Int = 2) {
    self.library = library
    self.model = model
    self.threads = threads
    packs = PackStore(folders: voices)
    folder = voices.first
  }

  /// Makes an engine that speaks the person's voices.
  ///
  /// - Parameter places: The places of the engine's files.
  public init(_ places: EnginePlaces) {
    self.init(
      library: places.library, model: places.prepared,
      voices: [
        places.voices, places.prepared.appending(path: BundledPacks.folderName),
      ])
  }

  /// Installs and removes the engine's voices.
  public nonisolated var installer: any VoiceInstaller {
    KokoroInstaller(engine: self, folder: folder)
  }

  /// The queue that the model runs on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// The engine's name and revision, the model's hash and the version of ONNX Runtime.
  public nonisolated var identity: String {
    "kokoro-\(Self.revision)-\(KokoroModel.sha256.prefix(16))/onnxruntime-\(Runtime.neededVersion)"
  }

  /// The identity with the hashes of the voice's packs.
  ///
  /// - Parameter voice: A voice or a blend.
  /// - Returns: A text that changes whenever this voice's output may.
  public nonisolated func identity(of voice: String) async -> String {
    let hashes = (VoiceBlend(voice)?.shares ?? []).map { share in
      // A pack that can't be read can't be spoken with either, and that says why.
      packs.file(of: share.voice).flatMap { try? packs.hash(of: $0).prefix(16) } ?? "none"
    }
    return "\(identity)/\(voice)-\(hashes.joined(separator: "-"))"
  }

  /// It does: the rate of each token is an input of the prepared model, and no other is loaded.
  ///
  /// - Parameter voice: Any voice.
  /// - Returns: True.
  public nonisolated func emphasizesWords(voice: String) async -> Bool { true }

  /// The installed voices; none if the model is not installed.
  public nonisolated var voices: [Voice] {
    get async { hasModel ? packs.voices() : [] }
  }

  private nonisolated var hasModel: Bool {
    FileManager.default.fileExists(atPath: model.appending(path: KokoroModel.receiptName).path)
  }

  /// The limitation that the preparation of the model met.
  public nonisolated var limitation: String? {
    VoiceReceipt.read(model.appending(path: KokoroModel.receiptName))?.limitation
  }

  /// Speaks one utterance.
  ///
  /// - Parameters:
  ///   - utterance: Words with phonemes and source ranges.
  ///   - voice: An installed voice, or a blend such as `af_heart:60,bf_emma:40`.
  ///   - speed: A factor on the speaking rate, 0.5...2. Beyond 0.7...1.5 the model follows only in
  ///     part, because no sound gets shorter than 25 ms.
  /// - Returns: Mono PCM at 24 kHz, with one time for every word that has phonemes.
  /// - Throws: `SpeechError`; `CancellationError`.
  public func synthesize(
    _ utterance: Utterance, voice: String, speed: Double
  ) async throws -> Speech {
    try Task.checkCancellation()
    do {
      let session = try loadedSession()
      // Scratch memory goes back after each run: it is some 85 MB after 6 s of sound, and no
      // difference in speed was measured.
      let stop = try RunStop(runtime: session.runtime)
      let speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound)
      return try await withTaskCancellationHandler {
        let blended = try blendedVoice(voice, session: session, stop: stop)
        let run = KokoroRun(session: session, stop: stop)
        return try KokoroSpeaker(run: run, voice: blended, splitter: splitter)
          .speak(utterance, speed: speed)
      } onCancel: {
        stop.stop()
      }
    } catch let error as OnnxError {
      throw SpeechError.engine("\(error)")
    }
  }

  /// Frees the model; the next call loads it again.
  public func unload() {
    session = nil
    styles = [:]
  }

  /// The session of the model, loaded if need be.
  ///
  /// Each call puts off the moment at which an idle model is dropped.
  private func loadedSession() throws -> Session {
    idle.use { [weak self] in await self?.unload() }
    if let session { return session }
    guard let receipt = VoiceReceipt.read(model.appending(path: KokoroModel.receiptName)) else {
      throw SpeechError.unusableModel("Kokoro is not prepared: run `make build`")
    }
    guard receipt.source == KokoroModel.source else {
      throw SpeechError.unusableModel(
        "Kokoro was prepared by another version of Vorleser: run `make build`, or install Vorleser again"
      )
    }
    do {
      let runtime = try Runtime(library: library)
      guard receipt.runtime == runtime.version else {
        throw SpeechError.unusableModel(
          "Kokoro was prepared for ONNX Runtime \(receipt.runtime), not \(runtime.version): "
            + "run `make build`")
      }
      let loaded = try ModelPreparation.load(
        model.appending(path: KokoroModel.fileName), runtime: runtime, threads: threads)
      session = loaded
      return loaded
    } catch let error as OnnxError {
      throw SpeechError.unusableModel("Kokoro can't be loaded (\(error)): run `make build`")
    }
  }

  /// A voice or blend in memory, with the gain of its parts.
  private func blendedVoice(
    _ text: String, session: Session, stop: RunStop
  ) throws -> BlendedVoice {
    if let known = styles[text] { return known }
    guard let blend = VoiceBlend(text) else { throw SpeechError.unknownVoice(text) }
    let parts = try blend.shares.map { share in
      BlendedVoice.Part(
        pack: try packs.pack(share.voice), weight: share.weight,
        gain: try gain(of: share.voice, session: session, stop: stop))
    }
    let blended = BlendedVoice(parts: parts)
    // Somebody who tries many blends finds the last ones in memory, not all.
    if styles.count >= Self.styleLimit { styles = [:] }
    styles[text] = blended
    return blended
  }

  /// The gain of a voice.
  ///
  /// It is measured once, since the calibration sentence takes some seconds.
  private func gain(of voice: String, session: Session, stop: RunStop) throws -> Float {
    if let gain = packs.receipt(of: voice)?.gain { return gain }
    let pack = BlendedVoice.Part(pack: try packs.pack(voice), weight: 1, gain: 1)
    let speaker = KokoroSpeaker(
      run: KokoroRun(session: session, stop: stop), voice: BlendedVoice(parts: [pack]),
      splitter: splitter)
    let gain = Levelling.gain(for: try speaker.speak(CalibrationText.utterance, speed: 1).samples)
    packs.keep(gain: gain, of: voice)
    return gain
  }

  /// Measures and keeps the loudness of a voice that was just installed.
  ///
  /// - Parameter voice: An installed voice.
  /// - Throws: `SpeechError` when the voice or the model is unusable.
  public func calibrate(_ voice: String) async throws {
    let session = try loadedSession()
    _ = try gain(of: voice, session: session, stop: RunStop(runtime: session.runtime))
  }
}

import Basics
import Foundation
import OnnxRuntime
import Synchronization
import Synthesizer

/// A voice in memory.
struct LoadedHibari: Sendable {
  let session: Session
  /// The factor that brings the voice to the common loudness.
  let gain: Float
}

/// The prepared voices on disk and those in memory, shared by the workers.
final class HibariVoiceStore: Sendable {
  private struct State {
    var runtime: Runtime?
    var loaded: [String: LoadedHibari] = [:]
  }

  private let library: URL
  private let folders: [URL]
  private let state = Mutex(State())
  private let idle: IdleTimer

  init(library: URL, folders: [URL], idleTime: Duration) {
    self.library = library
    self.folders = folders
    idle = IdleTimer(after: idleTime)
  }

  /// The receipts of the voices on disk, by voice, with the folder of each.
  ///
  /// Earlier folders win.
  func receipts() -> [(receipt: VoiceReceipt, folder: URL)] {
    var seen: Set<String> = []
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".json") }.sorted().compactMap {
        name -> (VoiceReceipt, URL)? in
        guard let receipt = VoiceReceipt.read(folder.appending(path: name)),
          let voice = receipt.voice, voice.engine == HibariEngine.name,
          seen.insert(voice.id).inserted
        else { return nil }
        return (receipt, folder)
      }
    }
  }

  /// A voice in memory.
  ///
  /// Loading one takes a tenth of a second and blocks, so only workers call this. Each call puts off the moment at which
  /// idle voices are dropped.
  func voice(_ id: String) throws -> LoadedHibari {
    idle.use { [weak self] in self?.unload() }
    return try state.withLock { state in
      if let loaded = state.loaded[id] { return loaded }
      let isDefault = id == HibariModel.defaultVoice
      let remedy = isDefault ? "make build" : "vorleser voices install \(id)"
      guard let (receipt, folder) = receipts().first(where: { $0.receipt.voice?.id == id }) else {
        guard isDefault else { throw SpeechError.unknownVoice(id) }
        throw SpeechError.unusableModel("the voice \(id) is not prepared: run `\(remedy)`")
      }
      do {
        let runtime = try state.runtime ?? Runtime(library: library)
        state.runtime = runtime
        guard receipt.runtime == runtime.version else {
          throw SpeechError.unusableModel(
            "the voice \(id) was prepared for ONNX Runtime \(receipt.runtime), not "
              + "\(runtime.version): run `\(remedy)`")
        }
        let session = try ModelPreparation.load(
          folder.appending(path: "\(id).onnx"), runtime: runtime)
        guard HibariModel.outputs.allSatisfy(session.outputs.contains) else {
          throw SpeechError.unusableModel(
            "the voice \(id) has no word times: run `\(remedy)`")
        }
        let loaded = LoadedHibari(session: session, gain: receipt.gain ?? 1)
        state.loaded[id] = loaded
        return loaded
      } catch let error as OnnxError {
        throw SpeechError.unusableModel(
          "the voice \(id) can't be loaded (\(error)): run `\(remedy)`")
      }
    }
  }

  func isLoaded(_ id: String) -> Bool { state.withLock { $0.loaded[id] != nil } }

  /// Forgets the voices in memory; runs under way finish with theirs.
  func unload() {
    state.withLock { $0.loaded = [:] }
  }
}

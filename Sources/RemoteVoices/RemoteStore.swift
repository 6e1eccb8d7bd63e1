import Foundation
import Synthesizer

/// The connected voices on disk: `NAME.json` is the receipt, `NAME.settings.json` says where it speaks.
struct RemoteStore: Sendable {
  /// What the names of a voice's files end in.
  static let endings = ["json", "settings.json"]

  let folder: URL

  private func file(_ voice: String, _ ending: String) -> URL {
    folder.appending(path: "\(voice).\(ending)")
  }

  /// The voices on disk, by name.
  func voices() -> [Voice] {
    // Without the folder nothing was connected.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".settings.json") }.sorted()
      .compactMap { receipt(of: String($0.dropLast(5)))?.voice }
  }

  /// The receipt of a voice; `nil` if it is not connected.
  func receipt(of voice: String) -> VoiceReceipt? {
    let receipt = VoiceReceipt.read(file(voice, "json"))
    return receipt?.voice?.engine == RemoteEngine.name ? receipt : nil
  }

  /// Where a voice speaks.
  ///
  /// - Throws: `SpeechError`.
  func settings(of voice: String) throws -> RemoteVoiceSettings {
    guard receipt(of: voice) != nil else { throw SpeechError.unknownVoice(voice) }
    guard let data = try? Data(contentsOf: file(voice, "settings.json")),
      let settings = try? JSONDecoder().decode(RemoteVoiceSettings.self, from: data)
    else {
      throw SpeechError.unusableModel(
        "the settings of the voice \(voice) can't be read: connect it again")
    }
    return settings
  }

  /// Stores a voice, the receipt last.
  ///
  /// - Throws: `VoiceInstallError.unwritable`.
  func save(_ settings: RemoteVoiceSettings, _ receipt: VoiceReceipt) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try JSONEncoder().encode(settings).write(
        to: file(settings.name, "settings.json"), options: .atomic)
      try receipt.write(to: file(settings.name, "json"))
    } catch {
      throw VoiceInstallError.unwritable(error.localizedDescription)
    }
  }
}

/// Removes connected voices; they are installed by connecting them.
struct RemoteInstaller: VoiceInstaller {
  let ownVoiceEnding: String? = nil
  let store: RemoteStore

  func install(
    _ name: String, from folder: URL?, progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws {
    throw VoiceInstallError.noSuchVoice(name)
  }

  func remove(_ name: String) throws -> Bool {
    guard store.receipt(of: name) != nil else { return false }
    return try removeFiles(of: name, RemoteStore.endings, in: store.folder)
  }
}

import Foundation
import Synthesizer

/// Installs voices beside everything else, tells how far each is, and removes them.
///
/// ```swift
/// let installations = VoiceInstallations(kit)
/// try await installations.begin("ff_siwis")
/// for await offer in await installations.changes() where offer.state == .installed { break }
/// ```
public actor VoiceInstallations {
  /// The most installations at once: a download takes the network, and the end of one all cores.
  public static let limit = 4
  /// The shortest share of a file that is told as progress.
  private static let step = 50
  /// More changes than this wait for nobody: each says all that the earlier ones did.
  private static let changeCount = 64

  private let kit: VorleserKit
  private var work: [String: Task<Void, Never>] = [:]
  private var arrived: [String: Int] = [:]
  private var failures: [String: String] = [:]
  private let listeners = Listeners<VoiceOffer>(waitingLimit: changeCount)

  /// Makes the list of a kit's voices.
  ///
  /// - Parameter kit: The kit; ``VorleserKit/voiceFolder`` says where its voices come from.
  public init(_ kit: VorleserKit) {
    self.kit = kit
  }

  /// The voices of all catalogues but those that come with the program.
  ///
  /// - Returns: The voices in the order of their engines' catalogues.
  public func offers() async -> [VoiceOffer] {
    let installed = await Set(kit.voices.map(\.id))
    return VorleserKit.publishedVoices.compactMap { entry in
      let name = entry.voice.id
      let isThere = installed.contains(name)
      if isThere, work[name] == nil, !kit.canRemove(entry.voice) { return nil }
      return offer(entry, isInstalled: isThere)
    }
  }

  /// Begins to install a voice, and returns at once; nothing happens if that is under way.
  ///
  /// - Parameter name: The voice's name.
  /// - Throws: `VoiceInstallError.noSuchVoice` for a voice of no catalogue; ``VoiceOfferError/tooMany``.
  public func begin(_ name: String) throws {
    guard let entry = Self.entry(name) else { throw VoiceInstallError.noSuchVoice(name) }
    guard work[name] == nil else { return }
    guard work.count < Self.limit else { throw VoiceOfferError.tooMany }
    failures[name] = nil
    arrived[name] = 0
    work[name] = Task(priority: .utility) { await self.install(entry) }
    listeners.tell(offer(entry, isInstalled: false))
  }

  /// Stops the installation of a voice, or removes one that is installed.
  ///
  /// What has arrived of its file stays for the next attempt.
  ///
  /// - Parameter name: The voice's name.
  /// - Throws: `SpeechError.unknownVoice` if it is neither; when its files can't be removed.
  public func remove(_ name: String) async throws {
    guard let entry = Self.entry(name) else { throw SpeechError.unknownVoice(name) }
    if let task = work[name] {
      task.cancel()
      await task.value
    } else if failures.removeValue(forKey: name) == nil {
      try kit.remove(voice: name)
    }
    listeners.tell(offer(entry, isInstalled: await isInstalled(name)))
  }

  /// The changes from now on, until the task that reads them is cancelled.
  public func changes() -> AsyncStream<VoiceOffer> { listeners.stream() }

  /// Stops every installation; a later one goes on where it was.
  public func close() async {
    for task in work.values { task.cancel() }
    for task in work.values { await task.value }
  }

  // MARK: Work

  private func install(_ entry: VoiceCatalogueEntry) async {
    let name = entry.voice.id
    do {
      try await kit.install(voice: name, from: kit.voiceFolder) { done, _ in
        Task { await self.note(done, of: entry) }
      }
    } catch is CancellationError {
      // The person knows.
    } catch {
      failures[name] = Self.sentence(error)
    }
    work[name] = nil
    arrived[name] = nil
    listeners.tell(offer(entry, isInstalled: await isInstalled(name)))
  }

  private func note(_ byteCount: Int, of entry: VoiceCatalogueEntry) {
    let name = entry.voice.id
    // Reports come in any order, and after the end too.
    guard let known = arrived[name], byteCount - known >= entry.byteCount / Self.step else {
      return
    }
    arrived[name] = byteCount
    listeners.tell(offer(entry, isInstalled: false))
  }

  private func offer(_ entry: VoiceCatalogueEntry, isInstalled: Bool) -> VoiceOffer {
    let name = entry.voice.id
    let state: VoiceOffer.State =
      if let byteCount = arrived[name] {
        .installing(byteCount: min(byteCount, entry.byteCount))
      } else if isInstalled {
        .installed
      } else if let reason = failures[name] {
        .failed(reason)
      } else {
        .available
      }
    return VoiceOffer(voice: entry.voice, byteCount: entry.byteCount, state: state)
  }

  private func isInstalled(_ name: String) async -> Bool {
    await kit.voices.contains { $0.id == name }
  }

  private static func entry(_ name: String) -> VoiceCatalogueEntry? {
    VorleserKit.publishedVoices.first { $0.voice.id == name }
  }

  /// One sentence for people who know no command.
  private static func sentence(_ error: any Error) -> String {
    switch error as? VoiceInstallError {
    case .network(let reason): "The download failed (\(reason)). Try again to continue it."
    case .refused(let status, _): "The publisher's server answered \(status). Try again later."
    case .notInFolder(let file, _): "There is no file '\(file)' in the folder for voices."
    case .damaged, .nameTaken, .noSuchVoice, .unwritable, nil: "\(error)"
    }
  }
}

/// Why a voice is not being installed.
public enum VoiceOfferError: Error, Hashable, CustomStringConvertible {
  /// Others are being installed.
  case tooMany

  /// One sentence that says what to do.
  public var description: String {
    "At most \(VoiceInstallations.limit) voices are installed at once. Wait for one of them."
  }
}

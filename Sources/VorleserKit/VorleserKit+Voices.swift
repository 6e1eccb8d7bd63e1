public import Foundation
import ReadAloud
public import Synthesizer

extension VorleserKit {
  /// English voices that can be installed from their public home.
  public static var publishedVoices: [VoiceCatalogueEntry] {
    VoiceEngines.kinds.flatMap { $0.catalogue }
  }

  /// What tells a voice from others, for somebody who chooses one.
  ///
  /// - Parameter voice: A voice.
  /// - Returns: Its accent and its engine's manner, such as "British English, fast, uses little power".
  public static func description(of voice: Voice) -> String {
    let kind = VoiceEngines.kinds.first { $0.name == voice.engine }
    return "\(SpeechLanguage.name(of: voice.language)), \(kind?.summary ?? voice.engine)"
  }

  /// Installs a voice for the person; one that is there already is checked and left alone.
  ///
  /// - Parameters:
  ///   - name: Its name, as in ``publishedVoices``, or that of a Kokoro pack in a folder.
  ///   - folder: A folder with the voice's file; `nil` for its public home.
  ///   - progress: Told how many bytes are there, of how many.
  /// - Throws: `VoiceInstallError`; `SpeechError.unusableModel` for a file that is no voice;
  ///   `CancellationError`.
  public func install(
    voice name: String, from folder: URL? = nil,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws {
    guard let installer = engines.installer(of: name), Self.isVoiceName(name) else {
      throw VoiceInstallError.noSuchVoice(name)
    }
    try await installer.install(name, from: folder, progress: progress)
  }

  /// Removes a voice that was installed by ``install(voice:from:progress:)``.
  ///
  /// - Parameter name: Its name.
  /// - Throws: `SpeechError.unknownVoice` where there is none; voices of the program itself stay.
  public func remove(voice name: String) throws {
    guard Self.isVoiceName(name) else { throw SpeechError.unknownVoice(name) }
    // Voices of two engines may have one name.
    let removed = try engines.installers.filter { try $0.remove(name) }
    guard !removed.isEmpty else { throw SpeechError.unknownVoice(name) }
  }

  /// Whether a name can be a file's in the data folder, and leads nowhere else.
  private static func isVoiceName(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Za-z0-9_\-]+/) != nil
  }
}

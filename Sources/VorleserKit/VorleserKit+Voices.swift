public import Foundation
import ReadAloud
public import Synthesizer

extension VorleserKit {
  /// The voices that can be installed from their publishers.
  public static var publishedVoices: [VoiceCatalogueEntry] {
    VoiceEngines.kinds.flatMap { $0.catalogue }
  }

  /// BCP 47 tags of the languages and dialects that are read aloud, such as `en-GB` and `ja`.
  public static var spokenLanguages: [String] { SpeechLanguage.all.flatMap(\.dialects).map(\.tag) }

  /// Whether texts of a language can be read aloud by rules of ours, by an installed voice or another
  /// one; the program `espeak-ng` reads others for voices of Piper.
  ///
  /// - Parameter tag: BCP 47 tag, of any region and script.
  /// - Returns: Whether the language is one of ``spokenLanguages``.
  public static func isSpoken(language tag: String) -> Bool {
    SpeechLanguage.all.contains { $0.subtag == SpokenLanguage.primary(tag) }
  }

  /// A description of a voice for a person who chooses one.
  ///
  /// - Parameter voice: A voice.
  /// - Returns: Its dialect and its engine's summary, such as "British English, female, fast, uses
  ///   little power", and between them its sex, where it is known, and whether it has an accent.
  public static func description(of voice: Voice) -> String {
    let kind = VoiceEngines.kind(of: voice)
    let accent = hasAccent(voice) ? "with an accent, " : ""
    let sex = voice.sex.map { "\($0.rawValue), " } ?? ""
    return
      "\(SpeechLanguage.name(of: voice.language)), \(sex)\(accent)\(kind?.summary ?? voice.engine)"
  }

  /// Whether a voice speaks with an accent, since its engine was not made for its language.
  ///
  /// - Parameter voice: A voice.
  /// - Returns: Whether it does.
  public static func hasAccent(_ voice: Voice) -> Bool {
    let kind = VoiceEngines.kind(of: voice)
    return SpokenLanguage.primary(voice.language).map {
      kind?.accentedLanguages.contains($0) ?? false
    } ?? false
  }

  /// Whether the times of a voice's words are estimated, since nothing tells them.
  ///
  /// - Parameter voice: A voice.
  /// - Returns: Whether they are.
  public static func estimatesTimes(_ voice: Voice) -> Bool {
    VoiceEngines.kind(of: voice)?.estimatesTimes ?? false
  }

  /// Installs a voice; an installed voice is only checked.
  ///
  /// - Parameters:
  ///   - name: Its name, as in ``publishedVoices``, or that of a Kokoro pack or a Piper
  ///     voice in a folder.
  ///   - folder: A folder with the voice's file; `nil` to download it.
  ///   - progress: Takes the number of bytes that have arrived, and the total.
  /// - Throws: `VoiceInstallError`; `SpeechError.unusableModel` for a file that is no voice;
  ///   `CancellationError`.
  public func install(
    voice name: String, from folder: URL? = nil,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws {
    guard let installer = engines.installer(of: name, from: folder), Self.isVoiceName(name) else {
      throw VoiceInstallError.noSuchVoice(name)
    }
    try await installer.install(name, from: folder, progress: progress)
  }

  /// Removes a voice that was installed by ``install(voice:from:progress:)``.
  ///
  /// - Parameter name: Its name; a voice that is one speaker of a model, `NAME:SPEAKER`, goes with all
  ///   the others.
  /// - Throws: `SpeechError.unknownVoice` if it is not installed; the program's own voices can't be
  ///   removed.
  public func remove(voice name: String) throws {
    // A speaker is a part of a model.
    let name = String(name.prefix { $0 != ":" })
    guard Self.isVoiceName(name) else { throw SpeechError.unknownVoice(name) }
    // Voices of two engines may have one name.
    let removed = try engines.installers.filter { try $0.remove(name) }
    guard !removed.isEmpty else { throw SpeechError.unknownVoice(name) }
  }

  /// Whether a voice lies in the data folder; the voices that come with the program do not, only their loudness.
  func canRemove(_ voice: Voice) -> Bool {
    // Without the folder nothing was installed.
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: data.voices(of: voice.engine).path)
    return files?.contains { file in
      file.hasPrefix("\(voice.id).") && !file.hasSuffix(".part") && !file.hasSuffix(".json")
    } ?? false
  }

  /// Whether a name is a valid file name inside the data folder.
  static func isVoiceName(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Za-z0-9_\-]+/) != nil
  }
}

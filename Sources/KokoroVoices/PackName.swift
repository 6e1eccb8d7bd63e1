import Synthesizer

/// Reads Kokoro's names of voices: language, sex, `_`, name, such as `bf_emma`.
enum PackName {
  /// BCP 47 tags by the first letter of a name.
  ///
  /// Source: `VOICES.md` of hexgrad/Kokoro-82M; `d` is ours, for the mixed voices of German.
  private static let languages: [Character: String] = [
    "a": "en-US", "b": "en-GB", "d": "de", "e": "es", "f": "fr", "h": "hi", "i": "it", "j": "ja",
    "p": "pt-BR", "z": "zh",
  ]

  /// The second letter of a name.
  private static let sexes: [Character?: Voice.Sex] = ["f": .female, "m": .male]

  /// Describes a voice by its name.
  ///
  /// - Parameter id: The name of the pack's file without its extension.
  /// - Returns: The voice; `nil` for a name that follows another rule.
  static func voice(_ id: String) -> Voice? {
    let parts = id.split(separator: "_", maxSplits: 1)
    guard parts.count == 2, parts[0].count == 2, let first = id.first,
      let language = languages[first], let initial = parts[1].first
    else { return nil }
    let name = initial.uppercased() + parts[1].dropFirst()
    return Voice(
      id: id, name: name, engine: KokoroEngine.name, language: language, sex: sexes[parts[0].last],
      sampleRate: Speech.sampleRate)
  }
}

public import Synthesizer

extension KokoroEngine {
  /// The voice that a blend makes.
  ///
  /// - Parameter text: Installed voices with weights, such as `af_heart:60,bf_emma:40`.
  /// - Returns: A voice with the text as its name, which speaks the language of its largest part;
  ///   `nil` if the text is no blend or a part is not installed.
  public nonisolated func blend(_ text: String) async -> Voice? {
    guard let shares = VoiceBlend(text)?.shares else { return nil }
    let installed = await voices
    let parts = shares.compactMap { share in installed.first { $0.id == share.voice } }
    guard parts.count == shares.count,
      let heaviest = shares.indices.max(by: { shares[$0].weight < shares[$1].weight })
    else { return nil }
    return Voice(
      id: text, name: parts.map(\.name).joined(separator: " and "), engine: parts[heaviest].engine,
      language: parts[heaviest].language)
  }
}

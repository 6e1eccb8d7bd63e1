import Foundation

/// A voice or a blend in memory.
struct BlendedVoice: Sendable {
  /// One voice of the blend.
  struct Part: Sendable {
    let pack: VoicePack
    /// Its share; the shares of all parts add up to 1.
    let weight: Float
    /// The factor that brings the voice to the common loudness.
    let gain: Float
  }

  let parts: [Part]

  /// The blended style for a number of symbols.
  func style(symbolCount: Int) -> [Float] {
    var mixed = [Float](repeating: 0, count: VoicePack.width)
    for part in parts {
      let style = part.pack.style(symbolCount: symbolCount)
      for index in mixed.indices { mixed[index] += style[index] * part.weight }
    }
    return mixed
  }

  /// The blended gain.
  ///
  /// Gains are averaged in decibels, since that is how loudness is heard.
  var gain: Float {
    exp(parts.reduce(0) { $0 + log($1.gain) * $1.weight })
  }
}

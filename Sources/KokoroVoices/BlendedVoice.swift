import Foundation

/// A voice or a mixture in memory.
struct BlendedVoice: Sendable {
  /// One voice of the mixture.
  struct Part: Sendable {
    let pack: VoicePack
    /// Its share; all together 1.
    let weight: Float
    /// Factor that brings it to the common loudness.
    let gain: Float
  }

  let parts: [Part]

  /// The mixed style for a number of symbols.
  func style(symbolCount: Int) -> [Float] {
    var mixed = [Float](repeating: 0, count: VoicePack.width)
    for part in parts {
      let style = part.pack.style(symbolCount: symbolCount)
      for index in mixed.indices { mixed[index] += style[index] * part.weight }
    }
    return mixed
  }

  /// The mixed gain, in decibels as loudness is heard.
  var gain: Float {
    exp(parts.reduce(0) { $0 + log($1.gain) * $1.weight })
  }
}

import Foundation

/// Something like speech: a gliding voice with overtones that comes and goes.
func voiceLikeTone(seconds: Double) -> [Float] {
  var phase = 0.0
  return (0..<Int(seconds * 24_000)).map { index in
    let time = Double(index) / 24_000
    phase += (160 + 50 * sin(2 * .pi * 0.7 * time)) / 24_000
    let envelope = max(0, sin(2 * .pi * 1.7 * time + 0.3))
    let overtones = [1.0, 2, 3, 5, 8].map { sin(2 * .pi * phase * $0) / $0 }
    return Float(0.25 * envelope * overtones.reduce(0, +))
  }
}

/// How far a copy is from its source, in decibels; more is nearer.
func signalToNoise(_ copy: ArraySlice<Float>, _ source: ArraySlice<Float>) -> Double {
  var signal = 0.0
  var noise = 1e-20
  for (decoded, original) in zip(copy, source) {
    signal += Double(original * original)
    noise += Double((decoded - original) * (decoded - original))
  }
  return 10 * log10(signal / noise)
}

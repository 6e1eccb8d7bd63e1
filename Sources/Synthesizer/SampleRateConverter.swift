import Foundation

/// Brings sound to the rate of all speech, by a windowed sinc in as many phases as the rates need.
package struct SampleRateConverter: Sendable {
  /// Zero crossings of the sinc to each side.
  private static let crossings = 24.0
  /// The part of the lower rate's band that is kept whole: 0.92 of it, so that what the window lets
  /// through beyond it folds back where no voice is.
  private static let passBand = 0.92
  /// The form of Kaiser's window: what folds back stays 80 dB below.
  private static let kaiser = 8.0

  private let up: Int
  private let down: Int
  /// The input samples to each side that an output sample hears.
  private let half: Int
  /// The weights of each phase in turn.
  private let weights: [Float]

  /// Makes a converter.
  ///
  /// - Parameter rate: Samples a second of the input.
  package init(from rate: Int) {
    let divisor = Self.divisor(rate, Speech.sampleRate)
    let (up, down) = (Speech.sampleRate / divisor, rate / divisor)
    let band = min(1, Double(up) / Double(down)) * Self.passBand
    let reach = Self.crossings / band
    let half = Int(reach.rounded(.up))
    var weights: [Float] = []
    weights.reserveCapacity(up * 2 * half)
    for phase in 0..<up {
      let offset = Double(phase) / Double(up)
      let taps = (0..<2 * half).map { tap in
        Self.tap(Double(tap - half + 1) - offset, band: band, reach: reach)
      }
      // A constant stays one in every phase.
      let sum = taps.reduce(0, +)
      weights += taps.map { Float($0 / sum) }
    }
    self.weights = weights
    self.half = half
    self.up = up
    self.down = down
  }

  /// Converts sound.
  ///
  /// - Parameter samples: Mono PCM at the input's rate.
  /// - Returns: The same at the rate of all speech.
  package func convert(_ samples: [Float]) -> [Float] {
    guard up != down else { return samples }
    let silence = [Float](repeating: 0, count: half)
    let padded = silence + samples + silence
    let count = samples.count * up / down
    return padded.withUnsafeBufferPointer { input in
      weights.withUnsafeBufferPointer { weights in
        (0..<count).map { index in
          let place = index * down
          let (first, weight) = (place / up + 1, place % up * 2 * half)
          var sum: Float = 0
          for tap in 0..<2 * half { sum += input[first + tap] * weights[weight + tap] }
          return sum
        }
      }
    }
  }

  /// The windowed sinc.
  private static func tap(_ distance: Double, band: Double, reach: Double) -> Double {
    let place = distance / reach
    guard abs(place) < 1 else { return 0 }
    let angle = Double.pi * distance * band
    let sinc = abs(angle) < 1e-9 ? 1 : sin(angle) / angle
    return sinc * bessel(kaiser * (1 - place * place).squareRoot()) / bessel(kaiser)
  }

  /// The modified Bessel function of order zero.
  private static func bessel(_ x: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for n in 1...30 {
      term *= (x / (2 * Double(n))) * (x / (2 * Double(n)))
      sum += term
    }
    return sum
  }

  private static func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
}

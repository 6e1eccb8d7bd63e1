import Foundation

/// The power spectrum of a frame of sound, by a Fourier transform of a power of two.
///
/// Source: J. W. Cooley, J. W. Tukey, "An Algorithm for the Machine Calculation of Complex Fourier Series", 1965: radix 2,
/// in place, after the points were put in the order of their reversed bits. The transform of the voices has one size and
/// eight lanes, which suit their vocoder only.
struct FourierTransform {
  /// The points of a frame, 43 ms at 24 kHz.
  static let size = 1024

  private let window: [Float]
  private let reversed: [Int]
  /// Cosine and sine of each rotation by a part of the circle.
  private let cosine: [Float]
  private let sine: [Float]
  /// Real and imaginary parts.
  private var points = [SIMD2<Float>](repeating: .zero, count: size)

  init() {
    let size = Self.size
    let step = 2 * Double.pi / Double(size)
    window = (0..<size).map { index -> Float in
      let angle = step * (Double(index) + 0.5)
      return Float(0.5 - 0.5 * cos(angle))
    }
    let bits = size.trailingZeroBitCount
    reversed = (0..<size).map { index in
      (0..<bits).reduce(0) { $0 | (index >> $1 & 1) << (bits - 1 - $1) }
    }
    let angles = (0..<size / 2).map { step * Double($0) }
    cosine = angles.map { Float(cos($0)) }
    sine = angles.map { Float(-sin($0)) }
  }

  /// The power of each frequency up to half the sample rate.
  ///
  /// - Parameters:
  ///   - samples: The sound.
  ///   - start: The first of the ``size`` samples.
  ///   - power: Takes `size / 2` values.
  mutating func power(of samples: [Float], from start: Int, into power: inout [Float]) {
    let size = Self.size
    for index in 0..<size {
      points[reversed[index]] = SIMD2(samples[start + index] * window[index], 0)
    }
    turn()
    for index in 0..<size / 2 {
      power[index] = (points[index] * points[index]).sum()
    }
  }

  /// The passes over all points.
  private mutating func turn() {
    let (cosine, sine) = (cosine, sine)
    var half = 1
    points.withUnsafeMutableBufferPointer { points in
      while half < Self.size {
        let step = Self.size / (2 * half)
        for group in stride(from: 0, to: Self.size, by: 2 * half) {
          for index in 0..<half {
            let (near, far) = (points[group + index], points[group + index + half])
            let (c, s) = (cosine[index * step], sine[index * step])
            let turned = SIMD2(far.x * c - far.y * s, far.x * s + far.y * c)
            points[group + index] = near + turned
            points[group + index + half] = near - turned
          }
        }
        half *= 2
      }
    }
  }
}

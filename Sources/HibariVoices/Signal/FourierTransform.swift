import Foundation

/// A Fourier transform of 1200 complex points that computes eight transforms at a time, one in each
/// lane.
///
/// It has Stockham's self-sorting form: each pass of a small radix reads one buffer and writes the
/// other, in an order that leaves the result sorted. Two real frames travel as one complex one, so
/// one call transforms sixteen frames.
struct FourierTransform: Sendable {
  /// The points of the transform: hibari's window of 50 ms at 24 kHz.
  static let size = 1200
  /// The vectors of a buffer: real and imaginary part of every point.
  static let vectors = 2 * size

  /// One pass over all points.
  private struct Pass {
    let radix: Int
    /// The sub-transforms of this pass.
    let groups: Int
    /// The points that share a rotation.
    let stride: Int
    /// The index of its first rotation.
    let rotations: Int
  }

  private let passes: [Pass]
  /// Cosine and sine of the rotations of each group.
  private let rotations: [SIMD2<Float>]

  /// Plans the passes.
  ///
  /// The last pass needs no rotations, so it has the most expensive radix.
  init() {
    var passes: [Pass] = []
    var rotations: [SIMD2<Float>] = []
    var length = Self.size
    var stride = 1
    for radix in [4, 4, 3, 5, 5] {
      let groups = length / radix
      passes.append(
        Pass(radix: radix, groups: groups, stride: stride, rotations: rotations.count))
      for group in 0..<groups {
        for power in 1..<radix {
          let angle = -2 * Double.pi * Double(group * power) / Double(length)
          rotations.append(SIMD2(Float(cos(angle)), Float(sin(angle))))
        }
      }
      length = groups
      stride *= radix
    }
    self.passes = passes
    self.rotations = rotations
  }

  /// Transforms the points in `a`, with `b` as the other buffer.
  ///
  /// The inverse transform is the same with real and imaginary parts exchanged in input and output.
  ///
  /// - Parameters:
  ///   - a: The points, real and imaginary part in turn; overwritten.
  ///   - b: A buffer of the same size; overwritten.
  /// - Returns: The buffer that holds the result, `a` or `b`.
  func callAsFunction(
    _ a: UnsafeMutablePointer<Lanes>, _ b: UnsafeMutablePointer<Lanes>
  ) -> UnsafeMutablePointer<Lanes> {
    rotations.withUnsafeBufferPointer { all in
      var (source, target) = (a, b)
      guard let first = all.baseAddress else { return source }
      for pass in passes {
        let step = pass.groups * pass.stride * 2
        for group in 0..<pass.groups {
          let w = first + pass.rotations + group * (pass.radix - 1)
          let from = source + group * pass.stride * 2
          let to = target + group * pass.stride * pass.radix * 2
          switch pass.radix {
          case 3: Butterfly.three(from, step, to, pass.stride * 2, w)
          case 4: Butterfly.four(from, step, to, pass.stride * 2, w)
          case 5 where pass.groups == 1: Butterfly.five(from, step, to, pass.stride * 2, nil)
          default: Butterfly.five(from, step, to, pass.stride * 2, w)
          }
        }
        swap(&source, &target)
      }
      return source
    }
  }
}

import Foundation
import OnnxRuntime

/// Noise that is the same for the same seed, so that a sentence always sounds the same.
///
/// The numbers are drawn once; a seed is a place among them to begin at.
enum SeededNoise {
  /// The channels of the noise in the sound: the most that a quality of Piper's has.
  private static let channels = 192
  /// The numbers that are drawn: 1 MB.
  private static let count = 1 << 18

  /// The noise of one run.
  ///
  /// - Parameters:
  ///   - seed: Any number.
  ///   - frames: The most frames of the run.
  /// - Returns: A tensor of normal numbers.
  /// - Throws: `OnnxError`.
  static func tensor(seed: UInt64, frames: Int) throws -> Tensor {
    // An odd number of frames lets channels begin at different places of the table.
    let frames = frames | 1
    let size = channels * frames
    let start = Int(seed >> 40) & (count - 1)
    let values = [Float](unsafeUninitializedCapacity: size) { values, initialized in
      table.withUnsafeBufferPointer { table in
        for index in 0..<size {
          values.initializeElement(at: index, to: table[(start + index) & (count - 1)])
        }
      }
      initialized = size
    }
    return try Tensor(values, shape: [1, channels, frames])
  }

  /// Normal numbers by the method of Box and Muller, from SplitMix64.
  private static let table: [Float] = {
    var state: UInt64 = 0x766f_726c_6573_6572
    func uniform() -> Double {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      // Above 0, since its logarithm is taken.
      return (Double((z ^ (z >> 31)) >> 11) + 0.5) / Double(1 << 53)
    }
    return (0..<count / 2).flatMap { _ -> [Float] in
      let radius = (-2 * log(uniform())).squareRoot()
      let angle = 2 * Double.pi * uniform()
      return [Float(radius * cos(angle)), Float(radius * sin(angle))]
    }
  }()
}

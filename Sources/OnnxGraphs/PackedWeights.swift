import OnnxRuntime

/// The weights of a convolution in the order in which the operator reads them.
///
/// Panels of outputs; in each, pairs of inputs; in each, taps; in each, the panel's outputs; in
/// each, the pair. What the convolution does not have is the zero.
struct PackedWeights {
  struct Size {
    let outputs: Int
    let inputs: Int
    let kernel: Int
  }

  let bytes: [UInt8]
  let shape: [Int64]

  /// Packs weights that stand in ONNX's order: outputs, inputs, taps.
  ///
  /// - Returns: `nil` where the operator's sums of 32 bits could overflow.
  init?(_ weights: [UInt8], _ size: Size, zero: UInt8) {
    guard Self.fits(weights, size, zero: Int(zero)) else { return nil }
    let panel = Runtime.panelChannels
    let panels = (size.outputs + panel - 1) / panel
    let pairs = (size.inputs + 1) / 2
    var packed = [UInt8](repeating: zero, count: panels * pairs * size.kernel * panel * 2)
    var source = 0
    for output in 0..<size.outputs {
      let (block, row) = output.quotientAndRemainder(dividingBy: panel)
      for input in 0..<size.inputs {
        let start = ((block * pairs + input / 2) * size.kernel * panel + row) * 2 + input % 2
        for tap in 0..<size.kernel {
          packed[start + tap * panel * 2] = weights[source]
          source += 1
        }
      }
    }
    bytes = packed
    shape = [panels, pairs, size.kernel, panel, 2].map(Int64.init)
  }

  /// Whether no sum of the operator can leave 32 bits, whatever the signal.
  ///
  /// It takes three taps at once and makes six products of them for four frames, after Winograd:
  /// the factors below are those of its sums of taps, and of its sums of frames.
  private static func fits(_ weights: [UInt8], _ size: Size, zero: Int) -> Bool {
    let largestSignal = 255
    for output in 0..<size.outputs {
      var sums = (0, 0, 0, 0, 0, 0)
      for start in stride(
        from: output * size.inputs * size.kernel, to: (output + 1) * size.inputs * size.kernel,
        by: size.kernel)
      {
        for tap in stride(from: 0, to: size.kernel, by: 3) {
          let value = { (tap: Int) in tap < size.kernel ? Int(weights[start + tap]) - zero : 0 }
          let (a, b, c) = (value(tap), value(tap + 1), value(tap + 2))
          sums.0 += abs(a)
          sums.1 += abs(a + b + c)
          sums.2 += abs(a - b + c)
          sums.3 += abs(a + 2 * b + 4 * c)
          sums.4 += abs(a - 2 * b + 4 * c)
          sums.5 += abs(c)
        }
      }
      let largest = max(10 * max(sums.0, sums.1, sums.2, sums.5), 6 * max(sums.3, sums.4))
      if largest * largestSignal > Int32.max { return false }
    }
    return true
  }
}

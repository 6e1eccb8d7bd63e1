import COnnxOperators
import Testing

/// A convolution's size.
struct ConvolutionCase: Sendable, CustomTestStringConvertible {
  let inputs: Int
  let outputs: Int
  let kernel: Int
  let dilation: Int
  let frames: Int

  var testDescription: String {
    "\(inputs) to \(outputs), \(kernel) taps \(dilation) apart, \(frames) frames"
  }
}

struct OperatorTests {
  static let cases = [
    ConvolutionCase(inputs: 1, outputs: 1, kernel: 1, dilation: 1, frames: 1),
    ConvolutionCase(inputs: 3, outputs: 7, kernel: 3, dilation: 1, frames: 2),
    ConvolutionCase(inputs: 8, outputs: 6, kernel: 3, dilation: 5, frames: 300),
    ConvolutionCase(inputs: 22, outputs: 13, kernel: 1, dilation: 1, frames: 1031),
    ConvolutionCase(inputs: 9, outputs: 8, kernel: 5, dilation: 1, frames: 777),
    ConvolutionCase(inputs: 16, outputs: 12, kernel: 7, dilation: 3, frames: 1500),
    ConvolutionCase(inputs: 128, outputs: 8, kernel: 11, dilation: 5, frames: 1999),
    ConvolutionCase(inputs: 514, outputs: 7, kernel: 3, dilation: 1, frames: 90),
    ConvolutionCase(inputs: 5, outputs: 6, kernel: 3, dilation: 1, frames: 64),
  ]

  /// What the operators are written for, as far as this processor has it.
  static let instructions = [vrlPlain, vrlAVX2, vrlVNNI].filter {
    $0.rawValue <= vrl_instructions().rawValue
  }

  @Test(arguments: cases, instructions)
  func aConvolutionIsTheSumOfItsProductsInWholeNumbers(
    size: ConvolutionCase, instructions: VrlInstructions
  ) {
    var random = SystemRandomNumberGenerator()
    let (inputs, outputs, kernel, frames) = (size.inputs, size.outputs, size.kernel, size.frames)
    let signal = (0..<inputs * frames).map { _ in Float.random(in: -0.7...1.3, using: &random) }
    let weights = (0..<outputs * inputs * kernel).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    let bias = (0..<outputs).map { _ in Float.random(in: -1...1, using: &random) }
    let zero = 121
    let step = (max(signal.max() ?? 0, 0) - min(signal.min() ?? 0, 0)) / 255
    let signalZero = (-min(signal.min() ?? 0, 0) / step).rounded(.toNearestOrEven)
    let whole = signal.map { value in
      Int(min(max((value / step).rounded(.toNearestOrEven) + signalZero, 0), 255) - signalZero)
    }
    let found = Self.convolve(
      size, signal, Self.packed(weights, size, zero: zero), bias, zero: zero, by: instructions)
    for output in 0..<outputs {
      for frame in stride(from: 0, to: frames, by: max(frames / 97, 1)) {
        var sum = 0
        for input in 0..<inputs {
          for tap in 0..<kernel {
            let place = frame + (tap - kernel / 2) * size.dilation
            guard (0..<frames).contains(place) else { continue }
            let weight = Int(weights[(output * inputs + input) * kernel + tap]) - zero
            sum += whole[input * frames + place] * weight
          }
        }
        let expected = Float(sum) * step * 0.01 + bias[output]
        // Sums are exact; only their way to a number with a fraction rounds.
        #expect(abs(found[output * frames + frame] - expected) <= 2e-3 * max(abs(expected), 1))
      }
    }
  }

  @Test(arguments: instructions)
  func silenceBecomesTheBias(instructions: VrlInstructions) {
    let size = ConvolutionCase(inputs: 4, outputs: 6, kernel: 3, dilation: 1, frames: 40)
    let weights = [UInt8](repeating: 9, count: 72)
    let found = Self.convolve(
      size, [Float](repeating: 0, count: 160), Self.packed(weights, size, zero: 3),
      [Float](repeating: 0.25, count: 6), zero: 3, by: instructions)
    #expect(found.allSatisfy { $0 == 0.25 })
  }

  @Test(arguments: [1, 7, 8, 1003, 5000])
  func theActivationIsItsFormula(frames: Int) {
    let (gain, shift): ([Float], [Float]) = ([1.5, -0.3, 40], [0.2, 4, -7])
    let frequency: [Float] = [0.5, 3, 0.01]
    let epsilon: Float = 1e-5
    let signal = (0..<3 * frames).map { place -> Float in
      let square = place * place + 3 * place
      return Float(square % 101) / 17 - 2
    }
    let lent = Lent([gain, shift, frequency, signal, signal])
    var snake = VrlSnake(
      channels: 3, frames: Int64(frames), epsilon: epsilon, gain: lent[0], shift: lent[1],
      frequency: lent[2], signal: lent[3], result: lent[4])
    vrl_snake(&snake, Self.inTurn, nil)
    for channel in 0..<3 {
      let row = signal[channel * frames..<(channel + 1) * frames].map(Double.init)
      let mean = row.reduce(0, +) / Double(frames)
      let squares: [Double] = row.map { ($0 - mean) * ($0 - mean) }
      let deviation = (squares.reduce(0, +) / Double(frames) + Double(epsilon)).squareRoot()
      let (a, factor) = (Double(frequency[channel]), Double(gain[channel]) / deviation)
      for (frame, value) in row.enumerated() {
        let h: Double = factor * (value - mean) + Double(shift[channel])
        let wave = sine(a * h)
        let expected: Double = h + wave * wave / a
        let difference = abs(Double(lent[4][channel * frames + frame]) - expected)
        #expect(difference <= 2e-5 * max(abs(expected), 1))
      }
    }
  }

  /// One piece of work after the other.
  private static let inTurn: VrlDivide = { _, count, work, task in
    for index in 0..<count { work(task, index) }
  }

  /// Weights in the operator's order.
  private static func packed(_ weights: [UInt8], _ size: ConvolutionCase, zero: Int) -> [UInt8] {
    let panel = vrlPanelChannels
    var packed: [UInt8] = []
    for block in stride(from: 0, to: size.outputs, by: panel) {
      for input in stride(from: 0, to: size.inputs, by: 2) {
        for tap in 0..<size.kernel {
          for output in block..<block + panel {
            for input in input..<input + 2 {
              packed.append(
                output < size.outputs && input < size.inputs
                  ? weights[(output * size.inputs + input) * size.kernel + tap] : UInt8(zero))
            }
          }
        }
      }
    }
    return packed
  }

  private static func convolve(
    _ size: ConvolutionCase, _ signal: [Float], _ packed: [UInt8], _ bias: [Float], zero: Int,
    by instructions: VrlInstructions
  ) -> [Float] {
    let none = [Float](repeating: .nan, count: size.outputs * size.frames)
    let lent = Lent([signal, bias, none])
    let weights = Lent([packed])
    var convolution = VrlConvolution(
      inputs: Int64(size.inputs), outputs: Int64(size.outputs), frames: Int64(size.frames),
      kernel: Int64(size.kernel), dilation: Int64(size.dilation), weights: weights[0],
      weightZero: Int32(zero), weightScale: 0.01, bias: lent[1], signal: lent[0], result: lent[2])
    #expect(vrl_convolve(&convolution, instructions, inTurn, nil))
    return Array(UnsafeBufferPointer(start: lent[2], count: none.count))
  }
}

/// Copies of lists at places that do not change.
private final class Lent<Element> {
  private let buffers: [UnsafeMutablePointer<Element>]

  init(_ lists: [[Element]]) {
    buffers = lists.map { list in
      let buffer = UnsafeMutablePointer<Element>.allocate(capacity: max(list.count, 1))
      buffer.initialize(from: list, count: list.count)
      return buffer
    }
  }

  deinit {
    for buffer in buffers { buffer.deallocate() }
  }

  subscript(_ index: Int) -> UnsafeMutablePointer<Element> { buffers[index] }
}

/// The sine, without a library of mathematics: the angle is brought into -π...π first.
private func sine(_ angle: Double) -> Double {
  let x = angle - (angle / (2 * .pi)).rounded() * 2 * .pi
  var (term, sum) = (x, x)
  for n in 1...20 {
    term *= -x * x / Double(2 * n * (2 * n + 1))
    sum += term
  }
  return sum
}

import OnnxRuntime

/// The activation `h + sin(a h)² / a` with a frequency `a` for each channel, after an adaptive
/// normalisation.
///
/// With `v = 2 a h` it is `(v - cos v + 1) / 2a`. The normalisation can make `v` at no cost, and
/// the scale and shift of a channel are one operation: three walks through the tensor, not five.
struct SnakeActivation {
  /// Below this frequency `v - cos v` loses digits: at it, the error is 1e-7 / 2a = 5e-5, far less
  /// than a step of the eight bits that come next.
  private static let lowestFrequency: Float = 1e-3

  let normalization: AdaptiveNormalization
  private let name: String
  private let frequencies: [Float]
  private let shape: [Int64]

  /// Recognises the operations that end in the given one.
  init?(endingIn last: GraphNode, in edit: GraphEdit) {
    guard last.operation == "Add",
      let (scaled, input) = edit.operand("Mul", of: last),
      let (square, reciprocal) = edit.operand("Pow", of: scaled), square.inputs.count == 2,
      edit.graph.constants[square.inputs[1]]?.floats == [2],
      let sine = edit.producer("Sin", of: square.inputs[0]),
      let angle = edit.producer("Mul", of: sine.inputs.first),
      let name = angle.operand(besides: input),
      let constant = edit.graph.constants[name], let frequencies = constant.floats,
      let reciprocals = edit.graph.constants[reciprocal]?.floats,
      reciprocals.count == frequencies.count,
      zip(frequencies, reciprocals).allSatisfy({ abs($0 * $1 - 1) < 1e-4 }),
      frequencies.allSatisfy({ abs($0) >= Self.lowestFrequency }),
      let before = edit.producer("Add", of: input),
      let normalization = AdaptiveNormalization(endingIn: before, in: edit)
    else { return nil }
    self.normalization = normalization
    self.name = name
    self.frequencies = frequencies
    shape = constant.shape
  }

  /// The same as one operation of ours.
  func operated(output: String, in edit: inout GraphEdit) -> [GraphNode] {
    let epsilon = edit.add(
      GraphConstant("operators \(normalization.epsilon)", [normalization.epsilon], [1]))
    return [
      GraphNode(
        "NormalizedSnake",
        [normalization.input, normalization.gain, normalization.shift, name, epsilon],
        output: output, domain: Runtime.operatorDomain)
    ]
  }

  /// The same in fewer operations.
  func fused(output: String, in edit: inout GraphEdit) -> [GraphNode] {
    let count = [Int64(frequencies.count)]
    let half = frequencies.map { 0.5 / $0 }
    let factor = edit.add(GraphConstant("fused 2 \(name)", frequencies.map { 2 * $0 }, shape))
    let scale = edit.add(GraphConstant("fused 1/2 \(name)", half, count))
    let none = edit.add(
      GraphConstant("fused 0 \(name)", frequencies.map { _ in 0 }, count))
    let one = edit.add(
      GraphConstant("fused 1 \(name)", frequencies.map { _ in 1 }, count))
    let angle = "\(output) angle"
    return normalization.fused(output: angle, factor: factor, in: &edit) + [
      GraphNode("Cos", [angle], output: "\(output) cosine"),
      GraphNode("Sub", [angle, "\(output) cosine"], output: "\(output) difference"),
      // With mean 0 and variance 1, it is scale and shift of each channel and nothing else.
      GraphNode(
        "BatchNormalization", ["\(output) difference", scale, scale, none, one], output: output,
        attributes: ["epsilon": 0]),
    ]
  }
}

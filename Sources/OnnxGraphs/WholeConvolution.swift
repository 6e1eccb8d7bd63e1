import OnnxRuntime

/// A convolution over time in eight bits with all that stands around it: the signal becomes whole
/// numbers, and the sums become numbers with a fraction again.
struct WholeConvolution {
  /// Convolutions with fewer outputs fill no panel and take no time.
  private static let fewestOutputs: Int64 = 6

  private let signal: String
  private let weights: PackedWeights
  private let weightsName: String
  private let zeroName: String
  private let scaleName: String
  private let bias: [Float]
  private let dilation: Int64

  /// Recognises the operations that end in the given one.
  init?(endingIn last: GraphNode, in edit: GraphEdit) {
    guard last.operation == "Mul", let (cast, scale) = edit.operand("Cast", of: last),
      let sum = cast.inputs.first, let product = edit.producer("Mul", of: scale),
      let (convolution, added) = Self.convolution(of: sum, in: edit),
      convolution.inputs.count == 4,
      let quantization = edit.producer("DynamicQuantizeLinear", of: convolution.inputs[0]),
      Array(quantization.outputs.prefix(3).dropFirst())
        == [product.inputs.first { $0 == quantization.outputs[1] }, convolution.inputs[2]],
      let scaleName = product.operand(besides: quantization.outputs[1]),
      edit.graph.constants[scaleName]?.floats?.count == 1,
      let weights = edit.graph.constants[convolution.inputs[1]],
      let zero = edit.graph.constants[convolution.inputs[3]]?.bytes, zero.count == 1,
      let size = WholeConvolution.size(of: convolution, weights: weights.shape),
      let bytes = weights.bytes, let packed = PackedWeights(bytes, size, zero: zero[0])
    else { return nil }
    let bias = added ?? [Float](repeating: 0, count: Int(size.outputs))
    guard bias.count == size.outputs else { return nil }
    signal = quantization.inputs[0]
    self.weights = packed
    weightsName = weights.name
    zeroName = convolution.inputs[3]
    self.scaleName = scaleName
    self.bias = bias
    dilation = convolution.integers("dilations").first ?? 1
  }

  /// The convolution whose sums, with or without a bias, are the given ones.
  private static func convolution(
    of sum: String, in edit: GraphEdit
  ) -> (GraphNode, bias: [Float]?)? {
    if let direct = edit.producer("ConvInteger", of: sum) { return (direct, nil) }
    // The bias becomes whole numbers: divided by the scale, rounded down, in the sums' shape.
    guard let added = edit.producer("Add", of: sum),
      let (convolution, bias) = edit.operand("ConvInteger", of: added),
      let shaped = edit.producer("Reshape", of: bias),
      let cast = edit.producer("Cast", of: shaped.inputs.first),
      let floor = edit.producer("Floor", of: cast.inputs.first),
      let quotient = edit.producer("Div", of: floor.inputs.first),
      let values = edit.graph.constants[quotient.inputs[0]]?.floats
    else { return nil }
    return (convolution, values)
  }

  /// The size of a convolution that gives as many frames as it takes; `nil` for any other.
  private static func size(of node: GraphNode, weights: [Int64]) -> PackedWeights.Size? {
    guard weights.count == 3, weights[0] >= fewestOutputs, weights[1] > 0, weights[2] % 2 == 1
    else { return nil }
    let reach = (weights[2] - 1) / 2 * (node.integers("dilations").first ?? 1)
    guard [[], [1]].contains(node.integers("strides")), [[], [1]].contains(node.integers("group")),
      [reach, reach] == (node.integers("pads").isEmpty ? [0, 0] : node.integers("pads"))
    else { return nil }
    return PackedWeights.Size(
      outputs: Int(weights[0]), inputs: Int(weights[1]), kernel: Int(weights[2]))
  }

  /// The same as one operation of ours.
  func operated(output: String, in edit: inout GraphEdit) -> [GraphNode] {
    let inputs = [
      signal,
      edit.add(GraphConstant("packed \(weightsName)", bytes: weights.bytes, weights.shape)),
      scaleName, zeroName,
      edit.add(GraphConstant("\(output) bias", bias, [Int64(bias.count)])),
      edit.add(GraphConstant("operators dilation \(dilation)", [dilation])),
    ]
    return [GraphNode("Convolution", inputs, output: output, domain: Runtime.operatorDomain)]
  }
}

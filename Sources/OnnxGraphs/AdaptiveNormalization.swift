/// Normalisation of each channel over time, scaled and shifted by numbers that depend on the voice
/// ("AdaIN"), as exporters spell it: nine operations that each walk through the whole tensor.
///
///     centred = x - mean(x)
///     y = gain * (centred / sqrt(mean(centred * centred) + epsilon)) + shift
struct AdaptiveNormalization {
  let input: String
  let gain: String
  let shift: String
  let epsilon: Float

  /// Recognises the operations that end in the given one.
  init?(endingIn last: GraphNode, in edit: GraphEdit) {
    guard last.operation == "Add",
      let (product, shift) = edit.operand("Mul", of: last),
      let (quotient, gain) = edit.operand("Div", of: product), quotient.inputs.count == 2,
      let centred = edit.producer("Sub", of: quotient.inputs[0]), centred.inputs.count == 2,
      let root = edit.producer("Sqrt", of: quotient.inputs[1]),
      let sum = edit.producer("Add", of: root.inputs.first),
      let (variance, small) = edit.operand("ReduceMean", of: sum),
      let epsilon = edit.graph.constants[small]?.floats, epsilon.count == 1,
      let square = edit.producer("Mul", of: variance.inputs.first),
      square.inputs == [quotient.inputs[0], quotient.inputs[0]],
      let mean = edit.producer("ReduceMean", of: centred.inputs[1]),
      mean.inputs.first == centred.inputs[0],
      Self.isOverTime(mean, in: edit), Self.isOverTime(variance, in: edit)
    else { return nil }
    input = centred.inputs[0]
    self.gain = gain
    self.shift = shift
    self.epsilon = epsilon[0]
  }

  /// Whether a mean is taken over the last of three axes: batch, channel, time.
  static func isOverTime(_ mean: GraphNode, in edit: GraphEdit) -> Bool {
    guard mean.inputs.count == 2, let axis = edit.graph.constants[mean.inputs[1]]?.integer
    else { return false }
    return axis == 2 || axis == -1
  }

  /// The same in one operation.
  ///
  /// The batch must be one: gain and shift become lists of channels.
  ///
  /// - Parameters:
  ///   - output: The result's name.
  ///   - factor: A constant of the gain's shape that the result is multiplied by.
  ///   - edit: Where constants go.
  /// - Returns: The operations, in order.
  func fused(output: String, factor: String? = nil, in edit: inout GraphEdit) -> [GraphNode] {
    let flat = edit.add(GraphConstant("fused flat", [-1]))
    var nodes: [GraphNode] = []
    let lists = [("gain", gain), ("shift", shift)].map { role, value in
      var value = value
      if let factor {
        nodes.append(GraphNode("Mul", [value, factor], output: "\(output) \(role) factor"))
        value = "\(output) \(role) factor"
      }
      nodes.append(GraphNode("Reshape", [value, flat], output: "\(output) \(role)"))
      return "\(output) \(role)"
    }
    return nodes + [
      GraphNode(
        "InstanceNormalization", [input] + lists, output: output,
        attributes: ["epsilon": epsilon])
    ]
  }
}

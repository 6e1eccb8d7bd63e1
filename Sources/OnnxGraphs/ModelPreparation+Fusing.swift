public import OnnxRuntime

extension ModelPreparation {
  /// Spells the normalisations, activations and scales of a vocoder in fewer operations, which
  /// walk through large tensors less often.
  ///
  /// Patterns are found by their structure. Results agree up to the rounding of floats. The batch
  /// must be one.
  ///
  /// - Parameters:
  ///   - model: The bytes of an ONNX file.
  ///   - wanted: Inner tensors that are kept because they will be exposed.
  ///   - usesOperators: Whether activations and convolutions of eight bits become operations of
  ///     ours, which only ``Session`` knows.
  /// - Returns: The bytes of the model that does the same, and how many patterns were replaced.
  /// - Throws: `OnnxError.call(message:)` for a damaged file.
  public static func fusing(
    _ model: [UInt8], keeping wanted: [String] = [], usingOperators usesOperators: Bool = false
  ) throws -> (model: [UInt8], replaced: Int) {
    let graph = try ModelGraph(model)
    var edit = GraphEdit(graph)
    var replaced = 0
    /// The tensors that are normalised.
    var centred: Set<String> = []
    for node in graph.nodes {
      guard let output = node.outputs.first else { continue }
      if let snake = SnakeActivation(endingIn: node, in: edit) {
        centred.insert(snake.normalization.input)
        edit.replace(
          node,
          with: usesOperators
            ? snake.operated(output: output, in: &edit) : snake.fused(output: output, in: &edit))
      } else if let normalization = AdaptiveNormalization(endingIn: node, in: edit) {
        centred.insert(normalization.input)
        edit.replace(node, with: normalization.fused(output: output, in: &edit))
      } else {
        continue
      }
      replaced += 1
    }
    for node in graph.nodes {
      guard let output = node.outputs.first else { continue }
      if usesOperators, let convolution = WholeConvolution(endingIn: node, in: edit) {
        edit.replace(node, with: convolution.operated(output: output, in: &edit))
        replaced += 1
        continue
      }
      guard let scale = ConvolutionScale(endingIn: node, in: edit) else { continue }
      let isCentred =
        centred.contains(output) && !graph.outputs.contains(output) && !wanted.contains(output)
        && edit.isOnlyCentred(output)
      edit.replace(node, with: scale.fused(output: output, isCentred: isCentred))
      replaced += 1
    }
    return (edit.finished(keeping: wanted).bytes, replaced)
  }
}

extension GraphEdit {
  /// Whether a value is read for nothing but to take its mean off, as a normalisation does.
  fileprivate func isOnlyCentred(_ value: String) -> Bool {
    consumers(of: value).allSatisfy { reader in
      switch reader.operation {
      case "ReduceMean": reader.outputs.flatMap(consumers).allSatisfy { centres($0, value) }
      default: centres(reader, value)
      }
    }
  }

  private func centres(_ node: GraphNode, _ value: String) -> Bool {
    guard node.operation == "Sub", node.inputs.count == 2, node.inputs[0] == value,
      let mean = producer("ReduceMean", of: node.inputs[1])
    else { return false }
    return mean.inputs.first == value && AdaptiveNormalization.isOverTime(mean, in: self)
  }
}

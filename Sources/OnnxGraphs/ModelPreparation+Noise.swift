public import OnnxRuntime

extension ModelPreparation {
  /// Draws a model's noise from an input, so that equal inputs give equal outputs.
  ///
  /// ONNX Runtime draws other numbers each time that an operation `RandomNormalLike` runs. In its
  /// place stands the beginning of the input along each axis, as long as the operation's result.
  ///
  /// - Parameters:
  ///   - model: The bytes of an ONNX file.
  ///   - name: The name of the new input, a tensor of normal numbers with three axes. Each axis is
  ///     at least as long as that of any noise in the model.
  /// - Returns: The bytes of the model, and how many operations were replaced.
  /// - Throws: `OnnxError.call(message:)` for a damaged file.
  public static func feedingNoise(
    _ model: [UInt8], from name: String
  ) throws -> (model: [UInt8], replaced: Int) {
    let graph = try ModelGraph(model)
    var edit = GraphEdit(graph)
    let start = edit.add(GraphConstant("\(name) start", [Int64](repeating: 0, count: noiseAxes)))
    var replaced = 0
    for node in graph.nodes where node.operation == "RandomNormalLike" {
      guard let output = node.outputs.first, let shaped = node.inputs.first else { continue }
      let size = "\(output) size"
      edit.replace(
        node,
        with: [
          GraphNode("Shape", [shaped], output: size),
          GraphNode("Slice", [name, start, size], output: output),
        ])
      replaced += 1
    }
    let edited = edit.finished(keeping: []).bytes
    return (addingInput(name, axes: noiseAxes, to: edited), replaced)
  }

  /// The axes of a noise: the batch, the channels and the frames.
  private static let noiseAxes = 3
}

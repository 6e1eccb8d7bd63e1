public import OnnxRuntime

extension ModelPreparation {
  /// Gives each token of a model of speech a rate of its own.
  ///
  /// Such models divide the lengths of all tokens by one number, and round. Here they are divided by that number
  /// times the token's rate, so that rates of 1 change nothing, and the lengths that the model tells stay true.
  ///
  /// - Parameters:
  ///   - name: The name of the new input, a list with a number for each token.
  ///   - speed: The input with the number for all.
  ///   - model: The bytes of an ONNX file.
  /// - Returns: The bytes of the edited model; `nil` if no operation, or several, have that structure.
  /// - Throws: `OnnxError.call(message:)` for a damaged file.
  public static func addingTokenRates(
    _ name: String, besides speed: String, to model: [UInt8]
  ) throws -> [UInt8]? {
    let graph = try ModelGraph(model)
    var edit = GraphEdit(graph)
    let found = edit.consumers(of: speed).filter { node in
      node.operation == "Div" && node.inputs.count == 2 && node.inputs[1] == speed
        && node.outputs.flatMap(edit.consumers).contains { $0.operation == "Round" }
    }
    guard found.count == 1, let node = found.first, let output = node.outputs.first else {
      return nil
    }
    let rate = "\(output) rate"
    edit.replace(
      node,
      with: [
        GraphNode("Mul", [speed, name], output: rate),
        GraphNode("Div", [node.inputs[0], rate], output: output),
      ])
    return addingInput(name, axes: 1, to: edit.finished(keeping: []).bytes)
  }
}

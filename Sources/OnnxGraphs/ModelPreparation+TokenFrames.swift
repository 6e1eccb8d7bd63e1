public import OnnxRuntime

extension ModelPreparation {
  /// Finds the tensor with the number of frames of each token, in a model of speech that has VITS'
  /// structure.
  ///
  /// VITS rounds `exp(logarithm) · mask · scale` up. It takes the sum for the length, and the running
  /// sum for the place of each token. Names differ between exports, and this structure does not.
  ///
  /// - Parameter model: The bytes of an ONNX file.
  /// - Returns: The tensor's name; `nil` if none or several tensors have the structure.
  /// - Throws: `OnnxError.call(message:)` for a damaged file.
  public static func tokenFrames(of model: [UInt8]) throws -> String? {
    GraphEdit(try ModelGraph(model)).frameRounding?.outputs.first
  }

  /// Gives each token of a model with VITS' structure a rate of its own.
  ///
  /// The length of a token is divided by its rate before the model rounds it up, so that rates of 1 change nothing,
  /// and the frames that the model tells stay true.
  ///
  /// - Parameters:
  ///   - name: The name of the new input, a list with a number for each token.
  ///   - model: The bytes of an ONNX file.
  /// - Returns: The bytes of the edited model; `nil` if no tensor, or several, have the structure.
  /// - Throws: `OnnxError.call(message:)` for a damaged file.
  public static func addingFrameRates(_ name: String, to model: [UInt8]) throws -> [UInt8]? {
    var edit = GraphEdit(try ModelGraph(model))
    guard let rounding = edit.frameRounding, let length = rounding.inputs.first,
      let frames = rounding.outputs.first
    else { return nil }
    let (shape, rate, rated) = ("\(frames) shape", "\(frames) rate", "\(frames) rated")
    edit.replace(
      rounding,
      with: [
        // Exports differ in the axis of the tokens.
        GraphNode("Shape", [length], output: shape),
        GraphNode("Reshape", [name, shape], output: rate),
        GraphNode("Div", [length, rate], output: rated),
        GraphNode("Ceil", [rated], output: frames),
      ])
    return addingInput(name, axes: 1, to: edit.finished(keeping: []).bytes)
  }
}

extension GraphEdit {
  /// The operation that rounds the lengths of tokens up to frames; `nil` if none or several have VITS' structure.
  fileprivate var frameRounding: GraphNode? {
    let found = graph.nodes.filter { node in
      guard node.operation == "Ceil", let output = node.outputs.first,
        let product = producer("Mul", of: node.inputs.first), hasExponential(product)
      else { return false }
      return Set(consumers(of: output).map(\.operation)).isSuperset(of: ["ReduceSum", "CumSum"])
    }
    return found.count == 1 ? found.first : nil
  }

  /// Whether one of a product's factors is an exponential, or a product of one.
  fileprivate func hasExponential(_ product: GraphNode) -> Bool {
    let factors = product.inputs.compactMap { producer("Mul", of: $0) }.flatMap(\.inputs)
    return (product.inputs + factors).contains { producer("Exp", of: $0) != nil }
  }
}

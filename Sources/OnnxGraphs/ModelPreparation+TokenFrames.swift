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
    let graph = try ModelGraph(model)
    let edit = GraphEdit(graph)
    let found = graph.nodes.compactMap { node -> String? in
      guard node.operation == "Ceil", let output = node.outputs.first,
        let product = edit.producer("Mul", of: node.inputs.first),
        edit.hasExponential(product)
      else { return nil }
      let readers = Set(edit.consumers(of: output).map(\.operation))
      return readers.isSuperset(of: ["ReduceSum", "CumSum"]) ? output : nil
    }
    return found.count == 1 ? found.first : nil
  }
}

extension GraphEdit {
  /// Whether one of a product's factors is an exponential, or a product of one.
  fileprivate func hasExponential(_ product: GraphNode) -> Bool {
    let factors = product.inputs.compactMap { producer("Mul", of: $0) }.flatMap(\.inputs)
    return (product.inputs + factors).contains { producer("Exp", of: $0) != nil }
  }
}

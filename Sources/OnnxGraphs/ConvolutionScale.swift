/// What follows a convolution of whole numbers: the bias is added in whole numbers, then the sum
/// becomes a number with a fraction, in three walks through the whole tensor.
struct ConvolutionScale {
  private let convolution: String
  private let sum: String
  private let scale: String

  /// Recognises the operations that end in the given one.
  init?(endingIn last: GraphNode, in edit: GraphEdit) {
    guard last.operation == "Mul", let (cast, scale) = edit.operand("Cast", of: last),
      let sum = cast.inputs.first,
      // One scale for all channels, or the fused operation would need to know their axis.
      let product = edit.producer("Mul", of: scale),
      product.inputs.contains(where: { edit.graph.constants[$0]?.floats?.count == 1 })
    else { return nil }
    if let direct = edit.producer("ConvInteger", of: sum) {
      convolution = direct.outputs[0]
    } else if let added = edit.producer("Add", of: sum),
      let (inner, bias) = edit.operand("ConvInteger", of: added),
      edit.producer("Reshape", of: bias) != nil
    {
      convolution = inner.outputs[0]
    } else {
      return nil
    }
    self.sum = sum
    self.scale = scale
  }

  /// The same in one operation more than the convolution.
  ///
  /// - Parameters:
  ///   - output: The result's name.
  ///   - isCentred: Whether all nodes that read the result take each channel's mean off, so that a bias
  ///     makes no difference.
  /// - Returns: The operations, in order.
  func fused(output: String, isCentred: Bool) -> [GraphNode] {
    [GraphNode("DequantizeLinear", [isCentred ? convolution : sum, scale], output: output)]
  }
}

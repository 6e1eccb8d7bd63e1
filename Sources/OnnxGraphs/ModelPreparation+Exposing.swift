public import OnnxRuntime

extension ModelPreparation {
  /// Adds an inner tensor of floats to a model's outputs.
  ///
  /// No protobuf library is needed: a message that repeats an embedded message means both merged,
  /// so a second `graph` that holds nothing but the new output is appended to the file.
  /// Source: protobuf's encoding guide ("Last One Wins") and `onnx.proto`, the numbers of
  /// `ModelProto.graph`, `GraphProto.output`, `ValueInfoProto`, `TypeProto.Tensor`.
  ///
  /// - Parameters:
  ///   - name: The tensor.
  ///   - model: The bytes of an ONNX file.
  /// - Returns: The bytes of the same model with one output more.
  public static func exposing(_ name: String, in model: [UInt8]) -> [UInt8] {
    let float: [UInt8] = [0x08, 1]  // TypeProto.Tensor.elem_type = FLOAT
    let tensorType = message(1, float)
    let valueInfo = message(1, Array(name.utf8)) + message(2, tensorType)
    return model + message(7, message(12, valueInfo))
  }

  /// Adds an input of floats, whose axes have any length, in the same way.
  static func addingInput(_ name: String, axes: Int, to model: [UInt8]) -> [UInt8] {
    let float: [UInt8] = [0x08, 1]  // TypeProto.Tensor.elem_type = FLOAT
    // An empty `TensorShapeProto.Dimension` is one of any length.
    let shape = message(2, (0..<axes).flatMap { _ in message(1, []) })
    let valueInfo = message(1, Array(name.utf8)) + message(2, message(1, float + shape))
    return model + message(7, message(11, valueInfo))
  }

  /// An embedded message or text: its field's number with wire type 2, its length, its bytes.
  private static func message(_ field: UInt64, _ content: [UInt8]) -> [UInt8] {
    var message = ProtobufMessage()
    message.append(field, content)
    return message.bytes
  }
}

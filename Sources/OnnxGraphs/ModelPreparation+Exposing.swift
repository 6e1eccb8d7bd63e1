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

  /// An embedded message or text: its field's number with wire type 2, its length, its bytes.
  private static func message(_ field: UInt64, _ content: [UInt8]) -> [UInt8] {
    var message = ProtobufMessage()
    message.append(field, content)
    return message.bytes
  }
}

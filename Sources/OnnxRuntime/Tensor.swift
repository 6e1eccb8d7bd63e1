/// An element type that tensors of ours can have.
public protocol TensorElement: BitwiseCopyable, Sendable {
  /// `ONNXTensorElementDataType` of the C API.
  static var onnxType: Int32 { get }
}

extension Float: TensorElement {
  /// `FLOAT`.
  public static var onnxType: Int32 { 1 }
}

extension UInt8: TensorElement {
  /// `UINT8`.
  public static var onnxType: Int32 { 2 }
}

extension Int8: TensorElement {
  /// `INT8`.
  public static var onnxType: Int32 { 3 }
}

extension Int32: TensorElement {
  /// `INT32`.
  public static var onnxType: Int32 { 6 }
}

extension Int64: TensorElement {
  /// `INT64`.
  public static var onnxType: Int32 { 7 }
}

extension Bool: TensorElement {
  /// `BOOL`.
  public static var onnxType: Int32 { 9 }
}

extension Double: TensorElement {
  /// `DOUBLE`.
  public static var onnxType: Int32 { 11 }
}

/// Values for a session's input, in row-major order.
public struct Tensor: Sendable {
  /// Size of each dimension, outermost first; empty for a scalar.
  public let shape: [Int]
  let type: Int32
  let bytes: [UInt8]

  /// Makes a tensor.
  ///
  /// - Parameters:
  ///   - values: The elements, row-major.
  ///   - shape: Size of each dimension; their product is the number of values.
  /// - Throws: ``OnnxError/tensor(message:)`` when the shape does not fit the values.
  public init<Element: TensorElement>(_ values: [Element], shape: [Int]) throws {
    guard shape.reduce(1, *) == values.count, shape.allSatisfy({ $0 >= 0 }) else {
      throw OnnxError.tensor(message: "\(values.count) values do not fill the shape \(shape)")
    }
    self.shape = shape
    type = Element.onnxType
    bytes = unsafe values.withUnsafeBytes { unsafe Array($0) }
  }
}

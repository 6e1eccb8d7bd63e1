internal import COnnxRuntime

/// One output of a run; its memory goes back to the session when the last reference goes.
@safe
public final class OutputTensor: @unchecked Sendable {
  // Sendable: the value is never written after the run that made it, reading it is plain memory
  // access, and the release in `deinit` happens once, when no other reference exists.

  /// Size of each dimension, outermost first.
  public let shape: [Int]
  /// Number of elements.
  public let count: Int

  private let runtime: Runtime
  private let value: OpaquePointer
  private let data: UnsafeRawPointer
  private let type: Int32

  /// Takes over a value; it is released even where describing it fails.
  init(taking value: OpaquePointer, runtime: Runtime) throws {
    let api = unsafe runtime.api
    do {
      let info = unsafe try make(api) { unsafe api.pointee.GetTensorTypeAndShape(value, $0) }
      defer { unsafe api.pointee.ReleaseTensorTypeAndShapeInfo(info) }
      var type: Int32 = 0
      var rank = 0
      var count = 0
      unsafe try check(api, api.pointee.GetTensorElementType(info, &type))
      unsafe try check(api, api.pointee.GetDimensionsCount(info, &rank))
      unsafe try check(api, api.pointee.GetTensorShapeElementCount(info, &count))
      var dimensions = [Int64](repeating: 0, count: rank)
      unsafe try check(api, api.pointee.GetDimensions(info, &dimensions, rank))
      var data: UnsafeMutableRawPointer?
      unsafe try check(api, api.pointee.GetTensorMutableData(value, &data))
      guard let data = unsafe data else { throw OnnxError.tensor(message: "it has no data") }
      (self.type, self.count, shape) = (type, count, dimensions.map(Int.init))
      unsafe self.data = UnsafeRawPointer(data)
    } catch {
      unsafe api.pointee.ReleaseValue(value)
      throw error
    }
    unsafe self.value = unsafe value
    self.runtime = runtime
  }

  deinit {
    unsafe runtime.api.pointee.ReleaseValue(value)
  }

  /// Lends the elements without copying them.
  ///
  /// - Parameters:
  ///   - element: The element type the output must have.
  ///   - body: Gets the elements, row-major; they are valid during the call only.
  /// - Returns: What `body` returns.
  /// - Throws: ``OnnxError/tensor(message:)`` for another element type; what `body` throws.
  public func withValues<Element: TensorElement, Result>(
    as element: Element.Type, _ body: (Span<Element>) throws -> Result
  ) throws -> Result {
    guard type == Element.onnxType else {
      throw OnnxError.tensor(message: "element type \(type) is not \(Element.self)")
    }
    let start = unsafe data.assumingMemoryBound(to: Element.self)
    return try body(unsafe Span(_unsafeStart: start, count: count))
  }

  /// Copies the elements.
  ///
  /// - Parameter element: The element type the output must have.
  /// - Returns: The elements, row-major.
  /// - Throws: ``OnnxError/tensor(message:)`` for another element type.
  public func values<Element: TensorElement>(as element: Element.Type) throws -> [Element] {
    try withValues(as: element) { span in
      unsafe span.withUnsafeBufferPointer { unsafe Array($0) }
    }
  }

  /// Lends the elements of several outputs at once without copying them.
  ///
  /// - Parameters:
  ///   - tensors: The outputs.
  ///   - element: The element type that all must have.
  ///   - body: Gets the elements of each; they are valid during the call only.
  /// - Returns: What `body` returns.
  /// - Throws: ``OnnxError/tensor(message:)`` for another element type; what `body` throws.
  public static func withUnsafeValues<Element: TensorElement, Result>(
    of tensors: [OutputTensor], as element: Element.Type,
    _ body: ([UnsafeBufferPointer<Element>]) throws -> Result
  ) throws -> Result {
    let buffers = unsafe try tensors.map { tensor in
      guard tensor.type == Element.onnxType else {
        throw OnnxError.tensor(message: "element type \(tensor.type) is not \(Element.self)")
      }
      return unsafe UnsafeBufferPointer(
        start: tensor.data.assumingMemoryBound(to: Element.self), count: tensor.count)
    }
    return try withExtendedLifetime(tensors) { unsafe try body(buffers) }
  }
}

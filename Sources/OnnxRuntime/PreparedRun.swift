internal import COnnxRuntime
import Foundation

/// The C side of one run: names and input values laid out as the library wants them.
///
/// Input memory is copied here, because a value borrows it for as long as it lives.
@safe
final class PreparedRun {
  private let runtime: Runtime
  private var inputNames: [UnsafePointer<CChar>?]
  private var outputNames: [UnsafePointer<CChar>?]
  private var values: [OpaquePointer?]
  private var buffers: [UnsafeMutableRawPointer]

  /// Lays out a run; `deinit` frees what was laid out, also where a later step fails.
  init(_ tensors: [String: Tensor], outputs: [String], runtime: Runtime) throws {
    self.runtime = runtime
    unsafe (inputNames, outputNames) = ([], [])
    unsafe (values, buffers) = ([], [])
    for (name, tensor) in tensors {
      unsafe inputNames.append(try Self.copy(name))
      try add(tensor)
    }
    for name in outputs { unsafe outputNames.append(try Self.copy(name)) }
  }

  deinit {
    unsafe Self.release(values, runtime)
    unsafe (inputNames + outputNames).forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) }
    unsafe buffers.forEach { unsafe $0.deallocate() }
  }

  private static func copy(_ name: String) throws -> UnsafePointer<CChar>? {
    guard let copy = unsafe strdup(name) else { throw OnnxError.call(message: "out of memory") }
    return unsafe UnsafePointer(copy)
  }

  private func add(_ tensor: Tensor) throws {
    // 64 is a cache line and the alignment ONNX Runtime gives its own tensors.
    let buffer = UnsafeMutableRawPointer.allocate(
      byteCount: max(tensor.bytes.count, 1), alignment: 64)
    unsafe buffers.append(buffer)
    unsafe tensor.bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe buffer.copyMemory(from: start, byteCount: bytes.count)
    }
    let shape = tensor.shape.map(Int64.init)
    let api = unsafe runtime.api
    unsafe values.append(
      try make(api) {
        unsafe api.pointee.CreateTensorWithDataAsOrtValue(
          runtime.memory, buffer, tensor.bytes.count, shape, shape.count, tensor.type, $0)
      })
  }

  /// Runs the session and takes over its outputs.
  func run(_ session: OpaquePointer, options: OpaquePointer) throws -> [OutputTensor] {
    let api = unsafe runtime.api
    var made = unsafe [OpaquePointer?](repeating: nil, count: outputNames.count)
    unsafe try check(
      api,
      api.pointee.Run(
        session, options, inputNames, values, values.count, outputNames, outputNames.count, &made))
    var outputs: [OutputTensor] = []
    for index in unsafe made.indices {
      guard let value = unsafe made[index] else { continue }
      do {
        unsafe outputs.append(try OutputTensor(taking: value, runtime: runtime))
      } catch {
        unsafe Self.release(Array(made[(index + 1)...]), runtime)
        throw error
      }
    }
    return outputs
  }

  private static func release(_ values: [OpaquePointer?], _ runtime: Runtime) {
    unsafe values.forEach { value in
      guard let value = unsafe value else { return }
      unsafe runtime.api.pointee.ReleaseValue(value)
    }
  }
}

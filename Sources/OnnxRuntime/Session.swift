internal import COnnxRuntime
public import Foundation
import Synchronization

/// A loaded model.
///
/// Calls block for as long as the model computes: make them on a queue of your own, never on the
/// shared pool. Two threads may run one session at the same time; they share its weights.
@safe
public final class Session: @unchecked Sendable {
  // Sendable: ONNX Runtime documents `Run` on one session as thread-safe, and everything stored is
  // immutable.

  /// Where a model comes from.
  public enum Model: Sendable {
    /// A file, read by the library.
    case file(URL)
    /// The bytes of a file; they are copied while loading.
    case bytes([UInt8])
  }

  /// Names of the model's inputs in its own order.
  public let inputs: [String]
  /// Names of the model's outputs in its own order.
  public let outputs: [String]
  /// The library it runs in.
  public let runtime: Runtime

  private let session: OpaquePointer
  private let shrinksMemory: Bool

  /// Loads a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - runtime: The library.
  ///   - options: How it is loaded and run.
  /// - Throws: ``OnnxError/call(message:)`` for a missing, damaged or unsupported model.
  public init(_ model: Model, runtime: Runtime, options: Options = Options()) throws {
    let api = unsafe runtime.api
    let settings = unsafe try options.make(runtime)
    defer { unsafe api.pointee.ReleaseSessionOptions(settings) }
    let session = unsafe try Self.firstAlone { unsafe try Self.load(model, runtime, settings) }
    unsafe self.session = unsafe session
    self.runtime = runtime
    shrinksMemory = options.shrinksMemory
    do {
      inputs = unsafe try Self.names(
        runtime, count: { unsafe api.pointee.SessionGetInputCount(session, $0) },
        name: { unsafe api.pointee.SessionGetInputName(session, $0, runtime.allocator, $1) })
      outputs = unsafe try Self.names(
        runtime, count: { unsafe api.pointee.SessionGetOutputCount(session, $0) },
        name: { unsafe api.pointee.SessionGetOutputName(session, $0, runtime.allocator, $1) })
    } catch {
      unsafe api.pointee.ReleaseSession(session)
      throw error
    }
  }

  deinit {
    unsafe runtime.api.pointee.ReleaseSession(session)
  }

  private static func load(
    _ model: Model, _ runtime: Runtime, _ settings: OpaquePointer
  ) throws -> OpaquePointer {
    let api = unsafe runtime.api
    return unsafe try make(api) { out in
      switch model {
      case .file(let url):
        unsafe api.pointee.CreateSession(runtime.environment, url.path, settings, out)
      case .bytes(let bytes):
        unsafe bytes.withUnsafeBytes { raw -> OpaquePointer? in
          // Swift hands out no address for an empty array, the library wants one.
          guard let start = raw.baseAddress else {
            return unsafe api.pointee.CreateSessionFromArray(
              runtime.environment, "", 0, settings, out)
          }
          return unsafe api.pointee.CreateSessionFromArray(
            runtime.environment, start, raw.count, settings, out)
        }
      }
    }
  }

  /// Whether a session was made, and the library so knows the domain of our operators.
  private static let isDomainKnown = Mutex(false)

  /// Makes the first session of the process before any other.
  ///
  /// The library asks whether it knows the domain and then adds it, without a lock in between: of
  /// two first sessions at once, one would fail.
  private static func firstAlone(_ make: () throws -> OpaquePointer) throws -> OpaquePointer {
    var first: OpaquePointer?
    try isDomainKnown.withLock { isKnown in
      guard !isKnown else { return }
      unsafe first = unsafe try make()
      isKnown = true
    }
    if let first = unsafe first { return unsafe first }
    return unsafe try make()
  }

  /// Copies names out of the library and frees its copies.
  private static func names(
    _ runtime: Runtime, count: (UnsafeMutablePointer<Int>) -> OpaquePointer?,
    name: (Int, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> OpaquePointer?
  ) throws -> [String] {
    let api = unsafe runtime.api
    var total = 0
    unsafe try check(api, count(&total))
    return try (0..<total).map { index in
      var text: UnsafeMutablePointer<CChar>?
      unsafe try check(api, name(index, &text))
      guard let text = unsafe text else { throw OnnxError.call(message: "a name is missing") }
      defer { _ = unsafe api.pointee.AllocatorFree(runtime.allocator, text) }
      return unsafe String(cString: text)
    }
  }

  /// Runs the model.
  ///
  /// - Parameters:
  ///   - values: A tensor for every input, by name.
  ///   - names: The outputs that are wanted; `nil` for all.
  ///   - stop: Ends the run early from another thread.
  /// - Returns: The wanted outputs in order.
  /// - Throws: ``OnnxError/call(message:)`` when the model refuses its input; `CancellationError`
  ///   when `stop` ended it.
  public func run(
    _ values: [String: Tensor], outputs names: [String]? = nil, stop: RunStop? = nil
  ) throws -> [OutputTensor] {
    let stop = try stop ?? RunStop(runtime: runtime, shrinksMemory: shrinksMemory)
    guard !stop.isStopped else { throw CancellationError() }
    let call = try PreparedRun(values, outputs: names ?? outputs, runtime: runtime)
    do {
      return unsafe try call.run(session, options: stop.options)
    } catch {
      throw stop.isStopped ? CancellationError() : error
    }
  }
}

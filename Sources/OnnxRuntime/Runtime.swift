internal import Basics
internal import COnnxOperators
internal import COnnxRuntime
public import Foundation

/// The loaded ONNX Runtime library and its environment.
///
/// Its telemetry is switched off: nothing that is read or heard leaves the machine.
///
/// One per process is enough; the library stays loaded until the process ends, because it keeps
/// state of its own that does not survive `dlclose`.
@safe
public final class Runtime: @unchecked Sendable {
  // Sendable: every stored value is immutable, and ONNX Runtime's environment, function table,
  // default allocator and memory description may be used from any thread (its C API documents an
  // environment and a session as thread-safe).

  /// The release whose interface and saved graphs this program was tried with; patch releases of
  /// it are accepted.
  public static let neededVersion = "1.31"

  /// What the function table is requested as: old enough for every slot of our header.
  private static let apiVersion: UInt32 = 20

  /// `ORT_LOGGING_LEVEL_FATAL`: errors are thrown, printing them as well helps nobody.
  static let logLevel: Int32 = 4

  /// The library's own version, such as `1.31.1`.
  public let version: String

  /// Held while an environment is made or released.
  ///
  /// ONNX Runtime has one environment a process, which it counts. It deletes the last one outside of its own lock, and refuses
  /// to make the next one meanwhile ("Only one instance of LoggingManager", 1.31).
  private static let environments = NSLock()

  let api: UnsafePointer<OrtApi>
  let environment: OpaquePointer
  let memory: OpaquePointer
  let allocator: OpaquePointer
  /// The operators of ours, for every session.
  let operators: OpaquePointer

  /// Loads the library.
  ///
  /// - Parameter library: The shared library, `libonnxruntime.so*`.
  /// - Throws: ``OnnxError/library(path:reason:)`` where there is none,
  ///   ``OnnxError/version(found:needed:path:)`` for another release than ``neededVersion``.
  public init(library: URL) throws {
    // Measured over minutes of speech: 99 MB instead of 125 and growing.
    Heap.returnLargeBlocks()
    cort_disable_telemetry()
    let path = library.path
    guard let handle = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "unknown reason"
      throw OnnxError.library(path: path, reason: reason)
    }
    guard let symbol = unsafe dlsym(handle, "OrtGetApiBase") else {
      throw OnnxError.library(path: path, reason: "it is not ONNX Runtime (no OrtGetApiBase)")
    }
    let getBase = unsafe unsafeBitCast(symbol, to: OrtGetApiBaseFunction.self)
    guard let base = unsafe getBase() else {
      throw OnnxError.library(path: path, reason: "OrtGetApiBase returned nothing")
    }
    version = unsafe base.pointee.GetVersionString().map { unsafe String(cString: $0) } ?? "unknown"
    try Self.check(version: version, path: path)
    guard let api = unsafe base.pointee.GetApi(Self.apiVersion) else {
      throw OnnxError.version(found: version, needed: Self.neededVersion, path: path)
    }
    unsafe self.api = unsafe api
    unsafe environment = unsafe try Self.environments.withLock {
      unsafe try make(api) { unsafe api.pointee.CreateEnv(Self.logLevel, "vorleser", $0) }
    }
    // 1 and 0 are OrtArenaAllocator and OrtMemTypeDefault; they only describe memory of ours.
    unsafe memory = unsafe try make(api) { unsafe api.pointee.CreateCpuMemoryInfo(1, 0, $0) }
    unsafe allocator = unsafe try make(api) {
      unsafe api.pointee.GetAllocatorWithDefaultOptions($0)
    }
    unsafe operators = unsafe try Self.makeOperators(api)
  }

  deinit {
    unsafe api.pointee.ReleaseCustomOpDomain(operators)
    unsafe api.pointee.ReleaseMemoryInfo(memory)
    Self.environments.withLock { unsafe api.pointee.ReleaseEnv(environment) }
  }

  /// Accepts releases of the needed minor version.
  package static func check(version: String, path: String) throws {
    let parts = version.split(separator: ".").prefix(2).joined(separator: ".")
    guard parts == neededVersion else {
      throw OnnxError.version(found: version, needed: neededVersion, path: path)
    }
  }
}

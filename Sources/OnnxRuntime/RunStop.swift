internal import COnnxRuntime
internal import Synchronization

/// Stops runs from another thread, within some milliseconds.
///
/// It serves all runs that belong to one request, and only ever once: a run that it stopped and
/// those begun later throw `CancellationError`.
@safe
public final class RunStop: @unchecked Sendable {
  // Sendable: the options are written once here before anyone sees them; afterwards ONNX Runtime
  // reads them during a run and `RunOptionsSetTerminate` may be called from any thread meanwhile.

  let options: OpaquePointer
  private let runtime: Runtime
  private let stopped = Atomic(false)

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - runtime: The library.
  ///   - shrinksMemory: Whether scratch memory goes back to the system after each run.
  /// - Throws: ``OnnxError/call(message:)`` when the library refuses.
  public init(runtime: Runtime, shrinksMemory: Bool = true) throws {
    let api = unsafe runtime.api
    let options = unsafe try make(api) { unsafe api.pointee.CreateRunOptions($0) }
    unsafe self.options = unsafe options
    self.runtime = runtime
    guard shrinksMemory else { return }
    unsafe try check(
      api,
      api.pointee.AddRunConfigEntry(options, "memory.enable_memory_arena_shrinkage", "cpu:0"))
  }

  deinit {
    unsafe runtime.api.pointee.ReleaseRunOptions(options)
  }

  /// Whether ``stop()`` was called.
  public var isStopped: Bool { stopped.load(ordering: .acquiring) }

  /// Makes the run end soon; a run that has not begun will not do any work.
  public func stop() {
    stopped.store(true, ordering: .releasing)
    // It only sets a flag; a status would mean invalid options, which these are not.
    guard let status = unsafe runtime.api.pointee.RunOptionsSetTerminate(options) else { return }
    unsafe runtime.api.pointee.ReleaseStatus(status)
  }
}

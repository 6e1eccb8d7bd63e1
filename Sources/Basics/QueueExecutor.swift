public import Dispatch

/// Runs an actor on a serial queue of its own, so that blocking C calls never occupy the shared
/// pool, which has only as many threads as there are cores.
///
/// Give it to an actor as its `unownedExecutor`.
public final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Makes an executor with a queue of its own.
  ///
  /// - Parameters:
  ///   - label: The queue's name, seen in a debugger.
  ///   - qos: The queue's priority for the system.
  public init(label: String, qos: DispatchQoS = .userInitiated) {
    queue = DispatchQueue(label: label, qos: qos)
  }

  /// Queues one job of the actor.
  ///
  /// - Parameter job: The job to run after those already queued.
  public func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { unowned.runSynchronously(on: executor) }
  }

  /// Traps unless the caller runs on this executor's queue.
  public func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}

import Dispatch
import Foundation

/// Runs work that Ctrl-C or SIGTERM cancels, so that it can end in order.
///
/// - Parameter work: What to run; it must heed cancellation.
/// - Returns: What it returns.
/// - Throws: What it throws, `CancellationError` after an interruption.
func untilInterrupted<Result: Sendable>(
  _ work: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  let (interruptions, interrupted) = AsyncStream.makeStream(of: Void.self)
  var sources: [any DispatchSourceSignal] = []
  defer {
    for source in sources { source.cancel() }
    interrupted.finish()
  }
  for number in [SIGINT, SIGTERM] {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { interrupted.yield() }
    // A signal that comes before the source is in place would be lost, so the work waits for it.
    await withCheckedContinuation { placed in
      source.setRegistrationHandler { placed.resume() }
      source.resume()
    }
    sources.append(source)
  }
  let task = Task { try await work() }
  let watch = Task { for await _ in interruptions { task.cancel() } }
  defer { watch.cancel() }
  return try await task.value
}

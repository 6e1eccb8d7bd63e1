import Dispatch
import Foundation

/// Runs something that Ctrl-C, or a polite end of the process, cancels, so that it can leave its
/// work in order.
///
/// - Parameter work: What to run; it must heed cancellation.
/// - Returns: What it returns.
/// - Throws: What it throws, `CancellationError` after an interruption.
func untilInterrupted<Result: Sendable>(
  _ work: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  let task = Task { try await work() }
  let sources = [SIGINT, SIGTERM].map { number in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { task.cancel() }
    source.resume()
    return source
  }
  defer { for source in sources { source.cancel() } }
  return try await task.value
}

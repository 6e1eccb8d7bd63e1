import Foundation

/// Processor time that some work takes on this thread.
///
/// Unlike a clock it does not run while other tests and programs have the processor.
///
/// - Parameter work: What to do; what it starts on other threads does not count.
/// - Returns: The time, and what the work gave.
/// - Throws: What the work throws.
public func processorTime<Value>(of work: () throws -> Value) rethrows -> (Duration, Value) {
  let start = threadTime()
  let value = try work()
  return (threadTime() - start, value)
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

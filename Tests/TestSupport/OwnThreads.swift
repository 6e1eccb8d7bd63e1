import Foundation
public import Testing

/// Runs tests on threads of their own.
///
/// Swift's pool has a thread for each core, which is two on most machines. A test that waits for a process, or computes
/// for seconds without a pause, keeps one of them. Two such tests stop all others, whose clocks run on: decision 0096.
public struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  /// The tests of a suite are meant, also those of suites in it.
  public let isRecursive = true

  /// Runs a test where it may block.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: One of its cases.
  ///   - function: What runs it.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ThreadExecutor.shared) { try await function() }
  }
}

extension Trait where Self == OwnThreads {
  /// For tests that wait for processes, or compute for seconds without a pause.
  public static var ownThreads: Self { Self() }
}

/// Gives each job a thread.
private final class ThreadExecutor: TaskExecutor {
  static let shared = ThreadExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}

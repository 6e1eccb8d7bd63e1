import Dispatch
import Testing

@testable import VorleserKit

/// Work that may block for ever keeps nobody waiting.
struct BlockingWorkTests {
  private struct Silence: Error {}
  private struct Refusal: Error {}

  /// Longer than any test, for work that is not to be silent.
  private let never = Duration.seconds(3600)

  @Test(.timeLimit(.minutes(2))) func silenceEndsTheWaitAndTheWork() async throws {
    let answer = DispatchSemaphore(value: 0)
    let (ends, end) = AsyncStream<Bool>.makeStream()
    await #expect(throws: Silence.self) {
      try await BlockingWork.run(silenceLimit: .milliseconds(10), silence: Silence()) { work in
        answer.wait()
        let isOver = (try? work.check()) == nil
        end.yield(isOver)
      }
    }
    answer.signal()
    for await isOver in ends {
      #expect(isOver)
      break
    }
  }

  @Test(.timeLimit(.minutes(2))) func aCancelledWaitEndsBeforeTheWork() async throws {
    let answer = DispatchSemaphore(value: 0)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await BlockingWork.run(silenceLimit: never, silence: Silence()) { _ in
        begin.yield()
        answer.wait()
      }
    }
    for await _ in begun { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    answer.signal()
  }

  @Test func whatTheWorkSaysComesBack() async throws {
    let value = try await BlockingWork<Int>.run(silenceLimit: never, silence: Silence()) { work in
      try work.check()
      return 7
    }
    #expect(value == 7)
    await #expect(throws: Refusal.self) {
      try await BlockingWork<Int>.run(silenceLimit: never, silence: Silence()) { _ in
        throw Refusal()
      }
    }
  }
}

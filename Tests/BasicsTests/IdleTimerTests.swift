import Basics
import Testing

@Suite(.timeLimit(.minutes(1)))
struct IdleTimerTests {
  @Test func manyUsesEndInOneCallAndALaterUseInAnother() async {
    let timer = IdleTimer(after: .seconds(1))
    let (calls, told) = AsyncStream<Int>.makeStream()
    for number in 1...20 { timer.use { told.yield(number) } }
    var iterator = calls.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    timer.use { told.yield(21) }
    #expect(await iterator.next() == 21)
  }

  @Test func aTimerKeepsNobodyAlive() async {
    final class Owner: Sendable {
      let timer = IdleTimer(after: .milliseconds(1))
      let ended: AsyncStream<Void>.Continuation
      init(_ ended: AsyncStream<Void>.Continuation) { self.ended = ended }
      deinit { ended.finish() }
    }
    let (life, ended) = AsyncStream<Void>.makeStream()
    do {
      let owner = Owner(ended)
      owner.timer.use { [weak owner] in _ = owner?.timer }
    }
    for await _ in life {}
  }
}

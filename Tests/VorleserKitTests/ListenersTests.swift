import Testing

@testable import VorleserKit

struct ListenersTests {
  @Test func everyListenerHearsEveryChange() async {
    let listeners = Listeners<Int>(waitingLimit: 10)
    let streams = [listeners.stream(), listeners.stream()]
    for change in 1...3 { listeners.tell(change) }
    listeners.finish()
    for stream in streams { #expect(await all(stream) == [1, 2, 3]) }
  }

  @Test func theNewestChangesWaitForASlowListener() async {
    let listeners = Listeners<Int>(waitingLimit: 2)
    let stream = listeners.stream()
    for change in 1...5 { listeners.tell(change) }
    listeners.finish()
    #expect(await all(stream) == [4, 5])
  }

  @Test func aListenerThatLeavesIsForgotten() async {
    let listeners = Listeners<Int>(waitingLimit: 2)
    let reading = Task { [stream = listeners.stream()] in await all(stream) }
    #expect(!listeners.isEmpty)
    reading.cancel()
    _ = await reading.value
    #expect(listeners.isEmpty)
  }

  @Test func streamsEndWithTheList() async {
    var listeners: Listeners<Int>? = Listeners(waitingLimit: 2)
    let stream = listeners?.stream()
    listeners = nil
    if let stream { #expect(await all(stream) == []) }
  }

  private func all(_ stream: AsyncStream<Int>) async -> [Int] {
    await stream.reduce(into: []) { $0.append($1) }
  }
}

import AudioEngine
import ReadAloud

/// A sink whose listener is moved by hand; with an endless listener everything is heard at once.
actor TestSink: AudioSink {
  private(set) var samples: [Float] = []
  private(set) var heardTotal = 0
  private var written = 0
  private var allowance: Int
  private let capacity: Int
  private(set) var isPaused = false
  private(set) var dropCount = 0
  private(set) var heard = 0
  /// What happens once all has been heard for the first time.
  private var atEnd: (@Sendable () async -> Void)?

  /// - Parameters:
  ///   - capacity: Samples it buffers.
  ///   - isEndless: Whether everything is heard at once.
  init(capacity: Int = 4_800, isEndless: Bool = true) {
    self.capacity = capacity
    allowance = isEndless ? .max : 0
  }

  /// Lets the listener hear more.
  func listen(_ count: Int) {
    allowance += count
    hear()
  }

  private func hear() {
    guard !isPaused else { return }
    let count = min(allowance, written - heard)
    heard += count
    heardTotal += count
    if allowance != .max { allowance -= count }
  }

  func write(_ new: [Float]) async throws {
    try Task.checkCancellation()
    samples += new
    written += new.count
    hear()
    while written - heard > capacity {
      try await Task.sleep(for: .milliseconds(1))
      hear()
    }
  }

  func pause() { isPaused = true }

  func resume() {
    isPaused = false
    hear()
  }

  func drop() {
    // What was not heard never was.
    samples.removeLast(written - heard)
    written = 0
    heard = 0
    dropCount += 1
  }

  func drain() async throws {
    while heard < written {
      try await Task.sleep(for: .milliseconds(1))
      hear()
    }
    let action = atEnd
    atEnd = nil
    await action?()
  }

  func atEnd(_ action: @escaping @Sendable () async -> Void) { atEnd = action }
}

extension PlaybackSession {
  /// Waits for a report that fits.
  func first(where fits: @Sendable (PlaybackUpdate) -> Bool) async -> PlaybackUpdate {
    for await update in updates() where fits(update) { return update }
    return current
  }

  func wait(for state: PlaybackState) async {
    _ = await first { $0.state == state }
  }
}

func makeSession(
  _ book: FakeBook = .small, _ speech: FakeSpeechSource = FakeSpeechSource(), _ sink: TestSink,
  configure: (inout PlaybackSettings) -> Void = { _ in }
) -> PlaybackSession {
  var settings = PlaybackSettings()
  settings.tick = .milliseconds(1)
  configure(&settings)
  return PlaybackSession(source: book, speech: speech, sink: sink, settings: settings)
}

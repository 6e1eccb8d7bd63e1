/// Where played sound goes: a sound card, a stream, a test.
///
/// One playback session at a time writes to it.
public protocol AudioSink: Sendable {
  /// Takes samples, suspending while it has enough.
  ///
  /// While paused it may take no more than it has room for. Returns soon after a cancellation.
  ///
  /// - Parameter samples: Mono PCM at 24 kHz, -1...1.
  /// - Throws: `CancellationError`, or why it stopped working.
  func write(_ samples: [Float]) async throws

  /// Falls silent at once, keeping what was not heard.
  func pause() async throws

  /// Goes on with what was not heard.
  func resume() async throws

  /// Forgets what was not heard and sets ``heard`` to 0; stays paused if it is.
  func drop() async throws

  /// Waits until everything was heard.
  ///
  /// - Throws: `CancellationError`, or why it stopped working.
  func drain() async throws

  /// How many of the samples written since the last ``drop()`` have been heard.
  var heard: Int { get async }
}

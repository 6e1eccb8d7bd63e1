/// The destination of played sound: a sound card, a stream, a test.
///
/// One playback session at a time writes to it.
public protocol AudioSink: Sendable {
  /// Takes samples, suspending while it has enough.
  ///
  /// While paused it takes no more than it has room for. Returns soon after a cancellation.
  ///
  /// - Parameter samples: Mono PCM at 24 kHz, -1...1.
  /// - Throws: `CancellationError`, or why it stopped working.
  func write(_ samples: [Float]) async throws

  /// Falls silent at once, and keeps the samples that were not heard.
  func pause() async throws

  /// Continues with the samples that were not heard.
  func resume() async throws

  /// Drops the samples that were not heard and sets ``heard`` to 0; a paused sink stays paused.
  func drop() async throws

  /// Waits until everything was heard.
  ///
  /// - Throws: `CancellationError`, or why it stopped working.
  func drain() async throws

  /// How many of the samples written since the last ``drop()`` have been heard.
  var heard: Int { get async }
}

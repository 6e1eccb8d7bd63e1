import Basics
public import SoundOutput
import Synthesizer

/// Plays on a sound device of this machine.
public actor SoundCardSink: AudioSink {
  /// The time between two checks while waiting for the last samples or for the end of a pause.
  private static let look = Duration.milliseconds(50)

  private let executor: QueueExecutor
  /// The queue on which the device may block.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let device: Device
  private var written = 0
  private var isPaused = false
  /// The last samples that the device was given, as many as it holds.
  private var recent: [Float] = []
  /// The samples that a pause has taken back from the device.
  private var takenBack: [Float] = []

  /// Opens a device.
  ///
  /// - Parameter name: ALSA's name of it.
  /// - Throws: `SoundOutputError`, with a sentence for people, when the machine has no such device.
  public init(device name: String = Device.defaultName) throws {
    executor = QueueExecutor(label: "vorleser.sound")
    device = try Device(name: name, sampleRate: Speech.sampleRate)
  }

  /// How many samples have been heard since the last ``drop()``.
  public var heard: Int {
    // What a pause took back is already subtracted from `written`.
    max(written - device.delay(), 0)
  }

  /// Plays samples after those before, suspending while the device is full or paused.
  ///
  /// - Parameter samples: Mono PCM at 24 kHz.
  /// - Throws: `CancellationError`; `SoundOutputError` when the device is lost.
  public func write(_ samples: [Float]) async throws {
    var rest = samples[...]
    while true {
      try Task.checkCancellation()
      if isPaused {
        try await Task.sleep(for: Self.look)
      } else if !takenBack.isEmpty {
        takenBack.removeFirst(try give(takenBack[...]))
      } else if !rest.isEmpty {
        rest = rest.dropFirst(try give(rest))
      } else {
        // The device would wait for more than this before it starts by itself.
        try device.start()
        return
      }
      // A pause or a drop that waits for this actor comes in here.
      await Task.yield()
    }
  }

  /// Falls silent within milliseconds.
  ///
  /// The device is emptied rather than paused, since not every card can pause; it gets the samples
  /// again later.
  ///
  /// - Throws: `SoundOutputError` when the device is lost.
  public func pause() throws {
    guard !isPaused else { return }
    isPaused = true
    let unheard = recent.suffix(min(device.delay(), recent.count))
    takenBack = unheard + takenBack
    written -= unheard.count
    recent = []
    try device.drop()
  }

  /// Goes on where ``pause()`` stopped.
  ///
  /// - Throws: `SoundOutputError` when the device is lost.
  public func resume() async throws {
    guard isPaused else { return }
    isPaused = false
    try await write([])
  }

  /// Forgets what was not heard.
  ///
  /// - Throws: `SoundOutputError` when the device is lost.
  public func drop() throws {
    try device.drop()
    written = 0
    recent = []
    takenBack = []
  }

  /// Waits for the last sample to be heard.
  ///
  /// - Throws: `CancellationError`; `SoundOutputError` when the device is lost.
  public func drain() async throws {
    while true {
      try await write([])
      guard !isPaused, takenBack.isEmpty else { continue }
      guard device.delay() > 0, device.isRunning else { return }
      try await Task.sleep(for: Self.look)
    }
  }

  private func give(_ samples: ArraySlice<Float>) throws -> Int {
    let count = try device.write(samples)
    written += count
    recent += samples.prefix(count)
    recent.removeFirst(max(recent.count - device.capacity, 0))
    return count
  }
}

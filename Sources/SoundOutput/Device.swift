import CALSA

/// A sound card or what stands for one, playing mono samples.
///
/// Calls may block up to ``maximumWait`` milliseconds; an actor with a queue of its own should own
/// it. Safe: the handle is made in `init`, never leaves, and is released in `deinit`.
@safe
public struct Device: ~Copyable {
  /// The device that the machine's own settings choose.
  public static let defaultName = "default"
  /// The longest that ``write(_:)`` waits for room, in milliseconds: short, so that a pause or a
  /// stop is never felt as late.
  public static let maximumWait: Int32 = 50
  /// Sound buffered in the device, in microseconds: rides out a busy moment of the machine.
  private static let latency: UInt32 = 250_000

  private let handle: OpaquePointer
  private let name: String
  /// Samples a second.
  public let sampleRate: Int
  /// How many samples the device holds at most.
  public let capacity: Int

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - name: ALSA's name, such as `default`, `hw:0` or `null`.
  ///   - sampleRate: Samples a second; ALSA converts where the card can't.
  /// - Throws: ``SoundOutputError`` of kind ``SoundOutputError/Kind/noDevice``.
  public init(name: String = Device.defaultName, sampleRate: Int) throws(SoundOutputError) {
    calsa_silence()
    var opened: OpaquePointer?
    // Non-blocking, so that a card in use is reported at once; writing waits by itself.
    let status = unsafe snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
    guard status >= 0, let handle = unsafe opened else {
      throw Self.noDevice(name, status)
    }
    let setUp = unsafe snd_pcm_set_params(
      handle, SND_PCM_FORMAT_FLOAT_LE, SND_PCM_ACCESS_RW_INTERLEAVED, 1, UInt32(sampleRate), 1,
      Self.latency)
    var buffer: snd_pcm_uframes_t = 0
    var period: snd_pcm_uframes_t = 0
    let sizes = unsafe snd_pcm_get_params(handle, &buffer, &period)
    guard setUp >= 0, sizes >= 0 else {
      unsafe snd_pcm_close(handle)
      throw Self.noDevice(name, min(setUp, sizes))
    }
    unsafe self.handle = handle
    self.name = name
    self.sampleRate = sampleRate
    capacity = Int(buffer)
  }

  deinit {
    unsafe snd_pcm_close(handle)
  }

  /// Hands samples to the device, waiting a little for room.
  ///
  /// A device that ran dry starts again by itself.
  ///
  /// - Parameter samples: Mono PCM, -1...1.
  /// - Returns: How many were taken; fewer than given, or none, while the device is full.
  /// - Throws: ``SoundOutputError`` of kind ``SoundOutputError/Kind/lost``.
  public func write(_ samples: ArraySlice<Float>) throws(SoundOutputError) -> Int {
    guard !samples.isEmpty else { return 0 }
    // `wait` also reports a device that ran dry; `writei` says so again, and is checked.
    unsafe snd_pcm_wait(handle, Self.maximumWait)
    let taken = unsafe samples.withUnsafeBufferPointer { buffer in
      unsafe snd_pcm_writei(handle, buffer.baseAddress, snd_pcm_uframes_t(buffer.count))
    }
    guard taken < 0 else { return taken }
    try recover(from: Int32(taken))
    return 0
  }

  /// Samples that were taken and not heard yet.
  ///
  /// - Returns: 0 when the device has run dry.
  public func delay() -> Int {
    var frames: snd_pcm_sframes_t = 0
    guard unsafe snd_pcm_delay(handle, &frames) >= 0 else { return 0 }
    return max(frames, 0)
  }

  /// Whether samples are being heard now.
  public var isRunning: Bool {
    unsafe snd_pcm_state(handle) == SND_PCM_STATE_RUNNING
  }

  /// Starts a device that has samples but not yet enough to start by itself.
  ///
  /// - Throws: ``SoundOutputError`` of kind ``SoundOutputError/Kind/lost``.
  public func start() throws(SoundOutputError) {
    guard unsafe snd_pcm_state(handle) == SND_PCM_STATE_PREPARED else { return }
    let status = unsafe snd_pcm_start(handle)
    // Broken pipe: there was nothing to play, which is no failure.
    guard status < 0, status != -EPIPE else { return }
    try recover(from: status)
  }

  /// Falls silent at once, forgetting what was not heard, and is ready for new samples.
  ///
  /// - Throws: ``SoundOutputError`` of kind ``SoundOutputError/Kind/lost``.
  public func drop() throws(SoundOutputError) {
    unsafe snd_pcm_drop(handle)
    try check(unsafe snd_pcm_prepare(handle))
  }

  private func recover(from status: Int32) throws(SoundOutputError) {
    guard status != -EAGAIN else { return }
    try check(unsafe snd_pcm_recover(handle, status, 1))
  }

  private func check(_ status: Int32) throws(SoundOutputError) {
    guard status < 0 else { return }
    let reason = unsafe String(cString: snd_strerror(status))
    throw SoundOutputError(
      kind: .lost, message: "The sound device “\(name)” stopped working: \(reason).",
      code: status)
  }

  private static func noDevice(_ name: String, _ status: Int32) -> SoundOutputError {
    let reason = unsafe String(cString: snd_strerror(status))
    let message =
      name == defaultName
      ? "This machine has no sound output that can be used (\(reason))."
      : "The sound device “\(name)” can't be used (\(reason))."
    return SoundOutputError(kind: .noDevice, message: message, code: status)
  }
}

import COpus

/// Writes Opus in Ogg.
///
/// Positions count at 48 kHz, whatever the input's rate. Players leave out the first `preSkip` of
/// them, the codec's run-in. The position of the last page says where the sound ends.
///
/// Source: RFC 7845 (Ogg encapsulation).
///
/// Safe: the pointer is made in `init`, never leaves, and is released in `deinit`.
@safe
final class OpusFileEncoder: AudioEncoder {
  /// Bits a second: enough for the full band of one voice.
  private static let bitrate: Int32 = 32_000
  /// libopus's complexity, 0...10.
  ///
  /// For speech at this rate 5 is a third faster than 10 and sounds as good.
  private static let complexity: Int32 = 5
  /// The samples of a packet: 20 ms, the codec's usual frame.
  private static let frameSamples = AudioFormat.sampleRate / 50
  /// The positions of a sample; positions count at 48 kHz.
  private static let positionsPerSample = 48_000 / AudioFormat.sampleRate
  /// The most bytes of a packet of 20 ms (RFC 6716, 3.4).
  private static let packetLimit = 1_275

  private let library: OpaquePointer
  private let lookahead: Int
  private let pages: OggPages
  private let tags: AudioTags
  private var waiting: [Float] = []
  private var sampleCount = 0
  private var frameCount = 0
  private var isFinished = false

  init(tags: AudioTags) throws(AudioCodecError) {
    pages = try OggPages()
    self.tags = tags
    var status = OPUS_OK
    guard
      let library = unsafe opus_encoder_create(
        Int32(AudioFormat.sampleRate), 1, OPUS_APPLICATION_AUDIO, &status)
    else { throw AudioCodecError(message: "Opus: the encoder does not start", code: status) }
    unsafe self.library = library
    var samples: Int32 = 0
    let statuses = unsafe [
      copus_set_bitrate(library, Self.bitrate), copus_set_complexity(library, Self.complexity),
      copus_set_voice_signal(library), copus_get_lookahead(library, &samples),
    ]
    lookahead = Int(samples)
    for status in statuses { try Self.check(status) }
    try appendHeaders(to: pages)
  }

  private func appendHeaders(
    to pages: OggPages, chapters: [AudioChapter] = []
  ) throws(AudioCodecError) {
    let preSkip = lookahead * Self.positionsPerSample
    try pages.appendHeader(OpusHeaders.head(preSkip: preSkip))
    try pages.appendHeader(OpusHeaders.tags(tags, chapters: chapters))
  }

  /// The first pages with the chapters.
  ///
  /// They are as long as those without.
  private func headers(_ chapters: [AudioChapter]) throws(AudioCodecError) -> [AudioEnding.Patch] {
    guard !tags.chapterTitles.isEmpty else { return [] }
    let again = try OggPages()
    try appendHeaders(to: again, chapters: chapters)
    return [AudioEnding.Patch(offset: 0, bytes: again.take())]
  }

  deinit {
    unsafe opus_encoder_destroy(library)
  }

  func encode(_ samples: [Float]) throws(AudioCodecError) -> [UInt8] {
    guard !isFinished else { throw .alreadyFinished }
    sampleCount += samples.count
    waiting += samples
    let frames = waiting.count / Self.frameSamples
    for frame in 0..<frames {
      let start = frame * Self.frameSamples
      try append(waiting[start..<start + Self.frameSamples], isLast: false)
    }
    waiting.removeFirst(frames * Self.frameSamples)
    return pages.take()
  }

  func finish(chapters: [AudioChapter]) throws(AudioCodecError) -> AudioEnding {
    guard !isFinished else { throw .alreadyFinished }
    isFinished = true
    // The codec gives the last samples only after it is fed as many more as its run-in has.
    waiting += [Float](repeating: 0, count: lookahead)
    let frames = (waiting.count + Self.frameSamples - 1) / Self.frameSamples
    waiting += [Float](repeating: 0, count: frames * Self.frameSamples - waiting.count)
    for frame in 0..<frames {
      let start = frame * Self.frameSamples
      try append(
        waiting[start..<start + Self.frameSamples], isLast: frame == frames - 1)
    }
    return AudioEnding(bytes: pages.take(), patches: try headers(chapters))
  }

  private func append(_ frame: ArraySlice<Float>, isLast: Bool) throws(AudioCodecError) {
    // The samples go through 16 bits, so that stored and fresh speech give the same file.
    let integers = frame.map { PCM16.quantize($0) }
    var packet = [UInt8](repeating: 0, count: Self.packetLimit)
    let count = unsafe opus_encode(
      library, integers, Int32(integers.count), &packet, Int32(packet.count))
    try Self.check(count)
    packet.removeLast(packet.count - Int(count))
    frameCount += 1
    let encoded = frameCount * Self.frameSamples
    let position = isLast ? sampleCount + lookahead : encoded
    try pages.append(packet, position: position * Self.positionsPerSample, isLast: isLast)
  }

  private static func check(_ status: Int32) throws(AudioCodecError) {
    guard status < 0 else { return }
    let message = unsafe String(cString: opus_strerror(status))
    throw AudioCodecError(message: "Opus: \(message)", code: status)
  }
}

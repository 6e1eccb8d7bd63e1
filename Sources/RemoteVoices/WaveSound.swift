import Synthesizer

/// Reads sound in WAV with 16 bits a sample, which needs no decoder.
///
/// Source: RFC 2361; "Multimedia Programming Interface and Data Specifications 1.0", RIFF WAVE.
struct WaveSound {
  /// The rates of speech; 25 bounds the work of conversion.
  private static let rates = 8_000...48_000
  private static let rateStep = 25

  /// Mono PCM at the rate of all speech.
  let samples: [Float]

  /// Reads a file, also one whose sizes were not known when its head was written.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: `RemoteFailure.sound`.
  init(_ bytes: [UInt8]) throws(RemoteFailure) {
    guard bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WAVE".utf8)
    else { throw .sound("it is no WAV file") }
    var format: (channels: Int, rate: Int)?
    var place = 12
    while place + 8 <= bytes.count {
      let size = Self.number(bytes, place + 4, 4)
      let start = place + 8
      // Programs that stream write the largest size, or none.
      let end = min(start + size, bytes.count)
      if bytes[place..<place + 4].elementsEqual("fmt ".utf8) {
        format = try Self.format(bytes[start..<end])
      } else if bytes[place..<place + 4].elementsEqual("data".utf8) {
        guard let format else { throw .sound("its head is incomplete") }
        samples = try Self.samples(bytes[start..<(size == 0 ? bytes.count : end)], format)
        return
      }
      place = end + size % 2
    }
    throw .sound("it has no samples")
  }

  private static func format(
    _ chunk: ArraySlice<UInt8>
  ) throws(RemoteFailure) -> (channels: Int, rate: Int) {
    guard chunk.count >= 16 else { throw .sound("its head is incomplete") }
    let bytes = Array(chunk)
    let (kind, bits) = (number(bytes, 0, 2), number(bytes, 14, 2))
    let (channels, rate) = (number(bytes, 2, 2), number(bytes, 4, 4))
    // 0xFFFE is the extensible form of the same.
    guard kind == 1 || kind == 0xFFFE, bits == 16, (1...2).contains(channels),
      rates.contains(rate), rate.isMultiple(of: rateStep)
    else { throw .sound("\(bits) bits, \(channels) channels, \(rate) samples a second") }
    return (channels, rate)
  }

  private static func samples(
    _ data: ArraySlice<UInt8>, _ format: (channels: Int, rate: Int)
  ) throws(RemoteFailure) -> [Float] {
    let bytes = Array(data)
    let width = 2 * format.channels
    let sound = (0..<bytes.count / width).map { index in
      let sum = (0..<format.channels).reduce(0) { sum, channel in
        sum + Int(Int16(truncatingIfNeeded: number(bytes, index * width + 2 * channel, 2)))
      }
      return Float(sum) / Float(32_768 * format.channels)
    }
    guard !sound.isEmpty else { throw .sound("it has no samples") }
    return SampleRateConverter(from: format.rate).convert(sound)
  }

  /// A number with its lowest byte first.
  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
}

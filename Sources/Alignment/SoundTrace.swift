/// A sound in few numbers: its loudness in sixteen bands of the ear, fifty times a second.
///
/// An hour takes 3 MB. The bands are those of the mel scale (S. S. Stevens et al., 1937) from 100 Hz to 8 kHz.
public struct SoundTrace: Sendable {
  /// What a trace is made of: samples a second.
  public static let sampleRate = 24_000
  /// The samples from one frame to the next: 20 ms.
  public static let hop = 480
  /// Seconds from one frame to the next.
  public static let frameSeconds = Double(hop) / Double(sampleRate)

  /// Loudness in half decibels above the smallest that counts, frame by frame.
  private(set) var frames: [SIMD16<UInt8>] = []
  /// Samples that wait for the rest of a frame.
  private var rest: [Float]
  private var power = [Float](repeating: 0, count: FourierTransform.size / 2)
  private var transform = FourierTransform()
  private let bands = MelBands()

  /// Begins an empty trace.
  public init() {
    // The middle of the first frame is the first sample.
    rest = [Float](repeating: 0, count: FourierTransform.size / 2)
  }

  /// How many frames there are.
  public var count: Int { frames.count }

  /// Takes the next samples.
  ///
  /// - Parameter samples: -1...1, ``sampleRate`` a second.
  public mutating func append(_ samples: [Float]) {
    rest += samples
    var start = 0
    while start + FourierTransform.size <= rest.count {
      transform.power(of: rest, from: start, into: &power)
      frames.append(bands.loudness(power))
      start += Self.hop
    }
    rest.removeFirst(start)
  }

  /// Ends the trace: the last samples fill their frames.
  public mutating func finish() {
    append([Float](repeating: 0, count: FourierTransform.size / 2))
  }
}

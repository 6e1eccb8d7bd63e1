/// A source of the noise in a voice, which is breath and consonants.
protocol SpectralNoise {
  /// Draws eight complex numbers, whose parts are normally distributed with variance 1.
  ///
  /// - Parameters:
  ///   - bin: The index of the frequency.
  ///   - frame: The index of the first of eight frames.
  /// - Returns: One number for each of the eight frames.
  mutating func draw(bin: Int, frame: Int) -> ComplexLanes
}

/// Noise that is the same for the same seed, so that a sentence always sounds the same.
///
/// Drawing each number by the method of Box and Muller takes a third of the whole synthesis. So
/// some thousand vectors are drawn once. A vector of the noise is one of them, with a new sign for
/// each of its sixteen numbers, which leaves them normal and uncorrelated.
/// of its sixteen numbers drawn anew, which leaves them normal and uncorrelated.
struct SeededNoise: SpectralNoise {
  /// State of Marsaglia's xorshift with 64 bits; never 0.
  private var state: UInt64
  private let table = NoiseTable.shared

  /// Starts the noise.
  ///
  /// - Parameter seed: Any number; equal seeds give equal noise.
  init(seed: UInt64) {
    // A step of SplitMix64 makes similar seeds begin far apart.
    var z = seed &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    state = (z ^ (z >> 31)) | 1
  }

  @inline(__always)
  mutating func draw(bin: Int, frame: Int) -> ComplexLanes {
    state ^= state &<< 13
    state ^= state &>> 7
    state ^= state &<< 17
    let index = Int(truncatingIfNeeded: state &>> 52) & (NoiseTable.count - 1)
    let drawn = ComplexLanes(at: table.vectors + 2 * index)
    let re = table.signs[Int(truncatingIfNeeded: state &>> 40) & 0xff]
    let im = table.signs[Int(truncatingIfNeeded: state &>> 30) & 0xff]
    return ComplexLanes(Lanes(bits: drawn.re.bits ^ re), Lanes(bits: drawn.im.bits ^ im))
  }
}

/// Vectors of normally distributed numbers, drawn once.
final class NoiseTable: @unchecked Sendable {
  // Sendable: the memory is written here only and is never freed.

  static let shared = NoiseTable()

  /// The number of vectors of eight complex numbers.
  ///
  /// Their 128 KB stay in the second cache.
  static let count = 2_048

  /// Real and imaginary part of each vector in turn.
  let vectors: UnsafePointer<Lanes>
  /// For each byte, the sign bit of eight numbers.
  let signs: UnsafePointer<SIMD8<UInt32>>

  private init() {
    var source = NormalLanes(seed: 0x766f_726c_6573_6572)
    let vectors = UnsafeMutablePointer<Lanes>.allocate(capacity: 2 * Self.count)
    for index in 0..<Self.count {
      let drawn = source.next()
      (vectors + 2 * index).initialize(to: drawn.re)
      (vectors + 2 * index + 1).initialize(to: drawn.im)
    }
    let signs = UnsafeMutablePointer<SIMD8<UInt32>>.allocate(capacity: 256)
    for byte in 0..<256 {
      let masks = (0..<8).map { UInt32(byte >> $0 & 1) << 31 }
      (signs + byte).initialize(to: SIMD8(masks))
    }
    self.vectors = UnsafePointer(vectors)
    self.signs = UnsafePointer(signs)
  }
}

/// Marsaglia's xorshift of 128 bits in each lane, made normal by the method of Box and Muller.
private struct NormalLanes {
  private var (a, b, c, d): (SIMD8<UInt32>, SIMD8<UInt32>, SIMD8<UInt32>, SIMD8<UInt32>)

  init(seed: UInt64) {
    var state = seed
    // SplitMix64 spreads the seed, so that no lane starts at zero or like another one.
    func next() -> SIMD8<UInt32> {
      var lanes = SIMD8<UInt32>()
      for lane in 0..<Lanes.scalarCount {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        lanes[lane] = UInt32(truncatingIfNeeded: (z ^ (z >> 31)) | 1)
      }
      return lanes
    }
    (a, b, c, d) = (next(), next(), next(), next())
  }

  /// Draws a number in 1..<2 from the upper bits.
  private mutating func uniform() -> Lanes {
    let t = a ^ (a &<< 11)
    (a, b, c) = (b, c, d)
    d = d ^ (d &>> 19) ^ t ^ (t &>> 8)
    return Lanes(bits: (d &>> 9) | 0x3f80_0000)
  }

  mutating func next() -> ComplexLanes {
    // `2 - u` is above 0 and mostly below 1; the small addition keeps the logarithm below 0.
    let radius = ((2 - uniform()).naturalLogarithm * -2 + 1e-7).roughSquareRoot
    let (sine, cosine) = (uniform() * 2 - 3).sineAndCosineOfPi
    return ComplexLanes(radius * cosine, radius * sine)
  }
}

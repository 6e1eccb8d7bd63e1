/// Where the noise in the voice comes from: breath and consonants.
protocol SpectralNoise {
  /// Draws eight complex numbers with normally distributed parts of variance 1.
  ///
  /// - Parameters:
  ///   - bin: The frequency they are for.
  ///   - frame: The first frame they are for.
  /// - Returns: Eight numbers, one for each of eight frames.
  mutating func draw(bin: Int, frame: Int) -> ComplexLanes
}

/// Noise that is the same for the same seed, so that a sentence always sounds the same.
///
/// Marsaglia's xorshift of 128 bits in each lane, made normal by the method of Box and Muller.
struct SeededNoise: SpectralNoise {
  private var (a, b, c, d): (SIMD8<UInt32>, SIMD8<UInt32>, SIMD8<UInt32>, SIMD8<UInt32>)

  /// Starts the noise.
  ///
  /// - Parameter seed: Any number; equal seeds give equal noise.
  init(seed: UInt64) {
    var state = seed
    // SplitMix64 spreads the seed, so that no lane starts at zero or like another.
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
  @inline(__always)
  private mutating func uniform() -> Lanes {
    let t = a ^ (a &<< 11)
    (a, b, c) = (b, c, d)
    d = d ^ (d &>> 19) ^ t ^ (t &>> 8)
    return Lanes(bits: (d &>> 9) | 0x3f80_0000)
  }

  @inline(__always)
  mutating func draw(bin: Int, frame: Int) -> ComplexLanes {
    // 2 - u is above 0 and mostly below 1; the last bit added keeps the logarithm below 0.
    let radius = ((2 - uniform()).naturalLogarithm * -2 + 1e-7).roughSquareRoot
    let (sine, cosine) = (uniform() * 2 - 3).sineAndCosineOfPi
    return ComplexLanes(radius * cosine, radius * sine)
  }
}

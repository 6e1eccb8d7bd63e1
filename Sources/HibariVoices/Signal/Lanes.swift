/// Eight frames or samples that are computed side by side.
///
/// The network's output has its frames contiguous, so eight of them fill a vector without any
/// shuffling. Every step from spectrum to sample works on whole vectors.
typealias Lanes = SIMD8<Float>

/// The number that rounds a `Float` below 2²² when it is added and subtracted again: 1.5 · 2²³.
///
/// After the addition the low bits hold the whole number. Reading them there is much cheaper than
/// converting each lane.
private let rounder: Float = 12_582_912

extension Lanes {
  /// Reads eight values from any address that is aligned for `Float`.
  @inline(__always)
  init(at pointer: UnsafePointer<Float>) {
    self = UnsafeRawPointer(pointer).loadUnaligned(as: Lanes.self)
  }

  /// Writes eight values to any address that is aligned for `Float`.
  @inline(__always)
  func store(at pointer: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: self, as: Lanes.self)
  }

  @inline(__always)
  var bits: SIMD8<UInt32> { unsafeBitCast(self, to: SIMD8<UInt32>.self) }

  @inline(__always)
  init(bits: SIMD8<UInt32>) { self = unsafeBitCast(bits, to: Lanes.self) }

  /// The value of a polynomial, whose coefficients begin with that of the highest power.
  @inline(__always)
  func polynomial(_ a: Float, _ b: Float, _ c: Float, _ d: Float, _ e: Float) -> Lanes {
    (((self * a + b) * self + c) * self + d) * self + e
  }

  /// `e` to the power of each lane, which must be above -87; relative error 1e-6 at -10.
  ///
  /// Minimax polynomial of degree 6 for 2ˣ on -0.5...0.5 (fitted here, error 2e-9); the whole part
  /// of the exponent goes straight into the exponent bits.
  @inline(__always)
  var exponential: Lanes {
    let x = self * 1.442695041
    let shifted = x + rounder
    let r = x - (shifted - rounder)
    let high = (r * 0.000153458081 + 0.00133999309) * r + 0.00961848907
    let power = r * (r * (r * high + 0.0555032864) + 0.240226462)
    let value = (power + 0.693147182) * r + 1
    return Lanes(bits: value.bits &+ (shifted.bits &<< 23))
  }

  /// The network's magnitudes: ``exponential``, limited to `e`⁷ as in the reference.
  @inline(__always)
  var magnitude: Lanes { clamped(-87, 7).exponential }

  /// Each lane limited to a range.
  @inline(__always)
  func clamped(_ low: Float, _ high: Float) -> Lanes {
    let raised = replacing(with: low, where: self .< low)
    return raised.replacing(with: high, where: raised .> high)
  }

  /// Hyperbolic tangent, absolute error 2e-7.
  @inline(__always)
  var hyperbolicTangent: Lanes {
    // Beyond 9 the result is 1 to the last bit.
    let power = (clamped(-9, 9) * 2).exponential
    return 1 - 2 / (power + 1)
  }

  /// Sine and cosine of π times each lane, which must stay below 2²²; absolute error 2e-7.
  ///
  /// The polynomials are minimax on half a period around a multiple of π (fitted here, errors 3e-9
  /// and 2e-10). Whether the multiple is odd decides the sign.
  @inline(__always)
  var sineAndCosineOfPi: (sine: Lanes, cosine: Lanes) {
    let shifted = self + rounder
    let r = self - (shifted - rounder)
    let sign = shifted.bits &<< 31
    let square = r * r
    let odd = square.polynomial(0.0772201568, -0.598045170, 2.55003142, -5.16770697, 3.14159250)
    let even = square.polynomial(-0.0243968051, 0.234937623, -1.33521211, 4.05870906, -4.93480206)
    let sine = odd * r
    let cosine = even * square + 1
    return (Lanes(bits: sine.bits ^ sign), Lanes(bits: cosine.bits ^ sign))
  }

  /// Natural logarithm of each lane, which must be positive and normal; absolute error 1e-7.
  ///
  /// Minimax polynomial for a mantissa between √½ and √2 (fitted here, error 7e-9).
  @inline(__always)
  var naturalLogarithm: Lanes {
    let rootOfHalf: UInt32 = 0x3f35_04f3
    let offset = bits &- rootOfHalf
    // An arithmetic shift keeps exponents below zero negative.
    let exponent = unsafeBitCast(offset, to: SIMD8<Int32>.self) &>> 23
    let magic = unsafeBitCast(exponent &+ 0x4b40_0000, to: SIMD8<UInt32>.self)
    let whole = Lanes(bits: magic) - rounder
    let f = Lanes(bits: (offset & 0x007f_ffff) &+ rootOfHalf) - 1
    let high = f.polynomial(
      0.0873967186, -0.144390166, 0.149755329, -0.165526092, 0.199540690)
    let rest = ((high * f - 0.250024855) * f + 0.333342105) * f - 0.499999821
    return (rest * f + 1) * f + whole * 0.693147181
  }

  /// Each lane without its fraction; each must be below 2²².
  @inline(__always)
  var floor: Lanes {
    let nearest = (self + rounder) - rounder
    return nearest - Lanes(repeating: 0).replacing(with: 1, where: nearest .> self)
  }

  /// The square root of each lane, which must be positive and normal; relative error 5e-6.
  ///
  /// `squareRoot()` would take the lanes one by one. Halving the exponent estimates the inverse
  /// root to 3 %, and each of Newton's steps squares the error.
  @inline(__always)
  var roughSquareRoot: Lanes {
    var inverse = Lanes(bits: 0x5f37_5a86 &- (bits &>> 1))
    let half = self * 0.5
    inverse *= 1.5 - half * inverse * inverse
    inverse *= 1.5 - half * inverse * inverse
    return self * inverse
  }
}

/// One complex number for each lane.
struct ComplexLanes {
  var re: Lanes
  var im: Lanes

  @inline(__always)
  init(_ re: Lanes, _ im: Lanes) {
    self.re = re
    self.im = im
  }

  @inline(__always)
  init(at pointer: UnsafePointer<Lanes>) {
    self.init(pointer[0], pointer[1])
  }

  @inline(__always)
  func store(at pointer: UnsafeMutablePointer<Lanes>) {
    pointer[0] = re
    pointer[1] = im
  }

  @inline(__always)
  static func + (a: Self, b: Self) -> Self { Self(a.re + b.re, a.im + b.im) }

  @inline(__always)
  static func - (a: Self, b: Self) -> Self { Self(a.re - b.re, a.im - b.im) }

  @inline(__always)
  static func * (a: Self, b: Float) -> Self { Self(a.re * b, a.im * b) }

  /// The number turned by a quarter, which is its product with `i`.
  @inline(__always)
  var turned: Self { Self(-im, re) }

  /// The number turned by an angle, given as cosine and sine; the number itself without an angle.
  @inline(__always)
  func rotated(_ rotations: UnsafePointer<SIMD2<Float>>?, _ index: Int) -> Self {
    guard let w = rotations?[index] else { return self }
    return Self(re * w.x - im * w.y, re * w.y + im * w.x)
  }
}

/// The small transforms inside a pass.
///
/// Each one runs over `count` vectors, two a point, that share their rotations `w`. It reads points
/// that lie `step` vectors apart and writes them `count` apart.
enum Butterfly {
  typealias Source = UnsafeMutablePointer<Lanes>
  typealias Rotations = UnsafePointer<SIMD2<Float>>?

  @inline(__always)
  static func three(_ from: Source, _ step: Int, _ to: Source, _ count: Int, _ w: Rotations) {
    let half: Float = 0.5
    let high: Float = 0.866_025_404  // sine of 60°
    var at = 0
    while at < count {
      let a = ComplexLanes(at: from + at)
      let b = ComplexLanes(at: from + (at + step))
      let c = ComplexLanes(at: from + (at + 2 * step))
      let sum = b + c
      let difference = ((b - c) * high).turned
      let middle = a - sum * half
      (a + sum).store(at: to + at)
      (middle - difference).rotated(w, 0).store(at: to + (at + count))
      (middle + difference).rotated(w, 1).store(at: to + (at + 2 * count))
      at += 2
    }
  }

  @inline(__always)
  static func four(_ from: Source, _ step: Int, _ to: Source, _ count: Int, _ w: Rotations) {
    var at = 0
    while at < count {
      let a = ComplexLanes(at: from + at)
      let b = ComplexLanes(at: from + (at + step))
      let c = ComplexLanes(at: from + (at + 2 * step))
      let d = ComplexLanes(at: from + (at + 3 * step))
      let (even, odd) = (a + c, b + d)
      let (low, high) = (a - c, (b - d).turned)
      (even + odd).store(at: to + at)
      (low - high).rotated(w, 0).store(at: to + (at + count))
      (even - odd).rotated(w, 1).store(at: to + (at + 2 * count))
      (low + high).rotated(w, 2).store(at: to + (at + 3 * count))
      at += 2
    }
  }

  @inline(__always)
  static func five(_ from: Source, _ step: Int, _ to: Source, _ count: Int, _ w: Rotations) {
    // Cosines and sines of 72° and 144°.
    let (c1, c2): (Float, Float) = (0.309_016_994, -0.809_016_994)
    let (s1, s2): (Float, Float) = (0.951_056_516, 0.587_785_252)
    var at = 0
    while at < count {
      let a = ComplexLanes(at: from + at)
      let b = ComplexLanes(at: from + (at + step))
      let c = ComplexLanes(at: from + (at + 2 * step))
      let d = ComplexLanes(at: from + (at + 3 * step))
      let e = ComplexLanes(at: from + (at + 4 * step))
      let (outer, inner) = (b + e, c + d)
      let (outerDifference, innerDifference) = (b - e, c - d)
      let first = a + outer * c1 + inner * c2
      let second = a + outer * c2 + inner * c1
      let firstTurn = (outerDifference * s1 + innerDifference * s2).turned
      let secondTurn = (outerDifference * s2 - innerDifference * s1).turned
      (a + outer + inner).store(at: to + at)
      (first - firstTurn).rotated(w, 0).store(at: to + (at + count))
      (second - secondTurn).rotated(w, 1).store(at: to + (at + 2 * count))
      (second + secondTurn).rotated(w, 2).store(at: to + (at + 3 * count))
      (first + firstTurn).rotated(w, 3).store(at: to + (at + 4 * count))
      at += 2
    }
  }
}

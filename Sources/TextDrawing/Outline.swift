internal import CFreeType

/// A path as FreeType reads it: in 64ths of a pixel, y growing upwards.
struct Outline {
  /// What FreeType's tags say of a point (ftimage.h).
  private enum Tag {
    static let onCurve: CChar = 1
    static let cubicControl: CChar = 2
  }
  /// FreeType counts points in 16 bits.
  private static let pointLimit = Int(Int16.max)

  private var points: [FT_Vector] = []
  private var tags: [CChar] = []
  private var ends: [Int16] = []

  /// Converts a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - scale: Pixels in a unit of it.
  ///   - height: The canvas's height in pixels.
  init(_ path: Path, scale: Double, height: Int) {
    func add(_ point: Path.Point, _ tag: CChar) {
      points.append(
        FT_Vector(
          x: Self.sixtyFourths(point.x * scale),
          y: Self.sixtyFourths(Double(height) - point.y * scale)))
      tags.append(tag)
    }
    for step in path.steps where points.count < Self.pointLimit - 3 {
      switch step {
      case .move(let point):
        endContour()
        add(point, Tag.onCurve)
      case .line(let point): add(point, Tag.onCurve)
      case .curve(let first, let second, let end):
        add(first, Tag.cubicControl)
        add(second, Tag.cubicControl)
        add(end, Tag.onCurve)
      }
    }
    endContour()
  }

  private mutating func endContour() {
    guard points.count > Int(ends.last ?? -1) + 1 else { return }
    ends.append(Int16(points.count - 1))
  }

  /// A length as FreeType counts it; one beyond every canvas is cut.
  static func sixtyFourths(_ length: Double) -> FT_Pos {
    FT_Pos((min(max(length, -16_000), 16_000) * 64).rounded())
  }

  /// Lends the outline to FreeType.
  mutating func withOutline<Result>(
    _ body: (UnsafeMutablePointer<FT_Outline>) -> Result
  ) -> Result {
    unsafe points.withUnsafeMutableBufferPointer { points in
      unsafe tags.withUnsafeMutableBufferPointer { tags in
        unsafe ends.withUnsafeMutableBufferPointer { ends in
          var outline = unsafe FT_Outline(
            n_contours: Int16(ends.count), n_points: Int16(points.count),
            points: points.baseAddress, tags: tags.baseAddress, contours: ends.baseAddress,
            flags: 0)
          return unsafe body(&outline)
        }
      }
    }
  }
}

/// Lines and curves on a canvas, in its units; y grows downwards.
public struct Path: Hashable, Sendable {
  /// A place.
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  enum Step: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
  }

  private(set) var steps: [Step] = []
  /// Whether a stroke of it has no ends.
  public private(set) var isClosed = false

  /// A path without a step.
  public init() {}

  /// Begins at a place.
  ///
  /// - Parameters:
  ///   - x: From the left edge.
  ///   - y: From the upper edge.
  public mutating func move(_ x: Double, _ y: Double) { steps.append(.move(Point(x: x, y: y))) }

  /// Goes straight to a place.
  ///
  /// - Parameters:
  ///   - x: From the left edge.
  ///   - y: From the upper edge.
  public mutating func line(_ x: Double, _ y: Double) { steps.append(.line(Point(x: x, y: y))) }

  /// Goes to a place by a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - first: The first control point.
  ///   - second: The second control point.
  ///   - end: The place.
  public mutating func curve(
    _ first: (Double, Double), _ second: (Double, Double), _ end: (Double, Double)
  ) {
    func point(_ pair: (Double, Double)) -> Point { Point(x: pair.0, y: pair.1) }
    steps.append(.curve(point(first), point(second), point(end)))
  }

  /// Ends where it began.
  public mutating func close() { isClosed = true }

  /// A polygon.
  ///
  /// - Parameter corners: At least two.
  /// - Returns: The path.
  public static func polygon(_ corners: (Double, Double)...) -> Path {
    var path = Path()
    for (index, corner) in corners.enumerated() {
      index == 0 ? path.move(corner.0, corner.1) : path.line(corner.0, corner.1)
    }
    path.close()
    return path
  }

  /// A rectangle.
  ///
  /// - Parameters:
  ///   - x: Its left edge.
  ///   - y: Its upper edge.
  ///   - width: Its width.
  ///   - height: Its height.
  /// - Returns: The path.
  public static func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Path {
    .polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))
  }

  /// A circle.
  ///
  /// - Parameters:
  ///   - x: Its centre.
  ///   - y: Its centre.
  ///   - radius: Its radius.
  /// - Returns: The path.
  public static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    // The control points by which four cubic curves come nearest to a circle.
    let pull = 0.5522847498 * radius
    var path = Path()
    path.move(x + radius, y)
    path.curve((x + radius, y + pull), (x + pull, y + radius), (x, y + radius))
    path.curve((x - pull, y + radius), (x - radius, y + pull), (x - radius, y))
    path.curve((x - radius, y - pull), (x - pull, y - radius), (x, y - radius))
    path.curve((x + pull, y - radius), (x + radius, y - pull), (x + radius, y))
    path.close()
    return path
  }

  /// The path at another place.
  ///
  /// - Parameters:
  ///   - x: How far to the right.
  ///   - y: How far down.
  /// - Returns: The path.
  public func moved(_ x: Double, _ y: Double) -> Path {
    func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
    var path = self
    path.steps = steps.map { step in
      switch step {
      case .move(let point): .move(moved(point))
      case .line(let point): .line(moved(point))
      case .curve(let first, let second, let end): .curve(moved(first), moved(second), moved(end))
      }
    }
    return path
  }
}

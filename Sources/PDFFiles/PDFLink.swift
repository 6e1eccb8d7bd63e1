/// A rectangle of a page, in points from the top left corner of the page as it is shown.
public struct PDFRectangle: Hashable, Sendable {
  /// The edges.
  public var left, top, right, bottom: Float

  /// Makes a rectangle.
  public init(left: Float, top: Float, right: Float, bottom: Float) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}

/// How the file's own places of a page become those of the page as it is shown.
public struct PDFFrame: Hashable, Sendable {
  /// Where the upper left corner of what is shown lies, in the file's points, whose height grows upwards.
  public var left, top: Float
  /// The size before the page is turned, in points.
  public var width, height: Float
  /// The quarters of a turn with the clock by which it is turned when it is shown, 0...3.
  public var rotation: UInt8

  /// Makes a frame.
  public init(
    left: Float = 0, top: Float = 0, width: Float = 0, height: Float = 0, rotation: UInt8 = 0
  ) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.rotation = rotation
  }

  /// A place as it is shown.
  ///
  /// - Parameters:
  ///   - x: The file's place.
  ///   - y: The file's place.
  /// - Returns: The place from the top left corner.
  public func shown(x: Float, y: Float) -> (x: Float, y: Float) {
    let (x, y) = (x - left, top - y)
    return switch rotation {
    case 1: (height - y, x)
    case 2: (width - x, height - y)
    case 3: (y, width - x)
    default: (x, y)
    }
  }

  /// The file's place of one that is shown: the way back from ``shown(x:y:)``.
  ///
  /// - Parameters:
  ///   - x: From the left edge.
  ///   - y: From the top edge.
  /// - Returns: The file's place.
  public func own(x: Float, y: Float) -> (x: Float, y: Float) {
    let place: (x: Float, y: Float) =
      switch rotation {
      case 1: (y, height - x)
      case 2: (width - x, height - y)
      case 3: (width - y, x)
      default: (x, y)
      }
    return (left + place.x, top - place.y)
  }
}

/// A link of a page.
public struct PDFLink: Hashable, Sendable {
  /// Where it leads.
  public enum Target: Hashable, Sendable {
    /// A page by its index, and the place on it in the file's own points, as far as the file says it.
    case page(Int, x: Float?, y: Float?)
    /// An address elsewhere, as the file has it.
    case address(String)
  }

  /// Where it can be pressed: one rectangle, or one for each line.
  public var boxes: [PDFRectangle]
  /// Where it leads.
  public var target: Target

  /// Makes a link.
  public init(boxes: [PDFRectangle], target: Target) {
    self.boxes = boxes
    self.target = target
  }
}

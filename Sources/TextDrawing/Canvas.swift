internal import CFreeType
public import PictureFiles

/// A picture that is drawn: shapes and letters, smooth at their edges.
public struct Canvas: ~Copyable {
  /// How the ends of a stroke look.
  public enum Cap: Hashable, Sendable {
    case flat, round
  }

  /// In units.
  public let width: Double
  /// In units.
  public let height: Double
  /// Pixels in a unit.
  public let scale: Double

  private let freeType: FreeType
  private let columns: Int
  private let rows: Int
  private var pixels: [UInt8]

  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - width: In units.
  ///   - height: In units.
  ///   - scale: Pixels in a unit.
  ///   - ground: The colour of every pixel.
  /// - Throws: ``TextDrawingError``.
  public init(
    width: Double, height: Double, scale: Double, ground: Colour
  ) throws(TextDrawingError) {
    let freeType = try FreeType()
    let columns = Int((width * scale).rounded())
    let rows = Int((height * scale).rounded())
    precondition(columns > 0 && rows > 0 && max(columns, rows) < Int(Int16.max))
    self.width = width
    self.height = height
    self.scale = scale
    self.freeType = freeType
    self.columns = columns
    self.rows = rows
    pixels = Self.ground(ground, count: columns * rows)
  }

  private static func ground(_ colour: Colour, count: Int) -> [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(count * 4)
    for _ in 0..<count {
      pixels.append(colour.red)
      pixels.append(colour.green)
      pixels.append(colour.blue)
      pixels.append(255)
    }
    return pixels
  }

  /// What was drawn.
  public var picture: PixelPicture { PixelPicture(width: columns, height: rows, pixels: pixels) }

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path; what is open is closed.
  ///   - colour: The colour.
  ///   - opacity: 0...1.
  public mutating func fill(_ path: Path, _ colour: Colour, opacity: Double = 1) {
    var outline = Outline(path, scale: scale, height: rows)
    let brush = Brush(colour, opacity)
    unsafe outline.withOutline { unsafe paint($0, brush) }
  }

  /// Draws along a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - colour: The colour.
  ///   - weight: The width of the stroke, in units.
  ///   - cap: How its ends look.
  ///   - opacity: 0...1.
  public mutating func stroke(
    _ path: Path, _ colour: Colour, weight: Double, cap: Cap = .flat, opacity: Double = 1
  ) {
    var made: FT_Stroker?
    guard unsafe FT_Stroker_New(freeType.library, &made) == 0, let stroker = unsafe made else {
      return
    }
    defer { unsafe FT_Stroker_Done(stroker) }
    unsafe FT_Stroker_Set(
      stroker, Outline.sixtyFourths(weight * scale / 2),
      cap == .round ? FT_STROKER_LINECAP_ROUND : FT_STROKER_LINECAP_BUTT,
      FT_STROKER_LINEJOIN_MITER_FIXED, 4 << 16)
    var outline = Outline(path, scale: scale, height: rows)
    let isParsed = unsafe outline.withOutline {
      unsafe FT_Stroker_ParseOutline(stroker, $0, path.isClosed ? 0 : 1) == 0
    }
    var (points, contours): (FT_UInt, FT_UInt) = (0, 0)
    var stroked = unsafe FT_Outline()
    guard isParsed, unsafe FT_Stroker_GetCounts(stroker, &points, &contours) == 0,
      unsafe FT_Outline_New(freeType.library, points, FT_Int(contours), &stroked) == 0
    else { return }
    defer { unsafe FT_Outline_Done(freeType.library, &stroked) }
    // Room for so many points, of which none is there yet.
    unsafe (stroked.n_points, stroked.n_contours) = (0, 0)
    unsafe FT_Stroker_Export(stroker, &stroked)
    unsafe paint(&stroked, Brush(colour, opacity))
  }

  /// Fills an outline in 64ths of a pixel.
  mutating func paint(_ outline: UnsafeMutablePointer<FT_Outline>, _ brush: Brush) {
    let (columns, rows, library) = unsafe (columns, rows, freeType.library)
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      var target = unsafe BrushTarget(
        pixels: buffer, columns: columns, rows: rows, brush: brush)
      unsafe withUnsafeMutablePointer(to: &target) { target in
        var parameters = unsafe FT_Raster_Params()
        unsafe parameters.flags =
          FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
        unsafe parameters.gray_spans = { row, count, spans, target in
          guard let spans = unsafe spans,
            let target = unsafe target?.assumingMemoryBound(to: BrushTarget.self)
          else { return }
          unsafe target.pointee.paint(
            row: Int(row), UnsafeBufferPointer(start: spans, count: Int(count)))
        }
        unsafe parameters.user = UnsafeMutableRawPointer(target)
        unsafe parameters.clip_box = FT_BBox(xMin: 0, yMin: 0, xMax: columns, yMax: rows)
        // Where memory is short, a shape is missing.
        _ = unsafe FT_Outline_Render(library, outline, &parameters)
      }
    }
  }
}

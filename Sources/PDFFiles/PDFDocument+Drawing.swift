internal import CPDFium

/// The pixels of a drawn page.
public struct PDFPicture: Sendable {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// Blue, green, red and an unused byte of each pixel, row by row from the top, without gaps.
  public let pixels: [UInt8]

  /// Takes pixels.
  ///
  /// - Parameters:
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - pixels: Four bytes for each pixel.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension PDFDocument {
  /// The widths in pixels that can be asked for: a page at four times its size on a wide screen is the largest.
  public static let drawnWidths = 16...4096
  /// The most pixels of a drawn page: four bytes each, they take 64 MB.
  private static let pixelLimit = 1 << 24
  /// The most rows of a drawn page: those of a banner that is read in strips.
  private static let heightLimit = 1 << 13

  /// Formats and flags of PDFium (fpdfview.h).
  private enum Option {
    static let withoutAlpha: Int32 = 3
    static let annotations: Int32 = 1
  }

  /// The widths in pixels of pages whose tiles can be asked for: sixteen times the page on a wide screen.
  public static let tiledWidths = 16...65_536
  /// Pixels of each side of a tile; those at the right and the lower edge of the page are smaller.
  public static let tileSize = 1024
  /// A page that would have more rows is none of a book: a banner.
  private static let tiledHeightLimit = 1 << 20

  /// Draws a part of a page that is too large for one picture.
  ///
  /// - Parameters:
  ///   - index: From 0.
  ///   - width: The width of the whole page in pixels, within ``tiledWidths``.
  ///   - column: The tile's column, from 0.
  ///   - row: The tile's row, from 0.
  /// - Returns: The pixels.
  /// - Throws: ``PDFError``, also for a tile that is not on the page.
  public func tile(
    of index: Int, width: Int, column: Int, row: Int
  ) throws(PDFError) -> PDFPicture {
    let unreadable = PDFError.damaged(reason: "page \(index + 1) can't be drawn")
    guard (0..<pageCount).contains(index), Self.tiledWidths.contains(width), column >= 0, row >= 0,
      let page = unsafe functions.pointee.FPDF_LoadPage(document, Int32(index))
    else { throw unreadable }
    defer { unsafe functions.pointee.FPDF_ClosePage(page) }
    let size = unsafe size(of: page)
    guard let size else { throw unreadable }
    let height = (Double(width) * size.height / size.width).rounded()
    guard height >= 1, height <= Double(Self.tiledHeightLimit) else { throw PDFError.limit }
    let (left, top) = (
      column.multipliedReportingOverflow(by: Self.tileSize),
      row.multipliedReportingOverflow(by: Self.tileSize)
    )
    guard !left.overflow, !top.overflow, left.partialValue < width,
      top.partialValue < Int(height)
    else { throw unreadable }
    return try unsafe drawn(
      page, whole: (width, Int(height)),
      part: (
        left.partialValue, top.partialValue,
        min(Self.tileSize, width - left.partialValue),
        min(Self.tileSize, Int(height) - top.partialValue)
      ))
  }

  /// Draws a page on white, with its annotations and the fields of its forms, or a part of it, such as a figure.
  ///
  /// - Parameters:
  ///   - index: From 0.
  ///   - box: The part, on the page as it is shown; `nil` for the whole page.
  ///   - asked: The picture's width in pixels, within ``drawnWidths``. One that would have too many pixels or rows comes smaller.
  /// - Returns: The pixels.
  /// - Throws: ``PDFError``, also for a part that is not on the page.
  public func picture(
    of index: Int, part box: PDFRectangle? = nil, width asked: Int
  ) throws(PDFError) -> PDFPicture {
    let unreadable = PDFError.damaged(reason: "page \(index + 1) can't be drawn")
    guard (0..<pageCount).contains(index), Self.drawnWidths.contains(asked),
      let page = unsafe functions.pointee.FPDF_LoadPage(document, Int32(index))
    else { throw unreadable }
    defer { unsafe functions.pointee.FPDF_ClosePage(page) }
    let size = unsafe size(of: page)
    guard let size else { throw unreadable }
    guard let box else {
      let (width, height) = Self.fitting(asked, size.height / size.width)
      return try unsafe drawn(page, whole: (width, height), part: (0, 0, width, height))
    }
    let sheet = PDFRectangle(
      left: 0, top: 0, right: Float(size.width), bottom: Float(size.height))
    guard let part = box.shared(sheet), part.width > 0, part.height > 0 else { throw unreadable }
    let (width, height) = Self.fitting(asked, Double(part.height / part.width))
    let scale = Double(width) / Double(part.width)
    let whole = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard max(whole.0, whole.1) <= Double(Self.tiledHeightLimit) else { throw PDFError.limit }
    return try unsafe drawn(
      page, whole: (max(1, Int(whole.0)), max(1, Int(whole.1))),
      part: (
        Int((Double(part.left) * scale).rounded()), Int((Double(part.top) * scale).rounded()),
        width, height
      ))
  }

  /// The size of a loaded page in points; `nil` for one without a size.
  private func size(of page: OpaquePointer) -> (width: Double, height: Double)? {
    let size = (
      width: Double(unsafe functions.pointee.FPDF_GetPageWidthF(page)),
      height: Double(unsafe functions.pointee.FPDF_GetPageHeightF(page))
    )
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return size
  }

  /// Draws a part of a loaded page.
  private func drawn(
    _ page: OpaquePointer, whole: (width: Int, height: Int),
    part: (left: Int, top: Int, width: Int, height: Int)
  ) throws(PDFError) -> PDFPicture {
    let (width, height) = (part.width, part.height)
    guard
      let bitmap = unsafe functions.pointee.FPDFBitmap_CreateEx(
        Int32(width), Int32(height), Option.withoutAlpha, nil, 0)
    else { throw PDFError.limit }
    defer { unsafe functions.pointee.FPDFBitmap_Destroy(bitmap) }
    _ = unsafe functions.pointee.FPDFBitmap_FillRect(
      bitmap, 0, 0, Int32(width), Int32(height), 0xFFFF_FFFF)
    unsafe functions.pointee.FPDF_RenderPageBitmap(
      bitmap, page, Int32(-part.left), Int32(-part.top), Int32(whole.width), Int32(whole.height),
      0, Option.annotations)
    let stride = Int(unsafe functions.pointee.FPDFBitmap_GetStride(bitmap))
    guard let buffer = unsafe functions.pointee.FPDFBitmap_GetBuffer(bitmap), stride >= width * 4
    else { throw PDFError.damaged(reason: "the page can't be drawn") }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      unsafe pixels.append(
        contentsOf: UnsafeRawBufferPointer(start: buffer + row * stride, count: width * 4))
    }
    return PDFPicture(width: width, height: height, pixels: pixels)
  }

  /// The size of a picture within all limits.
  ///
  /// - Parameters:
  ///   - width: The width that was asked for.
  ///   - ratio: Height by width.
  /// - Returns: Pixels.
  static func fitting(_ width: Int, _ ratio: Double) -> (width: Int, height: Int) {
    let most = min(
      Double(width), Double(heightLimit) / ratio, (Double(pixelLimit) / ratio).squareRoot())
    let fitting = max(1, Int(most))
    return (fitting, min(heightLimit, max(1, Int((Double(fitting) * ratio).rounded()))))
  }
}

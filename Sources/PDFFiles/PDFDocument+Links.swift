internal import CPDFium

extension PDFDocument {
  /// A page with more links is built to; an index of a book has some hundred.
  private static let linkLimit = 5000
  /// A link over more lines has no use for more rectangles.
  private static let boxLimit = 32
  /// A longer address is none (RFC 9110, 4.1, recommends 8,000 bytes).
  private static let addressByteLimit = 8000

  /// Kinds of actions and of destinations (fpdf_doc.h).
  private enum Kind {
    static let address: UInt = 3
    static let fitWidth: Set<UInt> = [3, 7]
    static let fitRectangle: UInt = 5
  }

  /// Reads the links of a page, before it is flattened, which takes them away.
  func links(of page: OpaquePointer, _ frame: PDFFrame) -> [PDFLink] {
    var links: [PDFLink] = []
    var position: Int32 = 0
    var next: OpaquePointer?
    while links.count < Self.linkLimit,
      unsafe functions.pointee.FPDFLink_Enumerate(page, &position, &next) != 0
    {
      guard let link = unsafe next, let target = unsafe target(of: link) else { continue }
      let boxes = unsafe boxes(of: link, frame)
      if !boxes.isEmpty { links.append(PDFLink(boxes: boxes, target: target)) }
    }
    return links
  }

  /// How a loaded page is shown.
  func frame(of page: OpaquePointer) -> PDFFrame {
    var box = CPDFRectangle()
    _ = unsafe functions.pointee.FPDF_GetPageBoundingBox(page, &box)
    let places = [box.left, box.top, box.right, box.bottom]
    guard places.allSatisfy({ abs($0) <= PDFPage.placeLimit }) else { return PDFFrame() }
    return PDFFrame(
      left: box.left, top: box.top, width: box.right - box.left, height: box.top - box.bottom,
      rotation: UInt8(unsafe functions.pointee.FPDFPage_GetRotation(page) & 3))
  }

  private func boxes(of link: OpaquePointer, _ frame: PDFFrame) -> [PDFRectangle] {
    var boxes: [PDFRectangle] = []
    let count = min(
      unsafe functions.pointee.FPDFLink_CountQuadPoints(link), Int32(Self.boxLimit))
    for index in 0..<max(count, 0) {
      var corners = CPDFQuadrilateral()
      guard unsafe functions.pointee.FPDFLink_GetQuadPoints(link, index, &corners) != 0 else {
        continue
      }
      let (x, y) = (
        [corners.x1, corners.x2, corners.x3, corners.x4],
        [corners.y1, corners.y2, corners.y3, corners.y4]
      )
      boxes += Self.box(x, y, frame)
    }
    var whole = CPDFRectangle()
    if boxes.isEmpty, unsafe functions.pointee.FPDFLink_GetAnnotRect(link, &whole) != 0 {
      boxes += Self.box([whole.left, whole.right], [whole.top, whole.bottom], frame)
    }
    return boxes
  }

  private static func box(_ x: [Float], _ y: [Float], _ frame: PDFFrame) -> [PDFRectangle] {
    guard (x + y).allSatisfy({ abs($0) <= PDFPage.placeLimit }), let left = x.min(),
      let right = x.max(), let top = y.max(), let bottom = y.min(), right > left, top > bottom
    else { return [] }
    let corners = [frame.shown(x: left, y: top), frame.shown(x: right, y: bottom)]
    return [
      PDFRectangle(
        left: min(corners[0].x, corners[1].x), top: min(corners[0].y, corners[1].y),
        right: max(corners[0].x, corners[1].x), bottom: max(corners[0].y, corners[1].y))
    ]
  }

  private func target(of link: OpaquePointer) -> PDFLink.Target? {
    if let destination = unsafe functions.pointee.FPDFLink_GetDest(document, link) {
      return unsafe place(of: destination)
    }
    guard let action = unsafe functions.pointee.FPDFLink_GetAction(link) else { return nil }
    if let destination = unsafe functions.pointee.FPDFAction_GetDest(document, action) {
      return unsafe place(of: destination)
    }
    guard unsafe functions.pointee.FPDFAction_GetType(action) == Kind.address else { return nil }
    let count = unsafe functions.pointee.FPDFAction_GetURIPath(document, action, nil, 0)
    guard count > 1, count <= Self.addressByteLimit else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    _ = unsafe bytes.withUnsafeMutableBytes {
      unsafe functions.pointee.FPDFAction_GetURIPath(document, action, $0.baseAddress, count)
    }
    return .address(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
  }

  private func place(of destination: OpaquePointer) -> PDFLink.Target? {
    let index = Int(unsafe functions.pointee.FPDFDest_GetDestPageIndex(document, destination))
    guard (0..<pageCount).contains(index) else { return nil }
    var (hasX, hasY, hasZoom): (Int32, Int32, Int32) = (0, 0, 0)
    var (x, y, zoom): (Float, Float, Float) = (0, 0, 0)
    if unsafe functions.pointee.FPDFDest_GetLocationInPage(
      destination, &hasX, &hasY, &hasZoom, &x, &y, &zoom) != 0
    {
      return .page(index, x: Self.place(x, hasX), y: Self.place(y, hasY))
    }
    var count: UInt = 0
    var values: [Float] = [0, 0, 0, 0]
    let kind = unsafe functions.pointee.FPDFDest_GetView(destination, &count, &values)
    if Kind.fitWidth.contains(kind), count > 0 {
      return .page(index, x: nil, y: Self.place(values[0], 1))
    }
    if kind == Kind.fitRectangle, count > 3 {
      return .page(index, x: Self.place(values[0], 1), y: Self.place(values[3], 1))
    }
    return .page(index, x: nil, y: nil)
  }

  private static func place(_ value: Float, _ isGiven: Int32) -> Float? {
    isGiven != 0 && abs(value) <= PDFPage.placeLimit ? value : nil
  }
}

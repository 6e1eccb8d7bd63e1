internal import CPDFium
import Foundation

/// Reads where the objects of a page are drawn, also those in forms.
@safe
struct PieceCollector {
  /// The most objects of a page; a detailed map has some ten thousand.
  private static let objectLimit = 100_000
  /// Forms in forms in forms: programs nest two or three.
  private static let depthLimit = 8
  /// So many segments of a path tell whether it has curves or slanted lines; most have four.
  private static let segmentLimit = 16
  /// What an object is cut to has a handful of paths, most of them rectangles.
  private static let clipLimit = 16
  /// The outline of more segments cuts off corners only.
  private static let clipSegmentLimit = 64
  /// Points by which a line may be out of plumb.
  private static let slant: Float = 1
  /// A form with a larger share of the page is the page, not a drawing that was placed on it, so that its letters are text.
  private static let formShare: Float = 0.7

  /// Kinds of objects and segments (fpdf_edit.h).
  private enum Kind {
    static let letters: Int32 = 1
    static let path: Int32 = 2
    static let picture: Int32 = 3
    static let shading: Int32 = 4
    static let form: Int32 = 5
    static let line: Int32 = 0
    static let curve: Int32 = 1
  }

  /// What was found, within the page.
  private(set) var pieces: [PagePiece] = []

  private let functions: UnsafePointer<CPDFFunctions>
  private let frame: PDFFrame
  private let page: PDFRectangle
  private var rest = Self.objectLimit

  init(
    _ functions: UnsafePointer<CPDFFunctions>, _ frame: PDFFrame, width: Float, height: Float
  ) {
    unsafe self.functions = unsafe functions
    self.frame = frame
    page = PDFRectangle(left: 0, top: 0, right: width, bottom: height)
  }

  /// Reads the objects of a loaded page.
  mutating func collect(_ page: OpaquePointer) {
    let count = unsafe functions.pointee.FPDFPage_CountObjects(page)
    for index in 0..<max(count, 0) {
      guard rest > 0 else { return }
      if let object = unsafe functions.pointee.FPDFPage_GetObject(page, index) {
        unsafe add(object, AffineTransform.identity, depth: 0, isPlaced: false)
      }
    }
  }

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - space: How its places become those of the page.
  ///   - depth: How many forms it is in.
  ///   - isPlaced: Whether one of them is a drawing, so that its letters are a part of it.
  private mutating func add(
    _ object: OpaquePointer, _ space: AffineTransform, depth: Int, isPlaced: Bool
  ) {
    rest -= 1
    guard let box = unsafe box(of: object, space) else { return }
    switch unsafe functions.pointee.FPDFPageObj_GetType(object) {
    case Kind.letters:
      if isPlaced { pieces.append(PagePiece(kind: .letters, box: box)) }
    case Kind.path:
      if let kind = unsafe kind(ofPath: object) { append(kind, box) }
    case Kind.picture: append(.picture(mark: unsafe mark(of: object)), box)
    case Kind.shading: append(.drawing, box)
    case Kind.form:
      guard depth < Self.depthLimit else { return }
      let isPlaced = isPlaced || box.area < Self.formShare * page.area
      let inner = Self.inner(space, unsafe matrix(of: object))
      let count = unsafe functions.pointee.FPDFFormObj_CountObjects(object)
      for index in 0..<max(count, 0) {
        guard rest > 0 else { return }
        if let part = unsafe functions.pointee.FPDFFormObj_GetObject(object, UInt(index)) {
          unsafe add(part, inner, depth: depth + 1, isPlaced: isPlaced)
        }
      }
    default: break
    }
  }

  private mutating func append(_ kind: PagePiece.Kind, _ box: PDFRectangle) {
    guard !box.isPage(width: page.width, height: page.height) else { return }
    pieces.append(PagePiece(kind: kind, box: box))
  }

  private func matrix(of object: OpaquePointer) -> CPDFMatrix {
    var matrix = CPDFMatrix(a: 1, b: 0, c: 0, d: 1, e: 0, f: 0)
    _ = unsafe functions.pointee.FPDFPageObj_GetMatrix(object, &matrix)
    return matrix
  }

  private static func inner(_ space: AffineTransform, _ matrix: CPDFMatrix) -> AffineTransform {
    var inner = AffineTransform(
      m11: Double(matrix.a), m12: Double(matrix.b), m21: Double(matrix.c), m22: Double(matrix.d),
      tX: Double(matrix.e), tY: Double(matrix.f))
    inner.append(space)
    return inner
  }

  /// The part of the page that an object may be drawn on; `nil` where that is nothing.
  private func box(of object: OpaquePointer, _ space: AffineTransform) -> PDFRectangle? {
    var (left, bottom, right, top): (Float, Float, Float, Float) = (0, 0, 0, 0)
    guard
      unsafe functions.pointee.FPDFPageObj_GetBounds(object, &left, &bottom, &right, &top) != 0
    else { return nil }
    var own = PDFRectangle(left: left, top: bottom, right: right, bottom: top)
    for clip in unsafe clips(of: object) {
      guard let part = own.shared(clip) else { return nil }
      own = part
    }
    let corners = [
      (own.left, own.top), (own.right, own.top), (own.left, own.bottom), (own.right, own.bottom),
    ].map { corner in
      let place = space.transform(NSPoint(x: Double(corner.0), y: Double(corner.1)))
      return frame.shown(x: Float(place.x), y: Float(place.y))
    }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard (x + y).allSatisfy(\.isFinite), let left = x.min(), let right = x.max(),
      let top = y.min(), let bottom = y.max()
    else { return nil }
    return PDFRectangle(left: left, top: top, right: right, bottom: bottom).shared(page)
  }

  /// The rectangles around what an object is cut to, in its own space.
  private func clips(of object: OpaquePointer) -> [PDFRectangle] {
    guard let clip = unsafe functions.pointee.FPDFPageObj_GetClipPath(object) else { return [] }
    let count = min(unsafe functions.pointee.FPDFClipPath_CountPaths(clip), Int32(Self.clipLimit))
    var found: [PDFRectangle] = []
    for path in 0..<max(count, 0) {
      let segments = unsafe functions.pointee.FPDFClipPath_CountPathSegments(clip, path)
      guard (1...Int32(Self.clipSegmentLimit)).contains(segments) else { continue }
      var box: PDFRectangle?
      for index in 0..<segments {
        guard
          let segment = unsafe functions.pointee.FPDFClipPath_GetPathSegment(clip, path, index),
          let (x, y) = unsafe point(of: segment)
        else { continue }
        let place = PDFRectangle(left: x, top: y, right: x, bottom: y)
        box = box?.joined(place) ?? place
      }
      if let box { found.append(box) }
    }
    return found
  }

  private func point(of segment: OpaquePointer) -> (x: Float, y: Float)? {
    var (x, y): (Float, Float) = (0, 0)
    guard unsafe functions.pointee.FPDFPathSegment_GetPoint(segment, &x, &y) != 0 else {
      return nil
    }
    return (x, y)
  }

  /// What a path is; `nil` for one that only cuts off or is not seen.
  private func kind(ofPath path: OpaquePointer) -> PagePiece.Kind? {
    var (fill, stroke): (Int32, Int32) = (0, 0)
    guard unsafe functions.pointee.FPDFPath_GetDrawMode(path, &fill, &stroke) != 0,
      fill != 0 || stroke != 0
    else { return nil }
    let count = min(
      unsafe functions.pointee.FPDFPath_CountSegments(path), Int32(Self.segmentLimit))
    var last: (x: Float, y: Float)?
    for index in 0..<max(count, 0) {
      guard let segment = unsafe functions.pointee.FPDFPath_GetPathSegment(path, index) else {
        continue
      }
      let kind = unsafe functions.pointee.FPDFPathSegment_GetType(segment)
      if kind == Kind.curve { return .drawing }
      guard let next = unsafe point(of: segment) else { continue }
      if kind == Kind.line, let last, abs(next.x - last.x) > Self.slant,
        abs(next.y - last.y) > Self.slant
      {
        return .drawing
      }
      last = next
    }
    return .rule
  }

  /// A number of a picture's size in pixels and in bytes, which no other one of the book is likely to share.
  private func mark(of picture: OpaquePointer) -> UInt32 {
    var (width, height): (UInt32, UInt32) = (0, 0)
    _ = unsafe functions.pointee.FPDFImageObj_GetImagePixelSize(picture, &width, &height)
    let byteCount = unsafe functions.pointee.FPDFImageObj_GetImageDataRaw(picture, nil, 0)
    // FNV-1a over the three numbers.
    return [width, height, UInt32(truncatingIfNeeded: byteCount)].reduce(2_166_136_261) {
      ($0 ^ $1) &* 16_777_619
    }
  }
}

internal import CPDFium

extension PDFDocument {
  /// The most figures of a page: more are the pieces of a mosaic, or thumbnails.
  private static let figureLimit = 64
  /// A figure's shorter side in points, half an inch: what is smaller is a sign, a logo or an icon.
  private static let leastSide: Float = 36
  /// So many curves or slanted lines make a drawing; an ornament of a heading has fewer.
  private static let leastDrawings = 4
  /// Where pictures cover this share, the lines around them are their frame.
  private static let leastPictures: Float = 0.5

  /// Finds what may be a figure of a page; the text of all pages tells which of them are.
  ///
  /// - Parameters:
  ///   - page: The loaded page.
  ///   - frame: How it is shown.
  /// - Returns: From top to bottom; drawings, and pictures also where they are a part of a drawing.
  func figures(of page: OpaquePointer, _ frame: PDFFrame) -> [PDFFigure] {
    let isTurned = frame.rotation % 2 == 1
    let width = isTurned ? frame.height : frame.width
    let height = isTurned ? frame.width : frame.height
    guard width > 0, height > 0 else { return [] }
    var collector = unsafe PieceCollector(functions, frame, width: width, height: height)
    unsafe collector.collect(page)
    let pieces = collector.pieces
    let pictures = pieces.filter { if case .picture = $0.kind { true } else { false } }
    func isSensible(_ box: PDFRectangle) -> Bool {
      min(box.width, box.height) >= Self.leastSide && !box.isPage(width: width, height: height)
    }
    var found: [PDFFigure] = []
    if !pictures.isEmpty {
      for cluster in PieceClusters(pictures, width: width, height: height).clusters
      where isSensible(cluster.box) {
        let mark = cluster.pictureCount == 1 ? cluster.mark : 0
        found.append(PDFFigure(.pictures, box: cluster.box, mark: mark))
      }
    }
    if pieces.count > pictures.count {
      for cluster in PieceClusters(pieces, width: width, height: height).clusters
      where isSensible(cluster.box)
        && (cluster.drawingCount >= Self.leastDrawings
          || cluster.pictureArea > Self.leastPictures * cluster.box.area)
      {
        found.append(PDFFigure(.drawing, box: cluster.box))
      }
    }
    found.sort { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    return Array(found.prefix(Self.figureLimit))
  }
}

/// Puts the pieces of a page together that touch or nearly touch each other.
///
/// Pieces are painted on a coarse grid, whose cells that hang together are found once, so that the time does not depend on how the
/// pieces lie. Then rectangles that overlap become one, such as the frame of a plot and the points in it.
struct PieceClusters {
  /// The side of a cell in points, about half a line of text: pieces of a drawing are nearer to each other, and captions are farther away.
  private static let cellSize: Float = 4
  /// The most cells of a side; those of large pages are larger.
  private static let cellLimit = 256
  /// Rectangles with no more points between them are one figure: less than a line of text has room in.
  private static let gap: Float = 6
  /// So many of the largest rectangles are looked at: each is compared with all others.
  private static let rectangleLimit = 200

  /// Pieces that belong together.
  struct Cluster {
    var box: PDFRectangle
    /// The points that pictures cover.
    var pictureArea: Float = 0
    var pictureCount = 0
    var drawingCount = 0
    /// That of the last picture.
    var mark: UInt32 = 0

    init(_ box: PDFRectangle) { self.box = box }

    mutating func add(_ piece: PagePiece) {
      box = box.joined(piece.box)
      switch piece.kind {
      case .picture(let mark):
        pictureArea += piece.box.area
        pictureCount += 1
        self.mark = mark
      case .drawing: drawingCount += 1
      case .rule, .letters: break
      }
    }

    mutating func add(_ other: Cluster) {
      box = box.joined(other.box)
      pictureArea += other.pictureArea
      pictureCount += other.pictureCount
      drawingCount += other.drawingCount
      if other.pictureCount > 0 { mark = other.mark }
    }
  }

  private(set) var clusters: [Cluster] = []

  private let columns: Int
  private let rows: Int
  private let cell: Float
  private var names: [Int32]

  /// Finds them.
  ///
  /// - Parameters:
  ///   - pieces: The pieces, within the page.
  ///   - width: The page's width in points.
  ///   - height: The page's height in points.
  init(_ pieces: [PagePiece], width: Float, height: Float) {
    cell = max(Self.cellSize, max(width, height) / Float(Self.cellLimit))
    columns = Int(width / cell) + 1
    rows = Int(height / cell) + 1
    names = []
    names = painted(pieces)
    nameCells()
    var found: [Int32: Cluster] = [:]
    for piece in pieces {
      let place = place(piece.box.left, piece.box.top)
      found[names[place.row * columns + place.column], default: Cluster(piece.box)].add(piece)
    }
    join(found.values.sorted { ($0.box.area, $0.box.top) > ($1.box.area, $1.box.top) })
  }

  private func place(_ x: Float, _ y: Float) -> (column: Int, row: Int) {
    (min(max(Int(x / cell), 0), columns - 1), min(max(Int(y / cell), 0), rows - 1))
  }

  /// -1 for cells with a piece, 0 for all others.
  ///
  /// Each piece changes the four corners of its rectangle in a table of differences.
  private func painted(_ pieces: [PagePiece]) -> [Int32] {
    let stride = columns + 1
    var changes = [Int32](repeating: 0, count: stride * (rows + 1))
    for piece in pieces {
      let (first, last) = (
        place(piece.box.left, piece.box.top), place(piece.box.right, piece.box.bottom)
      )
      changes[first.row * stride + first.column] += 1
      changes[first.row * stride + last.column + 1] -= 1
      changes[(last.row + 1) * stride + first.column] -= 1
      changes[(last.row + 1) * stride + last.column + 1] += 1
    }
    var cells = [Int32](repeating: 0, count: columns * rows)
    var above = [Int32](repeating: 0, count: columns)
    for row in 0..<rows {
      var sum: Int32 = 0
      for column in 0..<columns {
        sum += changes[row * stride + column]
        above[column] += sum
        if above[column] > 0 { cells[row * columns + column] = -1 }
      }
    }
    return cells
  }

  /// Gives cells that hang together, over corners too, a name from 1.
  private mutating func nameCells() {
    var last: Int32 = 0
    var open: [Int] = []
    for start in names.indices where names[start] < 0 {
      last += 1
      names[start] = last
      open.append(start)
      while let next = open.popLast() {
        let (row, column) = (next / columns, next % columns)
        for beside in max(row - 1, 0)...min(row + 1, rows - 1) {
          for other in max(column - 1, 0)...min(column + 1, columns - 1) {
            let index = beside * columns + other
            guard names[index] < 0 else { continue }
            names[index] = last
            open.append(index)
          }
        }
      }
    }
  }

  private mutating func join(_ found: [Cluster]) {
    clusters = Array(found.prefix(Self.rectangleLimit))
    var isChanged = true
    while isChanged {
      isChanged = false
      var joined: [Cluster] = []
      for cluster in clusters {
        if let index = joined.firstIndex(where: { $0.box.isNear(cluster.box, gap: Self.gap) }) {
          joined[index].add(cluster)
          isChanged = true
        } else {
          joined.append(cluster)
        }
      }
      clusters = joined
    }
  }
}

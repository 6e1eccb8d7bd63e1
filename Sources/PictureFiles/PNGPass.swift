/// Pixels of a PNG file that are stored together: every so many of a row, of every so many rows.
struct PNGPass {
  let column: Int
  let row: Int
  let columnStep: Int
  let rowStep: Int

  private init(_ column: Int, _ row: Int, _ columnStep: Int, _ rowStep: Int) {
    (self.column, self.row) = (column, row)
    (self.columnStep, self.rowStep) = (columnStep, rowStep)
  }

  /// How many pixels of each row a picture has in it, and in how many rows; a small picture has none in some passes.
  func size(_ width: Int, _ height: Int) -> (columns: Int, rows: Int) {
    ((width - column + columnStep - 1) / columnStep, (height - row + rowStep - 1) / rowStep)
  }

  /// All pixels at once.
  static let whole = [PNGPass(0, 0, 1, 1)]
  /// The seven passes of an interlaced picture (ISO/IEC 15948, 8.2).
  static let interlaced = [
    PNGPass(0, 0, 8, 8), PNGPass(4, 0, 8, 8), PNGPass(0, 4, 4, 8), PNGPass(2, 0, 4, 4),
    PNGPass(0, 2, 2, 4), PNGPass(1, 0, 2, 2), PNGPass(0, 1, 1, 2),
  ]
}

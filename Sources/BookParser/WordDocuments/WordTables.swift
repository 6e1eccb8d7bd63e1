import Markup

/// Which cells of a table reach over rows: Word marks each cell below as merged with the one above it.
struct WordTable {
  /// What becomes of a cell.
  enum Cell: Equatable {
    case shown(columns: Int, rows: Int)
    /// It is part of the cell above.
    case merged
  }

  /// HTML's own limits (HTML Standard 4.9.11).
  private static let columnLimit = 1_000
  private static let rowLimit = 65_534

  /// Each row's cells in their order.
  private(set) var rows: [[Cell]] = []

  /// Looks a table over.
  ///
  /// - Parameter table: The table.
  init(_ table: MarkupNode) {
    /// For each column where the cell begins that reaches down to here.
    var open: [Int: (row: Int, cell: Int)] = [:]
    for row in table.children where row.name == "tr" {
      var cells: [Cell] = []
      var column = 0
      for cell in row.children where cell.name == "tc" {
        let properties = cell.child("tcPr")
        let span = properties?.property("gridSpan").flatMap { Int($0) } ?? 1
        let columns = min(max(span, 1), Self.columnLimit)
        let merge = properties?.child("vMerge").map { $0.word("val") ?? "continue" }
        if merge == "continue", let start = open[column] {
          if case .shown(let wide, let high) = rows[start.row][start.cell], high < Self.rowLimit {
            rows[start.row][start.cell] = .shown(columns: wide, rows: high + 1)
          }
          cells.append(.merged)
        } else {
          open[column] = merge == "restart" ? (rows.count, cells.count) : nil
          cells.append(.shown(columns: columns, rows: 1))
        }
        column += columns
      }
      rows.append(cells)
    }
  }
}

extension PageTree {
  private static let dataParts: ElementSet = [.col, .colgroup, .tfoot, .thead, .th]

  /// Tells tables that hold data from those that arrange the page, as Firefox does for screen readers.
  mutating func markDataTables(_ root: Node) {
    for table in descendants(root, [.table]) { nodes[table].isDataTable = isDataTable(table) }
  }

  private func isDataTable(_ table: Node) -> Bool {
    if attribute(table, .role) == "presentation" || attribute(table, .datatable) == "0" {
      return false
    }
    if attribute(table, .summary)?.filled != nil { return true }
    let caption = first(table, [.caption])
    if caption >= 0, firstChild(caption) >= 0 { return true }
    if first(table, Self.dataParts) >= 0 { return true }
    if first(table, [.table]) >= 0 { return false }
    let (rows, columns) = size(of: table)
    // One column or one row arranges the page.
    if rows == 1 || columns == 1 { return false }
    return rows >= 10 || columns > 4 || rows * columns > 10
  }

  private func size(of table: Node) -> (rows: Int, columns: Int) {
    var rows = 0
    var columns = 0
    for row in descendants(table, [.tr]) {
      rows += span(row, .rowspan)
      columns = max(columns, descendants(row, [.td]).reduce(0) { $0 + span($1, .colspan) })
    }
    return (rows, columns)
  }

  /// A cell's span; at most as many as browsers allow (HTML Standard 4.9.11).
  private func span(_ node: Node, _ name: AttributeName) -> Int {
    let digits = attribute(node, name)?.trimmed.prefix { $0.isASCII && $0.isNumber }
    let span = digits.flatMap { Int($0) } ?? 1
    return span > 0 ? min(span, 1000) : 1
  }
}

import Markup

/// Rows and cells of tables.
extension WordTranslator {
  mutating func enterRow(_ node: MarkupNode) -> Bool {
    guard let table = open.lastIndex(where: { $0.table != nil }) else { return false }
    open[table].row += 1
    open[table].cell = -1
    if node.child("trPr")?.child("del") != nil { return false }
    return push(node, "<tr>", "</tr>\n")
  }

  mutating func enterCell(_ node: MarkupNode) -> Bool {
    guard let index = open.lastIndex(where: { $0.table != nil }), let table = open[index].table
    else { return false }
    open[index].cell += 1
    let (row, cell) = (open[index].row, open[index].cell)
    guard table.rows.indices.contains(row), table.rows[row].indices.contains(cell) else {
      return push(node, "<td>", "</td>") { $0.endsLists = true }
    }
    guard case .shown(let columns, let rows) = table.rows[row][cell] else { return false }
    let spans =
      (columns > 1 ? " colspan=\"\(columns)\"" : "") + (rows > 1 ? " rowspan=\"\(rows)\"" : "")
    return push(node, "<td\(spans)>", "</td>") { $0.endsLists = true }
  }
}

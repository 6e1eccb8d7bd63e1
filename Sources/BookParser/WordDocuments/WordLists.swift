/// The lists that are open, outermost first, each with an item that is open.
struct WordLists {
  private var open: [(list: String?, isOrdered: Bool)] = []
  /// How far each level of each list has counted.
  private var counts: [String: Int] = [:]

  /// Begins an item.
  ///
  /// - Parameters:
  ///   - place: Where it stands.
  ///   - level: How its level counts.
  /// - Returns: The markup up to the item's content.
  mutating func item(_ place: WordListPlace, _ level: WordNumbering.Level) -> String {
    var markup = ""
    while open.count > place.level + 1 { markup += close() }
    if open.count == place.level + 1, let last = open.last {
      if last.list == place.list, last.isOrdered == (level.type != nil) {
        count(place, level)
        return markup + "</li>\n<li>"
      }
      markup += close()
    }
    while open.count <= place.level {
      let isOwn = open.count == place.level
      let type = isOwn ? level.type : nil
      let key = "\(place.list ?? "") \(place.level)"
      let start = counts[key].map { $0 + 1 } ?? level.start
      let attributes = type.map {
        ($0 == "1" ? "" : " type=\"\($0)\"") + (start == 1 ? "" : " start=\"\(start)\"")
      }
      markup += attributes.map { "<ol\($0)>" } ?? "<ul>"
      markup += "<li>"
      open.append((isOwn ? place.list : nil, type != nil))
    }
    count(place, level)
    return markup
  }

  /// Ends all lists.
  ///
  /// - Returns: The markup.
  mutating func end() -> String {
    var markup = ""
    while !open.isEmpty { markup += close() }
    return markup
  }

  private mutating func count(_ place: WordListPlace, _ level: WordNumbering.Level) {
    let list = place.list ?? ""
    let key = "\(list) \(place.level)"
    counts[key] = (counts[key] ?? level.start - 1) &+ 1
    // An item of a higher level has those below it count from the start.
    for deeper in place.level + 1..<WordListPlace.deepest + 2 { counts["\(list) \(deeper)"] = nil }
  }

  private mutating func close() -> String {
    open.popLast().map { $0.isOrdered ? "</li></ol>\n" : "</li></ul>\n" } ?? ""
  }
}

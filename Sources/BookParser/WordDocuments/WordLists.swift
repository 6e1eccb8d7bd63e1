import Basics

/// The lists that are open, outermost first, each with an item that is open.
struct WordLists {
  private struct List {
    var list: String?
    /// What HTML calls its numbers; `nil` for bullets.
    var type: String?
    /// The number of its next item.
    var next = 1
  }

  private var open: [List] = []

  /// Begins an item.
  ///
  /// A number that HTML's lists can't show, such as "1.1" or "(a)", is the beginning of a paragraph in the item that is open above it.
  ///
  /// - Parameters:
  ///   - place: Where it stands.
  ///   - level: How its level counts.
  ///   - number: Its number.
  /// - Returns: The markup up to the item's content, and what follows the content.
  mutating func item(
    _ place: WordListPlace, _ level: WordNumbering.Level, _ number: WordListNumbers.Number
  ) -> (start: String, end: String) {
    var markup = ""
    let type = level.type(at: place.level, count: number.count)
    guard type != nil || level.format == "bullet" else {
      while open.count > place.level { markup += close() }
      let label = number.label.escapedAsMarkup
      return (markup + "<p>" + label + (label.isEmpty ? "" : " "), "</p>\n")
    }
    while open.count > place.level + 1 { markup += close() }
    if open.count == place.level + 1, let last = open.last {
      if last.list == place.list, last.type == type, type == nil || last.next == number.count {
        open[place.level].next = number.count &+ 1
        return (markup + "</li>\n<li>", "")
      }
      markup += close()
    }
    while open.count < place.level {
      markup += "<ul><li>"
      open.append(List())
    }
    let attributes = type.map {
      ($0 == "1" ? "" : " type=\"\($0)\"")
        + (number.count == 1 ? "" : " start=\"\(number.count)\"")
    }
    markup += (attributes.map { "<ol\($0)>" } ?? "<ul>") + "<li>"
    open.append(List(list: place.list, type: type, next: number.count &+ 1))
    return (markup, "")
  }

  /// Ends all lists.
  ///
  /// - Returns: The markup.
  mutating func end() -> String {
    var markup = ""
    while !open.isEmpty { markup += close() }
    return markup
  }

  private mutating func close() -> String {
    open.popLast().map { $0.type != nil ? "</li></ol>\n" : "</li></ul>\n" } ?? ""
  }
}

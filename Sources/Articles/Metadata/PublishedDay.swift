/// When an article was published.
extension PageTree {
  /// The day on which the article was published, as ISO 8601 writes it.
  ///
  /// - Parameter address: The page's address, in which many weblogs write the day.
  /// - Returns: The day; `nil` if the page does not say it, or only in numbers that may mean another day.
  func publishedDay(_ address: WebAddress?) -> String? {
    var search = DaySearch(self)
    return search.inHead() ?? search.inElements(isMarked: true)
      ?? address.flatMap { DaySearch.day(in: $0) } ?? search.inElements(isMarked: false)
      ?? search.inLines()
  }
}

import HTTPServer
import ReadingModel

extension BookQuery {
  /// The most books of one part of a list.
  static let greatestLimit = 1000

  /// What a list of books can be asked for.
  static let names = Set(
    [
      "q", "state", "favorite", "listened", "archived", "tag", "format", "sort", "reverse", "from",
      "limit", "collection", "ids", "days", "feedGroup",
    ]
      + BookFacet.allCases.map(\.rawValue))

  /// What the query of a request asks for.
  ///
  /// - Throws: ``Problem`` `bad-request` for a value that can't be.
  init(_ call: Call) throws {
    self.init()
    words = call.value("q") ?? ""
    states = Set(
      try call.value("state").map { names in
        try names.split(separator: ",").map { try ReadingState(named: String($0)) }
      } ?? [])
    isFavorite = try call.value("favorite") == nil ? nil : call.flag("favorite")
    isHeard = try call.value("listened") == nil ? nil : call.flag("listened")
    isArchived = try call.value("archived") == nil ? nil : call.flag("archived")
    if call.value("days") != nil {
      let days = try call.number("days")
      guard 1...Self.dayLimit ~= days else {
        throw Problem.badRequest("'days' can be 1 to \(Self.dayLimit).")
      }
      self.days = days
    }
    (tag, format) = (call.value("tag"), call.value("format"))
    for facet in BookFacet.allCases { facets[facet] = call.value(facet.rawValue) }
    if let name = call.value("feedGroup") {
      guard let group = FeedGroup(name) else { throw FeedRefusal.badGroup }
      feedGroup = group
    }
    if let ids = call.value("ids") {
      let numbers = ids.split(separator: ",").compactMap { Call.number(String($0)) }
      guard 1...Self.greatestLimit ~= numbers.count,
        numbers.count == ids.split(separator: ",", omittingEmptySubsequences: false).count
      else {
        throw Problem.badRequest(
          "'ids' has the numbers of 1 to \(Self.greatestLimit) books with commas between them.")
      }
      self.numbers = numbers
    }
    if call.value("collection") != nil { collection = try call.number("collection") }
    if let name = call.value("sort") {
      guard let order = Order(rawValue: name) else {
        let names = Order.allCases.map(\.rawValue).joined(separator: ", ")
        throw Problem.badRequest("'sort' can be: \(names).")
      }
      self.order = order
    }
    isReversed = try call.flag("reverse")
    if call.value("from") != nil { offset = try call.number("from") }
    guard call.value("limit") != nil else { return }
    let limit = try call.number("limit")
    guard 1...Self.greatestLimit ~= limit else {
      throw Problem.badRequest("'limit' can be 1 to \(Self.greatestLimit).")
    }
    self.limit = limit
  }
}

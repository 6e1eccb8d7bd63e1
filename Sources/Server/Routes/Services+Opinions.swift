import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The most books of one change: as many as a person selects in a large library.
  static let changedBookLimit = 10_000
  /// The largest body with so many numbers.
  private static let changeLimit = 256 << 10

  /// The routes of what a person thinks of books.
  var opinionRoutes: [Route] {
    [
      Route("PATCH", "/api/books", needs: .person) { call in
        let request = try await call.body(OpinionsRequest.self, limit: Self.changeLimit)
        guard 1...Self.changedBookLimit ~= request.books.count,
          request.books.allSatisfy({ $0 > 0 })
        else {
          throw Problem.badRequest(
            "'books' has the numbers of 1 to \(Self.changedBookLimit) books.")
        }
        let change = try OpinionChange(request)
        guard !change.isEmpty else {
          throw Problem.badRequest(
            "The body must have favorite, rating, tags, addTags, removeTags, state or archived.")
        }
        let books = try await library.changeOpinions(
          change, of: request.books, for: call.person)
        return .json(ChangedBooksShape(books: books.map { BookShape($0, call.origin.base) }))
      },
      Route("GET", "/api/tags", needs: .person) { call in
        .json(TagsShape(try await library.tags(for: call.person)))
      },
      Route("PATCH", "/api/tags/{tag}", needs: .person) { call in
        let request = try await call.body(TagRequest.self)
        try await library.renameTag(
          try call.tag(), try TagName(named: request.name), for: call.person)
        return .json(TagsShape(try await library.tags(for: call.person)))
      },
      Route("DELETE", "/api/tags/{tag}", needs: .person) { call in
        try await library.deleteTag(try call.tag(), for: call.person)
        return .json(TagsShape(try await library.tags(for: call.person)))
      },
    ]
  }
}

extension Call {
  /// The tag that the path names.
  ///
  /// - Throws: ``Problem`` `not-found` for a text that is no number.
  fileprivate func tag() throws(Problem) -> Int {
    guard let id = Self.number(values["tag"] ?? "") else {
      throw Problem.notFound("There is no such tag.")
    }
    return id
  }
}

extension OpinionChange {
  /// What a request asks for.
  ///
  /// - Throws: ``Problem`` `bad-request` for a value that can't be.
  fileprivate init(_ request: OpinionsRequest) throws {
    self.init()
    isFavorite = request.favorite
    isArchived = request.archived
    if let stars = request.rating {
      rating = .some(
        try stars.map {
          guard let rating = Rating(stars: $0) else {
            throw Problem.badRequest("'rating' is 0.5 to 5 in steps of 0.5, or null.")
          }
          return rating
        })
    }
    tags = try request.tags?.map { try TagName(named: $0) }
    addedTags = try request.addTags?.map { try TagName(named: $0) } ?? []
    removedTags = try request.removeTags?.map { try TagName(named: $0) } ?? []
    state = try request.state.map { try ReadingState(named: $0) }
  }
}

extension TagName {
  /// The name in a request.
  ///
  /// - Throws: ``Problem`` `bad-request` for a name that can't be.
  init(named text: String) throws(Problem) {
    guard let name = TagName(text) else {
      throw Problem.badRequest("A tag has 1 to \(Self.lengthLimit) characters in one line.")
    }
    self = name
  }
}

extension ReadingState {
  /// The state of a name in a request.
  ///
  /// - Throws: ``Problem`` `bad-request` for a name that no state has.
  init(named name: String) throws(Problem) {
    guard let state = ReadingState(rawValue: name) else {
      throw Problem.badRequest("'state' is reading, finished, unread or given-up.")
    }
    self = state
  }
}

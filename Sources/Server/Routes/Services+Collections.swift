import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The largest body: the numbers of as many books as a collection can have.
  private static let collectionLimit = 256 << 10
  /// The most values of one answer.
  private static let (valueLimit, greatestValueLimit) = (200, 1000)

  /// The routes of collections, smart shelves and what books share.
  var collectionRoutes: [Route] {
    [
      Route("GET", "/api/collections", query: ["book"], needs: .person) { call in
        guard call.value("book") != nil else { return .json(try await collections(call)) }
        let holding = try await library.collections(
          holding: try call.number("book"), for: call.person)
        return .json(
          CollectionsShape(collections: holding.map { CollectionShape($0, for: call.person) }))
      },
      Route("POST", "/api/collections", needs: .person) { call in
        let request = try await call.body(CollectionRequest.self, limit: Self.collectionLimit)
        let made = try await library.addCollection(try CollectionChange(request), for: call.person)
        return .json(CollectionShape(made, for: call.person), status: 201)
      },
      Route("POST", "/api/collections/count", needs: .person) { call in
        let request = try await call.body(RuleRequest.self)
        var query = BookQuery()
        query.rule = try ShelfRule(request.rule)
        return .json(
          BookCountShape(count: try await library.bookCount(matching: query, for: call.person)))
      },
      Route("PATCH", "/api/collections/{collection}", needs: .person) { call in
        let request = try await call.body(CollectionRequest.self, limit: Self.collectionLimit)
        let change = try CollectionChange(request)
        guard !change.isEmpty else {
          throw Problem.badRequest(
            "The body must have name, parent, shared, rule, books, addBooks or removeBooks.")
        }
        let changed = try await library.changeCollection(
          try call.collection(), change, for: call.person)
        return .json(CollectionShape(changed, for: call.person))
      },
      Route("DELETE", "/api/collections/{collection}", needs: .person) { call in
        try await library.removeCollection(try call.collection(), for: call.person)
        return .json(try await collections(call))
      },
      Route("POST", "/api/collections/{collection}/restore", needs: .person) { call in
        try await library.restoreCollection(try call.collection(), for: call.person)
        return .json(try await collections(call))
      },
      Route("GET", "/api/facets/{facet}", query: ["q", "from", "limit"], needs: .person) { call in
        guard let facet = BookFacet(rawValue: call.values["facet"] ?? "") else {
          throw Problem.notFound("Books can share: \(BookFacet.names).")
        }
        let from = try call.value("from").map { _ in try call.number("from") } ?? 0
        let limit = try call.value("limit").map { _ in try call.number("limit") } ?? Self.valueLimit
        guard 1...Self.greatestValueLimit ~= limit else {
          throw Problem.badRequest("'limit' can be 1 to \(Self.greatestValueLimit).")
        }
        let (values, count) = try await library.facetValues(
          facet, words: call.value("q") ?? "", offset: from, limit: limit, for: call.person)
        let end = from + values.count
        return .json(
          FacetValuesShape(
            values: values.map { FacetValueShape(name: $0.name, books: $0.bookCount) },
            count: count, next: end < count && !values.isEmpty ? end : nil))
      },
    ]
  }

  private func collections(_ call: Call) async throws -> CollectionsShape {
    CollectionsShape(
      collections: try await library.collections(for: call.person).map {
        CollectionShape($0, for: call.person)
      })
  }
}

extension BookFacet {
  fileprivate static let names = allCases.map(\.rawValue).joined(separator: ", ")
}

extension Call {
  /// The collection that the path names.
  ///
  /// - Throws: ``Problem`` `not-found` for a text that is no number.
  fileprivate func collection() throws(Problem) -> Int {
    guard let id = Self.number(values["collection"] ?? "") else {
      throw Problem.notFound("There is no such collection.")
    }
    return id
  }
}

extension CollectionChange {
  /// What a request asks for.
  ///
  /// - Throws: `ShelfRuleRefusal`.
  fileprivate init(_ request: CollectionRequest) throws {
    self.init()
    (name, parent, isShared) = (request.name, request.parent, request.shared)
    rule = try request.rule.map { try ShelfRule($0) }
    books = request.books
    addedBooks = request.addBooks ?? []
    removedBooks = request.removeBooks ?? []
  }
}

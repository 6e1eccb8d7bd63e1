import HTTPServer
import ReadingModel
import Storage
import VorleserKit

extension Services {
  /// The largest list of feeds that is taken, in bytes: 20,000 feeds.
  private static let feedListLimit = 8 << 20

  /// The routes of the feeds that a person follows.
  var feedRoutes: [Route] {
    [
      Route("GET", "/api/feeds", needs: .person) { call in .json(try await feeds(call)) },
      Route("POST", "/api/feeds", needs: .person) { call in
        let request = try await call.body(FeedRequest.self)
        guard request.address.utf8.count <= FollowedFeed.addressLimit else {
          throw Problem.badRequest(
            "The address must have at most \(FollowedFeed.addressLimit) bytes.")
        }
        let group = try FeedGroup(named: request.group)
        let (feed, _) = try await imports.pass(call.person) {
          try await library.follow(
            request.address, isFullText: request.fullText ?? false, group: group,
            for: call.person)
        }
        return .json(FeedShape(feed), status: 201)
      }.patient(Self.uploadPatience),
      Route("PATCH", "/api/feeds/groups", needs: .person) { call in
        let request = try await call.body(FeedGroupRequest.self)
        guard let group = try FeedGroup(named: request.group) else { throw FeedRefusal.badGroup }
        let name = try FeedGroup(named: request.name)
        _ = try await library.renameFeedGroup(group, to: name, for: call.person)
        return .json(try await feeds(call))
      },
      Route("PATCH", "/api/feeds/{feed}", needs: .person) { call in
        let request = try await call.body(FeedChangeRequest.self)
        guard request.name != nil || request.fullText != nil || request.group != nil else {
          throw Problem.badRequest("The body must have name, fullText or group.")
        }
        var change = FollowedFeedChange(name: request.name, isFullText: request.fullText)
        if let group = request.group { change.group = try FeedGroup(named: group.wrappedValue) }
        return .json(
          FeedShape(try await library.changeFeed(try call.feed(), change, for: call.person)))
      },
      Route("DELETE", "/api/feeds/{feed}", needs: .person) { call in
        try await library.removeFeed(try call.feed(), for: call.person)
        return .json(try await feeds(call))
      },
      Route("POST", "/api/feeds/{feed}/restore", needs: .person) { call in
        try await library.restoreFeed(try call.feed(), for: call.person)
        return .json(try await feeds(call))
      },
      Route("POST", "/api/feeds/{feed}/refresh", needs: .person) { call in
        let id = try call.feed()
        let report = try await imports.pass(call.person) {
          try await library.refreshFeed(id, for: call.person)
        }
        return .json(FeedReportShape(added: report.added, failed: report.failed))
      }.patient(Self.uploadPatience),
      Route("GET", "/api/feeds/file", needs: .person) { call in
        var response = HTTPResponse.content(
          try await library.exportFeeds(for: call.person), type: "text/x-opml")
        response.set("Content-Disposition", ContentDisposition.attachment("feeds.opml"))
        return response
      },
      Route("POST", "/api/feeds/import", needs: .person) { call in
        let list = try await call.data(limit: Self.feedListLimit)
        return .json(FeedImportShape(try await library.importFeeds(Array(list), for: call.person)))
      },
    ]
  }

  private func feeds(_ call: Call) async throws -> FeedsShape {
    FeedsShape(
      feeds: try await library.feeds(for: call.person).map(FeedShape.init),
      groups: try await library.feedGroups(for: call.person).map(FeedGroupShape.init))
  }
}

extension FeedGroup {
  /// Reads the name of a group in a request; `nil` stands for none.
  ///
  /// - Throws: `FeedRefusal.badGroup` for a name that can't be one.
  fileprivate init?(named text: String?) throws(FeedRefusal) {
    guard let text else { return nil }
    guard let group = FeedGroup(text) else { throw .badGroup }
    self = group
  }
}

extension Call {
  /// The feed that the path names.
  ///
  /// - Throws: ``Problem`` `not-found` for a text that is no number.
  fileprivate func feed() throws(Problem) -> Int {
    guard let id = Self.number(values["feed"] ?? "") else {
      throw Problem.notFound("There is no such feed.")
    }
    return id
  }
}

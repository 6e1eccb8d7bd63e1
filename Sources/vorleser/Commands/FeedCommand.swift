import Foundation
import ReadingModel
import Storage
import VorleserKit

extension Command {
  static let feed = Command(
    name: "feed", summary: "Follow feeds, whose new entries become articles.",
    discussion: """
      Lists them when no subcommand is given. RSS, Atom and JSON Feed are understood. 'vorleser serve' fetches them about once \
      an hour.
      """,
    subcommands: [
      .addFeed, .listFeeds, .groupFeed, .removeFeed, .refreshFeeds, .importFeeds, .exportFeeds,
    ],
    defaultSubcommand: "list")

  private static let addFeed = Command(
    name: "add", summary: "Follow a feed, and fetch its newest entries.",
    arguments: [
      Argument(name: "url", help: "The address of a feed, or of a page that names one.")
    ],
    options: [
      Option(
        name: "full-text", value: nil,
        help: "Take the text of each entry from its page, and not from the feed."),
      Option(name: "group", value: "NAME", help: "Keep the feed in this group."),
      .openHosts, .person, .home, .verbose,
    ],
    run: { call in
      let group = try call.options["group"].map(call.feedGroup)
      try await untilInterrupted {
        let library = try await call.library()
        let person = try await call.person()
        let (feed, articles) = try await library.follow(
          call.arguments[0], isFullText: call.has("full-text"), group: group, for: person)
        Terminal.print("Followed feed \(feed.id): \(feed.name.asLine)")
        Terminal.note(FeedRow.sentence(try await articles.value))
        await library.close()
      }
    })

  private static let listFeeds = Command(
    name: "list", summary: "List the feeds.",
    options: [.person, .json, .home, .verbose],
    run: { call in
      let library = try await call.library()
      let rows = try await library.feeds(for: call.person()).map(FeedRow.init)
      await library.close()
      if call.has("json") { return try Terminal.json(rows) }
      if rows.isEmpty { Terminal.note("No feeds yet. Follow one with 'vorleser feed add URL'.") }
      var group: String?
      for row in rows {
        if let name = row.group, name != group { Terminal.print("\(name.asLine):") }
        group = row.group
        Terminal.print(row.text)
      }
    })

  private static let groupFeed = Command(
    name: "group", summary: "Put a feed into a group, or take it out of its group.",
    arguments: [
      .feedNumber,
      Argument(
        name: "name", help: "The group; without a name the feed is in none.", isOptional: true),
    ],
    options: [.person, .home, .verbose],
    run: { call in
      let id = try call.feedNumber(call.arguments[0])
      let group = try call.arguments.dropFirst().first.map(call.feedGroup)
      let library = try await call.library()
      let feed = try await library.changeFeed(
        id, FollowedFeedChange(group: .some(group)), for: call.person())
      await library.close()
      Terminal.note(
        "\(feed.name.asLine) is \(feed.group.map { "in the group '\($0.text.asLine)'" } ?? "in no group")."
      )
    })

  private static let removeFeed = Command(
    name: "remove", summary: "Follow a feed no more; its articles stay.",
    arguments: [.feedNumber], options: [.person, .home, .verbose],
    run: { call in
      let library = try await call.library()
      let id = try call.feedNumber(call.arguments[0])
      try await library.removeFeed(id, for: call.person())
      await library.close()
      Terminal.note("Feed \(id) was removed. Its articles stay in the library.")
    })

  private static let refreshFeeds = Command(
    name: "refresh", summary: "Fetch feeds now.",
    discussion: "A feed that fails stops no other.",
    arguments: [
      Argument(
        name: "id", help: "The number of a feed, as 'vorleser feed' shows it, or 'all'.",
        isRepeating: true)
    ],
    options: [.openHosts, .person, .home, .verbose],
    run: { call in
      try await untilInterrupted {
        let library = try await call.library()
        let person = try await call.person()
        let feeds = try await library.feeds(for: person)
        let wanted =
          call.arguments == ["all"]
          ? feeds.map(\.id) : try call.arguments.map { try call.feedNumber($0) }
        var failure: (any Error)?
        for id in wanted {
          let name = feeds.first { $0.id == id }?.name ?? String(id)
          do {
            let report = try await library.refreshFeed(id, for: person)
            Terminal.print("\(id): \(name.asLine): \(FeedRow.sentence(report))")
          } catch let error as FeedError {
            Terminal.print("\(id): \(name.asLine): failed: \(error)")
            failure = error
          }
        }
        await library.close()
        if let failure { throw failure }
      }
    })

  private static let importFeeds = Command(
    name: "import", summary: "Follow the feeds of another reader's list (OPML).",
    arguments: [Argument(name: "file", help: "The list.", completion: .file)],
    options: [.person, .home, .verbose],
    run: { call in
      let document = [UInt8](try Data(contentsOf: call.file))
      let library = try await call.library()
      let outcome = try await library.importFeeds(document, for: call.person())
      await library.close()
      for refused in outcome.refused {
        Terminal.note("Not taken: \(refused.address.asLine): \(refused.reason)")
      }
      Terminal.print(
        "\(outcome.added) followed, \(outcome.known) known already, \(outcome.refused.count) not taken. "
          + "'vorleser feed refresh all' fetches them.")
    })

  private static let exportFeeds = Command(
    name: "export", summary: "Print the feeds as a list for other readers (OPML).",
    options: [.person, .home, .verbose],
    run: { call in
      let library = try await call.library()
      let document = try await library.exportFeeds(for: call.person())
      await library.close()
      Terminal.print(String(decoding: document, as: UTF8.self), terminator: "")
    })
}

extension Argument {
  fileprivate static let feedNumber = Argument(
    name: "id", help: "The feed's number, as 'vorleser feed' shows it.")
}

extension Invocation {
  /// A feed's number.
  ///
  /// - Throws: ``UsageError`` for a text that is none.
  fileprivate func feedNumber(_ text: String) throws -> Int {
    guard let id = Int(text), id > 0 else {
      throw UsageError("'\(text)' isn't a feed's number. 'vorleser feed' shows the numbers.", path)
    }
    return id
  }

  /// The name of a group.
  ///
  /// - Throws: ``UsageError`` for a text that can't be one.
  fileprivate func feedGroup(_ text: String) throws -> FeedGroup {
    guard let group = FeedGroup(text) else {
      throw UsageError(FeedRefusal.badGroup.description, path)
    }
    return group
  }
}

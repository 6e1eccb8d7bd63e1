extension InterfaceDescription {
  static let feeds = ResourceDescription(
    title: "Feeds",
    routes: [
      .init(
        "GET /api/feeds", "Lists the feeds that the person follows.",
        """
        RSS 0.9x, 1.0 and 2.0, Atom and JSON Feed are understood. The server fetches each feed about once an hour, less often \
        when the feed asks for that or fails; new entries become articles in the person's own shelf. An article that was \
        removed does not come back.
        """,
        answer: .json("FeedList")),
      .init(
        "POST /api/feeds", "Begins to follow a feed.",
        """
        The address is that of a feed, or of a page that names one. The newest 20 entries become articles after the answer; \
        `list` and `library` events tell of them.
        """,
        body: .json("FeedRequest"), answer: .json("Feed", status: 201),
        errors: [.notFetched, .noFeed]),
      .init(
        "PATCH /api/feeds/groups", "Gives a group of feeds another name, or ends it.",
        """
        A group is there as long as a feed names it. With the name of another group both become one; with `null` the feeds \
        are in no group. `not-found` says that no feed is in the group.
        """,
        body: .json("FeedGroupRequest"), answer: .json("FeedList")),
      .init(
        "PATCH /api/feeds/{feed}",
        "Changes the name of a feed, its group, or where its texts come from.",
        "What the body does not name stays; so do articles that were saved.",
        body: .json("FeedChangeRequest"), answer: .json("Feed")),
      .init(
        "DELETE /api/feeds/{feed}", "Ends following a feed; its articles stay.",
        "It can be restored for 30 days.", answer: .json("FeedList")),
      .init(
        "POST /api/feeds/{feed}/restore", "Follows a removed feed again.",
        answer: .json("FeedList")),
      .init(
        "POST /api/feeds/{feed}/refresh", "Fetches a feed now.",
        "The answer comes when its new entries are articles, at most 50.",
        answer: .json("FeedReport"), errors: [.notFetched, .noFeed]),
      .init(
        "GET /api/feeds/file", "Hands out the feeds as a download for other readers.",
        "A group is an outline around its feeds.",
        answer: .bytes(types: ["text/x-opml"], "The feeds as OPML 2.0.")),
      .init(
        "POST /api/feeds/import", "Follows the feeds of another reader's list.",
        """
        A new feed comes into the innermost group around it in the list; one that is followed already stays in its group. \
        Names of groups are cut to 100 characters. The feeds are fetched afterwards.
        """,
        body: .bytes(type: "text/x-opml", "The list as OPML, at most 8 MB."),
        answer: .json("FeedImport"), errors: [.noFeed, .tooLarge]),
    ])
}

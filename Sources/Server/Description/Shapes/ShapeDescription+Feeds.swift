extension InterfaceDescription {
  /// Feeds that people follow.
  static let feedShapes: [ShapeDescription] = [
    .init(
      "FeedList", FeedsShape.self, "The feeds that the person follows.",
      [
        "feeds":
          "They are sorted by name: first those that are in no group, then one group after the other.",
        "groups": "The groups in which they are, sorted by name.",
      ],
      example:
        #"{"feeds": [\#(feedExample)], "groups": [{"name": "News", "articles": 17, "unread": 5}]}"#),
    .init(
      "FeedGroup", FeedGroupShape.self, "A group in which the person keeps feeds.",
      [
        "name": "Its name.",
        "articles":
          "How many articles of its feeds are in the library; one that two feeds have brought counts once.",
        "unread": "How many of these the person has neither begun nor put away.",
      ], example: #"{"name": "News", "articles": 17, "unread": 5}"#),
    .init(
      "Feed", FeedShape.self, "A feed that the person follows.",
      [
        "id": "The feed's number.", "address": "The address of its document.",
        "home": "The address of its site, if it names one.",
        "name": "The person's name for it, or else its own.",
        "group": "The group in which the person keeps it; `null` if it is in none.",
        "fullText": "Whether the text of an entry is taken from its page, and not from the feed.",
        "articles": "How many of its articles are in the library.",
        "unread": "How many of these the person has neither begun nor put away.",
        "added": "When the person began to follow it.",
        "fetched": "When it came last; `null` if it has never come.",
        "due": "When it is fetched next.",
        "failure": "Why it did not come the last time; `null` if it came.",
      ], example: feedExample),
    .init(
      "FeedFailure", FeedFailureShape.self, "Why a feed did not come.",
      [
        "reason": "The code of the case, as for the problems `not-fetched` and `no-feed`.",
        "values": "The words and numbers of the sentence.",
        "detail": "The sentence in English.",
      ],
      example: #"""
        {"reason": "web-missing", "values": {"host": "example.org", "status": "404"},
         "detail": "example.org has no such page (404)."}
        """#),
    .init(
      "FeedRequest", FeedRequest.self, "A feed to follow.",
      [
        "address": "The address of a feed, or of a page that names one; at most 8,000 bytes.",
        "fullText": "Whether the text of an entry is taken from its page; `false` without it.",
        "group": "The group in which the person keeps it, 1 to 100 characters; none without it.",
      ], example: #"{"address": "https://example.org/news"}"#),
    .init(
      "FeedChangeRequest", FeedChangeRequest.self, "A change of a feed.",
      [
        "name": "The person's name for it, 1 to 200 characters.",
        "fullText": "Whether the text of an entry is taken from its page.",
        "group":
          "The group in which the person keeps it, 1 to 100 characters; `null` takes it out of its group.",
      ], example: #"{"fullText": true, "group": "News"}"#),
    .init(
      "FeedGroupRequest", FeedGroupRequest.self, "Another name for a group of feeds.",
      [
        "group": "The present name.",
        "name": "The new name, 1 to 100 characters; `null` ends the group.",
      ], example: #"{"group": "News", "name": "Daily news"}"#),
    .init(
      "FeedReport", FeedReportShape.self, "What came of fetching a feed.",
      [
        "added": "How many of its entries have become articles.",
        "failed": "Of how many no article could be made; each is tried three times.",
      ], example: #"{"added": 3, "failed": 0}"#),
    .init(
      "FeedImport", FeedImportShape.self, "What came of importing a list of feeds.",
      [
        "added": "How many feeds are followed from now on.",
        "known": "How many were followed already.", "refused": "The feeds that were not taken.",
      ],
      example: #"""
        {"added": 12, "known": 1, "refused": [{"address": "ftp://example.org/news", "reason": "web-address",
         "detail": "This is no address of a web page. It begins with http:// or https://."}]}
        """#),
    .init(
      "RefusedFeed", RefusedFeedShape.self, "A feed of a list that was not taken.",
      [
        "address": "Its address, as the list has it.",
        "reason": "The code of the case: `web-address` or `too-many`.",
        "detail": "The sentence in English.",
      ],
      example: #"""
        {"address": "ftp://example.org/news", "reason": "web-address",
         "detail": "This is no address of a web page. It begins with http:// or https://."}
        """#),
  ]

  private static let feedExample = #"""
    {"id": 4, "address": "https://example.org/news.xml", "home": "https://example.org/", "name": "Example news",
     "group": "News", "fullText": false, "articles": 17, "unread": 5, "added": "2026-11-20T08:30:00.000Z", "fetched": "2026-11-25T09:00:00.000Z",
     "due": "2026-11-25T10:00:00.000Z", "failure": null}
    """#
}

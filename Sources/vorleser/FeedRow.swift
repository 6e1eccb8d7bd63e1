import Foundation
import ReadingModel
import VorleserKit

/// One line of the list of feeds; its coding is the JSON form.
struct FeedRow: Encodable {
  var id: Int
  var name: String
  var group: String?
  var address: String
  var fullText: Bool
  var articles: Int
  var fetched: String?
  var failure: String?

  init(_ feed: FollowedFeed) {
    id = feed.id
    name = feed.name
    group = feed.group?.text
    address = feed.address
    fullText = feed.isFullText
    articles = feed.articleCount
    fetched = feed.fetched?.formatted(.iso8601)
    failure = feed.failure?.sentence
  }

  var text: String {
    let count = articles == 1 ? "1 article" : "\(articles) articles"
    return "\(id): \(name.asLine) (\(count))\(fullText ? ", full text" : "")\n   \(address.asLine)"
      + (failure.map { "\n   failed: \($0)" } ?? "")
  }

  static func sentence(_ report: FeedReport) -> String {
    let count =
      switch report.added {
      case 0: "nothing new"
      case 1: "1 new article"
      default: "\(report.added) new articles"
      }
    return report.failed == 0 ? count : "\(count), \(report.failed) could not be saved"
  }
}

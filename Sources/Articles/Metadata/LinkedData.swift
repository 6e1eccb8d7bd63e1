import Foundation

extension PageTree {
  /// The most bytes of a piece of JSON-LD that is read.
  private static let linkedDataLimit = 1 << 20

  /// What a page says of its article in JSON-LD, by the vocabulary of schema.org.
  func linkedData() -> ArticleMetadata {
    for node in descendants(root, [.script]) {
      guard attribute(node, .type) == "application/ld+json" else { continue }
      let text = Self.withoutCDATA(text(node))
      // Scripts on the web often hold no JSON; the page has other marks of its facts.
      guard text.utf8.count <= Self.linkedDataLimit,
        let value = try? JSONSerialization.jsonObject(
          with: Data(text.utf8), options: .fragmentsAllowed),
        let article = Self.article(in: value)
      else { continue }
      return metadata(of: article)
    }
    return ArticleMetadata()
  }

  private static func withoutCDATA(_ text: String) -> String {
    var text = text.trimmed
    if text.hasPrefix("<![CDATA[") { text.removeFirst(9) }
    if text.hasSuffix("]]>") { text.removeLast(3) }
    return text
  }

  /// The object that describes an article: the value itself, one of a list, or one of a graph.
  private static func article(in value: Any) -> [String: Any]? {
    var object = value as? [String: Any]
    if let list = value as? [Any] {
      object = list.lazy.compactMap { $0 as? [String: Any] }.first { isArticle($0) }
    }
    guard let found = object, isOfSchemaOrg(found["@context"]) else { return nil }
    if found["@type"] == nil, let graph = found["@graph"] as? [Any] {
      return graph.lazy.compactMap { $0 as? [String: Any] }.first { isArticle($0) }
    }
    return isArticle(found) ? found : nil
  }

  private static func isOfSchemaOrg(_ context: Any?) -> Bool {
    let text =
      context as? String ?? (context as? [String: Any])?["@vocab"] as? String ?? ""
    return ["http://schema.org", "https://schema.org"]
      .contains { text == $0 || text == $0 + "/" }
  }

  private static func isArticle(_ object: [String: Any]) -> Bool {
    guard let type = object["@type"] as? String else { return false }
    return type.hasPrefix("Article") || type.hasSuffix("APIReference")
      || articleTypes.contains { type.contains($0) }
  }

  /// The types of schema.org that are articles.
  private static let articleTypes = [
    "AdvertiserContentArticle", "NewsArticle", "SatiricalArticle", "ScholarlyArticle", "Report",
    "SocialMediaPosting", "BlogPosting", "DiscussionForumPosting", "TechArticle",
  ]

  private func metadata(of article: [String: Any]) -> ArticleMetadata {
    var metadata = ArticleMetadata()
    let name = article["name"] as? String
    let headline = article["headline"] as? String
    if let name, let headline, name != headline {
      let title = documentTitle()
      let prefersHeadline =
        TextSimilarity.of(headline, title) > 0.75 && TextSimilarity.of(name, title) <= 0.75
      metadata.title = prefersHeadline ? headline : name
    } else {
      metadata.title = (name ?? headline)?.trimmed
    }
    if let author = article["author"] as? [String: Any] {
      metadata.byline = (author["name"] as? String)?.trimmed
      metadata.isOfPerson = author["@type"] as? String == "Person"
    } else if let authors = article["author"] as? [Any],
      (authors.first as? [String: Any])?["name"] is String
    {
      metadata.byline = authors.compactMap { ($0 as? [String: Any])?["name"] as? String }
        .map(\.trimmed).joined(separator: ", ")
      metadata.isOfPerson = (authors.first as? [String: Any])?["@type"] as? String == "Person"
    }
    metadata.excerpt = (article["description"] as? String)?.trimmed
    metadata.siteName = ((article["publisher"] as? [String: Any])?["name"] as? String)?.trimmed
    metadata.body = (article["articleBody"] as? String)?.trimmed
    metadata.publishedTime = (article["datePublished"] as? String)?.trimmed
    return metadata
  }
}

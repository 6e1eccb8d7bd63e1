/// A page on which an article goes on.
public struct FollowingPage: Sendable {
  /// Its address; addresses on it are relative to this one.
  public var address: WebAddress?
  /// The page as HTML in UTF-8.
  public var page: [UInt8]

  /// Describes a page.
  ///
  /// - Parameters:
  ///   - address: Its address.
  ///   - page: The page as HTML in UTF-8.
  public init(address: WebAddress?, page: [UInt8]) {
    self.address = address
    self.page = page
  }
}

/// What earlier pages of an article have shown already.
struct KnownParts {
  /// Whether the article has more than one page: a single one leaves nothing out.
  let areAsked: Bool
  /// Whether there was a page before this one.
  fileprivate var isBegun = false
  fileprivate var texts: Set<String> = []
  fileprivate var pictures: Set<String> = []

  init(areAsked: Bool) { self.areAsked = areAsked }
}

extension PageTree {
  private static let blocks: ElementSet = [
    .p, .li, .h1, .h2, .h3, .h4, .h5, .h6, .blockquote, .pre, .dd, .figcaption,
  ]
  private static let headings: ElementSet = [.h1, .h2, .h3, .h4, .h5, .h6, .figcaption]
  /// A shorter paragraph may be said twice, in UTF-16 code units: "No," he said.
  private static let leastRepetition = 40

  /// Leaves out what earlier pages of the article have shown, and notes what this one shows.
  ///
  /// - Parameters:
  ///   - known: What was shown.
  ///   - article: The part of the article on this page, its addresses completed.
  ///   - title: The article's title, which many sites repeat on each page.
  mutating func leaveOut(_ known: inout KnownParts, in article: Node, title: String) {
    guard known.areAsked else { return }
    let isFirst = !known.isBegun
    known.isBegun = true
    if isFirst { known.texts.insert(title.collapsed) }
    let earlier = known
    for block in descendants(article, Self.blocks) {
      let text = text(block).collapsed
      guard !text.isEmpty else { continue }
      let isHeading = Self.headings.contains(name(block))
      if !isFirst, isHeading || text.utf16.count >= Self.leastRepetition,
        earlier.texts.contains(text)
      {
        remove(block)
      } else {
        known.texts.insert(text)
      }
    }
    known.pictures.formUnion(pictureAddresses(article))
    guard !isFirst else { return }
    for image in descendants(article, [.img]) {
      if let source = attribute(image, .src), earlier.pictures.contains(source) { remove(image) }
    }
  }
}

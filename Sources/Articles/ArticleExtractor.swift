public import Markup

/// Finds the article on a web page.
///
/// Nothing is loaded from elsewhere.
public struct ArticleExtractor: Sendable {
  /// The address of the page; addresses on it are relative to this one unless ``base`` is set.
  public var address: WebAddress?
  /// The address that the server sent the page from, if ``address`` is another one; relative addresses on the page are completed by it.
  public var base: WebAddress?
  /// Where pictures were kept, by their addresses; the article shows these in their place.
  public var pictures: [String: String] = [:]
  /// The addresses of pictures that are dots, which tell somebody that the page is read; the article is without them.
  public var dots: Set<String> = []
  /// Where sounds and videos were kept, by their addresses; the article plays these in their place.
  public var media: [String: String] = [:]
  /// Whether the article is to be read and heard, and not compared with Readability's: sounds and videos stay in it,
  /// players of other sites become videos whose address is that of their page, and signs of links to headings, tables of
  /// contents and numbers of lines are left out.
  public var keepsMedia = false

  /// A shorter text on a page that does not look like an article is a form, a notice or an error, in UTF-16 units.
  public static let leastText = 250

  /// Where the parts of the article are; `nil` to find them.
  public var rule: PageRule?

  /// Makes an extractor.
  ///
  /// - Parameter address: The address of the page; `nil` leaves relative addresses as they are.
  public init(address: WebAddress? = nil) { self.address = address }

  /// Extracts the article.
  ///
  /// - Parameters:
  ///   - page: The page as HTML in UTF-8.
  ///   - following: The pages on which the article goes on, in their order; what they repeat is left out.
  /// - Returns: What was found.
  /// - Throws: `MarkupError` when a page is built to exhaust a parser.
  public func extract(
    _ page: [UInt8], followedBy following: [FollowingPage] = []
  ) throws(MarkupError) -> PageExtraction {
    var known = KnownParts(areAsked: !following.isEmpty)
    var extraction = try extract(page, &known)
    for part in following {
      var extractor = self
      extractor.address = part.address
      extractor.base = nil
      guard let article = try extractor.extract(part.page, &known).article else { continue }
      extraction.article?.append(article)
    }
    return extraction
  }

  private func extract(
    _ page: [UInt8], _ known: inout KnownParts
  ) throws(MarkupError) -> PageExtraction {
    let bytes = page
    var page = try HTMLTreeBuilder.tree(of: bytes)
    let hadConsentForm = keepsMedia && page.removeConsentForms()
    var isReadable = page.isReadable
    let place = base ?? address
    let base = page.baseAddress(place)
    let wall = keepsMedia ? Paywall(page) : nil
    if keepsMedia { page.straightenForReaders() }
    var ruled = rule.map { page.apply($0) } ?? RuledParts()
    let posts = keepsMedia && ruled.content.isEmpty ? page.takePosts(&ruled) : []
    let headings = keepsMedia ? page.firstHeadings() : []
    var extraction = Extraction(consume page, address: address, keepsMedia: keepsMedia)
    let taken = extraction.take(posts.isEmpty ? ruled.content : posts)
    if taken != nil { isReadable = true }
    let onPage = taken ?? extraction.findArticle()
    let linked = taken == nil ? extraction.linkedBody(insteadOf: onPage) : nil
    if linked != nil { isReadable = true }
    guard let found = linked ?? onPage else {
      return PageExtraction(article: nil, isReadable: isReadable, asksForConsent: hadConsentForm)
    }
    // Taken, not copied: the stages change it in its place.
    var tree = PageTree()
    swap(&tree, &extraction.tree)
    tree.completeAddresses(found, base: base, page: place)
    let metadata = extraction.metadata
    let names = SiteNames(site: metadata.siteName, address: address)
    let pageTitle =
      PageTree.heading(of: headings, in: extraction.title, site: metadata.siteName)
      ?? extraction.title
    let mainHeadings = headings.filter(\.isMain).map(\.text)
    let title =
      ruled.title
      ?? (keepsMedia ? names.title(of: pageTitle, headings: mainHeadings) : pageTitle)
    let byline = ruled.author ?? metadata.byline ?? extraction.byline
    let time = ruled.date ?? metadata.publishedTime
    tree.leaveOut(&known, in: found, title: title)
    let players = keepsMedia ? tree.replacePlayers(in: found, base: base) : []
    if keepsMedia { tree.removeTrackers(found, dots: dots) }
    let shown = tree.pictureAddresses(found, withPosters: keepsMedia)
    let choices = keepsMedia && pictures.isEmpty ? tree.pictureChoices(found) : [:]
    let played = keepsMedia ? tree.mediaFiles(in: found, but: players) : []
    tree.show(pictures, in: found)
    if keepsMedia { tree.play(media, posters: pictures, in: found, but: players) }
    tree.flatten(found)
    tree.removeClasses(found)
    tree.removeActiveContent(found)
    let paragraph = tree.first(found, [.p])
    var article = Article(
      title: title,
      byline: ruled.author
        ?? (keepsMedia
          ? byline.flatMap { names.byline(of: $0, isOfPerson: metadata.isOfPerson) } : byline),
      siteName: metadata.siteName, language: extraction.language, direction: extraction.direction,
      publishedTime: time ?? extraction.writtenDay,
      excerpt: metadata.excerpt ?? (paragraph < 0 ? nil : tree.text(paragraph).trimmed),
      html: HTMLWriter.html(tree, inside: found),
      text: tree.runningText(
        found,
        of: PageNames(
          title: title, byline: byline, site: metadata.siteName, address: address),
        isOfPosts: !posts.isEmpty),
      pictures: shown.map { pictures[$0] ?? $0 },
      media: played.filter { media[$0.address] == nil })
    article.otherPictures = choices
    article.mayBeCut = linked == nil && wall?.mayCut(article.text) == true
    // What somebody wrote or dated is no notice.
    let isSigned = byline != nil || time != nil
    let isNotice = taken == nil && !isSigned ? try Self.isConsentNotice(article, on: bytes) : false
    let asks =
      isNotice || hadConsentForm && !isReadable && article.length < Self.leastText
    return PageExtraction(
      article: article, isReadable: isReadable, isByRule: taken != nil && posts.isEmpty,
      asksForConsent: asks)
  }

  /// Whether a page has nothing but a notice that asks for consent.
  private static func isConsentNotice(
    _ article: Article, on page: [UInt8]
  ) throws(MarkupError) -> Bool {
    guard ConsentNotice.isOne(article.text) else { return false }
    // The search has taken the buttons out of its tree.
    let tree = try HTMLTreeBuilder.tree(of: page)
    return ConsentNotice.isOffered(in: tree.root, of: tree)
  }
}

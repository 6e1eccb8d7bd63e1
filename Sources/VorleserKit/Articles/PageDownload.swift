import Articles
import BookParser
import ReadingModel
import WebFetching

/// Fetches a web page with its pictures, sounds and videos.
struct PageDownload {
  /// The most bytes of a page, or of a book that an address leads to.
  ///
  /// The file is held in memory while it comes; a page that people read has 2 MB, a scanned PDF some 50 MB.
  static let byteLimit = 100 << 20

  let fetcher: WebFetcher
  /// The library's rules for sites.
  var rules: [SiteRule] = []
  /// Makes the pages that are made by scripts; `nil` where there is no Chromium.
  var renderer: PageRenderer?
  /// Told when a server wants a pause before it sends a page, and when the page is asked for again.
  var onPause: @Sendable (ImportProgress) -> Void = { _ in }
  /// The longest pause that a server gets before it is asked again, in seconds: as long as a person watches a row that waits.
  ///
  /// The sentence of the failure names a server that wants more, with its time.
  static let pauseLimit = 20

  /// What an address leads to.
  enum Outcome {
    case page(SavedPage, title: String)
    case file(FetchedFile)
  }

  /// Fetches what a request names.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - progress: Told how far it is.
  /// - Returns: The page with its pictures, or another file.
  /// - Throws: ``ArticleError``; `BookOpenError`; `CancellationError`.
  func load(
    _ request: WebPageRequest, progress: @Sendable (ImportProgress) -> Void
  ) async throws -> Outcome {
    progress(ImportProgress(stage: .fetching, fraction: 0))
    guard let shown = request.shown else {
      // What an AMP cache shows is a copy, and often behind a script. Browsers write addresses without foreign letters.
      let given = WebAddress(request.address)
      // libcurl takes the scheme of a script for a host.
      guard ["http", "https", nil].contains(given?.scheme) else {
        throw ArticleError.notFetched(FetchError(.address))
      }
      let address = (given?.cachedPage ?? given)?.text ?? request.address
      let file = try await fetch(address, fetcher, limit: Self.byteLimit)
      return try await outcome(of: file, progress)
    }
    guard WebFetcher.isAddress(request.address) else {
      throw ArticleError.notFetched(FetchError(.address))
    }
    var page = SavedPage(address: request.address, page: Array(shown.utf8), charset: "utf-8")
    try name(&page, links(of: page).identity(of: page.address, isShown: true))
    page.rule = rule(for: page)
    page = try await joined(page, isShown: true)
    return try await complete(page, isShown: true, progress)
  }

  /// What a file is: a page, which is completed, or another file.
  func outcome(
    of file: FetchedFile, _ progress: @Sendable (ImportProgress) -> Void
  ) async throws -> Outcome {
    let file = try await destination(of: file)
    guard !file.bytes.isEmpty else {
      throw ArticleError.notFetched(
        FetchError(.empty, host: WebFetcher.host(of: file.address) ?? ""))
    }
    if let other = OtherFile(file) {
      throw ArticleError.otherFile(
        other, host: WebFetcher.host(of: file.address) ?? file.address)
    }
    guard let found = Self.page(file) else { return .file(file) }
    var page = try await original(of: found)
    page.rule = rule(for: page)
    page = try await withAMPCopy(page)
    page = try await rendered(page)
    page = try await joined(page)
    return try await complete(page, progress)
  }

  /// A page with the files that its article shows.
  private func complete(
    _ page: SavedPage, isShown: Bool = false, _ progress: @Sendable (ImportProgress) -> Void
  ) async throws -> Outcome {
    var page = page
    let article = try article(on: page, isShown: isShown)
    try await addPictures(of: article, to: &page) { done, total in
      progress(ImportProgress(stage: .pictures, done: done, of: total))
    }
    page.media = try await media(article.media) { done, total in
      progress(ImportProgress(stage: .media, done: done, of: total))
    }
    if !isWhole(page, article) { page.version = nil }
    return .page(page, title: article.title)
  }

  /// A page with the pictures, sounds and videos that its article shows, whatever there is on it.
  ///
  /// - Parameter page: The page.
  /// - Returns: The page.
  /// - Throws: `BookOpenError` for a page that is built to exhaust a parser; `CancellationError`.
  func withPictures(_ page: SavedPage) async throws -> SavedPage {
    var page = page
    guard let article = try extraction(of: page).article else { throw BookOpenError.empty }
    try await addPictures(of: article, to: &page)
    page.media = try await media(article.media)
    return page
  }

  /// The rule for the site of a page.
  func rule(for page: SavedPage) -> SiteRule? {
    WebFetcher.host(of: page.address).flatMap(rules.rule(for:))
  }

  /// The article on a page; a page without one is an error.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - isShown: Whether a person has seen it in a browser: then a text about cookies is what they want.
  /// - Returns: The article.
  /// - Throws: ``ArticleError``; `BookOpenError` for a page that is built to exhaust a parser.
  func article(on page: SavedPage, isShown: Bool = false) throws -> Article {
    let extraction = try extraction(of: page)
    let host = WebFetcher.host(of: page.address) ?? page.address
    guard let article = extraction.article,
      extraction.isReadable || article.length >= ArticleExtractor.leastText
    else {
      throw extraction.asksForConsent
        ? ArticleError.asksForConsent(host: host) : .noArticle(host: host)
    }
    if extraction.asksForConsent, !isShown { throw ArticleError.asksForConsent(host: host) }
    return article
  }

  /// What is found on a page and on those that follow it.
  func extraction(of page: SavedPage) throws -> PageExtraction {
    var extractor = ArticleExtractor(address: page.address, base: page.base, rule: page.rule)
    extractor.keepsMedia = true
    return try extractor.extract(
      page.page, charset: page.charset, followedBy: page.following)
  }

  /// A file as a page, if it is one.
  static func page(_ file: FetchedFile) -> SavedPage? {
    guard isPage(file) else { return nil }
    var page = SavedPage(address: file.address, page: file.bytes, charset: file.charset)
    page.version = SavedPage.Version(
      entityTag: file.entityTag, lastModified: file.lastModified)
    return page
  }

  /// Whether a file is a page by what its server says, or by its beginning where the server says nothing.
  private static func isPage(_ file: FetchedFile) -> Bool {
    switch file.mediaType {
    case "text/html", "application/xhtml+xml": true
    case "": file.bytes.prefix(1024).contains(UInt8(ascii: "<"))
    default: false
    }
  }

  func fetch(
    _ address: String, _ fetcher: WebFetcher, limit: Int
  ) async throws -> FetchedFile {
    // Without a known version there is always a file.
    guard let file = try await newer(address, than: nil, fetcher, limit: limit) else {
      throw ArticleError.notFetched(
        FetchError(.server, host: WebFetcher.host(of: address) ?? ""))
    }
    return file
  }

  /// Fetches a page if its server has another version; once more after the pause that the server asks for.
  ///
  /// - Parameters:
  ///   - address: Its address.
  ///   - known: The version that is known.
  ///   - fetcher: Fetches it.
  ///   - limit: The most bytes.
  /// - Returns: The file; `nil` if it is the known version.
  /// - Throws: ``ArticleError/notFetched(_:)``; `CancellationError`.
  func newer(
    _ address: String, than known: SavedPage.Version?, _ fetcher: WebFetcher, limit: Int
  ) async throws -> FetchedFile? {
    func ask() async throws -> FetchedFile? {
      try await fetcher.fetch(
        address, byteLimit: limit, entityTag: known?.entityTag, lastModified: known?.lastModified)
    }
    do {
      do {
        return try await ask()
      } catch let error as FetchError {
        guard let delay = error.delay, delay <= Self.pauseLimit else { throw error }
        onPause(ImportProgress(stage: .pausing, fraction: 0))
        try await Task.sleep(for: .seconds(delay))
        onPause(ImportProgress(stage: .fetching, fraction: 0))
      }
      return try await ask()
    } catch let error as FetchError {
      throw ArticleError.notFetched(error)
    }
  }
}

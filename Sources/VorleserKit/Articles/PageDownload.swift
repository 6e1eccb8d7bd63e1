import Articles
import BookParser
import MediaHeaders
import ReadingModel
import WebFetching

/// Fetches a web page and its pictures.
struct PageDownload {
  /// The most bytes of a page, or of a book that an address leads to.
  ///
  /// The file is held in memory while it comes; a page that people read has 2 MB, a scanned PDF some 50 MB.
  static let byteLimit = 100 << 20
  /// The most bytes of a picture: a photograph for a large screen has 2 MB.
  private static let pictureByteLimit = 8 << 20
  /// The most bytes of all pictures of a page, which are held in memory until the page is stored.
  private static let pictureTotal = 100 << 20
  /// The longest time for a picture in milliseconds; a page has dozens, and one slow host must not keep all others.
  private static let pictureTime = 12_000
  /// The pictures that are fetched at once, as many as browsers fetch from one host (six), less the page's own reader.
  private static let pictureCount = 4
  /// A shorter text on a page that does not look like an article is a form, a notice or an error, in UTF-16 units.
  private static let leastText = 250

  let fetcher: WebFetcher
  /// The library's rules for sites.
  var rules: [SiteRule] = []
  /// Makes the pages that are made by scripts; `nil` where there is no Chromium.
  var renderer: PageRenderer?

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
    var page: SavedPage
    if let shown = request.shown {
      guard WebFetcher.isAddress(request.address) else {
        throw ArticleError.notFetched(FetchError(.address))
      }
      page = SavedPage(address: request.address, page: Array(shown.utf8), charset: "utf-8")
      page.address = try links(of: page).identity(of: page.address, isShown: true)
      page.rule = rule(for: page)
    } else {
      let file = try await fetch(request.address, fetcher, limit: Self.byteLimit)
      guard let found = Self.page(file) else { return .file(file) }
      page = try await original(of: found)
      page.rule = rule(for: page)
      page = try await rendered(page)
      page.following = try await following(page)
    }
    let article = try article(on: page)
    page.pictures = try await pictures(article.pictures) {
      progress(ImportProgress(stage: .pictures, fraction: $0))
    }
    return .page(page, title: article.title)
  }

  /// A page with the pictures that its article shows, whatever there is on it.
  ///
  /// - Parameter page: The page.
  /// - Returns: The page.
  /// - Throws: `BookOpenError` for a page that is built to exhaust a parser; `CancellationError`.
  func withPictures(_ page: SavedPage) async throws -> SavedPage {
    var page = page
    guard let article = try extraction(of: page).article else { throw BookOpenError.empty }
    page.pictures = try await pictures(article.pictures) { _ in }
    return page
  }

  /// The rule for the site of a page.
  func rule(for page: SavedPage) -> SiteRule? {
    WebFetcher.host(of: page.address).flatMap(rules.rule(for:))
  }

  /// The article on a page; a page without one is an error.
  func article(on page: SavedPage) throws -> Article {
    let extraction = try extraction(of: page)
    guard let article = extraction.article,
      extraction.isReadable || article.length >= Self.leastText
    else {
      throw ArticleError.noArticle(host: WebFetcher.host(of: page.address) ?? page.address)
    }
    return article
  }

  /// What is found on a page and on those that follow it.
  func extraction(of page: SavedPage) throws -> PageExtraction {
    try ArticleExtractor(address: page.address, rule: page.rule).extract(
      page.page, charset: page.charset, followedBy: page.following)
  }

  /// A file as a page, if it is one.
  static func page(_ file: FetchedFile) -> SavedPage? {
    guard isPage(file) else { return nil }
    return SavedPage(address: file.address, page: file.bytes, charset: file.charset)
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
    do {
      // Without a known version there is always a file.
      guard let file = try await fetcher.fetch(address, byteLimit: limit) else {
        throw FetchError(.server, host: WebFetcher.host(of: address) ?? "")
      }
      return file
    } catch let error as FetchError {
      throw ArticleError.notFetched(error)
    }
  }

  // MARK: Pictures

  /// Fetches pictures; those that can't be had are left out.
  private func pictures(
    _ addresses: [String], progress: @Sendable (Double) -> Void
  ) async throws -> [SavedPage.Picture] {
    let wanted = addresses.filter(WebFetcher.isAddress)
    guard !wanted.isEmpty else { return [] }
    progress(0)
    var found: [Int: SavedPage.Picture] = [:]
    try await withThrowingTaskGroup(of: (Int, SavedPage.Picture?).self) { group in
      var next = 0
      var (done, byteCount) = (0, 0)
      func start() {
        guard next < wanted.count, byteCount < Self.pictureTotal else { return }
        let index = next
        next += 1
        group.addTask { (index, try await picture(wanted[index])) }
      }
      for _ in 0..<Self.pictureCount { start() }
      while let (index, picture) = try await group.next() {
        found[index] = picture
        byteCount += picture?.bytes.count ?? 0
        done += 1
        progress(Double(done) / Double(wanted.count))
        start()
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Fetches a picture, twice if its host fails the first time; `nil` if it can't be had.
  private func picture(_ address: String) async throws -> SavedPage.Picture? {
    var patient = fetcher
    patient.timeLimit = Self.pictureTime
    for _ in 0..<2 {
      do {
        let file = try await patient.fetch(address, byteLimit: Self.pictureByteLimit)
        return file.flatMap { Self.picture(address, $0.bytes) }
      } catch let error as FetchError {
        guard [.server, .unreachable].contains(error.kind) else { return nil }
      }
    }
    return nil
  }

  /// A picture of a kind that browsers show, by its content.
  private static func picture(_ address: String, _ bytes: [UInt8]) -> SavedPage.Picture? {
    guard let type = MediaKind.type(of: bytes), type.hasPrefix("image/") else { return nil }
    // "svg+xml" is the one type whose name is not that of its files.
    let name = type.dropFirst("image/".count).prefix { $0 != "+" }
    return SavedPage.Picture(
      address: address, bytes: bytes, fileExtension: name == "jpeg" ? "jpg" : String(name))
  }
}

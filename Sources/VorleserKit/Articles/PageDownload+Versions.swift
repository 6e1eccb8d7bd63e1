import Articles
import BookParser
import WebFetching

extension PageDownload {
  /// Fetches a page again.
  ///
  /// Its server is asked only for another version than that of the file, if the file holds all of it and the rule for its
  /// site is the one by which its article was found.
  ///
  /// - Parameters:
  ///   - address: The page's address.
  ///   - known: The page as it was saved; `nil` where the file can't be read.
  ///   - progress: Told how far it is.
  /// - Returns: The page with its pictures, or another file; `nil` if the server has no other version.
  /// - Throws: As ``load(_:progress:)``.
  func load(
    again address: String, known: SavedPage?, progress: @Sendable (ImportProgress) -> Void
  ) async throws -> Outcome? {
    guard let known, let version = known.version, known.rule == rule(for: known) else {
      return try await load(WebPageRequest(address), progress: progress)
    }
    progress(ImportProgress(stage: .fetching, fraction: 0))
    let file = try await newer(address, than: version, fetcher, limit: Self.byteLimit)
    guard let file else { return nil }
    return try await outcome(of: file, progress)
  }

  /// Whether a page was sent in one part from its own address, with all that its article shows.
  ///
  /// Of any other page, something may come the next time that did not come now: a picture, a page that follows, the text
  /// that a script or an AMP copy has. Its server would only be asked for the first page.
  ///
  /// - Parameters:
  ///   - page: The page with its files.
  ///   - article: The article on it.
  /// - Returns: Whether the page need not be sent again while it is the same.
  func isWhole(_ page: SavedPage, _ article: Article) -> Bool {
    let kept = Set((page.pictures + page.media).map(\.address) + page.dots)
    let shown = article.pictures.filter(WebFetcher.isAddress) + article.media.map(\.address)
    return page.base == nil && page.following.isEmpty && page.missing == nil
      && article.length >= Self.fewText && kept.isSuperset(of: shown)
  }
}

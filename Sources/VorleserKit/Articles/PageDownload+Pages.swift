import Articles
import BookParser
import WebFetching

extension PageDownload {
  /// The most pages of an article; longer ones are galleries or whole forums.
  private static let pageCount = 20
  /// With less text a page may wait for a script, in UTF-16 code units; as for Readability, which then searches again.
  static let fewText = 500
  /// A page with less text of its own adds nothing, in UTF-16 code units.
  private static let leastAddition = 100

  /// The file that a page without an article leads to by itself (`http-equiv=refresh`), as shorteners of addresses do.
  ///
  /// - Parameter file: The file as it was fetched.
  /// - Returns: The last file; what came first if it leads nowhere.
  /// - Throws: ``ArticleError``; `CancellationError`.
  func destination(of file: FetchedFile) async throws -> FetchedFile {
    var last = file
    for _ in 0..<WebFetcher.redirectionLimit {
      guard let target = try refresh(of: last) else { return last }
      last = try await fetch(target, fetcher, limit: Self.byteLimit)
    }
    throw ArticleError.notFetched(
      FetchError(.redirections, host: WebFetcher.host(of: last.address) ?? ""))
  }

  /// Where a file leads by itself; `nil` if it is no page, or one that has text of its own.
  private func refresh(of file: FetchedFile) throws -> String? {
    guard let page = Self.page(file), let target = try links(of: page).links.refresh?.text,
      target != page.address
    else { return nil }
    // No article is the reason to go on; a short one, as news flashes and poems are, stays.
    let length = (try? article(on: page).length) ?? 0
    return length < ArticleExtractor.leastText ? target : nil
  }

  /// The page at its own address, if this one is a copy of it: AMP's, or another site's.
  ///
  /// What a page says of another site is believed only when that site gives an article, so that nobody takes another's name.
  ///
  /// - Parameter page: The page as it was fetched.
  /// - Returns: The page with the address by which it is known.
  /// - Throws: `CancellationError`.
  func original(of page: SavedPage) async throws -> SavedPage {
    var page = page
    guard let address = WebAddress(page.address) else { return page }
    let links = try links(of: page).links
    let named = links.identity(of: address)
    guard links.isCopy(at: address) else {
      name(&page, named.text)
      return page
    }
    do {
      let file = try await fetch(named.text, fetcher, limit: Self.byteLimit)
      if var original = Self.page(file), let place = WebAddress(original.address) {
        original.rule = rule(for: original)
        _ = try article(on: original)
        let own = try self.links(of: original).links
        name(&original, (own.isCopy(at: place) ? place.identity : own.identity(of: place)).text)
        return original
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      // The copy is as good as what can't be had.
    }
    page.address = address.identity.text
    // The next time, its own page may be there.
    page.version = nil
    return page
  }

  /// Gives a page the address by which it is known, and keeps where it was sent from.
  func name(_ page: inout SavedPage, _ address: String) {
    let place = page.address
    page.address = address
    page.base = WebAddress(place)?.identity.text == address ? nil : place
  }

  /// The page's AMP copy, if the page has too little text: scripts may make a page, but never an AMP page.
  ///
  /// - Parameter page: The page as it was fetched.
  /// - Returns: The copy if it has more than twice the text; else the page.
  /// - Throws: `CancellationError`.
  func withAMPCopy(_ page: SavedPage) async throws -> SavedPage {
    let length = (try? article(on: page).length) ?? 0
    guard length < Self.fewText, let place = try links(of: page).links.ampCopy else { return page }
    do {
      let file = try await fetch(place.text, fetcher, limit: ArticleExtractor.pageLimit)
      guard var copy = Self.page(file), try links(of: copy).links.isAMP else { return page }
      name(&copy, page.address)
      copy.rule = page.rule
      return try article(on: copy).length > 2 * length ? copy : page
    } catch let error as CancellationError {
      throw error
    } catch {
      // Without the copy there is the page.
      return page
    }
  }

  /// The page as its scripts make it, if there is too little on it without them.
  ///
  /// - Parameter page: The page as it was fetched.
  /// - Returns: The page that has more text.
  /// - Throws: `CancellationError`.
  func rendered(_ page: SavedPage) async throws -> SavedPage {
    // No article is the reason to look for one.
    let length = (try? article(on: page).length) ?? 0
    guard let renderer, length < Self.fewText,
      let html = try await renderer.render(page, by: fetcher)
    else { return page }
    var made = page
    made.page = html
    made.charset = "utf-8"
    // What a script fetches may be another thing although the page is the same.
    made.version = nil
    // What scripts made may be no article; then what was sent is as good.
    guard let found = try? article(on: made), found.length > 2 * length else { return page }
    return made
  }

  /// A page with those on which its article goes on.
  ///
  /// - Parameters:
  ///   - first: Its first page.
  ///   - isShown: Whether it came from a person's browser: its server may give the following ones to nobody else.
  /// - Returns: The page with the others, until one fails or has nothing new; one that fails is named.
  /// - Throws: `CancellationError`.
  func joined(_ first: SavedPage, isShown: Bool = false) async throws -> SavedPage {
    guard let address = WebAddress(first.address) else { return first }
    let base = first.base.flatMap { WebAddress($0) }
    var page = first
    var byteCount = first.page.count
    // A page without an article has nothing to go on with; who asked for it is told afterwards.
    guard var length = try? article(on: page, isShown: isShown).length else { return first }
    var links = try links(of: first).links
    while page.following.count < Self.pageCount - 1,
      let next = links.next(after: page.following.count + 1, of: address)
        ?? base.flatMap({ links.next(after: page.following.count + 1, of: $0) })
    {
      do {
        let file = try await fetch(next.text, fetcher, limit: ArticleExtractor.pageLimit)
        byteCount += file.bytes.count
        guard byteCount <= ArticleExtractor.pageLimit else { break }
        guard var place = Self.page(file) else { throw ArticleError.noArticle(host: next.text) }
        place.rule = first.rule
        // A form that asks who is there is no part of what a person has read.
        if isShown { _ = try article(on: place) }
        links = try self.links(of: place).links
        var longer = page
        longer.following.append(
          SavedPage.Following(address: place.address, page: place.page, charset: place.charset))
        let longerLength = try article(on: longer, isShown: isShown).length
        // Some sites answer every number with their first or last page.
        guard longerLength >= length + Self.leastAddition else { break }
        (page, length) = (longer, longerLength)
      } catch let error as CancellationError {
        throw error
      } catch {
        page.missing = next.text
        break
      }
    }
    return page
  }

  /// What a page says of its place.
  func links(of page: SavedPage) throws -> PlacedLinks {
    let extractor = ArticleExtractor(address: page.address, base: page.base, rule: page.rule)
    return PlacedLinks(links: try extractor.links(page.page, charset: page.charset))
  }
}

/// The links of a page, asked for addresses as texts.
struct PlacedLinks {
  let links: PageLinks

  /// The address by which a page is to be known; see `PageLinks`.
  func identity(of address: String, isShown: Bool) -> String {
    WebAddress(address).map { links.identity(of: $0, isShown: isShown).text } ?? address
  }
}

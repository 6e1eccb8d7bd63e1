import Articles
import BookParser
import Foundation
import Publishing
public import ReadingModel
import Storage
import WebFetching

extension Library {
  /// Saves a web page with its pictures and adds it as an article.
  ///
  /// An address that leads to a book, such as a PDF, adds that book.
  ///
  /// - Parameters:
  ///   - request: The page.
  ///   - asCopy: Whether to save a page again that is in the library already.
  ///   - password: The password of an encrypted file that the address leads to.
  ///   - place: The person who adds it, and the shelf.
  ///   - progress: Told how far it is.
  /// - Returns: The book.
  /// - Throws: ``ArticleError``; ``LibraryError/duplicate(existing:)`` for a page that was saved before; as
  ///   ``add(_:asCopy:password:to:progress:)``.
  public func add(
    page request: WebPageRequest, asCopy: Bool = false, password: FilePassword? = nil,
    to place: ShelfPlace = .shared,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws -> LibraryBook {
    if !asCopy { try await refuse(known: request.address, place) }
    var download = try await download()
    download.onPause = progress
    let outcome = try await download.load(request, progress: progress)
    if case .page(let page, _) = outcome, page.address != request.address, !asCopy {
      try await refuse(known: page.address, place)
    }
    return try await add(
      try await file(of: outcome), asCopy: asCopy, password: password, to: place,
      progress: progress)
  }

  /// Fetches a saved page again; marks and places stay where their text is.
  ///
  /// A server that has no other version of the page is not asked to send it.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - shown: The page as the person's browser shows it; `nil` to fetch it.
  ///   - person: The person who asks for it.
  ///   - progress: Told how far it is.
  /// - Returns: The book with the page's present text.
  /// - Throws: ``ArticleError``; as ``replace(_:of:password:for:progress:)``. The book stays as it was then.
  public func fetchAgain(
    _ id: Int, shown: String? = nil, for person: PersonID = .owner,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws -> LibraryBook {
    let known = try await book(id, for: person)
    guard let address = known.pageAddress else { throw ArticleError.noAddress }
    var download = try await download()
    download.onPause = progress
    if let shown {
      let outcome = try await download.load(
        WebPageRequest(address, shown: shown), progress: progress)
      return try await replace(known, by: outcome, for: person)
    }
    // A file that is missing or damaged is fetched as a whole.
    let saved = try? await SavedPage(firstPageOf: file(of: id))
    let outcome = try await download.load(again: address, known: saved, progress: progress)
    guard let outcome else { return try await book(id, for: person) }
    if case .page(var page, let title) = outcome, let saved, page.page == saved.page {
      // A server may mark the same page anew each time; that makes no other edition of it.
      page.version = saved.version
      let same = try await file(of: .page(page, title: title), named: known.fileName)
      let content = try await stored { try await same.finish() }
      if content.sha256 == known.fingerprint.sha256 { return try await putBack(same, for: id) }
    }
    return try await replace(known, by: outcome, for: person)
  }

  /// Replaces a saved page by the one that has come.
  private func replace(
    _ known: LibraryBook, by outcome: PageDownload.Outcome, for person: PersonID
  ) async throws -> LibraryBook {
    // The page's present title is the book's: of a file with that very name, it would be taken for the file's.
    let file = try await file(of: outcome, named: known.fileName)
    return try await replace(file, of: known.id, for: person)
  }

  /// Saves an entry of a feed as an article, with the pictures that it shows.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - place: The person who adds it, and the shelf.
  /// - Returns: The book.
  /// - Throws: As ``add(page:asCopy:password:to:progress:)``.
  func add(entry: FeedEntryPage, to place: ShelfPlace) async throws -> LibraryBook {
    try await refuse(known: entry.address, place)
    let page = try await download().withPictures(entry.page)
    return try await add(try await file(of: .page(page, title: entry.title)), to: place)
  }

  /// The way to fetch a page, by the library's rules.
  func download() async throws -> PageDownload {
    PageDownload(
      fetcher: WebFetcher(openHosts: kit.openHosts), rules: try await siteRules().rules,
      renderer: kit.renderer)
  }

  /// Refuses a page that the person sees in the library.
  private func refuse(known address: String, _ place: ShelfPlace) async throws {
    let wanted = WebAddress(address)
    let books = try await books(for: place.person)
    if let known = books.first(where: { book in
      guard let other = book.pageAddress else { return false }
      return other == address
        || wanted.map { WebAddress(other)?.isSamePage(as: $0) == true } ?? false
    }) {
      throw LibraryError.duplicate(existing: known)
    }
  }

  /// Stores what was fetched as a file that can be added.
  private func file(
    of outcome: PageDownload.Outcome, named given: String? = nil
  ) async throws -> IncomingFile {
    switch outcome {
    case .page(let page, let title):
      let name = title.isEmpty ? WebFetcher.host(of: page.address) ?? "" : title
      let bytes: [UInt8]
      do {
        bytes = try page.packed()
      } catch {
        throw BookOpenError.limit(reason: "the page and its pictures fill the memory")
      }
      let usual = PublicationName.of(name, fileExtension: "article")
      return try await file(bytes, named: given ?? usual)
    case .file(let file):
      return try await self.file(file.bytes, named: Self.fileName(of: file))
    }
  }

  /// The name that an address gives its file; the ending tells a text's format.
  private static func fileName(of file: FetchedFile) -> String {
    let path = URL(string: file.address)?.path(percentEncoded: false) ?? ""
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = (last as NSString).deletingPathExtension
    let ending = (last as NSString).pathExtension
    let name = stem.isEmpty ? WebFetcher.host(of: file.address) ?? "" : stem
    return PublicationName.of(name, fileExtension: ending.isEmpty ? "txt" : ending)
  }

  private func file(_ bytes: [UInt8], named name: String) async throws -> IncomingFile {
    let received = try await receive(name)
    try await stored { try await received.write(bytes) }
    return received
  }
}

extension LibraryBook {
  /// The address of the web page that the book was saved from.
  public var pageAddress: String? {
    fingerprint.format.traits.contains(.webPage) ? original.identifiers.first : nil
  }
}

import Articles
import ChapterBuilding
import Foundation
import Markup
import ReadingModel
import ZipArchive

/// Opens web pages that were saved with their pictures, as articles.
enum ArticleParser: FormatParser {
  static let format = BookFormat(
    id: "article", name: "Saved web page", mediaType: SavedPage.mediaType,
    fileExtensions: ["article"], traits: [.signature, .webPage])

  /// The most bytes of the description: the addresses of some thousand pictures.
  private static let descriptionLimit = 4 << 20
  private static let path = "article.xhtml"

  static func recognises(_ head: FileHead) -> Bool {
    // The first entry is stored, so that its name and content stand at the beginning (as EPUB 3.3, 4.3).
    head.isArchive && head.has(SavedPage.mediaTypePath + SavedPage.mediaType, at: 30)
  }

  static func open(_ file: URL) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    let archive = try ArchiveFiles(file: file)
    let description = try description(in: archive)
    guard
      let page = try content(SavedPage.pagePath, in: archive, limit: ArticleExtractor.pageLimit)
    else { throw BookOpenError.damagedArchive(reason: "the page is missing") }
    var extractor = ArticleExtractor(address: description.address, rule: description.rule)
    extractor.base = description.base.flatMap { WebAddress($0) }
    extractor.keepsMedia = true
    extractor.pictures = description.pictures.filter { archive.storedPath($0.value) != nil }
    extractor.dots = Set(description.dots ?? [])
    extractor.media = (description.media ?? [:]).filter { archive.storedPath($0.value) != nil }
    let following = try description.following?.compactMap { part in
      try content(part.path, in: archive, limit: ArticleExtractor.pageLimit).map {
        SavedPage.Following(address: part.address, page: $0, charset: part.charset)
      }
    }
    guard
      let article = try extractor.extract(
        page, charset: description.charset, followedBy: following ?? []
      ).article
    else {
      throw BookOpenError.empty
    }
    let source = ArticleDocument(article, address: description.address)
    let document = CutDocument(try MarkupDocument.page(source.html), path: path)
    var metadata = source.metadata
    metadata.cover = article.pictures.first { archive.storedPath($0) != nil }
    var book = TranslatedBook(documents: [document], metadata: metadata, parts: archive)
    if let missing = description.missing {
      book.findings.append(
        Finding(
          .major, at: SavedPage.pagePath, .missingPage,
          "The article goes on at \(missing), but that page could not be had.",
          ["address": missing]))
    }
    if article.mayBeCut {
      book.findings.append(
        Finding(
          .major, at: SavedPage.pagePath, .paidPage,
          "The page is for subscribers, and the text may be only its beginning. Sign in on the page in the browser, and save it with the browser extension."
        ))
    }
    return try book.book(try await fingerprint)
  }

  /// What a saved page says of itself.
  static func description(in archive: ArchiveFiles) throws -> SavedPageDescription {
    let path = SavedPage.descriptionPath
    guard let bytes = try content(path, in: archive, limit: descriptionLimit),
      let found = try? JSONDecoder().decode(SavedPageDescription.self, from: Data(bytes))
    else { throw BookOpenError.damagedArchive(reason: "the page's description is missing") }
    return found
  }

  /// An entry of a saved page; `nil` if there is none.
  static func content(
    _ path: String, in archive: ArchiveFiles, limit: Int
  ) throws -> [UInt8]? {
    do {
      return try archive.content(path, limit: limit)?.bytes
    } catch {
      throw BookOpenError(error)
    }
  }
}

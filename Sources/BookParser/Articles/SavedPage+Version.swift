import Articles
public import Foundation
import ReadingModel

extension SavedPage {
  /// What a server says of a version of a page, and is told when the page is fetched again (RFC 9110, 8.8).
  public struct Version: Codable, Hashable, Sendable {
    /// The server's mark of the version.
    public var entityTag: String?
    /// When the server has changed it last, as it writes dates.
    public var lastModified: String?

    /// Describes a version; `nil` if the server says neither.
    ///
    /// - Parameters:
    ///   - entityTag: The server's mark of the version.
    ///   - lastModified: When the server has changed it last, as it writes dates.
    public init?(entityTag: String?, lastModified: String?) {
      guard entityTag != nil || lastModified != nil else { return nil }
      self.entityTag = entityTag
      self.lastModified = lastModified
    }
  }

  /// Reads the first page of a file, without the pages that follow and without pictures, sounds and videos.
  ///
  /// - Parameter file: A saved page.
  /// - Throws: `BookOpenError`.
  public init(firstPageOf file: URL) throws {
    let archive = try ArchiveFiles(file: file)
    let description = try ArticleParser.description(in: archive)
    let page = try ArticleParser.content(
      Self.pagePath, in: archive, limit: ArticleExtractor.pageLimit)
    guard let page else { throw BookOpenError.damagedArchive(reason: "the page is missing") }
    self.init(address: description.address, page: page, charset: description.charset)
    base = description.base
    version = description.version
    rule = description.rule
  }
}

import Foundation
public import ReadingModel
import ZipArchive

/// A web page that is kept for good: the bytes that its server sent, its pictures, and its sounds and videos.
///
/// The file is a ZIP archive (decision 0058). The article is found anew whenever the page is opened, so that a better
/// extraction reaches pages that were saved before.
public struct SavedPage: Sendable {
  /// The IANA media type of the file, which its first entry names, as an EPUB's does.
  static let mediaType = "application/vnd.vorleser.article+zip"
  static let mediaTypePath = "mimetype"
  static let pagePath = "page.html"
  static let descriptionPath = "page.json"

  /// A picture, sound or video of the page.
  public struct Part: Sendable {
    /// Its complete address.
    public var address: String
    /// The file.
    public var bytes: [UInt8]
    /// What its name ends in, without the point.
    public var fileExtension: String

    /// Describes a part.
    ///
    /// - Parameters:
    ///   - address: Its complete address.
    ///   - bytes: The file.
    ///   - fileExtension: What its name ends in, without the point.
    public init(address: String, bytes: [UInt8], fileExtension: String) {
      self.address = address
      self.bytes = bytes
      self.fileExtension = fileExtension
    }
  }

  /// A page on which the article goes on.
  public struct Following: Sendable {
    /// Its address.
    public var address: String
    /// The page as it was sent.
    public var page: [UInt8]
    /// The encoding that the server names.
    public var charset: String?

    /// Describes a page.
    ///
    /// - Parameters:
    ///   - address: Its address.
    ///   - page: The page as it was sent.
    ///   - charset: The encoding that the server names.
    public init(address: String, page: [UInt8], charset: String?) {
      self.address = address
      self.page = page
      self.charset = charset
    }
  }

  /// The page's address.
  public var address: String
  /// The address that the server sent the page from, if ``address`` is another one; relative addresses on the page are completed by it.
  public var base: String?
  /// The page as it was sent.
  public var page: [UInt8]
  /// The encoding that the server names.
  public var charset: String?
  /// The server's marks of this version, if the file holds all that the server had; `nil` for a page to fetch in any case.
  public var version: Version?
  /// Where the parts of the article are, for a site with a rule; it is kept with the page.
  public var rule: SiteRule?
  /// The pages on which the article goes on, in their order.
  public var following: [Following] = []
  /// The address of the page on which the article goes on but that could not be had; `nil` if it ends here.
  public var missing: String?
  /// The pictures that were kept, of all pages.
  public var pictures: [Part] = []
  /// The addresses of pictures that are dots, which tell somebody that the page is read; they are not shown.
  public var dots: [String] = []
  /// The sounds and videos that were kept, of all pages.
  public var media: [Part] = []

  /// Makes a page without pictures.
  ///
  /// - Parameters:
  ///   - address: The page's address.
  ///   - page: The page as it was sent.
  ///   - charset: The encoding that the server names.
  public init(address: String, page: [UInt8], charset: String?) {
    self.address = address
    self.page = page
    self.charset = charset
  }

  /// Packs the page; the same page gives the same bytes.
  ///
  /// - Returns: The file.
  /// - Throws: `ZipError` when memory is short.
  public func packed() throws -> [UInt8] {
    var archive = try ZipWriter()
    try archive.add(Self.mediaTypePath, Array(Self.mediaType.utf8), isStored: true)
    var description = SavedPageDescription(address: address, charset: charset, pictures: [:])
    for (index, picture) in pictures.enumerated() {
      description.pictures[picture.address] = "pictures/\(index + 1).\(picture.fileExtension)"
    }
    if !media.isEmpty {
      description.media = Dictionary(
        media.enumerated().map { ($1.address, "media/\($0 + 1).\($1.fileExtension)") },
        uniquingKeysWith: { first, _ in first })
    }
    description.base = base
    description.version = version
    description.rule = rule
    description.missing = missing
    if !dots.isEmpty { description.dots = dots }
    let paths = following.indices.map { "page-\($0 + 2).html" }
    if !following.isEmpty {
      description.following = zip(following, paths).map {
        .init(path: $1, address: $0.address, charset: $0.charset)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try archive.add(Self.descriptionPath, Array(try encoder.encode(description)))
    try archive.add(Self.pagePath, page)
    for (part, path) in zip(following, paths) { try archive.add(path, part.page) }
    for picture in pictures {
      if let path = description.pictures[picture.address] {
        try archive.add(path, picture.bytes, isStored: true)
      }
    }
    for part in media {
      // Stored, so that any stretch of it is read from its place.
      if let path = description.media?[part.address] {
        try archive.add(path, part.bytes, isStored: true)
      }
    }
    return try archive.bytes()
  }
}

/// What a saved page says of itself: the entry `page.json`.
struct SavedPageDescription: Codable {
  /// The page's address.
  var address: String
  /// Where it was sent from; missing if that is its address.
  var base: String?
  /// The encoding that the server named.
  var charset: String?
  /// The server's marks of this version; missing if it has none, or if the page is to be fetched in any case.
  var version: SavedPage.Version?
  /// Where pictures are kept in the archive, by their addresses.
  var pictures: [String: String]
  /// The addresses of pictures that are dots, which are not shown; missing if there are none.
  var dots: [String]?
  /// Where sounds and videos are kept in the archive, by their addresses; missing if there are none.
  var media: [String: String]?
  /// The pages on which the article goes on; missing if it is on one page.
  var following: [Following]?
  /// The address of the page on which the article goes on but that could not be had; missing if there is none.
  var missing: String?
  /// Where the parts of the article are, for a site that had a rule when the page was saved.
  var rule: SiteRule?

  /// A page on which the article goes on.
  struct Following: Codable {
    /// Where it is in the archive.
    var path: String
    var address: String
    var charset: String?
  }
}

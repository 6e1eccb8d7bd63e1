public import Articles
import Markup

extension ArticleExtractor {
  /// The most bytes of a page; the largest that people read have two million.
  public static let pageLimit = 32 << 20

  /// Extracts the article of a page in any encoding.
  ///
  /// - Parameters:
  ///   - page: The page as its server sent it.
  ///   - charset: The encoding that the server names; a byte order mark counts more, what the page says counts less.
  ///   - following: The pages on which the article goes on.
  /// - Returns: What was found.
  /// - Throws: ``BookOpenError`` for what is no text, and for a page that would fill the memory.
  public func extract(
    _ page: [UInt8], charset: String?, followedBy following: [SavedPage.Following] = []
  ) throws -> PageExtraction {
    let text = try Self.text(of: page, charset: charset)
    let parts = try following.map {
      FollowingPage(
        address: WebAddress($0.address), page: try Self.text(of: $0.page, charset: $0.charset))
    }
    do {
      return try extract(text, followedBy: parts)
    } catch {
      throw BookOpenError.limit(reason: error.message)
    }
  }

  /// Reads where a page in any encoding says that it is, and where it may go on.
  ///
  /// - Parameters:
  ///   - page: The page as its server sent it.
  ///   - charset: The encoding that the server names.
  /// - Returns: Its links.
  /// - Throws: As ``extract(_:charset:followedBy:)``.
  public func links(_ page: [UInt8], charset: String?) throws -> PageLinks {
    let text = try Self.text(of: page, charset: charset)
    do {
      return try links(text)
    } catch {
      throw BookOpenError.limit(reason: error.message)
    }
  }

  /// A page in UTF-8.
  private static func text(of page: [UInt8], charset: String?) throws -> [UInt8] {
    guard page.count <= pageLimit else {
      throw BookOpenError.limit(reason: "the page has more than \(pageLimit >> 20) MB")
    }
    let charset = charset ?? DeclaredCharset.of(page)
    // The parser itself leaves out byte order mark and zeros.
    if SourceText.isPlainUTF8(page, charset: charset) { return page }
    return Array(try SourceText(page, charset: charset).text.utf8)
  }
}

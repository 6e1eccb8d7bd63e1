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
  /// - Returns: What was found.
  /// - Throws: ``BookOpenError`` for what is no text, and for a page that would fill the memory.
  public func extract(_ page: [UInt8], charset: String?) throws -> PageExtraction {
    guard page.count <= Self.pageLimit else {
      throw BookOpenError.limit(reason: "the page has more than \(Self.pageLimit >> 20) MB")
    }
    let source = try SourceText(page, charset: charset ?? WebPage.charset(of: page))
    do {
      return try extract(Array(source.text.utf8))
    } catch {
      throw BookOpenError.limit(reason: error.message)
    }
  }
}

import ReadingModel

/// A chapter's HTML made ready for the page: images lead to this book's resources, links inside the
/// book to offsets, links elsewhere nowhere that could tell where they were clicked.
///
/// Only tags are touched, so its text content stays the chapter's text.
struct ChapterMarkup {
  /// The book's number.
  let book: Int
  /// Where the library lies.
  var base = BasePath.root
  /// Where links lead to notes that the book hides until they are asked for.
  var hiddenNotes: Set<ChapterTarget> = []
  /// The book offset that a link leads to; `nil` if it leads nowhere.
  let offset: (ChapterTarget) -> TextOffset?

  /// Rewrites the tags that lead somewhere.
  ///
  /// - Parameter html: As the parser wrote it.
  /// - Returns: As the page gets it.
  func prepared(_ html: String) -> String {
    let source = html.utf8
    var result = ""
    result.reserveCapacity(source.count + source.count / 8)
    var copied = html.startIndex
    var place = html.startIndex
    while let open = source[place...].firstIndex(of: UInt8(ascii: "<")) {
      // In text and values `>` is written as an entity.
      guard let close = source[open...].firstIndex(of: UInt8(ascii: ">")) else { break }
      place = source.index(after: close)
      let inner = html[source.index(after: open)..<close]
      guard Self.isRewritten(inner) else { continue }
      result += html[copied..<open]
      result += rewritten(MarkupTag(inner)).text
      copied = place
    }
    result += html[copied...]
    return result
  }

  /// Whether a tag is one of those that lead somewhere.
  private static func isRewritten(_ inner: Substring) -> Bool {
    inner.utf8.starts(with: "a ".utf8) || inner.utf8.starts(with: "img ".utf8)
      || inner.utf8.starts(with: "image ".utf8)
  }

  private func rewritten(_ tag: MarkupTag) -> MarkupTag {
    var tag = tag
    switch tag.name {
    case "img":
      tag["src"] = tag["src"].map { ResourcePath.address($0, book: book, base) }
      tag["decoding"] = "async"
    case "image": tag["href"] = tag["href"].map { ResourcePath.address($0, book: book, base) }
    default: rewriteLink(&tag)
    }
    return tag
  }

  private func rewriteLink(_ tag: inout MarkupTag) {
    if tag["href"] != nil {
      tag["rel"] = "noopener noreferrer nofollow external"
      tag["referrerpolicy"] = "no-referrer"
      return
    }
    guard let chapter = tag["data-chapter"].flatMap({ Int($0) }) else { return }
    let target = ChapterTarget(chapter: chapter, fragment: tag["data-fragment"])
    tag["data-fragment"] = nil
    guard let offset = offset(target) else {
      tag["data-chapter"] = nil
      return
    }
    tag["data-offset"] = String(offset)
    if hiddenNotes.contains(target) { tag["data-note"] = target.fragment }
  }
}

/// Addresses of files inside a book.
enum ResourcePath {
  /// Where a file of a book is found.
  ///
  /// - Parameters:
  ///   - path: Path inside the book, as it is stored there.
  ///   - book: The book's number.
  ///   - base: Where the library lies.
  /// - Returns: A path on this server, percent-encoded.
  static func address(_ path: String, book: Int, _ base: BasePath) -> String {
    base.address("/api/books/\(book)/resources/\(PercentEncoding.text(path, keeping: "/"))")
  }

  /// A style sheet whose addresses lead to this book's files.
  ///
  /// - Parameters:
  ///   - rules: As the parser wrote them: an address is `book:` and a percent-encoded path.
  ///   - book: The book's number.
  ///   - base: Where the library lies.
  /// - Returns: The sheet as the page gets it.
  static func addressed(_ rules: String, book: Int, _ base: BasePath) -> String {
    // In strings quotes are escaped, so this stands only before an address.
    rules.replacing(
      "url(\"book:", with: "url(\"\(base.address("/api/books/\(book)/resources/"))")
  }
}

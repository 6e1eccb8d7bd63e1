import ReadingModel

/// The addresses that a chapter's references have on the page: images lead to this book's resources,
/// links inside the book to offsets, links elsewhere nowhere that could tell where they were clicked.
struct ChapterAddresses {
  /// The book's number.
  let book: Int
  /// Where the library lies.
  var base = BasePath.root
  /// Where links lead to notes that the book hides until they are asked for.
  var hiddenNotes: Set<ChapterTarget> = []
  /// The book offset that a link leads to; `nil` if it leads nowhere.
  let offset: (ChapterTarget) -> TextOffset?

  /// Writes a fragment for the page.
  ///
  /// - Parameter markup: A chapter, or a note of it.
  /// - Returns: HTML.
  func html(_ markup: ChapterHTML) -> String { markup.text(attributes(of:)) }

  private func attributes(of reference: ChapterHTML.Reference) -> [ChapterHTML.Attribute] {
    switch reference {
    case .image(let path):
      [("src", ResourcePath.address(path, book: book, base)), ("decoding", "async")]
    case .drawnImage(let path): [("href", ResourcePath.address(path, book: book, base))]
    case .link(.address(let address)):
      [
        ("href", address), ("rel", "noopener noreferrer nofollow external"),
        ("referrerpolicy", "no-referrer"),
      ]
    case .link(.place(let target)): attributes(of: target)
    }
  }

  private func attributes(of target: ChapterTarget) -> [ChapterHTML.Attribute] {
    guard let offset = offset(target) else { return [] }
    var attributes = [
      ("data-chapter", String(target.chapter)), ("data-offset", String(offset)),
    ]
    if hiddenNotes.contains(target), let note = target.fragment {
      attributes.append(("data-note", note))
    }
    return attributes
  }
}

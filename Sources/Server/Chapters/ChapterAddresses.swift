import ReadingModel

/// The addresses of a chapter's references on the page.
///
/// Images lead to this book's resources, sounds and videos to its sounds, and links inside the book to offsets. Links to other sites
/// do not tell the site where they were clicked.
struct ChapterAddresses {
  /// The book's number.
  let book: Int
  /// The library's base path.
  var base = BasePath.root
  /// The targets of links to hidden notes.
  var hiddenNotes: Set<ChapterTarget> = []
  /// The book offset that a link leads to; `nil` if it leads nowhere.
  let offset: (ChapterTarget) -> TextOffset?

  /// Writes a fragment for the page.
  ///
  /// - Parameters:
  ///   - markup: A chapter, or a note of it.
  ///   - edits: What is shown instead of pieces of the chapter's text.
  /// - Returns: HTML.
  func html(_ markup: ChapterHTML, showing edits: [TextEdit] = []) -> String {
    markup.replacing(edits).text(attributes(of:))
  }

  private func attributes(of reference: ChapterHTML.Reference) -> [ChapterHTML.Attribute] {
    switch reference {
    case .image(let path):
      [("src", ResourcePath.address(path, book: book, base)), ("decoding", "async")]
    case .drawnImage(let path): [("href", ResourcePath.address(path, book: book, base))]
    case .media(let media):
      media.attributes {
        ResourcePath.address($0, ofSoundIn: book, base)
      } picture: {
        ResourcePath.address($0, book: book, base)
      }
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

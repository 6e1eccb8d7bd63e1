import Basics
import Foundation
import Hashing
import ReadingModel

/// Several books one after the other, as one book with a page of contents in front.
///
/// Chapters and pictures are read from the books when they are asked for.
struct JoinedBook {
  /// What stands at the head of the page of contents; its own title is that of the whole.
  private static let contentsPath = "contents.xhtml"

  private let books: [Book]
  /// The index of the first chapter of each book.
  private let starts: [Int]
  private let title: String

  /// Joins books.
  ///
  /// - Parameters:
  ///   - books: In order; at least one.
  ///   - title: What the whole is called.
  init(_ books: [Book], title: String) {
    self.books = books
    self.title = title
    var next = 1
    starts = books.map { book in
      defer { next += book.spine.count }
      return next
    }
  }

  /// The book.
  func book() throws -> Book {
    Book(
      fingerprint: try fingerprint, metadata: metadata, contents: contents,
      spine: [SpineItem(path: Self.contentsPath, title: title)]
        + books.indices.flatMap { place in
          books[place].spine.map { item in
            var item = item
            item.path = path(item.path, of: place)
            return item
          }
        },
      findings: [], content: JoinedContent(joined: self))
  }

  /// Known by all books in their order, and by the title.
  private var fingerprint: Fingerprint {
    get throws {
      let names = books.map(\.fingerprint.description).joined(separator: "\n") + "\n" + title
      let digest = Digest.hexadecimal(try Digest.of(Array(names.utf8), .sha256))
      return Fingerprint(
        format: books[0].fingerprint.format, sha256: digest,
        byteCount: books.reduce(0) { $0 + $1.fingerprint.byteCount })
    }
  }

  private var metadata: Metadata {
    var metadata = Metadata(title: title)
    for contributor in books.flatMap(\.metadata.contributors)
    where !metadata.contributors.contains(contributor) {
      metadata.contributors.append(contributor)
    }
    for language in books.compactMap(\.metadata.language)
    where !metadata.languages.contains(language) {
      metadata.languages.append(language)
    }
    if let place = books.firstIndex(where: { $0.metadata.cover != nil }) {
      metadata.cover = books[place].metadata.cover.map { path($0, of: place) }
    }
    return metadata
  }

  /// A line for each book, with its own contents below, but for the line that only repeats its title.
  private var contents: [ContentsEntry] {
    books.indices.map { place in
      let name = name(of: place)
      let own = books[place].contents.filter { $0.label != name || !$0.children.isEmpty }
      return ContentsEntry(
        label: name, href: nil, target: ChapterTarget(chapter: starts[place]),
        children: own.map { entry($0, of: place) })
    }
  }

  private func entry(_ entry: ContentsEntry, of place: Int) -> ContentsEntry {
    var entry = entry
    entry.target = entry.target.map { target($0, of: place) }
    entry.href = nil
    entry.children = entry.children.map { self.entry($0, of: place) }
    return entry
  }

  private func name(of place: Int) -> String {
    books[place].title
  }

  // MARK: Chapters

  /// Reads a chapter.
  func chapter(at index: Int) async throws -> Chapter {
    guard index > 0, let place = starts.lastIndex(where: { $0 <= index }) else {
      return pageOfContents
    }
    var chapter = try await books[place].content.chapter(at: index - starts[place])
    chapter.index = index
    chapter.markup = marked(mapped(chapter.markup, of: place), of: place)
    chapter.hiddenNotes = chapter.hiddenNotes.map {
      HiddenNote(names: $0.names, markup: mapped($0.markup, of: place))
    }
    for link in chapter.links.indices {
      if case .place(let goal) = chapter.links[link].target {
        chapter.links[link].target = .place(target(goal, of: place))
      }
    }
    for image in chapter.images.indices {
      chapter.images[image].path = path(chapter.images[image].path, of: place)
    }
    return chapter
  }

  /// Reads a picture.
  func resource(at path: String) async throws -> Resource? {
    guard let (book, path) = owner(of: path) else { return nil }
    return try await book.content.resource(at: path)
  }

  /// Opens a sound or video.
  func sound(at path: String) async throws -> (any RecordedSound)? {
    guard let (book, path) = owner(of: path) else { return nil }
    return try await book.content.sound(at: path)
  }

  /// The book that a path leads into, and the path in it.
  private func owner(of path: String) -> (book: Book, path: String)? {
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let place = Int(parts[0]), books.indices.contains(place) else {
      return nil
    }
    return (books[place], String(parts[1]))
  }

  /// The titles with links, an ordered list.
  private var pageOfContents: Chapter {
    var markup: [UInt8] = Array("<h1>\(title.escapedAsMarkup)</h1>\n<ol>".utf8)
    var references: [(place: Int, reference: ChapterHTML.Reference)] = []
    var lines = [title]
    for place in books.indices {
      let target = ChapterTarget(chapter: starts[place])
      markup += "<li><a".utf8
      references.append((markup.count, .link(.place(target))))
      markup += ">\(name(of: place).escapedAsMarkup)</a></li>".utf8
      lines.append(name(of: place))
    }
    markup += "</ol>".utf8
    var chapter = Chapter(
      index: 0, title: title, text: title + "\n" + lines.dropFirst().joined(), html: "", blocks: [])
    chapter.markup = ChapterHTML(markup, references: references)
    return chapter
  }

  /// The chapter's markup with its language, where that is another than the first book's.
  private func marked(_ markup: ChapterHTML, of place: Int) -> ChapterHTML {
    guard let language = books[place].metadata.language, LanguageTag.isWellFormed(language),
      language != metadata.language
    else { return markup }
    var whole = ChapterHTML("<div lang=\"\(language.escapedAsMarkup)\">")
    whole.append(markup)
    whole.append(ChapterHTML("</div>"))
    return whole
  }

  private func mapped(_ markup: ChapterHTML, of place: Int) -> ChapterHTML {
    markup.mapped { reference in
      switch reference {
      case .image(let path): .image(path: self.path(path, of: place))
      case .drawnImage(let path): .drawnImage(path: self.path(path, of: place))
      case .media(let media):
        .media(
          ChapterMedia(
            path: self.path(media.path, of: place), isVideo: media.isVideo,
            poster: media.poster.map { self.path($0, of: place) }, address: media.address))
      case .link(.place(let goal)): .link(.place(target(goal, of: place)))
      case .link(.address): reference
      }
    }
  }

  private func target(_ target: ChapterTarget, of place: Int) -> ChapterTarget {
    ChapterTarget(chapter: starts[place] + target.chapter, fragment: target.fragment)
  }

  private func path(_ path: String, of place: Int) -> String { "\(place)/\(path)" }
}

/// The chapters and pictures of joined books, for conversions: they have no style of their own.
private struct JoinedContent: BookContent {
  let joined: JoinedBook

  var encoding: String? { nil }
  var chapterRule: String? { nil }

  func chapter(at index: Int) async throws -> Chapter { try await joined.chapter(at: index) }
  func styledChapter(at index: Int) async throws -> Chapter { try await chapter(at: index) }
  func resource(at path: String) async throws -> Resource? {
    try await joined.resource(at: path)
  }
  func sound(at path: String) async throws -> (any RecordedSound)? {
    try await joined.sound(at: path)
  }
  func styleSheet(at path: String, isFixed: Bool) async throws -> String? { nil }
  func presentation() async -> Presentation { Presentation() }

  func chapterLengths() async throws -> [Int] {
    var lengths: [Int] = []
    for index in 0..<(try joined.book().spine.count) {
      lengths.append(try await chapter(at: index).text.utf16.count)
    }
    return lengths
  }
}

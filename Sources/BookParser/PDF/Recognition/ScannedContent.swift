import ChapterBuilding
import PDFFiles
import ReadingModel

/// The pages of a PDF without text, each a chapter that is one picture.
///
/// As in a comic, a page has one character of text, which stands for the picture (U+FFFC), so that a place in the book tells on which
/// page it is. It belongs to no block: there is nothing to be read aloud.
final class ScannedContent: BookContent {
  private static let text = "\u{FFFC}"
  /// The width of the picture in the text, in pixels: the widest column on a screen of two pixels for each of CSS.
  private static let pictureWidth = 1600

  let recognition: String?
  private let spine: [SpineItem]
  private let source: PDFPages
  private let reader: MarkupReader

  init(_ source: PDFPages, spine: [SpineItem], recognition: String?) {
    self.recognition = recognition
    self.source = source
    self.spine = spine
    let files = TranslatedFiles([], parts: PagePictures(paths: Set(spine.map(\.path))))
    reader = MarkupReader(files: files, language: nil)
  }

  var pages: (any PageSource)? { source }
  var password: FilePassword? { source.password }

  func chapter(at index: Int) async throws -> Chapter { try page(index, isStyled: false) }

  func styledChapter(at index: Int) async throws -> Chapter { try page(index, isStyled: true) }

  func summary(at index: Int) async throws -> ChapterSummary {
    _ = try spine.ofChapter(index)
    return ChapterSummary(title: nil, length: Self.text.utf16.count)
  }

  @concurrent
  func resource(at path: String) async throws -> Resource? {
    guard let index = spine.firstIndex(where: { $0.path == path }) else { return nil }
    return try await source.picture(of: index, width: Self.pictureWidth)
  }

  func presentation() async -> Presentation {
    Presentation(layouts: spine.map { _ in .reflowable }, sides: spine.map { _ in nil })
  }

  func chapterLengths() async throws -> [Int] { spine.map { _ in Self.text.utf16.count } }

  private func page(_ index: Int, isStyled: Bool) throws(NoSuchChapter) -> Chapter {
    let path = try spine.ofChapter(index).path
    let source = MarkupSource(
      index: index, path: path, mediaType: MediaType.ofName(path), isDocument: false)
    var chapter = reader.chapter(source, isStyled: isStyled).chapter
    chapter.text = Self.text
    chapter.markup.append(
      ChapterHTML("<div data-page-words=\"\" aria-hidden=\"true\">\(Self.text)</div>"))
    return chapter
  }

  /// The word that stands for the picture of a page, as large as the page.
  ///
  /// - Parameter content: What was read of the file.
  /// - Returns: A group for each page.
  static func written(of content: PDFContent) -> [WrittenGroup] {
    content.pages.enumerated().map { index, page in
      let (width, height) = page.shownSize
      return WrittenGroup(
        picture: index, box: PageBox(left: 0, top: 0, right: width, bottom: height))
    }
  }

  /// The pictures of pages as files of the book.
  private struct PagePictures: BookParts {
    let paths: Set<String>
    func storedPath(_ path: String) -> String? { paths.contains(path) ? path : nil }
    func read(_ path: String, limit: Int) throws -> BookFile? { nil }
  }
}

extension ScannedContent {
  /// The book of a PDF none of whose pages has a word.
  ///
  /// - Parameters:
  ///   - content: What was read of the file.
  ///   - source: Its pages.
  ///   - recognition: What names the recognised text, which has no word.
  /// - Returns: What makes the book, when its fingerprint is known.
  static func book(of content: PDFContent, _ source: PDFPages, recognition: String?) -> (
    Fingerprint
  ) -> Book {
    var titles: [Int: String] = [:]
    var tree = HeadingTree()
    for entry in content.outline {
      guard let page = entry.page, content.pages.indices.contains(page) else { continue }
      titles[page] = titles[page] ?? entry.label
      tree.add(
        ContentsEntry(
          label: entry.label, href: path(of: page), target: ChapterTarget(chapter: page)),
        level: min(entry.depth, 5) + 1)
    }
    let spine = content.pages.indices.map { SpineItem(path: path(of: $0), title: titles[$0]) }
    let contents = tree.entries
    var metadata = PDFMetadata(content).metadata
    // It has nothing but its pages.
    metadata.layout = .fixed
    return { [metadata] fingerprint in
      Book(
        fingerprint: fingerprint, metadata: metadata, contents: contents,
        spine: spine, findings: [],
        content: ScannedContent(source, spine: spine, recognition: recognition))
    }
  }

  private static func path(of page: Int) -> String { "page-\(page + 1).png" }
}

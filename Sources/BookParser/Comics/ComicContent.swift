import ChapterBuilding
import ReadingModel

/// The pages of a comic, each a chapter that is one picture.
///
/// A page has one character of text, which stands for the picture (U+FFFC), so that a place in the book tells on
/// which page it is. It belongs to no block: there is nothing to be read aloud.
final class ComicContent: BookContent {
  private static let text = "\u{FFFC}"

  private let archive: ArchiveFiles
  private let spine: [SpineItem]
  private let reader: MarkupReader

  init(_ archive: ArchiveFiles, spine: [SpineItem], language: String?) {
    self.archive = archive
    self.spine = spine
    reader = MarkupReader(files: TranslatedFiles([], parts: archive), language: language)
  }

  func chapter(at index: Int) async throws -> Chapter { try page(index, isStyled: false) }

  func styledChapter(at index: Int) async throws -> Chapter { try page(index, isStyled: true) }

  func summary(at index: Int) async throws -> ChapterSummary {
    _ = try spine.ofChapter(index)
    return ChapterSummary(title: nil, length: Self.text.utf16.count)
  }

  @concurrent
  func resource(at path: String) async throws -> Resource? {
    let content = try archive.read(path, limit: ArchiveFiles.resourceLimit)
    return content.map { Resource(bytes: $0.bytes, mediaType: MediaType.ofName(path)) }
  }

  func presentation() async -> Presentation {
    Presentation(layouts: spine.map { _ in .fixed }, sides: spine.map(\.side))
  }

  func chapterLengths() async throws -> [Int] { spine.map { _ in Self.text.utf16.count } }

  private func page(_ index: Int, isStyled: Bool) throws(NoSuchChapter) -> Chapter {
    let path = try spine.ofChapter(index).path
    let source = MarkupSource(
      index: index, path: path, mediaType: MediaType.ofName(path), isDocument: false, isFixed: true)
    var chapter = reader.chapter(source, isStyled: isStyled).chapter
    chapter.text = Self.text
    chapter.markup.append(
      ChapterHTML("<div data-page-words=\"\" aria-hidden=\"true\">\(Self.text)</div>"))
    return chapter
  }
}

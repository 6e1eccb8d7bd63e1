import Foundation
import Markup
import ReadingModel
import Synchronization
import ZipArchive

/// Reads an EPUB's chapters and resources on demand; keeps none.
final class EPUBContent: BookContent {
  /// What a chapter is made from: the spine item itself or its fallback.
  struct Source: Sendable {
    var path: String
    var mediaType: String
    var isDocument: Bool
    /// The document that holds the words of a page that is an image; the first of the pages that share
    /// one has it.
    var words: String?
    /// The steps through the package document to the spine's entry, as in ``FragmentPath``.
    var package: String?
  }

  /// A chapter as it was built.
  struct Built {
    var chapter: Chapter
    /// Length of its text in UTF-16 units.
    var length: Int
    /// The way back to the source, if that was wanted.
    var trace: TextTrace?
  }

  /// What the package says about how the book is shown.
  struct Design: Sendable {
    var spread: Spread
    var writing: WritingMode?
    var page: PageSize?
  }

  let container: EPUBContainer
  let chapters: [Source]
  let spine: [SpineItem]
  let layout: Layout
  let design: Design
  private let mediaTypes: [String: String]
  let language: String?
  /// Index in the spine of each chapter's path, for links.
  private let indexes: [String: Int]
  private let lengths = Mutex<[Int]?>(nil)
  /// What the style sheets say of layout, by path.
  let sheets = Mutex<[String: LayoutRules]>([:])
  /// What was found of how the book is shown.
  let shown = Mutex<Presentation?>(nil)

  init(
    container: EPUBContainer, chapters: [Source], spine: [SpineItem],
    mediaTypes: [String: String], metadata: Metadata, design: Design
  ) {
    self.container = container
    self.chapters = chapters
    self.spine = spine
    self.mediaTypes = mediaTypes
    language = metadata.language
    layout = metadata.layout
    self.design = design
    indexes = Self.indexes(spine: spine, chapters: chapters)
  }

  /// Index in the spine of each path; of the same path twice the first counts.
  static func indexes(spine: [SpineItem], chapters: [Source]) -> [String: Int] {
    Dictionary(
      spine.indices.map { (spine[$0].path, $0) } + chapters.indices.map { (chapters[$0].path, $0) },
      uniquingKeysWith: { a, _ in a })
  }

  @concurrent
  func chapter(at index: Int) async throws -> Chapter {
    parse(index).chapter
  }

  @concurrent
  func styledChapter(at index: Int) async throws -> Chapter {
    parse(index, isStyled: true).chapter
  }

  @concurrent
  func summary(at index: Int) async throws -> ChapterSummary {
    let (chapter, length) = parse(index)
    return ChapterSummary(of: chapter, length: length)
  }

  @concurrent
  func resource(at path: String) async throws -> Resource? {
    guard let content = try container.read(path, limit: EPUBContainer.resourceLimit) else {
      return nil
    }
    return Resource(bytes: content.bytes, mediaType: mediaType(of: path))
  }

  /// The style sheets that the manifest lists.
  var sheetPaths: [String] {
    mediaTypes.filter { $0.value == "text/css" }.map(\.key)
  }

  /// The media type of a file: what the manifest says, else what its name suggests.
  func mediaType(of path: String) -> String {
    mediaTypes[path].flatMap { $0.isEmpty ? nil : $0 } ?? MediaType.ofName(path)
  }

  @concurrent
  func chapterLengths() async throws -> [Int] {
    if let known = lengths.withLock({ $0 }) { return known }
    let measured = try await withThrowingTaskGroup(of: [(Int, Int)].self) { group in
      // Each worker takes every nth chapter, so that no more than n texts exist at a time.
      let workers = max(ProcessInfo.processInfo.activeProcessorCount, 1)
      for worker in 0..<workers {
        group.addTask {
          try stride(from: worker, to: self.chapters.count, by: workers).map {
            try Task.checkCancellation()
            return ($0, self.parse($0).length)
          }
        }
      }
      return try await group.reduce(into: [Int](repeating: 0, count: chapters.count)) { all, part in
        for (index, length) in part { all[index] = length }
      }
    }
    lengths.withLock { $0 = measured }
    return measured
  }

  /// A chapter and the length of its text in UTF-16 units, which costs a walk to find out later.
  private func parse(_ index: Int, isStyled: Bool = false) -> (chapter: Chapter, length: Int) {
    let source = chapters[index]
    let isFixed = (spine[index].layout ?? layout) == .fixed
    let styling = isStyled ? ChapterStyling(index: index, isFixed: isFixed) : nil
    var findings: [Finding] = []
    do {
      if !source.isDocument {
        var chapter = try plain(source, index)
        chapter.title = spine[index].title
        chapter.style = styling?.style(resolver(source.path))
        let length = isFixed ? addWords(source, &chapter) : 0
        return (chapter, length)
      }
      let document = try document(source.path, &findings)
      let built = built(document, index, source, styling, isFixed: isFixed)
      var chapter = built.chapter
      if isFixed, chapter.style?.page == nil { chapter.style?.page = design.page }
      chapter.title = spine[index].title ?? chapter.title
      chapter.findings = findings + chapter.findings
      return (chapter, built.length)
    } catch {
      var chapter = Chapter.unreadable(
        index, source.path, title: spine[index].title, reason: "\(error)")
      chapter.findings = findings + chapter.findings
      return (chapter, chapter.text.utf16.count)
    }
  }

  /// Builds a chapter from its document.
  ///
  /// - Parameters:
  ///   - document: The parsed source.
  ///   - index: Index in the spine.
  ///   - source: What the document is.
  ///   - styling: What the book's own style needs, if that is wanted.
  ///   - isFixed: Whether it is a designed page.
  ///   - trace: An empty one if the way back to the source is wanted.
  /// - Returns: The chapter.
  func built(
    _ document: MarkupDocument, _ index: Int, _ source: Source, _ styling: ChapterStyling?,
    isFixed: Bool, trace: TextTrace? = nil
  ) -> Built {
    let links = resolver(source.path)
    let references = document.root.map { StyleReference.all(of: $0, document.instructions, links) }
    var styling = styling
    if let root = document.root { styling?.read(root, references ?? []) }
    var builder = ChapterBuilder(index: index, links: links, language: language, styling: styling)
    builder.isFixed = isFixed
    builder.trace = trace
    builder.layouts = layouts(references ?? [], of: source.path)
    var chapter = builder.build(document)
    if builder.seemsHiddenByMistake {
      builder = ChapterBuilder(index: index, links: links, language: language, styling: styling)
      builder.isFixed = isFixed
      builder.showsHidden = true
      builder.trace = trace
      chapter = builder.build(document)
      chapter.findings.append(
        Finding(.moderate, at: source.path, "The book hides all of this chapter; it is shown."))
    }
    var length = builder.writer.utf16Count
    if isFixed, chapter.blocks.isEmpty { length += chapter.addDescriptions(builder.descriptions) }
    return Built(chapter: chapter, length: length, trace: builder.trace)
  }

  func resolver(_ path: String) -> LinkResolver {
    LinkResolver(path: path, chapters: indexes, container: container)
  }

  /// Parses a chapter's markup: as XML if it is, else as browsers read broken pages.
  func document(_ path: String, _ findings: inout [Finding]) throws -> MarkupDocument {
    guard let content = try container.read(path, limit: EPUBContainer.markupLimit) else {
      throw ChapterError(reason: "the file is missing")
    }
    if let damage = content.damage {
      findings.append(Finding(.major, at: path, "The file is damaged: \(damage.message)."))
    }
    guard !content.bytes.isEmpty else { throw ChapterError(reason: "the file is empty") }
    guard !ByteNoise.fills(content.bytes) else {
      throw ChapterError(reason: "its file is damaged and holds no text")
    }
    let repaired = MarkupDocument.repairedUTF8(content.bytes)
    if repaired != nil { findings.append(.wrongEncoding(path)) }
    let bytes = repaired ?? content.bytes
    do {
      return try MarkupDocument.xml(bytes)
    } catch {
      findings.append(.malformed(path, error))
    }
    // Only UTF-8 can go to the HTML parser; libxml2 knows the other encodings.
    if String(validating: bytes, as: UTF8.self) != nil,
      let page = try? MarkupDocument.html(MarkupDocument.htmlFromXHTML(bytes))
    {
      return page
    }
    return try MarkupDocument.xml(bytes, recovering: true)
  }

  /// A chapter that is an image, or is of a type that can't be read.
  private func plain(_ source: Source, _ index: Int) throws -> Chapter {
    guard source.mediaType.hasPrefix("image/"), container.storedPath(source.path) != nil else {
      throw ChapterError(reason: "its type '\(source.mediaType)' is not supported")
    }
    return .image(index, source.path)
  }
}

/// Why a chapter can't be read.
struct ChapterError: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}

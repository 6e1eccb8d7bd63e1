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
  private let language: String?
  /// Index in the spine of each chapter's path, for links.
  private let indexes: [String: Int]
  private let lengths = Mutex<[Int]?>(nil)
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
        chapter.style = styling?.style(resolver(source))
        return (chapter, 0)
      }
      let document = try document(source, &findings)
      var builder = ChapterBuilder(
        index: index, links: resolver(source), language: language, styling: styling)
      var chapter = builder.build(document)
      if isFixed, chapter.style?.page == nil { chapter.style?.page = design.page }
      chapter.title = spine[index].title ?? chapter.title
      chapter.findings = findings + chapter.findings
      return (chapter, builder.writer.utf16Count)
    } catch {
      var chapter = Chapter.unreadable(index, source.path, reason: "\(error)")
      chapter.title = spine[index].title
      chapter.findings = findings + chapter.findings
      return (chapter, chapter.text.utf16.count)
    }
  }

  private func resolver(_ source: Source) -> LinkResolver {
    LinkResolver(path: source.path, chapters: indexes, container: container)
  }

  /// Parses a chapter's markup: as XML if it is, else as browsers read broken pages.
  func document(_ source: Source, _ findings: inout [Finding]) throws -> MarkupDocument {
    guard let content = try container.read(source.path, limit: EPUBContainer.markupLimit) else {
      throw ChapterError(reason: "the file is missing")
    }
    if let damage = content.damage {
      findings.append(Finding(.major, at: source.path, "The file is damaged: \(damage.message)."))
    }
    guard !content.bytes.isEmpty else { throw ChapterError(reason: "the file is empty") }
    do {
      return try MarkupDocument.xml(content.bytes)
    } catch {
      findings.append(.malformed(source.path, error))
    }
    // Only UTF-8 can go to the HTML parser; libxml2 knows the other encodings.
    if String(validating: content.bytes, as: UTF8.self) != nil,
      let page = try? MarkupDocument.html(MarkupDocument.htmlFromXHTML(content.bytes))
    {
      return page
    }
    return try MarkupDocument.xml(content.bytes, recovering: true)
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

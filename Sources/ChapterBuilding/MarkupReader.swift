package import Markup
import ReadingModel
import Synchronization

/// Makes chapters from a book's files of markup, and sanitises its style sheets; keeps no chapter.
package final class MarkupReader: Sendable {
  /// The most bytes of one XML or XHTML file; the longest novels have 10 MB in one file, and a tree
  /// takes about ten times as much memory.
  package static let markupLimit = 32 << 20

  let files: any BookFiles
  /// The book's language, BCP 47.
  let language: String?
  /// The layout rules of style sheets, by path.
  let sheets = Mutex<[String: LayoutRules]>([:])
  /// The tables of lists of style sheets, `nil` for a list without rules.
  ///
  /// Most chapters of a book have the same list.
  let cascades = Mutex<[[StyleReference]: CascadeTables?]>([:])

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - files: The book's files.
  ///   - language: The book's language, BCP 47, if it names one.
  package init(files: any BookFiles, language: String?) {
    self.files = files
    self.language = language
  }

  /// Reads a chapter; one that can't be read says so in its title and text.
  ///
  /// - Parameters:
  ///   - source: The chapter's source.
  ///   - isStyled: Whether the chapter gets the book's own style.
  ///   - notesEnds: Whether the ends of its elements are noted.
  /// - Returns: The chapter.
  package func chapter(
    _ source: MarkupSource, isStyled: Bool = false, notesEnds: Bool = false
  ) -> BuiltChapter {
    let styling = isStyled ? ChapterStyling(index: source.index, isFixed: source.isFixed) : nil
    var findings: [Finding] = []
    do {
      if !source.isDocument {
        var chapter = try plain(source)
        chapter.title = source.title
        chapter.style = styling?.style(LinkResolver(path: source.path, files: files))
        let length = source.isFixed ? addWords(source, &chapter) : 0
        return BuiltChapter(chapter: chapter, length: length)
      }
      let isHTML = source.mediaType == "text/html"
      let document = try document(source.path, isHTML: isHTML, &findings)
      var built = built(document, source, styling, notesEnds: notesEnds)
      if source.isFixed, built.chapter.style?.page == nil {
        built.chapter.style?.page = source.page
      }
      built.chapter.title = source.title ?? built.chapter.title
      built.chapter.findings = findings + built.chapter.findings
      return built
    } catch {
      var chapter = Chapter.unreadable(
        source.index, source.path, title: source.title, error)
      chapter.findings = findings + chapter.findings
      return BuiltChapter(chapter: chapter, length: chapter.text.utf16.count)
    }
  }

  /// Builds a chapter from its document, with a trace back to it.
  ///
  /// - Parameters:
  ///   - document: The parsed source.
  ///   - source: The chapter's source.
  /// - Returns: The chapter with a trace.
  package func traced(_ document: MarkupDocument, _ source: MarkupSource) -> BuiltChapter {
    built(document, source, nil, trace: TextTrace())
  }

  /// The tree from which a chapter is read, repaired where its file is not well-formed.
  ///
  /// - Parameter source: The chapter's source, which is a document.
  /// - Returns: The tree; `nil` if the file can't be read.
  package func document(_ source: MarkupSource) -> MarkupDocument? {
    var findings: [Finding] = []
    // What is wrong with the file is said when the chapter is read.
    return try? document(source.path, isHTML: source.mediaType == "text/html", &findings)
  }

  private func built(
    _ document: MarkupDocument, _ source: MarkupSource, _ styling: ChapterStyling?,
    trace: TextTrace? = nil, notesEnds: Bool = false
  ) -> BuiltChapter {
    let links = LinkResolver(path: source.path, files: files)
    let references = document.root.map { StyleReference.all(of: $0, document.instructions, links) }
    var styling = styling
    if let root = document.root { styling?.read(root, references ?? []) }
    func builder() -> ChapterBuilder {
      var builder = ChapterBuilder(
        index: source.index, links: links, language: language, styling: styling)
      builder.isFixed = source.isFixed
      builder.trace = trace
      builder.ends = notesEnds ? [:] : nil
      return builder
    }
    var first = builder()
    first.layouts = layouts(references ?? [], of: source.path)
    var chapter = first.build(document)
    if first.seemsHiddenByMistake {
      first = builder()
      first.showsHidden = true
      chapter = first.build(document)
      chapter.findings.append(
        Finding(
          .moderate, at: source.path, .hiddenChapter,
          "The book hides all of this chapter; it is shown."))
    }
    var length = first.writer.utf16Count
    if source.isFixed, chapter.blocks.isEmpty {
      length += chapter.addDescriptions(first.descriptions)
    }
    return BuiltChapter(
      chapter: chapter, length: length, trace: first.trace, ends: first.ends ?? [:])
  }

  /// Parses a chapter's markup: as XML if it is well-formed, else as HTML, as browsers do.
  ///
  /// HTML that is not well-formed XML is a finding only where the book promises XHTML.
  func document(
    _ path: String, isHTML: Bool = false, _ findings: inout [Finding]
  ) throws -> MarkupDocument {
    guard let content = try files.read(path, limit: Self.markupLimit) else {
      throw ChapterError(.missingChapter, "the file is missing")
    }
    if let damage = content.damage {
      findings.append(
        Finding(.major, at: path, .damagedFile, "The file is damaged: \(damage)."))
    }
    guard !content.bytes.isEmpty else { throw ChapterError(.emptyChapter, "the file is empty") }
    guard !ByteNoise.fills(content.bytes) else {
      throw ChapterError(.damagedChapter, "its file is damaged and holds no text")
    }
    let isUTF8 = MarkupDocument.isUTF8(content.bytes.span)
    let repaired = isUTF8 ? nil : MarkupDocument.repairedUTF8(content.bytes)
    if repaired != nil { findings.append(.wrongEncoding(path)) }
    let bytes = repaired ?? content.bytes
    do {
      return try isUTF8 ? MarkupDocument.xml(validUTF8: bytes) : MarkupDocument.xml(bytes)
    } catch {
      if !isHTML { findings.append(.malformed(path, error)) }
    }
    // Only UTF-8 can go to the HTML parser; libxml2 knows the other encodings.
    if String(validating: bytes, as: UTF8.self) != nil,
      let page = try? MarkupDocument.html(MarkupDocument.htmlFromXHTML(bytes))
    {
      return page
    }
    return try MarkupDocument.xml(bytes, recovering: true)
  }

  /// Makes a chapter from an image, or for a type that can't be read.
  private func plain(_ source: MarkupSource) throws -> Chapter {
    guard source.mediaType.hasPrefix("image/"), files.storedPath(source.path) != nil else {
      throw ChapterError(
        .chapterType, "its type '\(source.mediaType)' is not supported", type: source.mediaType)
    }
    return .image(source.index, source.path)
  }
}

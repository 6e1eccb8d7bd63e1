import ChapterBuilding
import Foundation
import Markdown
import Markup
import ReadingModel

/// Opens Markdown: GitHub's, with front matter.
enum MarkdownParser: EncodedFormatParser {
  static let format = BookFormat(
    id: "markdown", name: "Markdown", mediaType: "text/markdown",
    fileExtensions: ["md", "markdown", "mdown", "mkd"], ranks: ["md": 50])

  /// Nothing tells Markdown from another text but its name.
  static func recognises(_ head: FileHead) -> Bool {
    format.fileExtensions.contains(head.fileExtension) && PlainTextParser.recognises(head)
  }

  static func open(_ file: URL) async throws -> Book {
    try await open(file, OpenOptions())
  }

  @concurrent
  static func open(_ file: URL, _ options: OpenOptions) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    let chosen = options.encoding?.encoding
    guard let bytes = try WholeFile.read(file, limit: MarkupReader.markupLimit),
      let source = try? MarkdownSource(bytes, path: file.lastPathComponent, in: chosen)
    else {
      // What is too large for a tree, or built to exhaust one, can still be read as it stands.
      return try await PlainTextParser.open(file, as: format, in: chosen)
    }
    guard !source.isEmpty else { throw BookOpenError.empty }
    var book = TranslatedBook(documents: [source.document], metadata: source.metadata)
    book.findings = source.findings
    book.encoding = source.encoding
    return try book.book(try await fingerprint)
  }

  static func candidates(of file: URL) throws -> [EncodingCandidate] {
    guard let bytes = try WholeFile.read(file, limit: MarkupReader.markupLimit) else {
      return try PlainTextParser.candidates(of: file)
    }
    return try EncodingCandidate.ofMarkup(bytes)
  }
}

/// One file of Markdown, translated.
struct MarkdownSource {
  /// Its text as XHTML.
  let document: CutDocument
  /// What front matter, headings and encoding say of it.
  let metadata: Metadata
  /// The encoding in which it is read.
  let encoding: TextEncoding
  /// What was wrong.
  let findings: [Finding]
  /// The picture that the front matter names as the cover.
  let cover: String?
  /// Whether there is nothing in it.
  let isEmpty: Bool

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Where it is kept in the book.
  ///   - chosen: The encoding that a person has chosen; `nil` for none.
  /// - Throws: ``BookOpenError`` for what is no text or fills the memory.
  init(_ bytes: [UInt8], path: String, in chosen: TextEncoding? = nil) throws {
    let source = try SourceText(bytes, chosen: chosen, at: path)
    encoding = source.encoding
    let (matter, text) = FrontMatter.split(source.text)
    cover = matter?.cover
    isEmpty = text.allSatisfy(\.isWhitespace) && matter == nil
    let page = try Self.page(text)
    document = CutDocument(page, path: path)
    var metadata = Metadata()
    if let matter { metadata = matter.metadata }
    if metadata.title == nil, let first = document.headings.first, first.level == 1 {
      metadata.title = first.label
    }
    if metadata.languages.isEmpty {
      metadata.detectedLanguage = source.language?.tag(writtenIn: text)
    }
    self.metadata = metadata
    findings = source.findings
  }

  /// A text without its front matter as a page.
  static func page(_ text: String) throws -> MarkupDocument {
    let body = try MarkdownDocument(MarkdownFlavour.gitHub(text), as: .gitHub).xhtml()
    return try MarkupDocument.page("<!DOCTYPE html><html><body>\n\(body)</body></html>")
  }
}

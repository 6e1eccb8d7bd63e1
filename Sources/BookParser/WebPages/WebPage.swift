import ChapterBuilding
import Foundation
import Markup
import ReadingModel

/// One page of HTML, translated.
struct WebPage {
  /// The page as XHTML.
  let document: CutDocument
  /// What its head says of it.
  let metadata: Metadata
  /// The encoding in which it is read.
  let encoding: TextEncoding
  /// The pages that it links to, as written, in their order.
  let links: [String]
  /// What its frames show, as written, in their order.
  let frames: [String]
  /// What was wrong.
  let findings: [Finding]

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - bytes: The page.
  ///   - path: Where it is kept in the book.
  ///   - chosen: The encoding that a person has chosen; `nil` for none.
  /// - Throws: ``BookOpenError`` for what is no text or fills the memory.
  init(_ bytes: [UInt8], path: String, in chosen: TextEncoding? = nil) throws {
    let source = try SourceText(
      bytes, charset: DeclaredCharset.of(bytes), chosen: chosen, at: path)
    encoding = source.encoding
    let page = try Self.tree(source.text)
    document = CutDocument(page, path: path)
    metadata = Self.metadata(page, document, source.language)
    let anchors = page.root?.descendants.lazy.filter { $0.name == "a" } ?? nil
    links = anchors.map { $0.compactMap { $0.attribute("href") } } ?? []
    let inner = page.root?.descendants.lazy.filter { Self.frameNames.contains($0.name) } ?? nil
    frames = inner.map { $0.compactMap { $0.attribute("src") } } ?? []
    findings = source.findings
  }

  private static let frameNames: Set<String> = ["frame", "iframe"]

  /// XHTML as XML where it is well-formed; else as browsers read HTML.
  private static func tree(_ text: String) throws -> MarkupDocument {
    let start = text.prefix(DeclaredCharset.reach).lowercased()
    guard start.contains("<?xml") || start.contains(Namespaces.xhtml) else {
      return try MarkupDocument.page(text)
    }
    let plain = withoutDeclaration(text)
    // What is no XML is read as HTML.
    if let page = try? MarkupDocument.xml(Array(plain.utf8)), page.root?.body != nil { return page }
    let closed = MarkupDocument.htmlFromXHTML(Array(plain.utf8))
    return try MarkupDocument.page(String(decoding: closed, as: UTF8.self))
  }

  /// The text is in UTF-8 by now, whatever its declaration says.
  private static func withoutDeclaration(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard start.hasPrefix("<?xml"), let end = start.firstRange(of: "?>") else { return text }
    return String(start[end.upperBound...])
  }

  // MARK: Metadata

  private static func metadata(
    _ page: MarkupDocument, _ document: CutDocument, _ language: Language?
  ) -> Metadata {
    var values: [String: [String]] = [:]
    for node in page.root?.child("head")?.children.lazy.filter({ $0.name == "meta" }) ?? nil ?? [] {
      guard let name = node.attribute("name") ?? node.attribute("property"),
        let value = node.attribute("content")?.shortened.collapsed, !value.isEmpty
      else { continue }
      values[name.lowercased(), default: []].append(value)
    }
    func all(_ names: String...) -> [String] { names.lazy.compactMap { values[$0] }.first ?? [] }
    let title = all("dc.title", "dcterms.title", "og:title").first ?? document.title
    var metadata = Metadata(title: title ?? document.headings.first?.label)
    metadata.contributors =
      all("dc.creator", "dcterms.creator", "author", "article:author", "book:author")
      .filter { BookPath.scheme(of: $0) != "https" }.map { Contributor(name: $0, role: "aut") }
    metadata.languages =
      [document.language].compactMap(\.self)
      + (document.language == nil ? all("dc.language", "dcterms.language", "og:locale") : [])
    if metadata.languages.isEmpty, let language {
      metadata.detectedLanguage = language.tag(writtenIn: page.root?.body.text() ?? "")
    }
    metadata.summary = all("description", "dc.description", "og:description").first
    metadata.publisher = all("dc.publisher", "publisher").first
    metadata.published =
      all("dc.date", "dcterms.issued", "dcterms.date", "date", "article:published_time").first
    metadata.subjects =
      all("dc.subject").isEmpty
      ? all("keywords").flatMap { $0.split(separator: ",").map { String($0).collapsed } }
      : all("dc.subject")
    metadata.identifiers = all("dc.identifier", "dc.source", "book:isbn")
    return metadata
  }
}

import Foundation
import MobiFiles
import ZipArchive

/// The parts of a Kindle file as an EPUB 2.
struct MobiPackage {
  /// The files by name, in their order; the package document first.
  private(set) var files: [(name: String, bytes: [UInt8])] = []
  private static let packageName = "content.opf"

  init(_ content: MobiContent) {
    var parts = content.parts
    var pages: MobipocketPages?
    if content.isOnePage, let index = parts.firstIndex(where: { $0.kind == .markup }) {
      let page = parts.remove(at: index)
      let cut = MobipocketPages(page.bytes, name: page.name)
      parts.insert(
        contentsOf: cut.pages.map { MobiPart(name: $0.name, kind: .markup, bytes: $0.bytes) },
        at: index)
      pages = cut
    }
    let outline = Self.takePlaces(of: content, in: &parts)
    if !outline.nodes.isEmpty {
      Self.replaceContents(PackageText.contents(outline.nodes), in: &parts)
    }
    let contents = parts.first { $0.kind == .contents && !$0.bytes.isEmpty }
    if contents.map({ Self.text($0).contains("<navPoint") }) != true, let listed = pages?.contents,
      !listed.isEmpty
    {
      let nodes = listed.map { ContentsOutline.Node(label: $0.label, href: $0.href, children: []) }
      Self.replaceContents(PackageText.contents(nodes), in: &parts)
    }
    let written = parts.first { $0.kind == .package }.map { Self.text($0) }
    let package = PackageText(
      content: content, parts: parts.filter { $0.kind != .package }, written: written)
    files.append((Self.packageName, Array(package.document.utf8)))
    for part in parts where part.kind != .package {
      guard part.kind == .contents, let pages else {
        files.append((part.name, part.bytes))
        continue
      }
      files.append((part.name, Array(pages.relinked(Self.text(part)).utf8)))
    }
  }

  /// Has the links of a KF8 book lead to their places.
  ///
  /// - Returns: The contents.
  private static func takePlaces(
    of content: MobiContent, in parts: inout [MobiPart]
  ) -> ContentsOutline {
    let page = content.parts.first { $0.kind == .markup }?.name
    guard let text = content.text else {
      return ContentsOutline(content.entries) { place in
        guard case .byte(let offset) = place, let page else { return nil }
        return "\(page)#\(MobipocketPages.anchor(at: offset))"
      }
    }
    guard let made = KindlePages(text, parts: parts, entries: content.entries) else {
      return ContentsOutline([]) { _ in nil }
    }
    parts = made.parts + parts.filter { $0.kind != .markup }
    return ContentsOutline(content.entries, href: made.href)
  }

  private static func replaceContents(_ document: String, in parts: inout [MobiPart]) {
    parts.removeAll { $0.kind == .contents }
    parts.append(
      MobiPart(name: PackageText.contentsName, kind: .contents, bytes: Array(document.utf8)))
  }

  private static func text(_ part: MobiPart) -> String {
    String(decoding: part.bytes, as: UTF8.self)
  }

  /// The EPUB's bytes.
  ///
  /// Nothing in it is compressed: it is read from a file that soon vanishes.
  ///
  /// - Throws: `ZipError`.
  func archive() throws(ZipError) -> [UInt8] {
    var archive = try ZipWriter()
    try archive.add("mimetype", Array("application/epub+zip".utf8), isStored: true)
    try archive.add(
      "META-INF/container.xml",
      Array(
        """
        <?xml version="1.0"?>
        <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
        <rootfiles><rootfile full-path="\(Self.packageName)" media-type="application/oebps-package+xml"/></rootfiles>
        </container>
        """.utf8), isStored: true)
    var names: Set<String> = []
    for file in files where names.insert(file.name).inserted {
      try archive.add(file.name, file.bytes, isStored: true)
    }
    return try archive.bytes()
  }
}

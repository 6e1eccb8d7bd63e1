import ChapterBuilding
import Markup
import ReadingModel
import ZipArchive

/// What calibre says of zipped pages in a file beside them: an EPUB's metadata without the rest of a package.
struct PageDescription {
  private let root: MarkupNode
  private let archive: ArchiveFiles

  /// Reads the file; `nil` if there is none that can be read.
  ///
  /// - Parameter archive: The book's files.
  init?(_ archive: ArchiveFiles) {
    guard let path = archive.storedPath(FileHead.metadataOfWebPages),
      // The page itself has most of it.
      let bytes = try? archive.content(path, limit: MarkupReader.markupLimit)?.bytes,
      let root = try? MarkupDocument.xml(bytes, recovering: true).root
    else { return nil }
    self.root = root
    self.archive = archive
  }

  /// Adds what it says; it counts more than what the pages say.
  ///
  /// - Parameter metadata: What the pages say.
  func add(to metadata: inout Metadata) {
    guard let nodes = root.child("metadata")?.children else { return }
    func all(_ name: String) -> [String] {
      nodes.filter { $0.name == name }.map(\.label).filter { !$0.isEmpty }
    }
    if let title = all("title").first { metadata.title = title }
    let creators = nodes.filter { $0.name == "creator" && !$0.label.isEmpty }
    if creators.contains(where: { _ in true }) {
      metadata.contributors = creators.map { node in
        let own = node.attributes
        return Contributor(
          name: node.label, sortAs: own.first { $0.name == "file-as" }?.value,
          role: own.first { $0.name == "role" }?.value ?? "aut")
      }
    }
    if !all("language").isEmpty { metadata.languages = all("language") }
    if !all("identifier").isEmpty { metadata.identifiers = all("identifier") }
    if !all("subject").isEmpty { metadata.subjects = all("subject") }
    metadata.publisher = all("publisher").first ?? metadata.publisher
    metadata.published = all("date").first ?? metadata.published
    metadata.summary = all("description").first ?? metadata.summary
    func meta(_ name: String) -> String? {
      nodes.first { $0.name == "meta" && $0.attribute("name") == name }?.attribute("content")
    }
    if let series = meta("calibre:series") {
      metadata.series = Series(name: series, position: meta("calibre:series_index"))
    }
    let references = root.child("guide")?.children.lazy.filter { $0.attribute("type") == "cover" }
    let cover = references?.first { _ in true }?.attribute("href")
    if let path = cover.flatMap({ BookPath.resolve($0, from: FileHead.metadataOfWebPages) }) {
      metadata.cover = archive.storedPath(path.path) ?? metadata.cover
    }
  }
}

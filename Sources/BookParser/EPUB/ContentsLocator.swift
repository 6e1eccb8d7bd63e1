import ChapterBuilding
import Markup
import ReadingModel
import ZipArchive

/// Finds and reads the table of contents: the navigation document, else the NCX.
struct ContentsLocator {
  let package: PackageDocument
  let container: EPUBContainer
  /// Index in the spine of each chapter's path.
  let chapters: [String: Int]

  /// Reads the table of contents; empty if there is none.
  ///
  /// - Parameter findings: Takes mistakes.
  /// - Returns: The first table that can be read.
  func contents(_ findings: inout [Finding]) -> [ContentsEntry] {
    if let item = package.manifest.first(where: { $0.properties.contains("nav") }),
      let contents = read(item, &findings, { $0.navigation($1) }), !contents.isEmpty
    {
      return contents
    }
    let named = package.contentsID.flatMap { package.items[$0] }
    let typed = package.manifest.first { $0.mediaType == "application/x-dtbncx+xml" }
    for item in [named, typed].compactMap({ $0 }) {
      if let contents = read(item, &findings, { $0.ncx($1) }), !contents.isEmpty {
        return contents
      }
    }
    findings.report(
      Finding(.moderate, at: package.path, .noContents, "There is no table of contents."))
    return []
  }

  private func read(
    _ item: ManifestItem, _ findings: inout [Finding],
    _ entries: (inout ContentsParser, MarkupNode) -> [ContentsEntry]?
  ) -> [ContentsEntry]? {
    guard item.exists,
      let bytes = try? container.read(item.path, limit: MarkupReader.markupLimit)?.bytes,
      let document = try? MarkupDocument.xml(bytes, recovering: true), let root = document.root
    else {
      findings.report(
        Finding(
          .moderate, at: item.path, .unreadableContents, "The table of contents can't be read."))
      return nil
    }
    if let problem = document.problem { findings.report(.malformed(item.path, problem)) }
    var parser = ContentsParser(path: item.path, chapters: chapters, container: container)
    let found = entries(&parser, root)
    if parser.isCutOff {
      findings.report(
        Finding(
          .major, at: item.path, .longContents,
          "The table of contents has more than \(ContentsParser.entryLimit) entries; the rest is left out.",
          ["limit": String(ContentsParser.entryLimit)]))
    }
    return found
  }
}

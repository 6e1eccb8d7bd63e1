import ChapterBuilding
import Markup
import ReadingModel

/// What a comic says about itself in a file of ComicRack's (`ComicInfo.xsd` 2.1 of the Anansi Project).
struct ComicInfo {
  private static let name = "ComicInfo.xml"

  /// Title, authors and all the rest.
  let metadata: Metadata
  /// Index of the picture that is the cover.
  let cover: Int?
  /// Indexes of the pictures that fill both sides of a spread.
  let doublePages: Set<Int>

  /// Reads the file; `nil` if there is none that can be read.
  ///
  /// - Parameter archive: The comic.
  init?(_ archive: ArchiveFiles) {
    let path =
      archive.storedPath(Self.name)
      ?? archive.paths.first { "/\($0)".lowercased().hasSuffix("/" + Self.name.lowercased()) }
    // The pages are all there without it.
    guard let path, let bytes = try? archive.read(path, limit: MarkupReader.markupLimit)?.bytes,
      let root = try? MarkupDocument.xml(bytes, recovering: true).root
    else { return nil }
    func value(_ name: String) -> String? {
      root.child(name).map(\.label).flatMap { $0.isEmpty ? nil : $0 }
    }
    func list(_ name: String) -> [String] {
      value(name)?.split(separator: ",").map { String($0).collapsed }.filter { !$0.isEmpty } ?? []
    }
    let series = value("Series")
    let number = value("Number")
    let named = [series, number.map { "#\($0)" }].compactMap(\.self).joined(separator: " ")
    var metadata = Metadata(title: value("Title") ?? named)
    metadata.series = series.map { Series(name: $0, position: number) }
    metadata.contributors =
      list("Writer").map { Contributor(name: $0, role: "aut") }
      + list("Penciller").map { Contributor(name: $0, role: "art") }
      + list("Translator").map { Contributor(name: $0, role: "trl", kind: .contributor) }
    metadata.languages = [value("LanguageISO")].compactMap(\.self)
    metadata.summary = value("Summary")
    metadata.publisher = value("Publisher")
    metadata.subjects = list("Genre") + list("Tags")
    let date = [value("Year"), value("Month"), value("Day")].prefix { $0 != nil }.compactMap(\.self)
    let parts = date.map { $0.count == 1 ? "0" + $0 : $0 }
    metadata.published = parts.isEmpty ? nil : parts.joined(separator: "-")
    if value("Manga") == "YesAndRightToLeft" { metadata.pageProgression = .rightToLeft }
    self.metadata = metadata
    let pages = root.child("Pages").map { Array($0.children) } ?? []
    func image(_ page: MarkupNode) -> Int? { page.attribute("Image").flatMap { Int($0) } }
    cover = pages.first { $0.attribute("Type") == "FrontCover" }.flatMap(image)
    doublePages = Set(
      pages.filter { $0.attribute("DoublePage")?.lowercased() == "true" }.compactMap(image))
  }
}

import ChapterBuilding
import Foundation
import ReadingModel
import ZipArchive

/// Opens comics: pictures in an archive, each of which is a page.
enum ComicParser: FormatParser {
  /// There are no words in it that anybody but a person could read.
  static let format = BookFormat(
    id: "cbz", name: "Comic", mediaType: "application/vnd.comicbook+zip", fileExtensions: ["cbz"],
    ranks: ["cbz": 60], capabilities: [.read, .mark, .pages], traits: [.signature])

  /// Pictures that every browser shows.
  private static let endings: Set<String> = ["avif", "bmp", "gif", "jpeg", "jpg", "png", "webp"]
  /// Pictures that not every browser shows.
  private static let otherEndings: Set<String> = ["heic", "jp2", "jxl", "tif", "tiff"]
  /// What may lie beside the pictures of a comic whose name does not say that it is one.
  private static let besides: Set<String> = ["xml", "nfo", "sfv", "json"]

  static func recognises(_ head: FileHead) -> Bool {
    guard head.isOtherArchive else { return false }
    if head.fileExtension == "cbz" {
      return !head.archive.paths(endingIn: endings.union(otherEndings)).isEmpty
    }
    return !head.archive.paths(endingIn: endings).isEmpty
      && head.archive.paths.allSatisfy { endings.union(besides).contains($0.fileEnding) }
  }

  static func open(_ file: URL) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    let book = try book(in: ArchiveFiles(file: file))
    return book(try await fingerprint)
  }

  /// Opens a comic that may stand in an archive made of another one.
  ///
  /// - Parameter archive: The pictures.
  /// - Returns: What makes the book, when its fingerprint is known.
  /// - Throws: ``BookOpenError/empty``; ``BookOpenError/unsupportedFormat(_:)`` if not every browser shows its pictures.
  static func book(in archive: ArchiveFiles) throws -> (Fingerprint) -> Book {
    let pages = archive.paths.filter { endings.contains($0.fileEnding) && ArchiveNames.matters($0) }
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    let others = others(in: archive, beside: pages)
    guard !pages.isEmpty else {
      guard let other = others.first else { throw BookOpenError.empty }
      throw BookOpenError.unsupportedFormat("A comic of .\(other.fileEnding) pictures")
    }
    let info = ComicInfo(archive)
    var metadata = info?.metadata ?? Metadata()
    metadata.layout = .fixed
    let cover = info?.cover ?? 0
    metadata.cover = pages.indices.contains(cover) ? pages[cover] : pages[0]
    let spine = pages.indices.map {
      SpineItem(
        path: pages[$0], layout: .fixed,
        side: info?.doublePages.contains($0) == true ? .center : nil)
    }
    return { [metadata] fingerprint in
      Book(
        fingerprint: fingerprint, metadata: metadata, contents: [], spine: spine,
        findings: others.isEmpty ? [] : [leftOut(others)],
        content: ComicContent(archive, spine: spine, language: metadata.language))
    }
  }

  /// The pictures that no browser shows, but those of which the comic has a page that it does.
  private static func others(in archive: ArchiveFiles, beside pages: [String]) -> [String] {
    let shown = Set(pages.map { ($0 as NSString).deletingPathExtension })
    return archive.paths.filter {
      otherEndings.contains($0.fileEnding) && ArchiveNames.matters($0)
        && !shown.contains(($0 as NSString).deletingPathExtension)
    }
  }

  private static func leftOut(_ pictures: [String]) -> Finding {
    let formats = Set(pictures.map(\.fileEnding)).sorted().joined(separator: ", ")
    let subject = pictures.count == 1 ? "1 picture is" : "\(pictures.count) pictures are"
    return Finding(
      .major, at: pictures[0], .unshownPictures,
      "\(subject) left out: Browsers do not show this format (\(formats)).",
      ["count": String(pictures.count), "formats": formats])
  }
}

import ChapterBuilding
import Markup
import ReadingModel
import ZipArchive

/// Finds a cover that the metadata does not name.
struct CoverFinder {
  let container: EPUBContainer
  let package: PackageDocument

  /// Finds the image that the guide names, or the first image on the page that it names.
  ///
  /// - Parameter guide: The guide's reference to the cover.
  /// - Returns: Stored path of an image.
  func cover(_ guide: BookPath.Target?) -> String? {
    guard let path = guide.flatMap({ container.storedPath($0.path) }) else { return nil }
    let types = Dictionary(
      package.manifest.map { ($0.path, $0.mediaType) }, uniquingKeysWith: { a, _ in a })
    if types[path]?.hasPrefix("image/") == true { return path }
    // A page that can't be read shows no picture; its chapter has the finding.
    guard let bytes = try? container.read(path, limit: MarkupReader.markupLimit)?.bytes,
      let root = try? MarkupDocument.xml(bytes, recovering: true).root
    else { return nil }
    let references = root.descendants.lazy.compactMap { element -> String? in
      switch element.name {
      case "img": element.attribute("src")
      case "image":
        element.attribute("href", namespace: Namespaces.xlink) ?? element.attribute("href")
      default: nil
      }
    }
    return references.compactMap { BookPath.resolve($0, from: path) }
      .compactMap { container.storedPath($0.path) }.first
  }
}

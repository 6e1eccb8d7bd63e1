import ChapterBuilding
import Markup
import ReadingModel

/// One file of the book, as the package lists it.
struct ManifestItem {
  var id: String
  /// Path from the container's root; the stored spelling if the file exists.
  var path: String
  /// Whether the container has the file.
  var exists: Bool
  var mediaType: String
  var properties: Set<String>
  /// `id` of the fallback item for programs that can't show this one.
  var fallback: String?
  /// `id` of the item that says when its text is heard.
  var overlay: String?
}

/// One entry of the reading order as the package lists it.
struct SpineReference {
  var item: ManifestItem
  var isLinear: Bool
  var layout: Layout?
  var side: PageSide?
  /// The steps to it through the package document, as in ``FragmentPath``; `nil` in a malformed one.
  var steps: String?
}

/// The package document (OPF), read tolerantly: namespaces and order don't matter.
struct PackageDocument {
  let path: String
  /// Major version; 2 if none is given.
  let version: Int
  let root: MarkupNode
  let manifest: [ManifestItem]
  let items: [String: ManifestItem]
  let spine: [SpineReference]
  /// `id` of the NCX that the spine names.
  let contentsID: String?
  let pageProgression: PageProgression

  /// The most items.
  static let itemLimit = 100_000
  /// The most chapters; the longest web novels have some 10,000.
  static let spineLimit = 50_000

  /// Reads a package.
  ///
  /// - Parameters:
  ///   - path: Its stored path.
  ///   - bytes: Its content.
  ///   - container: The book's files.
  ///   - findings: Takes mistakes.
  /// - Throws: ``BookOpenError`` when there is no package element.
  init(
    path: String, bytes: [UInt8], container: EPUBContainer, findings: inout [Finding]
  ) throws {
    let document = try Self.parse(path, bytes, &findings)
    guard let root = document.root, root.name == "package" else {
      throw BookOpenError.malformedPackage(path: path, reason: "it has no package element")
    }
    self.path = path
    self.root = root
    version = root.attribute("version").flatMap { $0.first?.wholeNumberValue } ?? 2
    manifest = Self.manifest(root, path, container, &findings)
    items = Dictionary(manifest.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    let spineElement = root.child("spine")
    contentsID = spineElement?.attribute("toc")
    pageProgression =
      spineElement?.attribute("page-progression-direction")
      .flatMap { PageProgression(rawValue: $0.lowercased()) } ?? .default
    let steps = document.problem == nil ? spineElement.flatMap { FragmentPath.steps(to: $0) } : nil
    spine = Self.spine(spineElement, steps?.joined(), manifest, items, path, &findings)
  }

  private static func parse(
    _ path: String, _ bytes: [UInt8], _ findings: inout [Finding]
  ) throws -> MarkupDocument {
    do {
      let document = try MarkupDocument.xml(bytes, recovering: true)
      if let problem = document.problem {
        findings.report(.malformed(path, problem))
      }
      return document
    } catch {
      throw BookOpenError.malformedPackage(path: path, reason: error.message)
    }
  }

  private static func manifest(
    _ root: MarkupNode, _ path: String, _ container: EPUBContainer, _ findings: inout [Finding]
  ) -> [ManifestItem] {
    var manifest: [ManifestItem] = []
    var ids: Set<String> = []
    for element in Array((root.child("manifest") ?? root).children.prefix(itemLimit))
    where element.name == "item" {
      let id = element.attribute("id") ?? ""
      let href = element.attribute("href") ?? ""
      let place = "\(path):\(element.line)"
      if !ids.insert(id).inserted {
        findings.report(
          Finding(
            .minor, at: place, .repeatedID, "The manifest uses the id \(id) twice.", ["id": id]))
      }
      // Remote sound and video is allowed and never fetched; anything else outside is not there.
      guard let target = BookPath.resolve(href, from: path)?.path else { continue }
      let stored = container.storedPath(target)
      if stored == nil {
        findings.report(
          Finding(
            .moderate, at: place, .missingFile, "\(target) is listed but not in the book.",
            ["file": target]))
      }
      manifest.append(
        ManifestItem(
          id: id, path: stored ?? target, exists: stored != nil,
          mediaType: (element.attribute("media-type") ?? "").lowercased(),
          properties: element.words("properties"), fallback: element.attribute("fallback"),
          overlay: element.attribute("media-overlay")))
    }
    return manifest
  }

  private static func spine(
    _ element: MarkupNode?, _ steps: String?, _ manifest: [ManifestItem],
    _ items: [String: ManifestItem], _ path: String, _ findings: inout [Finding]
  ) -> [SpineReference] {
    var spine: [SpineReference] = []
    let references = element.map { Array($0.children.prefix(spineLimit)) } ?? []
    for (number, reference) in references.enumerated()
    where reference.name == "itemref" {
      let id = reference.attribute("idref") ?? ""
      guard let item = items[id] else {
        findings.report(
          Finding(
            .major, at: "\(path):\(reference.line)", .unlistedChapter,
            "The reading order names \(id), which the manifest does not list.", ["id": id]))
        continue
      }
      spine.append(
        SpineReference(
          item: item, isLinear: reference.attribute("linear")?.lowercased() != "no",
          layout: Layout(properties: reference.words("properties")),
          side: PageSide(properties: reference.words("properties")),
          steps: steps.map { $0 + FragmentPath.step(number, reference.attribute("id")) }))
    }
    guard spine.isEmpty else { return spine }
    // Without an order the manifest's is the best guess.
    spine = manifest.filter { $0.exists && $0.isDocument && !$0.properties.contains("nav") }
      .map { SpineReference(item: $0, isLinear: true, layout: nil) }
    if !spine.isEmpty {
      findings.report(
        Finding(
          .major, at: path, .noReadingOrder,
          "There is no reading order; the manifest's order is used."))
    }
    return spine
  }

  /// The longest chain of fallbacks that is followed: books have one of two or three.
  private static let fallbackLimit = 32

  /// The item itself, or the first of its fallbacks that can be read (EPUB 3.3, 5.6.3).
  func readable(_ item: ManifestItem) -> ManifestItem {
    var seen: Set<String> = []
    var current = item
    while !(current.isDocument && current.exists) {
      guard seen.count < Self.fallbackLimit, seen.insert(current.id).inserted,
        let next = current.fallback.flatMap({ items[$0] })
      else { return item }
      current = next
    }
    return current
  }
}

extension ManifestItem {
  /// Whether the item is an image that every browser shows.
  var isPicture: Bool {
    exists && ["image/jpeg", "image/png", "image/gif", "image/webp"].contains(mediaType)
  }

  /// Whether the item is text that a chapter can be made from.
  var isDocument: Bool {
    Self.documentTypes.contains(mediaType)
      || mediaType.isEmpty && ["xhtml", "html", "htm"].contains { path.hasSuffix($0) }
  }

  /// XHTML and SVG (EPUB 3.3, 3.2), the content types of EPUB 2 and what is seen in their place.
  private static let documentTypes: Set<String> = [
    "application/xhtml+xml", "image/svg+xml", "application/x-dtbook+xml",
    "text/x-oeb1-document", "text/html", "application/html", "text/xml", "application/xml",
    "application/mathml+xml",
  ]
}

extension Layout {
  /// The layout that a spine entry overrides the book's with (EPUB 3.3, 8.2.2.1), if it does.
  init?(properties: Set<String>) {
    if properties.contains("rendition:layout-pre-paginated") {
      self = .fixed
    } else if properties.contains("rendition:layout-reflowable") {
      self = .reflowable
    } else {
      return nil
    }
  }
}

extension PageSide {
  /// The side that a spine entry names (EPUB 3.3, 8.2.2.5), also without the prefix as EPUB 3.0 had
  /// it.
  init?(properties: Set<String>) {
    for side in [PageSide.left, .right, .center] {
      let name = side == .center ? "spread-center" : "spread-\(side.rawValue)"
      let names = ["page-\(name)", "rendition:page-\(name)", "rendition:\(name)"]
      if !properties.isDisjoint(with: names) {
        self = side
        return
      }
    }
    return nil
  }
}

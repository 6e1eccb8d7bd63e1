import ChapterBuilding
import Markup
import ReadingModel

/// What the package says about the book, in EPUB 2's and EPUB 3's ways at once.
struct PackageMetadata {
  /// The most elements that are looked at: each is asked for what refines it.
  private static let elementLimit = 4_000

  private let package: PackageDocument
  private let elements: [MarkupNode]
  /// EPUB 3's properties of other elements: id, property, value.
  let refinements: [String: [(property: String, value: String)]]

  /// Gathers the metadata elements, also from inside EPUB 2's older `dc-metadata` and `x-metadata`.
  init(_ package: PackageDocument) {
    self.package = package
    let outer = package.root.child("metadata").map { Array($0.children) } ?? []
    let all = outer.flatMap {
      ["dc-metadata", "x-metadata"].contains($0.name) ? Array($0.children) : [$0]
    }
    elements = Array(all.prefix(Self.elementLimit))
    var refinements: [String: [(property: String, value: String)]] = [:]
    for element in elements where element.name == "meta" {
      guard let target = element.attribute("refines"), target.hasPrefix("#"),
        let property = element.attribute("property")
      else { continue }
      refinements[String(target.dropFirst()), default: []].append((property, element.label))
    }
    self.refinements = refinements
  }

  /// The book's metadata; the cover may still be missing if only a page shows it.
  var metadata: Metadata {
    var metadata = Metadata(title: title)
    metadata.contributors = contributors
    metadata.languages = values("language")
    metadata.identifiers = identifiers
    metadata.series = series
    metadata.publisher = values("publisher").first
    metadata.published = published
    // A blurb may be long, but not without end.
    metadata.summary = dublinCore("description").first.map { String($0.text().prefix(50_000)) }
    metadata.subjects = values("subject")
    metadata.cover = cover
    metadata.layout = layout
    metadata.pageProgression = package.pageProgression
    return metadata
  }

  /// Dublin Core elements of a name; `meta` elements don't count.
  private func dublinCore(_ name: String) -> [MarkupNode] {
    elements.filter { $0.name.lowercased() == name && !$0.label.isEmpty }
  }

  private func values(_ name: String) -> [String] { dublinCore(name).map(\.label) }

  private func refinement(_ element: MarkupNode, _ property: String) -> String? {
    element.attribute("id").flatMap { refinements[$0] }?.first { $0.property == property }?.value
  }

  /// The content of EPUB 2's `<meta name= content=>`.
  func named(_ name: String) -> String? {
    elements.first { $0.name == "meta" && $0.attribute("name")?.lowercased() == name }?
      .attribute("content")
  }

  /// The content of EPUB 3's `<meta property=>` about the whole book.
  func property(_ name: String) -> String? { properties(name).first { _ in true } }

  /// The contents of all such elements.
  func properties(_ name: String) -> some Sequence<String> {
    elements.lazy.filter {
      $0.name == "meta" && $0.attribute("property") == name && $0.attribute("refines") == nil
    }.map(\.label)
  }

  private var title: String {
    let titles = dublinCore("title")
    return (titles.first { refinement($0, "title-type") == "main" } ?? titles.first)?.label ?? ""
  }

  private var contributors: [Contributor] {
    elements.compactMap { element in
      guard let kind = Contributor.Kind(rawValue: element.name.lowercased()),
        !element.label.isEmpty
      else { return nil }
      return Contributor(
        name: element.label,
        sortAs: element.anyAttribute("file-as") ?? refinement(element, "file-as"),
        role: element.anyAttribute("role") ?? refinement(element, "role"), kind: kind)
    }
  }

  private var identifiers: [String] {
    let unique = package.root.attribute("unique-identifier")
    let elements = dublinCore("identifier")
    return elements.filter { $0.attribute("id") == unique }.map(\.label)
      + elements.filter { $0.attribute("id") != unique }.map(\.label)
  }

  /// EPUB 3's collection of the type series, else calibre's, else a collection of no stated type.
  private var series: Series? {
    let collections = elements.filter { $0.attribute("property") == "belongs-to-collection" }
    let position = { refinement($0, "group-position") }
    if let own = collections.first(where: { refinement($0, "collection-type") == "series" }) {
      return Series(name: own.label, position: position(own))
    }
    if let name = named("calibre:series") {
      return Series(name: name, position: named("calibre:series_index"))
    }
    let untyped = collections.first { refinement($0, "collection-type") == nil }
    return untyped.map { Series(name: $0.label, position: position($0)) }
  }

  private var published: String? {
    let dates = dublinCore("date")
    return
      (dates.first { $0.anyAttribute("event") == "publication" }
      ?? dates.first { $0.anyAttribute("event") == nil })?.label
  }

  private var layout: Layout {
    if let layout = property("rendition:layout") { return Layout(rawValue: layout) ?? .reflowable }
    // What Kindle's and Apple's older books say.
    let isFixed = named("fixed-layout") ?? named("rendition:layout") ?? ""
    return ["true", Layout.fixed.rawValue].contains(isFixed.lowercased()) ? .fixed : .reflowable
  }

  /// When two designed pages stand side by side.
  var spread: Spread {
    let name = property("rendition:spread") ?? named("rendition:spread") ?? ""
    // Portrait is what became of `both` (EPUB 3.3, 8.2.2.3).
    return name == "portrait" ? .always : Spread(rawValue: name) ?? .auto
  }

  /// The writing mode that the package names, as books for the Kindle do.
  var writing: WritingMode? {
    guard let name = named("primary-writing-mode")?.lowercased() else { return nil }
    return WritingMode(rawValue: name) ?? (name.hasPrefix("horizontal") ? .horizontal : nil)
  }

  /// The size of all designed pages, where the package names one.
  var page: PageSize? {
    if let text = property("rendition:viewport") { return PageSize(viewport: text) }
    let sides = named("original-resolution")?.lowercased().split(separator: "x")
      .compactMap { Double($0) }
    return sides.flatMap { $0.count == 2 ? PageSize(checked: $0[0], $0[1]) : nil }
  }

  private var cover: String? {
    let images = package.manifest.filter { $0.mediaType.hasPrefix("image/") }
    if let marked = package.manifest.first(where: { $0.properties.contains("cover-image") }) {
      return marked.path
    }
    guard let name = named("cover") else { return nil }
    // An id by the book, a path by mistake.
    let item = package.items[name] ?? images.first { $0.path.hasSuffix(name) }
    return item.flatMap { $0.mediaType.hasPrefix("image/") ? $0.path : nil }
  }

  /// The page or image that EPUB 2's guide names as cover.
  var guideCover: BookPath.Target? {
    let reference = package.root.child("guide")?.children.first {
      $0.attribute("type")?.lowercased() == "cover"
    }
    return reference?.attribute("href").flatMap { BookPath.resolve($0, from: package.path) }
  }
}

extension MarkupNode {
  /// An attribute whatever its namespace, such as `opf:role` with any prefix or none.
  func anyAttribute(_ name: String) -> String? {
    guard hasAttributes else { return nil }
    return attributes.first { $0.name == name }?.value
  }
}

import ChapterBuilding
import Markup
import ReadingModel

/// Reads tables of contents: EPUB 3's navigation document and EPUB 2's NCX.
struct ContentsParser {
  /// Path of the file that holds the table.
  let path: String
  /// Index in the spine of each chapter's path.
  let chapters: [String: Int]
  /// The book's files, for names in the wrong case.
  let container: EPUBContainer

  /// The deepest level, at which deeper entries are put; readers show three or four.
  private static let depthLimit = 64
  /// The depth below which entries are dropped; only a malicious table is so deep.
  private static let recursionLimit = 256

  /// The most entries, since every answer about the book contains them all; the longest web novels
  /// have 10,000 chapters.
  static let entryLimit = 20_000
  /// The number of entries that may still be added.
  private var room = ContentsParser.entryLimit
  /// Whether some were left out.
  private(set) var isCutOff = false

  init(path: String, chapters: [String: Int], container: EPUBContainer) {
    self.path = path
    self.chapters = chapters
    self.container = container
  }

  /// Counts one more entry; false if there is no room.
  private mutating func takesOne() -> Bool {
    guard room > 0 else {
      isCutOff = true
      return false
    }
    room -= 1
    return true
  }

  /// The entries of a navigation document; `nil` if it has no table of contents.
  mutating func navigation(_ root: MarkupNode) -> [ContentsEntry]? {
    let tables = root.descendants.filter { $0.name.lowercased() == "nav" }
    let marked = tables.first {
      $0.words("type", namespace: Namespaces.ops).contains("toc")
        || $0.attribute("role") == "doc-toc"
    }
    let untyped = tables.first { $0.attribute("type", namespace: Namespaces.ops) == nil }
    guard let table = marked ?? untyped, let list = table.list else { return nil }
    return items(of: list, depth: 0)
  }

  private mutating func items(of list: MarkupNode, depth: Int) -> [ContentsEntry] {
    var entries: [ContentsEntry] = []
    guard depth < Self.recursionLimit else { return [] }
    for item in list.children where item.name == "li" {
      guard takesOne() else { break }
      let heading = item.children.first { !["ol", "ul"].contains($0.name) }
      let link = heading.flatMap { heading in
        heading.name == "a" ? heading : heading.descendants.first { $0.name == "a" }
      }
      var children: [ContentsEntry] = []
      if let list = item.list { children = items(of: list, depth: depth + 1) }
      let label = (heading ?? item).navigationLabel
      append(label, link?.attribute("href"), children, at: depth, to: &entries)
    }
    return entries
  }

  /// The entries of an NCX; `nil` if it has no map.
  mutating func ncx(_ root: MarkupNode) -> [ContentsEntry]? {
    guard let map = root.descendants.first(where: { $0.name == "navMap" }) else { return nil }
    return points(of: map, depth: 0)
  }

  private mutating func points(of parent: MarkupNode, depth: Int) -> [ContentsEntry] {
    var entries: [ContentsEntry] = []
    guard depth < Self.recursionLimit else { return [] }
    for point in parent.children where point.name == "navPoint" {
      guard takesOne() else { break }
      let label = point.child("navLabel")?.label ?? ""
      let children = points(of: point, depth: depth + 1)
      append(label, point.child("content")?.attribute("src"), children, at: depth, to: &entries)
    }
    return entries
  }

  private func append(
    _ label: String, _ reference: String?, _ children: [ContentsEntry], at depth: Int,
    to entries: inout [ContentsEntry]
  ) {
    let target = reference.flatMap { BookPath.resolve($0, from: path) }.map {
      BookPath.Target(path: container.storedPath($0.path) ?? $0.path, fragment: $0.fragment)
    }
    let chapter = target.flatMap { target in
      chapters[target.path].map { ChapterTarget(chapter: $0, fragment: target.fragment) }
    }
    let isTooDeep = depth >= Self.depthLimit
    entries.append(
      ContentsEntry(
        label: label, href: target?.href, target: chapter, children: isTooDeep ? [] : children))
    if isTooDeep { entries += children }
  }
}

extension MarkupNode {
  /// The first list inside, directly or in a wrapper.
  fileprivate var list: MarkupNode? {
    child("ol") ?? child("ul") ?? (name == "li" ? nil : descendants.first { $0.name == "ol" })
  }

  /// The text of an entry, or the description of its image if it has no text.
  fileprivate var navigationLabel: String {
    let text = self.text { ["ol", "ul", "rt", "rp"].contains($0.name) }
      .shortened.collapsed.withoutControls
    guard text.isEmpty else { return text }
    let described = descendants.lazy.compactMap { $0.attribute("alt") }.first
    return (described ?? attribute("title") ?? "").collapsed.withoutControls
  }
}

import ChapterBuilding
import Markup
import ReadingModel

/// What a FictionBook says about itself.
struct FictionBookDescription {
  /// Title, authors and all the rest.
  private(set) var metadata = Metadata()
  /// The picture that is its cover.
  private(set) var cover: String?

  /// Reads the description.
  ///
  /// - Parameter root: The outermost element.
  init(_ root: MarkupNode) {
    guard let description = root.child("description") else { return }
    if let info = description.child("title-info") { read(info) }
    if let info = description.child("publish-info") {
      metadata.publisher = info.child("publisher")?.filled
      if metadata.published == nil { metadata.published = info.child("year")?.filled }
      if let isbn = info.child("isbn")?.filled { metadata.identifiers.append("urn:isbn:\(isbn)") }
      if metadata.series == nil { metadata.series = Self.series(info) }
    }
    if let id = description.child("document-info")?.child("id")?.filled {
      metadata.identifiers.append(id)
    }
  }

  private mutating func read(_ info: MarkupNode) {
    metadata.title = info.child("book-title")?.label
    for node in info.children {
      switch node.name {
      case "author": add(node, role: "aut", .creator)
      case "translator": add(node, role: "trl", .contributor)
      case "lang": metadata.languages += [node.filled].compactMap(\.self)
      case "genre": metadata.subjects += [node.filled].compactMap(\.self)
      case "keywords":
        metadata.subjects += node.label.split(separator: ",").map { String($0).collapsed }
      case "date": metadata.published = node.attribute("value") ?? node.filled
      case "annotation":
        let paragraphs = node.descendants.filter { ["p", "v", "subtitle"].contains($0.name) }
        let text = paragraphs.map(\.label).joined(separator: "\n")
        metadata.summary = text.isEmpty ? node.filled : text
      case "coverpage": cover = node.descendants.lazy.compactMap(\.pictureName).first
      default: continue
      }
    }
    metadata.series = Self.series(info)
  }

  private mutating func add(_ node: MarkupNode, role: String, _ kind: Contributor.Kind) {
    let first = [node.child("first-name"), node.child("middle-name")].compactMap { $0?.filled }
    let last = node.child("last-name")?.filled
    let name = (first + [last].compactMap(\.self)).joined(separator: " ")
    guard let shown = name.isEmpty ? node.child("nickname")?.filled : name else { return }
    let sortAs = last.map { first.isEmpty ? $0 : "\($0), \(first.joined(separator: " "))" }
    metadata.contributors.append(
      Contributor(name: shown, sortAs: sortAs, role: role, kind: kind))
  }

  private static func series(_ info: MarkupNode) -> Series? {
    guard let sequence = info.child("sequence"), let name = sequence.attribute("name")?.collapsed,
      !name.isEmpty
    else { return nil }
    return Series(name: name, position: sequence.attribute("number"))
  }
}

extension MarkupNode {
  /// The text inside; `nil` if there is none.
  fileprivate var filled: String? {
    let label = label
    return label.isEmpty ? nil : label
  }

  /// What a link or a picture refers to, whatever prefix the book gives to XLink.
  var fictionBookReference: String? {
    attributes.first { $0.name == "href" }?.value
  }

  /// The id of the picture that an `image` shows.
  var pictureName: String? {
    guard name == "image", let reference = fictionBookReference, reference.hasPrefix("#") else {
      return nil
    }
    return String(reference.dropFirst())
  }
}

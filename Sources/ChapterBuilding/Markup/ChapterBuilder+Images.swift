import Markup
import ReadingModel

extension ChapterBuilder {
  /// Writes an image that the book has; for a missing image only the description is written.
  mutating func addImage(_ node: MarkupNode, _ reference: String?) {
    addImage(node, reference, alternative: node.attribute("alt") ?? node.attribute("aria-label"))
  }

  /// Writes an image with a description found elsewhere.
  mutating func addImage(_ node: MarkupNode, _ reference: String?, alternative: String?) {
    let alternative = (alternative ?? "").collapsed
    let path = reference.flatMap { links.resource($0) }
    if path == nil { reportImage(reference ?? "", node, alternative) }
    let sizes = ["width", "height"].map { name in
      Self.attribute(name, node.attribute(name).flatMap { Int($0) }.map(String.init))
    }
    let attributes =
      Self.attribute("alt", alternative)
      + Self.attribute("id", node.identifier.map { "book-\($0)" }) + sizes.joined()
      + styleAttributes(node) + shownAttribute(node)
    writer.addImage(markup: leavesOutImages ? "" : "<img\(attributes)>")
    if let path, !leavesOutImages {
      writer.refer(to: .image(path: path), before: attributes.utf8.count + 1)
    }
    recordAnchor(node)
    noteEnd(of: node)
    if isFixed, !alternative.isEmpty { descriptions.append(alternative) }
    guard let path else { return }
    chapter.images.append(
      ChapterImage(offset: writer.utf16Count, path: path, alternative: alternative))
  }

  /// The longest address in a finding; browsers cut longer ones.
  private static var addressLimit: Int { 2000 }
  /// The longest description in a finding; a list shows it on a line or two.
  private static var descriptionLimit: Int { 200 }

  private mutating func reportImage(
    _ reference: String, _ node: MarkupNode, _ alternative: String
  ) {
    let isOurs = BookPath.scheme(of: reference) == nil
    let place = "\(links.path):\(node.line)"
    let what = reference.prefix(80)
    guard !isOurs else {
      return report(
        Finding(
          .major, at: place, .missingImage, "The image \(what) is missing.",
          ["file": String(what)]))
    }
    let values = outsideValues(reference, alternative)
    let address = values["address"].map { " (\($0))" } ?? ""
    report(
      Finding(
        .moderate, at: place, .outsideImage,
        "An image outside the book is not loaded\(address).", values))
  }

  /// Where an image outside of the book is, and what it shows.
  private func outsideValues(_ address: String, _ alternative: String) -> [String: String] {
    // What else has a scheme, such as data that can't be read, says nothing to people.
    guard ["http", "https"].contains(BookPath.scheme(of: address)?.lowercased()),
      address.utf8.count <= Self.addressLimit
    else { return [:] }
    return ["address": address, "text": String(alternative.prefix(Self.descriptionLimit))]
  }

  /// Whether an `object` shows an image that the book has.
  func isImage(_ node: MarkupNode) -> Bool {
    guard let reference = node.attribute("data"), let path = links.resource(reference) else {
      return false
    }
    return (node.attribute("type") ?? MediaType.ofName(path)).hasPrefix("image/")
  }
}

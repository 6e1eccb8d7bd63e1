import ChapterBuilding
import Markup

/// The way from a document's outermost element to a character, as an EPUB Canonical Fragment Identifier
/// writes it: elements are counted 2, 4, 6, the text around them 1, 3, 5.
///
/// Source: <https://idpf.org/epub/linking/cfi/>
struct FragmentPath {
  /// Steps through elements, such as `/4[body]` and `/10`.
  private let elements: [String]
  /// The step to the text, and the place in it in UTF-16 units, such as `/1:12`.
  private let text: String

  /// Finds the way to a place; `nil` where something on it has a content that is not known.
  init?(to point: TextTrace.Point) {
    var node = point.node
    var offset = point.offset
    // Text that only comments and the like divide is one.
    while let before = node.previous, before.kind != .element {
      guard !before.isUnresolved else { return nil }
      before.withText { offset += $0.utf16Length }
      node = before
    }
    guard let number = Self.number(of: point.node), let parent = point.node.parent,
      let elements = Self.steps(to: parent)
    else { return nil }
    self.elements = elements
    text = "/\(2 * number + 1):\(offset)"
  }

  /// The steps from the outermost element to one inside it; `nil` where content on the way is not known.
  static func steps(to element: MarkupNode) -> [String]? {
    var steps: [String] = []
    var node = element
    while let parent = node.parent {
      guard let number = number(of: node) else { return nil }
      steps.append(step(number, node.attribute("id")))
      node = parent
    }
    return steps.reversed()
  }

  /// One step to an element.
  ///
  /// - Parameters:
  ///   - number: How many elements are before it.
  ///   - id: Its `id`, by which a reader sees whether it is still the same.
  /// - Returns: The step as it is written.
  static func step(_ number: Int, _ id: String?) -> String {
    let step = "/\(2 * (number + 1))"
    // What is not a name helps nobody.
    guard let id, !id.isEmpty, !id.contains(where: { $0.isWhitespace || $0 == "!" }) else {
      return step
    }
    return step + "[\(escaped(id))]"
  }

  private static func escaped(_ id: String) -> String {
    id.reduce(into: "") { text, character in
      if "^[](),;=".contains(character) { text += "^" }
      text.append(character)
    }
  }

  /// How many elements with the same parent are before a node.
  private static func number(of node: MarkupNode) -> Int? {
    var number = 0
    var node = node
    while let before = node.previous {
      guard !before.isUnresolved else { return nil }
      if before.kind == .element { number += 1 }
      node = before
    }
    return number
  }

  /// The identifier of a passage.
  ///
  /// - Parameters:
  ///   - package: The steps through the package document to the chapter's entry in the spine.
  ///   - start: Where it begins.
  ///   - end: Where it ends; `nil` for a place.
  /// - Returns: `epubcfi(…)`.
  static func identifier(
    in package: String, from start: FragmentPath, to end: FragmentPath?
  ) -> String {
    guard let end else {
      return "epubcfi(\(package)!\(start.elements.joined())\(start.text))"
    }
    let common = zip(start.elements, end.elements).prefix { $0 == $1 }.count
    let parts = [start, end].map { $0.elements.dropFirst(common).joined() + $0.text }
    let shared = start.elements.prefix(common).joined()
    return "epubcfi(\(package)!\(shared),\(parts[0]),\(parts[1]))"
  }
}

import Markup

/// The names of a drawing, or of a part of one.
///
/// Its `title` and `desc` become attributes, because their characters are no text of the book (SVG
/// Accessibility API Mappings 1.0, 6.2).
struct DrawingNames {
  let label: String?
  let description: String?

  /// The longest name, in UTF-8 units; a longer one is left out.
  private static let limit = 2_000

  init(of node: MarkupNode) {
    func kept(_ text: String?) -> String? {
      guard let text = text?.collapsed, !text.isEmpty, text.utf8.count <= Self.limit else {
        return nil
      }
      return text
    }
    label =
      kept(node.hasAttributes ? node.attribute("aria-label") : nil)
      ?? kept(node.child("title")?.label)
    let described = kept(node.child("desc")?.label)
    description = described == label ? nil : described
  }

  /// Title and description, as far as there are any.
  var all: [String] { [label, description].compactMap { $0 } }

  /// The attributes for the names, with a role that allows a name.
  ///
  /// - Parameter node: The named element.
  /// - Returns: The attributes with their leading spaces.
  func attributes(of node: MarkupNode) -> String {
    let own = node.hasAttributes && node.attribute("role") != nil ? node.words("role") : []
    guard own.isDisjoint(with: ["presentation", "none"]) else { return "" }
    guard label != nil || description != nil else {
      return own.contains("img") && !Self.hasText(node)
        ? ChapterBuilder.attribute("role", "img") : ""
    }
    let isGroup = ["svg", "g", "a", "text", "tspan"].contains(node.name)
    // What is one image to screen readers hides the text inside.
    let isImage = !isGroup || node.name == "svg" && !Self.hasText(node)
    return ChapterBuilder.attribute("role", isImage ? "img" : "group")
      + ChapterBuilder.attribute("aria-label", label)
      + ChapterBuilder.attribute("aria-description", description)
  }

  private static func hasText(_ node: MarkupNode) -> Bool {
    node.descendants.contains { $0.name == "text" || $0.name == "foreignObject" }
  }
}

import Markup

/// A drawing in SVG as the program that draws it gets it: shapes, text and styles, without scripts and without addresses of other files.
struct DrawingSource {
  /// The most bytes of a file; those of maps have a tenth.
  static let byteLimit = 8 << 20
  /// More levels are no drawing; what is deeper costs the stack.
  private static let depthLimit = 500
  /// What acts or loads; a drawing shows the same without it.
  private static let removed: Set<String> = [
    "script", "handler", "listener", "iframe", "audio", "video", "canvas", "foreignObject",
    "color-profile", "font-face-uri", "metadata", "set", "animate", "animateColor",
    "animateMotion", "animateTransform", "discard",
  ]
  /// Pictures inside a drawing, which the program reads itself.
  private static let pictures = ["data:image/png;", "data:image/jpeg;", "data:image/jpg;"]

  /// The markup.
  private(set) var markup = ""
  /// The drawing's size.
  let size: DrawingSize
  /// Whether a part is missing without which the drawing can't be understood, such as labels that are HTML.
  private var isTorn = false

  /// Reads a file; `nil` for what is no drawing, and for one whose labels are HTML, which only browsers draw.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - settings: The box that it is fitted into.
  init?(_ bytes: [UInt8], _ settings: PictureSettings) {
    guard bytes.count <= Self.byteLimit, let document = try? MarkupDocument.xml(bytes),
      let root = document.root, Self.isDrawn(root), root.name == "svg",
      let size = DrawingSize(of: root, in: settings)
    else { return nil }
    self.size = size
    write(root, depth: 0, inSwitch: false)
    guard !isTorn else { return nil }
  }

  private static func isDrawn(_ node: MarkupNode) -> Bool { node.namespace == Namespaces.svg }

  private mutating func write(_ node: MarkupNode, depth: Int, inSwitch: Bool) {
    guard depth <= Self.depthLimit, Self.isDrawn(node) else { return }
    guard !Self.removed.contains(node.name) else {
      // A `switch` has another branch for those that can't draw HTML.
      if node.name == "foreignObject", !inSwitch { isTorn = true }
      return
    }
    markup += "<\(node.name)"
    if depth == 0 {
      markup += " xmlns=\"\(Namespaces.svg)\" xmlns:xlink=\"\(Namespaces.xlink)\""
    }
    for attribute in node.attributes { write(attribute, of: node.name) }
    guard node.name != "style" else {
      let sheet = node.text()
      return markup += Self.staysInside(sheet) ? ">\(Self.escaped(sheet))</style>" : "/>"
    }
    markup += ">"
    var next = node.firstChild
    while let child = next {
      next = child.next
      switch child.kind {
      case .element:
        write(child, depth: depth + 1, inSwitch: inSwitch || node.name == "switch")
      case .text: markup += Self.escaped(child.text())
      case .other: break
      }
    }
    markup += "</\(node.name)>"
  }

  private mutating func write(_ attribute: MarkupAttribute, of element: String) {
    let name: String
    switch attribute.namespace {
    case nil: name = attribute.name
    case Namespaces.xlink where attribute.name == "href": name = "xlink:href"
    case Namespaces.xml where ["space", "lang"].contains(attribute.name):
      name = "xml:\(attribute.name)"
    default: return
    }
    let value = attribute.value
    guard !name.lowercased().hasPrefix("on"), name.wholeMatch(of: /[A-Za-z][A-Za-z0-9:._-]*/) != nil
    else { return }
    if ["href", "src"].contains(attribute.name) {
      guard Self.isInside(value, of: element) else { return }
    } else if !Self.staysInside(value) {
      return
    }
    markup += " \(name)=\"\(Self.escaped(value))\""
  }

  /// Whether an address is that of a part of the drawing, or a picture in it.
  private static func isInside(_ address: String, of element: String) -> Bool {
    address.hasPrefix("#")
      || ["image", "feImage"].contains(element)
        && pictures.contains { address.prefix(20).lowercased().hasPrefix($0) }
  }

  /// Whether styles load nothing.
  private static func staysInside(_ style: String) -> Bool {
    // A backslash may spell any letter of the words that are looked for (CSS Syntax 3, 4.3.7).
    guard style.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "@") }) else {
      return true
    }
    let text = style.lowercased()
    guard !text.contains("@import"), !text.contains("\\") else { return false }
    return text.ranges(of: "url(").allSatisfy {
      text[$0.upperBound...].drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }.first == "#"
    }
  }

  private static func escaped(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case ">": written += "&gt;"
      case "\"": written += "&quot;"
      // Line ends in attributes are spaces otherwise.
      case "\n", "\r", "\t": written += "&#\(scalar.value);"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }
}

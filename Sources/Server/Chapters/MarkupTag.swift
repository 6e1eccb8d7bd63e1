/// One tag of a chapter's HTML, as ``ChapterMarkup`` sees it.
struct MarkupTag {
  /// The name, without `/` for an end tag.
  var name: String
  var isEnd: Bool
  /// In order, with their values as they are meant (`&`, not `&amp;`).
  var attributes: [(name: String, value: String)]

  /// Reads what stands between `<` and `>`.
  ///
  /// - Parameter text: Written by the parser: each attribute is ` name="value"`.
  init(_ text: Substring) {
    var rest = text
    isEnd = rest.hasPrefix("/")
    if isEnd { rest = rest.dropFirst() }
    let head = rest.prefix { $0 != " " }
    name = String(head)
    rest = rest[head.endIndex...]
    attributes = []
    while let equals = rest.firstIndex(of: "=") {
      let attribute = rest[..<equals].filter { $0 != " " }
      let value = rest[equals...].dropFirst(2).prefix { $0 != "\"" }
      attributes.append((attribute, Self.unescaped(value)))
      rest = rest[value.endIndex...].dropFirst()
    }
  }

  /// The value of an attribute.
  subscript(_ name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let place = attributes.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): attributes[place].value = value
      case (let place?, nil): attributes.remove(at: place)
      case (nil, let value?): attributes.append((name, value))
      case (nil, nil): break
      }
    }
  }

  /// The tag with its brackets.
  var text: String {
    let attributes = attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
    return "<\(isEnd ? "/" : "")\(name)\(attributes)>"
  }

  private static func escaped(_ value: String) -> String {
    guard value.utf8.contains(where: { [0x22, 0x26, 0x3C, 0x3E].contains($0) }) else {
      return value
    }
    return value.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private static func unescaped(_ value: Substring) -> String {
    guard value.utf8.contains(UInt8(ascii: "&")) else { return String(value) }
    return String(value).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }
}

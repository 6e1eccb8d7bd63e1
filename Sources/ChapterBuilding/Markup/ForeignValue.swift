/// Checks the value of a drawing's or a formula's attribute, parsed as a browser parses it, so that
/// no spelling can hide an address.
enum ForeignValue {
  /// The longest paint, in UTF-8 units.
  private static let paintLimit = 1_000
  /// The longest value with brackets, in UTF-8 units; a list of transformations has some hundred.
  private static let bracketLimit = 10_000

  /// A paint, written anew from its parsed value.
  ///
  /// - Parameter value: As the book has it.
  /// - Returns: The value; a reference is kept only if it leads to a part of the same drawing, and
  ///   gets the name that the part is written with. `nil` for anything else.
  static func paint(_ value: String) -> String? {
    guard value.utf8.count <= paintLimit else { return nil }
    let values = StyleParser.values(value).trimmed
    guard let first = values.first else { return nil }
    let rest = Array(values.dropFirst())
    if let address = first.reference {
      guard address.hasPrefix("#"), address.count > 1 else { return nil }
      let name = "#book-" + address.dropFirst()
      let isPlain = name.dropFirst().unicodeScalars.allSatisfy { $0.isPlainInAddress }
      let part = "url(\(isPlain ? name : StyleText.string(name)))"
      // What stands in where the part is missing (SVG 2, 13.2).
      return part + (written(rest) ?? "")
    }
    // Behind a colour, older drawings say which ink it is (SVG 1.1, 11.2).
    return written(values) ?? written([first])
  }

  private static func written(_ values: [StyleValue]) -> String? {
    // A file of the book's is nothing that a paint can name.
    StyleValues(isFixed: true, address: { _ in nil }).text(values)
  }

  /// Checks a value that is no paint.
  ///
  /// - Parameter value: Numbers, words, a path, or transformations.
  /// - Returns: The value; `nil` if it holds an address.
  static func plain(_ value: String) -> String? {
    guard !value.utf8.contains(UInt8(ascii: "\\")) else { return nil }
    guard value.utf8.contains(UInt8(ascii: "(")) else { return value }
    guard value.utf8.count <= bracketLimit else { return nil }
    return StyleParser.values(value).allSatisfy(\.isHarmless) ? value : nil
  }
}

extension StyleValue {
  /// Functions without an address: transformations and sums.
  private static let harmless: Set<String> = [
    "calc", "matrix", "max", "min", "rotate", "scale", "skewx", "skewy", "translate",
  ]

  /// Whether the value contains no address.
  fileprivate var isHarmless: Bool {
    switch self {
    case .token(.url), .token(.bad): false
    case .token: true
    case .function(let name, let inner):
      Self.harmless.contains(name.lowercased()) && inner.allSatisfy(\.isHarmless)
    case .block(_, let inner): inner.allSatisfy(\.isHarmless)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainInAddress: Bool {
    isASCII && (properties.isAlphabetic || properties.numericType != nil)
      || ["-", "_", ".", ":"].contains(self)
  }
}

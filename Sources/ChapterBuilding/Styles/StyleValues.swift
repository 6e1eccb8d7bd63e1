/// Writes the value of a declaration, if all of it is allowed.
struct StyleValues {
  /// Whether the value is for a designed page.
  let isFixed: Bool
  /// Resolves the address of a file that the sheet names; `nil` if the book has no such file.
  let address: (String) -> String?

  /// The longest value, in UTF-8 units; a longer one is an attack.
  private static let lengthLimit = 4_000
  /// The greatest number, in pixels or any other unit; nothing in a book is as far away.
  private static let greatestNumber = 100_000.0
  /// Pixels of each absolute unit.
  private static let pixels = [
    "px": 1.0, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54,
    "q": 2.4 / 2.54,
  ]
  private static let units: Set<String> = [
    "em", "ex", "ch", "lh", "ic", "deg", "rad", "grad", "turn", "fr", "x", "dpi", "dppx", "dpcm",
    "vw", "vh", "vmin", "vmax", "rem",
  ]
  private static let functions: Set<String> = [
    "calc", "circle", "clamp", "color", "conic-gradient", "counter", "counters", "ellipse",
    "fit-content", "format", "grayscale", "hsl", "hsla", "hue-rotate", "hwb", "inset", "invert",
    "lab", "lch", "linear-gradient",
    "matrix", "max", "min", "minmax", "oklab", "oklch", "polygon", "radial-gradient", "rect",
    "repeat", "repeating-linear-gradient", "repeating-radial-gradient", "rgb", "rgba", "rotate",
    "scale", "sepia", "scalex", "scaley", "skew", "skewx", "skewy", "translate", "translatex",
    "translatey",
  ]

  /// The text of a value, or `nil` if it is not allowed.
  ///
  /// - Parameters:
  ///   - values: The book's values.
  ///   - isScaled: Whether absolute lengths grow with the size of the text.
  /// - Returns: The value.
  func text(_ values: [StyleValue], isScaled: Bool = false) -> String? {
    var text = ""
    for value in values {
      guard let part = part(value, isScaled) else { return nil }
      text += part
      guard text.utf8.count < Self.lengthLimit else { return nil }
    }
    return text
  }

  private func part(_ value: StyleValue, _ isScaled: Bool) -> String? {
    switch value {
    case .token(let token): return part(token, isScaled)
    case .function(let written, let arguments):
      let name = written.lowercased()
      if name == "url" || name == "src" {
        guard arguments.trimmed.count == 1,
          case .token(.string(let reference)) = arguments.trimmed[0]
        else { return nil }
        return image(reference)
      }
      guard Self.functions.contains(name), let inner = text(arguments, isScaled: isScaled) else {
        return nil
      }
      return "\(name)(\(inner))"
    case .block("(", let inner): return text(inner, isScaled: isScaled).map { "(\($0))" }
    case .block: return nil
    }
  }

  private func part(_ token: StyleToken, _ isScaled: Bool) -> String? {
    switch token {
    case .identifier(let name): return name.utf8.count < 200 ? StyleText.name(name) : nil
    case .hash(let name):
      return name.allSatisfy(\.isHexDigit) && (3...8).contains(name.count) ? "#" + name : nil
    case .string(let string): return string.utf8.count < 500 ? StyleText.string(string) : nil
    case .url(let reference): return image(reference)
    case .number(let number), .positive(let number): return checked(number).map(StyleText.number)
    case .percentage(let number): return checked(number).map { StyleText.number($0) + "%" }
    case .dimension(let number, let unit): return length(number, unit.lowercased(), isScaled)
    case .whitespace: return " "
    case .comma: return ","
    case .delimiter(let mark): return ["/", "+", "-", "*"].contains(mark) ? String(mark) : nil
    case .function, .atKeyword, .bad, .colon, .semicolon, .open, .close: return nil
    }
  }

  private func checked(_ number: Double) -> Double? {
    number.isFinite && abs(number) <= Self.greatestNumber ? number : nil
  }

  private func image(_ reference: String) -> String? {
    address(reference).map { "url(\(StyleText.string($0)))" }
  }

  private func length(_ number: Double, _ unit: String, _ isScaled: Bool) -> String? {
    guard let number = checked(number) else { return nil }
    if let pixels = Self.pixels[unit] {
      guard isScaled, !isFixed, number != 0 else { return StyleText.number(number) + unit }
      return "calc(\(StyleText.number(number * pixels)) * var(--book-px, 1px))"
    }
    guard Self.units.contains(unit) else { return nil }
    switch unit {
    // The root is the page's, not the book's.
    case "rem" where !isFixed: return "calc(\(StyleText.number(number * 16)) * var(--book-px, 1px))"
    // The window of a designed page is the page.
    case "vw" where isFixed: return "calc(\(StyleText.number(number)) * var(--page-width) / 100)"
    case "vh" where isFixed: return "calc(\(StyleText.number(number)) * var(--page-height) / 100)"
    default: return StyleText.number(number) + unit
    }
  }
}

/// Bounds the sizes of a sheet, so that nothing is wider than its column, even on a phone.
struct StyleBounds {
  let values: StyleValues

  /// The narrowest column inside the text, in ems; there are fewer columns instead.
  static let narrowestColumn = 12.0
  /// The longest distance that is not bounded, in ems.
  private static let usualDistance = 3.0
  /// The largest letters that are not bounded, in ems.
  private static let usualLetter = 4.0

  /// Bounds a value by the column.
  ///
  /// - Parameters:
  ///   - name: The property.
  ///   - value: The book's value.
  /// - Returns: The bounded value; empty if the declaration is left out, `nil` if its value needs
  ///   no bounds.
  func value(of name: String, _ value: [StyleValue]) -> String? {
    switch name {
    case "min-width": return length(value).map { "min(\($0), 100%)" } ?? ""
    case "max-width": return length(value).map { "min(\($0), 100%)" } ?? "100%"
    case "letter-spacing":
      return length(value, isScaled: true).map { "clamp(-0.1em, \($0), 0.5em)" }
    case "word-spacing": return length(value, isScaled: true).map { "clamp(-0.2em, \($0), 1em)" }
    case "column-gap": return length(value).map { "min(\($0), 2em)" }
    case "overflow-wrap", "box-sizing":
      return ["normal", "content-box"].contains(values.text(value) ?? "") ? "" : nil
    case "font-size": return large(value)
    case "text-indent": return distances(value)
    default:
      let isEdge = name.hasPrefix("margin") || name.hasPrefix("padding")
      return isEdge && !name.hasSuffix("top") && !name.hasSuffix("bottom") ? distances(value) : nil
    }
  }

  /// The text of a single length; `nil` for a word.
  private func length(_ value: [StyleValue], isScaled: Bool = false) -> String? {
    guard value.count == 1 else { return nil }
    switch value[0] {
    case .token(.dimension), .token(.percentage), .token(.number), .function:
      guard let text = values.text(value, isScaled: isScaled) else { return nil }
      return text == "0" ? "0px" : text
    default: return nil
    }
  }

  private func large(_ value: [StyleValue]) -> String? {
    guard value.count == 1 else { return nil }
    switch value[0] {
    case .token(.percentage(let share)): guard share > 100 * Self.usualLetter else { return nil }
    default: guard (value[0].ems ?? 0) > Self.usualLetter else { return nil }
    }
    return values.text(value, isScaled: true).map { "min(\($0), 20vw)" }
  }

  /// A distance in ems; a distance relative to the container's width is bounded by that width.
  private static func distance(_ value: StyleValue) -> Double {
    if case .token(.percentage) = value { return 0 }
    return value.ems ?? 0
  }

  private func distances(_ value: [StyleValue]) -> String? {
    guard value.contains(where: { abs(Self.distance($0)) > Self.usualDistance }) else { return nil }
    var text = ""
    for part in value {
      guard let own = values.text([part], isScaled: true) else { return nil }
      let ems = Self.distance(part)
      if ems > Self.usualDistance {
        text += "min(\(own), 25vw)"
      } else if ems < -Self.usualDistance {
        text += "max(\(own), -25vw)"
      } else {
        text += own
      }
    }
    return text
  }
}

/// Bounds what a sheet says of sizes, so that nothing is wider than the column it stands in, be it that of a phone.
struct StyleBounds {
  let values: StyleValues

  /// Columns inside the text are no narrower than this, in ems: there are fewer of them instead.
  static let narrowestColumn = 12.0
  /// Distances up to this many ems are left as they are.
  private static let usualDistance = 3.0
  /// Letters up to this many ems are left as they are.
  private static let usualLetter = 4.0

  /// A value that keeps within the column.
  ///
  /// - Parameters:
  ///   - name: The property.
  ///   - value: As the book has it.
  /// - Returns: What is written; empty if the declaration is left out, `nil` if its value needs no bounds.
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

  /// A single length as it is written; `nil` for a word.
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

  /// In ems; what goes by the width of what is around it has its bounds in that.
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

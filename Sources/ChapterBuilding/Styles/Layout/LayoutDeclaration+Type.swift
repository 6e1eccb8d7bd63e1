/// A way in which type sets words apart.
enum TypeMark: Hashable, Sendable, CaseIterable {
  case italic, bold
}

extension LayoutDeclaration {
  /// The weight from which letters look bold among others: of a family's weights, those above the medium one.
  private static let boldWeight = 600.0
  /// Words that leave the type to the element around, or to the browser.
  private static let deferring: Set<String> = [
    "inherit", "unset", "revert", "revert-layer", "caption", "icon", "menu", "message-box",
    "small-caption", "status-bar",
  ]

  /// What a declaration says about italic and bold type.
  ///
  /// Source: CSS Fonts 4, 2.2, 2.4 and 2.7.
  ///
  /// - Parameter declaration: Any declaration.
  /// - Returns: None, one, or two for the shorthand `font`.
  static func types(_ declaration: StyleDeclaration) -> [LayoutDeclaration] {
    guard declaration.name.hasPrefix("font") else { return [] }
    let words = declaration.keywords
    guard deferring.isDisjoint(with: words) else { return [] }
    let isItalic = words.contains { $0 == "italic" || $0 == "oblique" }
    let isBold =
      words.contains { $0 == "bold" || $0 == "bolder" }
      || declaration.value.contains { $0.number ?? 0 >= boldWeight }
    switch declaration.name {
    case "font-style": return [.type(.italic, isSet: isItalic)]
    case "font-weight": return [.type(.bold, isSet: isBold)]
    case "font": return [.type(.italic, isSet: isItalic), .type(.bold, isSet: isBold)]
    default: return []
    }
  }
}

extension StyleValue {
  /// A number without a unit.
  fileprivate var number: Double? {
    guard case .token(.number(let number)) = self else { return nil }
    return number
  }
}

/// The allow-list of properties.
///
/// A property that is not listed could move or cover parts of the page, could load files, or has no
/// meaning in a text.
enum StyleProperties {
  /// The group of a property; `nil` if the property is not allowed.
  ///
  /// - Parameters:
  ///   - name: In lowercase, without prefix.
  ///   - isFixed: Whether the rule is for a designed page.
  /// - Returns: The group.
  static func group(of name: String, isFixed: Bool) -> StyleScope.Group? {
    if isFixed, fixed.contains(name) { return .rest }
    if colors.contains(name) { return .colors }
    if fonts.contains(name) { return .font }
    if spacing.contains(name) { return .spacing }
    return flowing.contains(name) ? .rest : nil
  }

  /// Prefixed and old names.
  static let renamed = [
    "-epub-hyphens": "hyphens", "-webkit-hyphens": "hyphens", "-moz-hyphens": "hyphens",
    "adobe-hyphenate": "hyphens", "-epub-writing-mode": "writing-mode",
    "-webkit-writing-mode": "writing-mode", "-epub-text-orientation": "text-orientation",
    "-webkit-text-orientation": "text-orientation", "-epub-text-combine": "text-combine-upright",
    "-webkit-text-combine": "text-combine-upright",
    "-epub-text-emphasis": "text-emphasis", "-webkit-text-emphasis": "text-emphasis",
    "-epub-text-emphasis-style": "text-emphasis-style",
    "-webkit-text-emphasis-style": "text-emphasis-style",
    "-epub-text-emphasis-color": "text-emphasis-color",
    "-epub-text-emphasis-position": "text-emphasis-position",
    "-epub-word-break": "word-break", "-epub-line-break": "line-break",
    "-webkit-line-break": "line-break", "word-wrap": "overflow-wrap",
    "-epub-text-align-last": "text-align-last", "-epub-ruby-position": "ruby-position",
    "-webkit-box-shadow": "box-shadow", "-moz-box-shadow": "box-shadow",
    "-webkit-border-radius": "border-radius", "-moz-border-radius": "border-radius",
    "-webkit-transform": "transform", "-moz-transform": "transform", "-ms-transform": "transform",
    "-webkit-transform-origin": "transform-origin", "-ms-transform-origin": "transform-origin",
    "-moz-transform-origin": "transform-origin", "-webkit-column-count": "column-count",
    "-moz-column-count": "column-count", "-webkit-column-gap": "column-gap",
    "-moz-column-gap": "column-gap",
  ]

  private static let colors: Set<String> = [
    "background", "background-attachment", "background-blend-mode", "background-clip",
    "background-color", "background-image", "background-origin", "background-position",
    "background-repeat", "background-size", "box-shadow", "color", "text-shadow",
    "-webkit-text-fill-color", "-webkit-text-stroke", "mix-blend-mode",
  ]

  private static let fonts: Set<String> = ["font-family"]

  private static let spacing: Set<String> = ["line-height", "letter-spacing", "word-spacing"]

  private static let flowing: Set<String> = [
    "border", "border-block", "border-block-end", "border-block-start", "border-bottom",
    "border-bottom-color", "border-bottom-left-radius", "border-bottom-right-radius",
    "border-bottom-style", "border-bottom-width", "border-collapse", "border-color",
    "border-inline", "border-inline-end", "border-inline-start", "border-left",
    "border-left-color", "border-left-style", "border-left-width", "border-radius", "border-right",
    "border-right-color", "border-right-style", "border-right-width", "border-spacing",
    "border-style", "border-top", "border-top-color", "border-top-left-radius",
    "border-top-right-radius", "border-top-style", "border-top-width", "border-width",
    "box-sizing", "break-after", "break-before", "break-inside", "caption-side", "clear",
    "column-count", "column-gap", "column-rule", "column-width", "content", "counter-increment",
    "counter-reset",
    "direction", "display", "empty-cells", "filter", "float", "font-feature-settings",
    "font-kerning",
    "font-size", "font-stretch", "font-style", "font-synthesis", "font-variant",
    "font-variant-alternates", "font-variant-caps", "font-variant-east-asian",
    "font-variant-ligatures", "font-variant-numeric", "font-variant-position", "font-weight",
    "hanging-punctuation", "height", "hyphens", "line-break", "list-style", "list-style-image",
    "list-style-position", "list-style-type", "margin", "margin-block", "margin-block-end",
    "margin-block-start", "margin-bottom", "margin-inline", "margin-inline-end",
    "margin-inline-start", "margin-left", "margin-right", "margin-top", "max-height", "max-width",
    "min-height", "min-width", "object-fit", "opacity", "orphans", "overflow-wrap", "padding",
    "padding-block", "padding-block-end", "padding-block-start", "padding-bottom",
    "padding-inline", "padding-inline-end", "padding-inline-start", "padding-left",
    "padding-right", "padding-top", "page-break-after", "page-break-before", "page-break-inside",
    "quotes", "ruby-align", "ruby-position", "table-layout", "text-align", "text-align-last",
    "text-combine-upright", "text-decoration", "text-decoration-color", "text-decoration-line",
    "text-decoration-style", "text-decoration-thickness", "text-emphasis", "text-emphasis-color",
    "text-emphasis-position", "text-emphasis-style", "text-indent", "text-orientation",
    "text-transform", "text-underline-offset", "text-underline-position", "unicode-bidi",
    "vertical-align", "white-space", "widows", "width", "word-break", "writing-mode",
    // Drawings
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-dasharray", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "text-anchor",
    "dominant-baseline", "stop-color", "stop-opacity",
  ]

  /// Properties that are allowed only in a designed page, whose box contains all its content.
  private static let fixed: Set<String> = [
    "align-content", "align-items", "align-self", "bottom", "clip", "clip-path", "flex",
    "flex-basis", "flex-direction", "flex-flow", "flex-grow", "flex-shrink", "flex-wrap", "gap",
    "grid-area", "grid-column", "grid-row", "grid-template-columns", "grid-template-rows", "inset",
    "isolation", "justify-content", "justify-items", "justify-self", "left", "object-position",
    "order", "overflow", "overflow-x", "overflow-y", "position", "right", "rotate", "scale",
    "shape-outside", "top", "transform", "transform-origin", "translate", "visibility", "z-index",
    "zoom",
  ]

  /// Properties whose absolute lengths grow with the size that the reader has chosen.
  static func isScaled(_ name: String) -> Bool {
    name == "font-size" || spacing.contains(name) || name == "text-indent"
      || name.hasPrefix("margin") || name.hasPrefix("padding")
  }

  /// Whether the page decides the property for the text as a whole: its size, width and place.
  static func isReadersOnBody(_ name: String) -> Bool {
    [
      "font-size", "width", "max-width", "min-width", "height", "max-height", "min-height",
      "display", "float", "column-count", "column-gap", "column-rule", "writing-mode",
      "text-orientation", "white-space", "opacity", "direction",
    ].contains(name) || name.hasPrefix("margin") || name.hasPrefix("padding")
      || name.hasPrefix("border") || name.hasPrefix("background") || name.hasPrefix("overflow")
  }
}

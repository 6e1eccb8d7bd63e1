/// The allow-lists of drawings (SVG) and formulas (MathML): shapes, text and presentation, but no
/// animation, link, script or loading.
enum ForeignRules {
  /// SVG elements by their names.
  static let drawing: Set<String> = [
    "circle", "clipPath", "defs", "ellipse", "g", "image", "line", "linearGradient", "path",
    "polygon", "polyline", "radialGradient", "rect", "stop", "svg", "text", "tspan",
  ]

  /// SVG elements that show something themselves.
  static let shapes: Set<String> = [
    "circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "text", "use",
  ]

  /// SVG elements whose content is not displayed in their place.
  static let hiddenInDrawing: Set<String> = [
    "animate", "desc", "filter", "marker", "mask", "metadata", "pattern", "script", "set", "style",
    "symbol", "title", "use",
  ]

  /// What the value of an attribute may be.
  enum Value {
    /// A colour, or a reference to a part of the drawing.
    case paint
    /// Words and signs that a browser does not interpret.
    case words
    /// Numbers, words, a path, or transformations.
    case plain
  }

  /// SVG attributes.
  static let drawingAttributes = values(drawingNames)
  /// MathML attributes.
  static let formulaAttributes = values(formulaNames)

  private static func values(_ names: [String]) -> [String: Value] {
    var values: [String: Value] = [:]
    for name in names {
      values[name] = paints.contains(name) ? .paint : words.contains(name) ? .words : .plain
    }
    return values
  }

  private static let drawingNames = [
    "clip-path", "clip-rule", "cx", "cy", "d", "dominant-baseline", "dx", "dy", "fill",
    "fill-opacity", "fill-rule", "font-family", "font-size", "font-style", "font-weight", "fx",
    "fy", "gradientTransform", "gradientUnits", "height", "offset", "opacity", "points",
    "preserveAspectRatio", "r", "rotate", "rx", "ry", "spreadMethod", "stop-color", "stop-opacity",
    "stroke", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-opacity", "stroke-width", "text-anchor", "textLength", "transform", "viewBox",
    "visibility", "width", "writing-mode", "x", "x1", "x2", "y", "y1", "y2",
  ]

  /// Attributes that can refer to a part of the drawing, or to an address.
  private static let paints: Set<String> = ["clip-path", "fill", "stop-color", "stroke"]

  /// MathML elements.
  static let formula: Set<String> = [
    "math", "menclose", "merror", "mfenced", "mfrac", "mi", "mmultiscripts", "mn", "mo", "mover",
    "mpadded", "mphantom", "mprescripts", "mroot", "mrow", "ms", "mspace", "msqrt", "mstyle",
    "msub", "msubsup", "msup", "mtable", "mtd", "mtext", "mtr", "munder", "munderover", "none",
    "semantics",
  ]

  /// MathML elements whose content is not displayed.
  static let hiddenInFormula: Set<String> = ["annotation", "annotation-xml", "script", "style"]

  private static let formulaNames = [
    "accent", "accentunder", "alttext", "close", "columnalign", "columnlines", "columnspacing",
    "columnspan", "depth", "dir", "display", "displaystyle", "fence", "form", "frame", "height",
    "largeop", "linethickness", "lspace", "mathvariant", "maxsize", "minsize", "movablelimits",
    "notation", "open", "rowalign", "rowlines", "rowspacing", "rowspan", "rspace", "scriptlevel",
    "separator", "separators", "stretchy", "symmetric", "voffset", "width",
  ]

  /// Attributes of formulas that hold words and signs, and no value that a browser interprets.
  private static let words: Set<String> = ["alttext", "close", "open", "separator", "separators"]
}

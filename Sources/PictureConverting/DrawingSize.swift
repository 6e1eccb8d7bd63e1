import Markup

/// The size of a drawing in pixels.
///
/// Source: CSS Values and Units 3, 5.2; SVG 2, 8.2 and 8.6.
struct DrawingSize: Hashable {
  /// The pixels of each unit; a font has the size that browsers begin with.
  private static let units = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "em": 16, "rem": 16, "ex": 8, "ch": 8,
  ]

  /// The lengths that are taken for sizes, in pixels; beyond them, numbers lose their digits or end up infinite.
  private static let lengths = 1e-3...1e9

  let width: Int
  let height: Int

  /// The size that a drawing gives itself, made smaller until it fits; the largest that fits, where it gives none; `nil` for a
  /// drawing that shows nothing.
  ///
  /// - Parameters:
  ///   - root: The drawing.
  ///   - settings: The box.
  init?(of root: MarkupNode, in settings: PictureSettings) {
    let side = settings.longestSide ?? .max
    let box = (
      width: Double(min(settings.drawingWidth, side)),
      height: Double(min(settings.drawingHeight, side))
    )
    let view = Self.view(root.attribute("viewBox"))
    var (width, height) = (
      Self.length(root.attribute("width")), Self.length(root.attribute("height"))
    )
    if let view {
      if let width, height == nil { height = width * view.height / view.width }
      if let height, width == nil { width = height * view.width / view.height }
    }
    let own: (width: Double, height: Double)?
    if let width, let height { own = (width, height) } else { own = nil }
    guard let shape = own ?? view else {
      (self.width, self.height) = (Int(box.width), Int(box.height))
      return
    }
    guard Self.lengths.contains(shape.width), Self.lengths.contains(shape.height) else {
      return nil
    }
    let fitting = min(box.width / shape.width, box.height / shape.height)
    let scale = own == nil ? fitting : min(1, fitting)
    self.width = max(1, Int((shape.width * scale).rounded()))
    self.height = max(1, Int((shape.height * scale).rounded()))
  }

  /// A length in pixels; `nil` for one that depends on what is around the drawing.
  private static func length(_ value: String?) -> Double? {
    guard let value = value?.trimmingPrefix(while: \.isWhitespace) else { return nil }
    let digits = value.prefix { $0.isASCII && $0.isNumber || "+-.".contains($0) }
    let unit = value[digits.endIndex...].filter { !$0.isWhitespace }.lowercased()
    guard let number = Double(digits), let factor = units[unit] else { return nil }
    return number * factor
  }

  /// The size of a view box.
  private static func view(_ value: String?) -> (width: Double, height: Double)? {
    let parts = (value ?? "").split { $0.isWhitespace || $0 == "," }.map { Double($0) }
    guard parts.count == 4, let width = parts[2], let height = parts[3], width > 0, height > 0,
      width.isFinite, height.isFinite
    else { return nil }
    return (width, height)
  }
}

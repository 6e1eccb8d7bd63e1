internal import CFreeType

/// A text in lines, ready to be drawn.
public struct SetText {
  /// Where lines stand between two edges.
  public enum Alignment: Hashable, Sendable {
    /// On the side on which the text's script begins.
    case start
    case centre
  }

  let lines: [TextLine]
  /// Of an em, in units of a canvas.
  public let size: Double
  /// From one line to the next, in units of a canvas.
  let lineHeight: Double
  /// From the top of a line to its base line, in units of a canvas.
  public let baseLine: Double
  let isRightToLeft: Bool

  /// How many lines it has.
  public var lineCount: Int { lines.count }
  /// Of all lines, in units of a canvas.
  public var height: Double { lineHeight * Double(lines.count) }
  /// Of the longest line, in units of a canvas.
  public var width: Double { (lines.map(\.width).max() ?? 0) * size }
}

extension Canvas {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - x: The left edge of its room.
  ///   - y: The upper edge of its first line.
  ///   - width: The width of its room.
  ///   - alignment: Where lines stand in it.
  ///   - colour: The colour.
  ///   - opacity: 0...1.
  public mutating func draw(
    _ text: SetText, x: Double, y: Double, width: Double, _ alignment: SetText.Alignment,
    _ colour: Colour, opacity: Double = 1
  ) {
    let brush = Brush(colour, opacity)
    for (index, line) in text.lines.enumerated() {
      let free = width - line.width * text.size
      let indent =
        switch alignment {
        case .centre: free / 2
        case .start: text.isRightToLeft ? free : 0
        }
      var place = x + indent
      let baseLine = height - (y + Double(index) * text.lineHeight + text.baseLine)
      for part in line.parts {
        let glyph = part.glyph
        unsafe part.typeface.withOutline(
          of: glyph.number, size: text.size * scale, x: (place + glyph.x * text.size) * scale,
          y: (baseLine + glyph.y * text.size) * scale
        ) { unsafe paint($0, brush) }
        place += glyph.advance * text.size
      }
    }
  }
}

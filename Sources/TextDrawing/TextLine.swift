/// A line of glyphs in their places, from left to right; lengths in em.
struct TextLine {
  struct Part {
    let glyph: Typeface.Glyph
    let typeface: Typeface
  }

  private(set) var parts: [Part] = []
  private(set) var width = 0.0

  /// Adds a stretch on the right.
  mutating func add(_ glyphs: [Typeface.Glyph], of typeface: Typeface) {
    for glyph in glyphs {
      parts.append(Part(glyph: glyph, typeface: typeface))
      width += glyph.advance
    }
  }
}

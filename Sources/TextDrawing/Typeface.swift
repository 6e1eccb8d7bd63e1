internal import CFreeType
internal import CHarfBuzz

/// A font that is open: HarfBuzz chooses and places its glyphs, FreeType has their outlines.
///
/// Lengths are in em.
@safe
final class Typeface {
  /// A glyph in its place.
  struct Glyph {
    let number: UInt32
    /// From the place where the text before it ends.
    let x: Double
    let y: Double
    let advance: Double
  }

  private let freeType: FreeType
  private let face: FT_Face
  private let font: OpaquePointer
  private let em: Double

  /// Opens a font, if it can be read.
  ///
  /// - Parameters:
  ///   - entry: Where it is.
  ///   - freeType: FreeType.
  init?(_ entry: FontList.Entry, _ freeType: FreeType) {
    var opened: FT_Face?
    guard unsafe FT_New_Face(freeType.library, entry.file, entry.index, &opened) == 0,
      let face = unsafe opened
    else { return nil }
    guard unsafe face.pointee.units_per_EM > 0,
      let blob = unsafe hb_blob_create_from_file_or_fail(entry.file)
    else {
      unsafe FT_Done_Face(face)
      return nil
    }
    let shapes = unsafe hb_face_create(blob, UInt32(entry.index & 0xFFFF))
    unsafe font = hb_font_create(shapes)
    if entry.index > 0xFFFF {
      unsafe hb_font_set_var_named_instance(font, UInt32(entry.index >> 16) - 1)
    }
    unsafe hb_face_destroy(shapes)
    unsafe hb_blob_destroy(blob)
    self.freeType = freeType
    unsafe self.face = face
    em = Double(unsafe face.pointee.units_per_EM)
    let size = Int32(unsafe face.pointee.units_per_EM)
    unsafe hb_font_set_scale(font, size, size)
  }

  deinit {
    unsafe hb_font_destroy(font)
    unsafe FT_Done_Face(face)
  }

  /// From the base line to the top of a line.
  var ascent: Double { Double(unsafe face.pointee.ascender) / em }
  /// From the base line to the foot of a line.
  var descent: Double { -Double(unsafe face.pointee.descender) / em }

  /// Chooses and places the glyphs of a stretch of text in one direction, from left to right.
  ///
  /// - Parameters:
  ///   - range: The stretch.
  ///   - text: The whole, whose letters before and after shape those of the stretch.
  ///   - isRightToLeft: Its direction.
  ///   - language: BCP 47 tag.
  /// - Returns: The glyphs that are in the font.
  func shape(
    _ range: Range<Int>, of text: [UInt16], isRightToLeft: Bool, language: String?
  ) -> [Glyph] {
    guard let buffer = unsafe hb_buffer_create() else { return [] }
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe hb_buffer_add_utf16(
      buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    if let language { unsafe hb_buffer_set_language(buffer, hb_language_from_string(language, -1)) }
    unsafe hb_buffer_guess_segment_properties(buffer)
    unsafe hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let glyphs = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let places = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    return (0..<Int(count)).map { index in
      let place = unsafe places[index]
      return Glyph(
        number: unsafe glyphs[index].codepoint, x: Double(place.x_offset) / em,
        y: Double(place.y_offset) / em, advance: Double(place.x_advance) / em)
    }
  }

  /// Lends the outline of a glyph to be drawn, in 64ths of a pixel.
  ///
  /// - Parameters:
  ///   - glyph: Its number; 0 is the box for what is missing, which nobody wants to see.
  ///   - size: Pixels in an em.
  ///   - x: Its place in pixels from the left.
  ///   - y: That of the base line in pixels from below.
  ///   - body: Draws it.
  func withOutline(
    of glyph: UInt32, size: Double, x: Double, y: Double,
    _ body: (UnsafeMutablePointer<FT_Outline>) -> Void
  ) {
    guard glyph != 0, unsafe FT_Load_Glyph(face, glyph, cfreetype_load_outline()) == 0,
      unsafe face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return }
    let factor = FT_Fixed((size / em * 64 * 65_536).rounded())
    var matrix = FT_Matrix(xx: factor, xy: 0, yx: 0, yy: factor)
    unsafe withUnsafeMutablePointer(to: &face.pointee.glyph.pointee.outline) { outline in
      unsafe FT_Outline_Transform(outline, &matrix)
      unsafe FT_Outline_Translate(outline, Outline.sixtyFourths(x), Outline.sixtyFourths(y))
      unsafe body(outline)
    }
  }
}

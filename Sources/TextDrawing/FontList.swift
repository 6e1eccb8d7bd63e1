internal import CFontconfig

/// The machine's fonts that have outlines, the best for a style and a language first.
@safe
final class FontList {
  /// A font in a file.
  struct Entry: Hashable {
    let file: String
    /// The face in the file, with the number of its named instance from bit 16 on.
    let index: Int
  }

  private let fonts: UnsafeMutablePointer<FcFontSet>?
  /// The places of fonts with outlines in the set.
  private var usable: [Int] = []

  /// Asks fontconfig.
  ///
  /// - Parameters:
  ///   - style: The wanted letters.
  ///   - language: BCP 47 tag of the text's language, if it is known.
  /// - Throws: ``TextDrawingError``.
  init(_ style: TextStyle, language: String?) throws(TextDrawingError) {
    guard let pattern = unsafe FcPatternCreate(), let languages = unsafe FcLangSetCreate() else {
      throw .library(name: "fontconfig")
    }
    defer {
      unsafe FcPatternDestroy(pattern)
      unsafe FcLangSetDestroy(languages)
    }
    for family in style.families { unsafe FcPatternAddString(pattern, FC_FAMILY, family) }
    unsafe FcPatternAddInteger(pattern, FC_WEIGHT, Self.weight(style.weight))
    unsafe FcPatternAddInteger(
      pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    unsafe FcPatternAddBool(pattern, FC_OUTLINE, 1)
    unsafe FcLangSetAdd(languages, Self.name(of: language))
    unsafe FcPatternAddLangSet(pattern, FC_LANG, languages)
    unsafe FcConfigSubstitute(nil, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    // A machine without fonts has no set.
    unsafe fonts = FcFontSort(nil, pattern, 0, nil, &result)
    let count = unsafe Int(fonts?.pointee.nfont ?? 0)
    usable = (0..<count).filter { unsafe isUsable(font($0)) }
  }

  deinit { if let fonts = unsafe fonts { unsafe FcFontSetDestroy(fonts) } }

  private func font(_ place: Int) -> OpaquePointer? { unsafe fonts?.pointee.fonts[place] }

  /// How many fonts there are.
  var count: Int { usable.count }

  /// A font.
  func entry(_ place: Int) -> Entry? {
    let font = unsafe font(usable[place])
    var (index, file) = unsafe (CInt(0), UnsafeMutablePointer<FcChar8>?.none)
    guard unsafe FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch,
      let file = unsafe file,
      unsafe FcPatternGetInteger(font, FC_INDEX, 0, &index) == FcResultMatch
    else { return nil }
    return Entry(file: unsafe String(cString: file), index: Int(index))
  }

  /// Whether a font has a letter.
  func has(_ scalar: Unicode.Scalar, _ place: Int) -> Bool {
    let font = unsafe font(usable[place])
    var letters: OpaquePointer?
    return unsafe FcPatternGetCharSet(font, FC_CHARSET, 0, &letters) == FcResultMatch
      && FcCharSetHasChar(letters, scalar.value) != 0
  }

  /// Whether its letters are outlines that HarfBuzz and FreeType read in the same way, and of one colour.
  private func isUsable(_ font: OpaquePointer?) -> Bool {
    func holds(_ name: String) -> Bool {
      var value: FcBool = 0
      return unsafe FcPatternGetBool(font, name, 0, &value) == FcResultMatch && value != 0
    }
    var format: UnsafeMutablePointer<FcChar8>?
    guard holds(FC_OUTLINE), !holds(FC_COLOR),
      unsafe FcPatternGetString(font, FC_FONTFORMAT, 0, &format) == FcResultMatch,
      let format = unsafe format
    else { return false }
    return ["TrueType", "CFF"].contains(unsafe String(cString: format))
  }

  private static func weight(_ weight: TextStyle.Weight) -> CInt {
    switch weight {
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .bold: FC_WEIGHT_BOLD
    }
  }

  /// What fontconfig calls a language: Chinese by the country that writes as the text does, others by their first subtag.
  private static func name(of language: String?) -> String {
    let parts = (language ?? "en").lowercased().split(separator: "-").map(String.init)
    guard let first = parts.first, first != "und" else { return "en" }
    guard first == "zh" else { return first }
    if parts.contains("hk") { return "zh-hk" }
    return parts.contains("hant") || parts.contains("tw") ? "zh-tw" : "zh-cn"
  }
}

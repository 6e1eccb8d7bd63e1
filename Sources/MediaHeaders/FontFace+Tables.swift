package import ReadingModel

extension FontFace {
  /// The longest name that the page has room for, in characters.
  private static let nameLimit = 60

  /// Reads a font file; `nil` when it is no font.
  ///
  /// Read from the tables of OpenType (ISO/IEC 14496-22): `name`, `OS/2` and `fvar`. The tables of WOFF
  /// and WOFF2 are compressed, so of those only the header is checked, and the file's name is the font's.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, of unknown origin.
  ///   - fileName: What it is called.
  package init?(_ bytes: [UInt8], fileName: String) {
    let reader = FontTables(bytes)
    guard let format = reader.format else { return nil }
    var (family, weight, isItalic) = FontFace.guess(fileName)
    if format == .ttf || format == .otf {
      if let name = reader.family.map(FontFace.cleaned), !name.isEmpty { family = name }
      isItalic = reader.isItalic ?? isItalic
      weight = reader.weights ?? weight
    }
    self.init(format: format, family: family, weight: weight, isItalic: isItalic)
  }

  /// A name without its invisible characters.
  private static func cleaned(_ name: String) -> String {
    let visible = name.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    let text = String(String.UnicodeScalarView(visible)).prefix(nameLimit)
    return String(text.drop { $0 == " " })
  }

  /// Guesses a face from its file's name by custom: `Bitter-BoldItalic.woff2`.
  private static func guess(
    _ fileName: String
  ) -> (family: String, weight: ClosedRange<Int>, isItalic: Bool) {
    let stem = fileName.split(separator: ".").first.map(String.init) ?? fileName
    let parts = stem.split(separator: "-", maxSplits: 1).map(String.init)
    let style = (parts.count > 1 ? parts[1] : "").lowercased()
    let names = [
      ("extralight", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("thin", 100),
      ("light", 300), ("medium", 500), ("black", 900), ("bold", 700),
    ]
    let weight = names.first { style.contains($0.0) }?.1 ?? 400
    let isVariable = stem.lowercased().contains("variable") || stem.contains("[")
    let base = parts.first?.split(separator: "[").first.map(String.init) ?? stem
    let family = cleaned(base)
    return (
      family.isEmpty ? "Font" : family, isVariable ? 100...900 : weight...weight,
      style.contains("italic") || style.contains("oblique")
    )
  }
}

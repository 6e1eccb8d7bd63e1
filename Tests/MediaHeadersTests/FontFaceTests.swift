import MediaHeaders
import ReadingModel
import TestSupport
import Testing

struct FontFaceTests {
  private func read(_ maker: FontMaker, _ name: String = "File-Light.ttf") -> FontFace? {
    FontFace(maker.bytes, fileName: name)
  }

  @Test func aFontSaysItsFamilyWeightAndSlant() throws {
    let face = try #require(read(FontMaker(family: "Grüne Straße", weight: 650, isItalic: true)))
    #expect(face.family == "Grüne Straße")
    #expect(face.weight == 650...650)
    #expect(face.isItalic)
    #expect(face.format == .ttf)
    #expect(face.format.mediaType == "font/ttf")
  }

  @Test func theTypographicFamilyGoesBeforeTheOldOneAndEnglishBeforeOthers() throws {
    var maker = FontMaker()
    maker.tables[4].content = FontMaker.names([
      (3, 0x409, 1, "Charis Light"), (3, 0x407, 16, "Karis"), (3, 0x409, 16, "Charis"),
      (3, 0x409, 2, "Regular"),
    ])
    #expect(read(maker)?.family == "Charis")
  }

  @Test func aVariableFontHasAllItsWeights() {
    var maker = FontMaker()
    maker.tables.append(("fvar", FontMaker.axes([("wdth", 50, 100), ("wght", 200, 800)])))
    #expect(read(maker)?.weight == 200...800)
  }

  @Test(arguments: [
    ("Bitter-BoldItalic.woff2", "Bitter", 700, true), ("Bitter.woff2", "Bitter", 400, false),
    ("Source-ExtraLight.x.woff2", "Source", 200, false), (".woff2", "woff2", 400, false),
    ("", "Font", 400, false), ("\u{202E}\u{0}.woff2", "Font", 400, false),
  ])
  func aPackedFontIsCalledAsItsFile(
    _ name: String, _ family: String, _ weight: Int, _ isItalic: Bool
  ) throws {
    let face = try #require(FontFace(FontMaker.packed("wOF2"), fileName: name))
    #expect(face.family == family)
    #expect(face.weight == weight...weight)
    #expect(face.isItalic == isItalic)
  }

  @Test func namesThatCannotBeShownLeaveTheFilesName() {
    for name in ["", "\u{200B}\u{7}", "   "] {
      #expect(read(FontMaker(family: name))?.family == "File")
    }
    #expect(read(FontMaker(family: String(repeating: "a", count: 4000)))?.family.count == 60)
  }

  @Test func packedFontsMustBeAsLongAsTheySay() {
    for kind in ["wOFF", "wOF2"] {
      #expect(FontFace(FontMaker.packed(kind), fileName: "a") != nil)
      #expect(FontFace(FontMaker.packed(kind, length: 99), fileName: "a") == nil)
      #expect(FontFace(FontMaker.packed(kind, length: -1), fileName: "a") == nil)
      #expect(FontFace(FontMaker.packed(kind, tables: 0), fileName: "a") == nil)
      #expect(FontFace(FontMaker.packed(kind, tables: 60_000), fileName: "a") == nil)
    }
  }

  @Test func whatLacksATableIsNoFont() {
    for index in 1..<5 {
      var maker = FontMaker()
      maker.tables.remove(at: index)
      #expect(read(maker) == nil)
    }
  }

  /// Cut anywhere, a font is refused or read, and nothing else happens.
  @Test func everyTruncationIsHarmless() {
    var maker = FontMaker()
    maker.tables.append(("fvar", FontMaker.axes([("wght", 200, 800)])))
    let whole = maker.bytes
    #expect(FontFace(whole, fileName: "a.ttf") != nil)
    for length in 0..<whole.count {
      #expect(FontFace(Array(whole.prefix(length)), fileName: "a.ttf") == nil)
    }
    for kind in ["wOFF", "wOF2"] {
      let whole = FontMaker.packed(kind)
      for length in 0..<whole.count {
        #expect(FontFace(Array(whole.prefix(length)), fileName: "a") == nil)
      }
    }
  }

  /// Every pair of bytes is made as large as can be: offsets beyond the file, endless counts.
  @Test func everyLyingNumberIsHarmless() {
    var maker = FontMaker(family: "Lie")
    maker.tables.append(("fvar", FontMaker.axes([("wdth", 1, 2), ("wght", 200, 800)])))
    let whole = maker.bytes
    for place in 0..<whole.count - 1 {
      for lie: [UInt8] in [[0xFF, 0xFF], [0x7F, 0xFF], [0x80, 0], [0, 0], [0, 1]] {
        var bytes = whole
        bytes.replaceSubrange(place..<place + 2, with: lie)
        guard let face = FontFace(bytes, fileName: "File.ttf") else { continue }
        #expect(!face.family.isEmpty && face.family.count <= 60)
        #expect(face.weight.lowerBound >= 1 && face.weight.upperBound <= 1000)
      }
    }
  }
}

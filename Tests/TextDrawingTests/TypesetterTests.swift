import PictureFiles
import Testing

@testable import TextDrawing

/// Texts in the fonts of the machine: Debian's `fonts-noto-core`, which the build installs, at least.
struct TypesetterTests {
  private static let style = TextStyle(families: ["Noto Serif", "serif"], weight: .bold)
  private static let room = Typesetter.Room(width: 80, height: 48, largest: 20, smallest: 5)
  /// Ideographs for which hardly any font has letters (Extension G).
  private static let unknown = "\u{30000}\u{30001}"

  private func set(
    _ text: String, _ language: String? = "en", in room: Typesetter.Room = room
  ) throws -> SetText? {
    try Typesetter(language: language).set(text, Self.style, in: room)
  }

  /// Draws a text at 10, 10 of a canvas of 100 by 70 units.
  private func drawn(
    _ text: SetText, _ alignment: SetText.Alignment = .start
  ) throws -> PixelPicture {
    var canvas = try Canvas(width: 100, height: 70, scale: 4, ground: Colour(0xFF_FF_FF))
    canvas.draw(text, x: 10, y: 10, width: 80, alignment, Colour(0))
    return canvas.picture
  }

  private func ink(_ title: String, _ language: String? = "en") throws -> Ink {
    let text = try #require(try set(title, language))
    return try #require(try drawn(text).ink(on: 255))
  }

  private func pixels(_ title: String) throws -> PixelPicture {
    let text = try #require(try set(title))
    return try drawn(text)
  }

  static let titles: [(String, String)] = [
    ("Emma", "en"), ("Über die allmähliche Verfertigung der Gedanken beim Reden", "de"),
    ("Donaudampfschifffahrtsgesellschaftskapitän", "de"), ("Преступление и наказание", "ru"),
    ("Ὀδύσσεια", "el"), ("ألف ليلة وليلة", "ar"), ("מלחמה ושלום", "he"), ("गोदान", "hi"),
    ("สี่แผ่นดิน", "th"), ("A & B <\"C\">", "und"),
    (String(repeating: "Lorem ipsum dolor sit amet ", count: 4_000), "la"),
    (String(repeating: "a", count: 100_000), "en"),
    (String(repeating: "e\u{301}\u{302}", count: 50_000), "fr"),
    ("a" + String(repeating: "\u{301}", count: 100_000), "fr"),
  ]

  @Test(arguments: titles)
  func aTextHasInkAndStaysInItsRoom(title: String, language: String) throws {
    let text = try #require(try set(title, language))
    #expect(text.lineCount > 0 && text.height <= 48 && text.width <= 80 * 1.01)
    for alignment in [SetText.Alignment.start, .centre] {
      let ink = try #require(try drawn(text, alignment).ink(on: 255))
      // Slanting and round letters pass the ends of a line by a hair, accents its top.
      #expect(ink.x.lowerBound >= 36 && ink.x.upperBound <= 364, "\(ink)")
      #expect(ink.y.lowerBound > 0 && ink.y.upperBound < 280, "\(ink)")
    }
  }

  @Test func theSameTextGivesTheSamePixels() throws {
    let title = "Ænglish, ألف 1869 — Ὅμηρος"
    #expect(try pixels(title) == pixels(title))
  }

  @Test func aShortTextIsLargeAndALongOneSmaller() throws {
    #expect(try set("Emma")?.size == 20)
    let long = try #require(
      try set("The Life and Strange Surprizing Adventures of Robinson Crusoe"))
    #expect(long.size < 14 && long.size > 6 && long.lineCount > 2)
  }

  @Test func whatDoesNotFitIsCutWithAnEllipsis() throws {
    let supply = try LetterSupply(Self.style, language: "en", FreeType())
    let long = String(repeating: "many words ", count: 40)
    let text = try #require(try set(long))
    let whole = try #require(Paragraph(long, supply, language: "en"))
    let all = try #require(whole.breaks(width: 80 / text.size, breaksWords: true))
    #expect(text.size == 5 && text.lineCount < all.count)
    let place = try #require(supply.place(of: ["…"], preferred: nil))
    let dots = try #require(supply.typeface(place))
    let ellipsis = dots.shape(0..<1, of: [0x2026], isRightToLeft: false, language: "en")
    #expect(text.lines.last?.parts.last?.glyph.number == ellipsis.first?.number)
  }

  @Test func linesOfArabicAndHebrewBeginOnTheRight() throws {
    for title in ["ألف ليلة", "שלום"] {
      let ink = try ink(title, nil)
      #expect(ink.x.upperBound > 350 && ink.x.lowerBound > 60, "\(title) \(ink)")
    }
    #expect(try ink("Emma").x.lowerBound < 50)
  }

  @Test func lettersOfArabicAreJoined() throws {
    let supply = try LetterSupply(Self.style, language: "ar", FreeType())
    func glyphs(_ text: String) throws -> [UInt32] {
      let paragraph = try #require(Paragraph(text, supply, language: "ar"))
      let breaks = try #require(paragraph.breaks(width: 100, breaksWords: false))
      return breaks.flatMap { paragraph.line($0).parts.map(\.glyph.number) }
    }
    #expect(try Set(glyphs("ببب")).count > Set(glyphs("ب")).count)
  }

  @Test func controlsAndWhatNoFontHasLeaveNoBoxes() throws {
    let plain = try pixels("AB Z")
    for title in ["A\u{0}B\u{7} Z", "A\u{202E}B Z", "A\u{E000}B\u{FFFF}\n\t Z", " AB  Z \u{F0000}"]
    {
      #expect(try pixels(title) == plain, "\(title.debugDescription)")
    }
  }

  @Test func aTextOfUnknownLettersIsNotDrawn() throws {
    for title in [Self.unknown, "Known " + Self.unknown, "", " \n", "\u{0}\u{7}"] {
      #expect(try set(title) == nil, "\(title.debugDescription)")
    }
  }

  @Test(.enabled(if: hasIdeographs, "no font of the machine has ideographs"))
  func chineseBreaksBetweenAnyTwoLettersButNotBeforeAStop() throws {
    let room = Typesetter.Room(width: 30, height: 60, largest: 10, smallest: 10)
    let text = try #require(try set("三国演义上卷。", "zh", in: room))
    #expect(text.lineCount == 3 && text.lines.allSatisfy { $0.parts.count <= 3 })
    #expect(text.lines.last?.parts.count == 2 || text.lines.last?.parts.count == 1)
  }

  static var hasIdeographs: Bool {
    let supply = try? LetterSupply(style, language: "zh", FreeType())
    return supply?.place(of: ["义"], preferred: nil) != nil
  }

  @Test func aRoomForNoLetterHasNone() throws {
    let room = Typesetter.Room(width: 1, height: 1, largest: 20, smallest: 5)
    #expect(try set("Emma", in: room) == nil)
    #expect(
      try set("Emma", in: Typesetter.Room(width: -9, height: -9, largest: 20, smallest: 5)) == nil)
  }
}

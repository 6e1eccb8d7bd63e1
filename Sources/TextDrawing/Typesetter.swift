/// Breaks texts into lines and chooses the size of their letters.
///
/// A letter comes from the first font of the machine that has it: in the order of the style's families, then of fonts made
/// for the language. Not to be shared between threads.
public struct Typesetter {
  /// The room that a text has, and the sizes that its letters may have; all in units of a canvas.
  public struct Room: Hashable, Sendable {
    /// Of a line.
    public var width: Double
    /// Of all lines.
    public var height: Double
    /// Of an em.
    public var largest: Double
    /// Of an em.
    public var smallest: Double

    /// Describes a room.
    ///
    /// - Parameters:
    ///   - width: Of a line.
    ///   - height: Of all lines.
    ///   - largest: Of an em.
    ///   - smallest: Of an em.
    public init(width: Double, height: Double, largest: Double, smallest: Double) {
      self.width = width
      self.height = height
      self.largest = largest
      self.smallest = smallest
    }
  }

  /// No more of a text is looked at: more letters than fit any room.
  private static let scalarLimit = 600
  private static let step = 0.5
  /// Of a line to an em, at least.
  private static let lineHeight = 1.16
  /// Of a line to the height of a font, in which accents have room.
  private static let tightness = 0.85
  private static let ellipsis = "…"
  /// Broken words are worse than letters down to this share of the largest.
  private static let wholeWords = 0.45
  /// The share of the largest letters from which a text with broken words begins to shrink.
  private static let brokenWords = 0.6

  private let freeType: FreeType
  private let language: String?

  /// Prepares drawing.
  ///
  /// - Parameter language: BCP 47 tag of the texts' language, if it is known.
  /// - Throws: ``TextDrawingError``.
  public init(language: String?) throws(TextDrawingError) {
    freeType = try FreeType()
    self.language = language
  }

  /// Sets a text as large as its room allows: words are broken only where they would be too small, and what does not fit
  /// at all is cut with an ellipsis.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: Its letters.
  ///   - room: The room.
  /// - Returns: The text; `nil` where no font of the machine has one of its letters, or where there is no room for a letter.
  /// - Throws: ``TextDrawingError``.
  public func set(
    _ text: String, _ style: TextStyle, in room: Room
  ) throws(TextDrawingError) -> SetText? {
    let supply = try LetterSupply(style, language: language, freeType)
    let scalars = text.unicodeScalars.prefix(Self.scalarLimit)
    let isCut = scalars.endIndex < text.unicodeScalars.endIndex
    let shown = String(String.UnicodeScalarView(scalars)) + (isCut ? Self.ellipsis : "")
    guard let paragraph = Paragraph(shown, supply, language: language) else { return nil }
    let whole = max(room.smallest, room.largest * Self.wholeWords)
    let broken = max(room.smallest, room.largest * Self.brokenWords)
    return fitted(paragraph, room, from: room.largest, to: whole, breaksWords: false)
      ?? fitted(paragraph, room, from: broken, to: room.smallest, breaksWords: true)
      ?? cut(paragraph, room, supply)
  }

  private func fitted(
    _ paragraph: Paragraph, _ room: Room, from largest: Double, to smallest: Double,
    breaksWords: Bool
  ) -> SetText? {
    let metrics = Metrics(paragraph)
    for size in stride(from: largest, through: smallest, by: -Self.step) {
      guard let lines = paragraph.breaks(width: room.width / size, breaksWords: breaksWords),
        Double(lines.count) * metrics.lineHeight * size <= room.height
      else { continue }
      // A word that is broken fills its line.
      let width =
        breaksWords
        ? room.width / size
        : paragraph.balanced(width: room.width / size, breaksWords: false, count: lines.count)
      return set(paragraph, paragraph.breaks(width: width, breaksWords: breaksWords) ?? lines, size)
    }
    return nil
  }

  /// The beginning of a text that doesn't fit, in the smallest letters.
  private func cut(_ paragraph: Paragraph, _ room: Room, _ supply: LetterSupply) -> SetText? {
    let width = room.width / room.smallest
    let most = Int(room.height / room.smallest / Metrics(paragraph).lineHeight)
    guard most > 0, let lines = paragraph.breaks(width: width, breaksWords: true),
      lines.count > most
    else { return nil }
    var text = paragraph.text(upTo: lines[most - 1].range.upperBound)
    while !text.isEmpty {
      if let cut = Paragraph(text + Self.ellipsis, supply, language: language),
        let lines = cut.breaks(width: width, breaksWords: true), lines.count <= most
      {
        return set(cut, lines, room.smallest)
      }
      text.removeLast()
      while text.last?.isWhitespace == true || text.last?.isPunctuation == true {
        text.removeLast()
      }
    }
    return nil
  }

  private func set(_ paragraph: Paragraph, _ lines: [Paragraph.Break], _ size: Double) -> SetText {
    let metrics = Metrics(paragraph)
    return SetText(
      lines: lines.map(paragraph.line), size: size, lineHeight: metrics.lineHeight * size,
      baseLine: metrics.baseLine * size, isRightToLeft: paragraph.isRightToLeft)
  }

  /// How high lines are, in em.
  private struct Metrics {
    let lineHeight: Double
    /// From the top of a line.
    let baseLine: Double

    init(_ paragraph: Paragraph) {
      let typefaces = paragraph.typefaces
      let ascent = typefaces.map(\.ascent).max() ?? 1
      let descent = typefaces.map(\.descent).max() ?? 0
      lineHeight = max(Typesetter.lineHeight, (ascent + descent) * Typesetter.tightness)
      baseLine = (lineHeight - ascent - descent) / 2 + ascent
    }
  }
}

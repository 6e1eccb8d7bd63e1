import PictureFiles
import TextDrawing

/// Draws the cover of a book that has none: its words on a ground of the book's own colours.
struct DrawnCover {
  /// Pixels in a hundredth of the width: 1200 × 1800, as many as the largest e-readers show.
  private static let scale = 12.0
  /// The quality of JPEG at which flat colours have clean edges, 1...100.
  private static let quality = 90

  /// The families that set-up and the package install, then the machine's own.
  private enum Letters {
    static let serif =
      ["", " Armenian", " Devanagari", " Georgian", " Hebrew", " Thai"].map { "Noto Serif" + $0 }
      + ["Noto Naskh Arabic", "serif"]
    static let sans = ["Noto Sans", "Noto Naskh Arabic", "sans-serif"]

    static let title = TextStyle(families: serif, weight: .bold)
    static let subtitle = TextStyle(families: serif, isItalic: true)
    static let author = TextStyle(families: sans, weight: .medium)
    static let imprint = TextStyle(families: sans)
  }

  /// Letters, in hundredths of the width.
  private enum Size {
    static let smallestTitle = 5.0
    static let author = 6.0
    static let imprint = 4.8
    static let smallest = 4.0
    /// A title in less room is hardly read.
    static let leastTitleHeight = 16.0
  }

  private let words: CoverWords
  private let setter: Typesetter
  private var design: CoverDesign
  private var places: CoverPlaces
  private var title: SetText?
  private var subtitle: SetText?
  private var authors: SetText?
  private var imprint: SetText?

  /// Draws a cover.
  ///
  /// Where no font of the machine has the letters of the title, the cover has ornaments and the other words.
  ///
  /// - Parameters:
  ///   - words: What it says.
  ///   - seed: What the book is known by; it chooses colours and layout.
  /// - Returns: The picture as JPEG.
  /// - Throws: `TextDrawingError`, `PictureError` when there is too little memory.
  static func jpeg(of words: CoverWords, seed: String) throws -> [UInt8] {
    var cover = try DrawnCover(words, seed: seed)
    return try JPEGWriter.bytes(of: try cover.drawn(), quality: quality)
  }

  private init(_ words: CoverWords, seed: String) throws {
    self.words = words
    design = CoverDesign(seed: seed)
    places = CoverPlaces(design.layout)
    setter = try Typesetter(language: words.language)
  }

  private mutating func drawn() throws -> PixelPicture {
    try setWords()
    if title == nil {
      // The layout that has an ornament of its own, and no empty label.
      design.layout = .frame
      places = CoverPlaces(.frame)
      try setWords()
    }
    var canvas = try Canvas(
      width: CoverDesign.width, height: CoverDesign.height, scale: Self.scale,
      ground: design.palette.ground)
    CoverArt(design).draw(on: &canvas, initial: try initial())
    draw(on: &canvas)
    return canvas.picture
  }

  // MARK: Setting

  private mutating func setWords() throws {
    imprint = try line(words.imprint, Letters.imprint, Size.imprint, lines: 1)
    let authorLines = imprint == nil && design.layout != .initial ? 2.0 : 1
    authors = try line(words.authors, Letters.author, Size.author, lines: authorLines)
    subtitle = try line(
      words.subtitle, Letters.subtitle, places.subtitleSize, lines: places.subtitleLines)
    var height = titleHeight
    if height < Size.leastTitleHeight {
      subtitle = try line(words.subtitle, Letters.subtitle, places.subtitleSize, lines: 1)
      height = titleHeight
    }
    title = try setter.set(
      words.title, Letters.title,
      in: Typesetter.Room(
        width: places.width, height: height, largest: places.largest,
        smallest: Size.smallestTitle))
  }

  private func line(
    _ text: String?, _ style: TextStyle, _ size: Double, lines: Double
  ) throws -> SetText? {
    guard let text else { return nil }
    // Lines of scripts with tall letters are higher; they are fewer then.
    return try setter.set(
      text, style,
      in: Typesetter.Room(
        width: places.width, height: size * lines * 1.3, largest: size, smallest: Size.smallest))
  }

  private var subtitleHeight: Double { subtitle.map { $0.height + 2 } ?? 0 }
  private var authorHeight: Double {
    [authors, imprint].compactMap(\.self).reduce(0) { $0 + $1.height }
  }
  private var titleHeight: Double {
    let free = places.boxHeight ?? places.foot - places.top - authorHeight - places.authorGap
    return min(places.titleHeight, free - subtitleHeight)
  }

  /// The first letter or digit, large.
  private func initial() throws -> SetText? {
    guard design.layout == .initial,
      let letter = words.title.first(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    return try setter.set(
      letter.uppercased(), Letters.title,
      in: Typesetter.Room(width: 88, height: 400, largest: 104, smallest: 52))
  }

  // MARK: Drawing

  private func draw(on canvas: inout Canvas) {
    let isOnLabel = [.label, .bands].contains(design.layout)
    let ink = isOnLabel ? design.palette.label.ink : design.palette.ink
    let alignment: SetText.Alignment = places.isCentred ? .centre : .start
    var y = places.top
    func put(_ text: SetText?, gap: Double = 0, opacity: Double = 1) {
      guard let text else { return }
      y += gap
      canvas.draw(
        text, x: places.x, y: y, width: places.width, alignment, ink, opacity: opacity)
      y += text.height
    }
    if let box = places.boxHeight {
      let used = (title?.height ?? 0) + subtitleHeight
      // Without an author below, the words stand in the middle of the whole.
      y += (box - used) / 2 + (authorHeight == 0 ? 7 : 0)
    }
    put(title)
    put(subtitle, gap: 2, opacity: 0.92)
    if let box = places.boxHeight {
      y = places.top + box
    } else if places.hasAuthorAtFoot {
      y = places.foot - authorHeight - places.authorGap
    }
    put(authors, gap: places.authorGap)
    put(imprint, gap: authors == nil ? places.authorGap : 0, opacity: 0.92)
  }
}

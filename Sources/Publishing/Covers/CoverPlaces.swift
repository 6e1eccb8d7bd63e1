/// Where a layout has room for words, in hundredths of the cover's width; as `Web/css/covers.css` has it.
struct CoverPlaces {
  /// The left edge of all words.
  var x: Double
  /// The width of all words.
  var width: Double
  /// The upper edge of the title's room.
  var top: Double
  /// The lowest place of all words.
  var foot: Double
  /// The height of the title.
  var titleHeight: Double
  /// The largest letters of the title.
  var largest: Double
  /// Whether lines stand in the middle.
  var isCentred = false
  /// The height in whose middle title and subtitle stand; `nil` where they begin at the top.
  var boxHeight: Double?
  /// Whether the author stands at the foot, apart from the title.
  var hasAuthorAtFoot = false
  /// The size of the subtitle's letters.
  var subtitleSize = 6.0
  /// The most lines of the subtitle.
  var subtitleLines = 3.0
  /// Between the title's room and the author.
  var authorGap = 4.5

  /// The places of a layout.
  init(_ layout: CoverDesign.Layout) {
    (x, width, top, foot) = (10, 80, 11, 140)
    switch layout {
    case .label:
      (x, width, top, foot, titleHeight, largest) = (20, 60, 23, 89.5, 44, 15)
      (isCentred, boxHeight, authorGap) = (true, 48, 2.5)
      (subtitleSize, subtitleLines) = (5, 2)
    case .bands:
      (top, foot, titleHeight, largest) = (40, 115, 46, 18)
      (isCentred, boxHeight, authorGap) = (true, 56, 0.5)
      (subtitleSize, subtitleLines) = (5.4, 2)
    case .frame:
      (x, width, top, foot, titleHeight, largest) = (16, 68, 16, 122, 58, 17)
      (isCentred, boxHeight, authorGap) = (true, 78, 4)
    case .arcs: (foot, titleHeight, largest) = (84, 48, 21)
    case .initial: (top, foot, titleHeight, largest) = (9, 84, 44, 15)
    case .cloth:
      (x, width, titleHeight, largest, hasAuthorAtFoot) = (22, 68, 66, 20, true)
    case .hills: (foot, titleHeight, largest) = (80, 54, 20)
    case .rules: (foot, titleHeight, largest) = (112, 70, 22)
    }
  }
}

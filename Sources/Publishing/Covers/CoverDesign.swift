import TextDrawing

/// The layout and the colours of a drawn cover, always the same for the same book.
///
/// The library's page draws covers, too: what is chosen here is what `Web/js/covers/cover-design.js` chooses, so that a book
/// is known again. Lengths are hundredths of the cover's width; the cover is 100 wide and 150 high.
struct CoverDesign: Hashable {
  /// What is drawn beside the words.
  enum Layout: CaseIterable {
    case label, bands, frame, arcs, initial, cloth, hills, rules
  }

  /// Ink and second colour can be read on the ground, by 4.5 : 1 and 3 : 1, and so in greys.
  struct Palette: Hashable {
    var ground: Colour
    var ink: Colour
    var second: Colour

    init(_ ground: UInt32, _ ink: UInt32, _ second: UInt32) {
      self.ground = Colour(ground)
      self.ink = Colour(ink)
      self.second = Colour(second)
    }

    /// The colours of a label stuck on: light, with dark letters.
    var label: (ground: Colour, ink: Colour) {
      ground.isDark ? (ink, ground) : (Colour(0xFD_F9_F0), ink)
    }
  }

  static let width = 100.0
  static let height = 150.0

  static let palettes = [
    Palette(0x1E_48_54, 0xF4_EC_DC, 0xE3_AD_68), Palette(0x66_23_30, 0xF7_EB_DF, 0xDF_A2_7C),
    Palette(0x29_48_3A, 0xF1_EA_D6, 0xCF_BD_66), Palette(0x2A_32_63, 0xEE_ED_F6, 0x9B_BB_E0),
    Palette(0xDF_AE_52, 0x2A_23_14, 0x7A_35_17), Palette(0xE6_C0_B5, 0x41_25_2A, 0x93_40_4B),
    Palette(0xAE_CB_D4, 0x1B_30_3C, 0x2B_60_76), Palette(0xE9_DF_C9, 0x32_2F_29, 0xA2_50_2F),
    Palette(0x48_2D_4D, 0xF3_E9_F0, 0xDC_9A_AE), Palette(0x39_41_49, 0xF0_EE_E8, 0xEC_8F_74),
    Palette(0xC0_CB_AE, 0x29_33_1F, 0x4C_64_36), Palette(0x1B_20_30, 0xEE_E9_DD, 0xCC_B0_77),
  ]

  var layout: Layout
  var palette: Palette
  /// The number of the pattern.
  var pattern: Int
  /// 0...1, varies the drawing.
  var turn: Double

  /// Chooses.
  ///
  /// - Parameter seed: What the book is known by.
  init(seed: String) {
    let hash = Self.hash(seed)
    layout = Layout.allCases[Int(hash) % Layout.allCases.count]
    palette = Self.palettes[Int(hash >> 6) % Self.palettes.count]
    pattern = Int(hash >> 13 & 0xFF)
    turn = Double(hash >> 20 & 0xFF) / 255
  }

  /// FNV-1a of UTF-16 units, with its bits stirred, since the low ones are used apart; the page's, bit by bit.
  static func hash(_ text: String) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for unit in text.utf16 { hash = (hash ^ UInt32(unit)) &* 0x0100_0193 }
    hash = (hash ^ hash >> 16) &* 0x85EB_CA6B
    hash = (hash ^ hash >> 13) &* 0xC2B2_AE35
    return hash ^ hash >> 16
  }
}

/// The elements that extraction knows by name; all others keep the name that the page gives them.
enum ElementName: UInt8, CaseIterable {
  case document, text, comment, unknown
  case a, abbr, acronym, address, applet, area, article, aside, audio
  case b, base, basefont, bdi, bdo, bgsound, big, blink, blockquote, body, br, button
  case canvas, caption, center, cite, code, col, colgroup
  case data, datalist, dd, del, details, dfn, dialog, dir, div, dl, dt
  case em, embed
  case fieldset, figcaption, figure, font, footer, form, frame, frameset
  case h1, h2, h3, h4, h5, h6, head, header, hgroup, hr, html
  case i, iframe, image, img, input, ins
  case kbd, keygen
  case label, legend, li, link, listing
  case main, map, mark, marquee, math, menu, menuitem, meta, meter
  case nav, nobr, noembed, noframes, noscript
  case object, ol, optgroup, option, output
  case p, param, picture, plaintext, pre, progress
  case q
  case rb, rp, rt, rtc, ruby
  case s, samp, script, search, section, select, small, source, span, strike, strong, style, sub,
    summary, sup, svg
  case table, tbody, td, template, textarea, tfoot, th, thead, time, title, tr, track, tt
  case u, ul
  case `var`, video
  case wbr
  case xmp
  // Foreign elements that the tree construction asks for.
  case annotationXML, desc, foreignObject, mi, mn, mo, ms, mtext, mglyph, malignmark

  /// The name as it stands in markup.
  var spelling: String { Self.spellings[Int(rawValue)] }

  /// The names of all cases in their order; to print a case, a new process would first look through all conformances.
  private static let spellings = """
    document text comment unknown a abbr acronym address applet area article aside audio b \
    base basefont bdi bdo bgsound big blink blockquote body br button canvas caption \
    center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em \
    embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 \
    head header hgroup hr html i iframe image img input ins kbd keygen label legend li \
    link listing main map mark marquee math menu menuitem meta meter nav nobr noembed \
    noframes noscript object ol optgroup option output p param picture plaintext pre \
    progress q rb rp rt rtc ruby s samp script search section select small source span \
    strike strong style sub summary sup svg table tbody td template textarea tfoot th \
    thead time title tr track tt u ul var video wbr xmp annotation-xml desc foreignobject \
    mi mn mo ms mtext mglyph malignmark
    """
    .split(separator: " ").map(String.init)

  /// Elements without content (HTML Standard 13.1.2).
  static let void: ElementSet = [
    .area, .base, .basefont, .bgsound, .br, .col, .embed, .frame, .hr, .img, .input, .keygen,
    .link, .meta, .param, .source, .track, .wbr,
  ]
}

/// A set of element names.
struct ElementSet: ExpressibleByArrayLiteral {
  /// So many names have room in a set.
  static let room = 192

  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  init(arrayLiteral names: ElementName...) {
    for name in names { insert(name) }
  }

  /// Adds a name.
  @inline(__always)
  mutating func insert(_ name: ElementName) {
    let bit = UInt64(1) << UInt64(name.rawValue & 63)
    switch name.rawValue >> 6 {
    case 0: low |= bit
    case 1: middle |= bit
    default: high |= bit
    }
  }

  /// Whether two sets have a name in common.
  @inline(__always)
  func meets(_ other: ElementSet) -> Bool {
    low & other.low | middle & other.middle | high & other.high != 0
  }

  /// Whether it holds the name.
  @inline(__always)
  func contains(_ name: ElementName) -> Bool {
    let bit = UInt64(1) << UInt64(name.rawValue & 63)
    return switch name.rawValue >> 6 {
    case 0: low & bit != 0
    case 1: middle & bit != 0
    default: high & bit != 0
    }
  }

  /// The sum of the numbers that a table has at the names of the set.
  func sum(of table: [Int32]) -> Int {
    func sum(_ bits: UInt64, from start: Int) -> Int {
      var bits = bits
      var sum = 0
      while bits != 0 {
        sum += Int(table[start + bits.trailingZeroBitCount])
        bits &= bits - 1
      }
      return sum
    }
    return sum(low, from: 0) + sum(middle, from: 64) + sum(high, from: 128)
  }

  /// What either of two sets holds.
  func union(_ other: ElementSet) -> ElementSet {
    var both = self
    both.low |= other.low
    both.middle |= other.middle
    both.high |= other.high
    return both
  }
}

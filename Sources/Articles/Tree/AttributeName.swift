/// The attributes that extraction asks for; all others keep the name that the page gives them.
enum AttributeName: UInt8, CaseIterable {
  case unknown
  case align, alt, ariaHidden, ariaModal, background, bgcolor, border, cellpadding, cellspacing,
    charset
  case `class`, color, colspan, content, data, dataAddress, dataSrc, dataSrcset, datatable, dir,
    face, frame, height, hidden
  case href, hspace, httpEquiv, id, itemprop, lang, name, poster, property, rel, role, rowspan,
    rules, size, src
  case srcdoc, srcset, style, summary, title, type, valign, vspace, width, xmlLang

  /// The name as it stands in markup.
  var spelling: String { self == .unknown ? "" : Self.spellings[Int(rawValue)] }

  /// The names of all cases in their order; to print a case, a new process would first look through all conformances.
  private static let spellings = """
    unknown align alt aria-hidden aria-modal background bgcolor border cellpadding \
    cellspacing charset class color colspan content data data-address data-src data-srcset \
    datatable dir face frame height hidden href hspace http-equiv id itemprop lang name \
    poster property rel role rowspan rules size src srcdoc srcset style summary title type \
    valign vspace width xml:lang
    """
    .split(separator: " ").map(String.init)
}

/// An attribute of an element; name and value are places in the tree's bytes.
struct PageAttribute {
  /// Which one it is, if extraction knows it.
  var known: AttributeName
  /// The name in lower case; empty for a known one.
  var name: ByteRange
  /// The value.
  var value: ByteRange
}

/// A place in a tree's bytes.
struct ByteRange {
  var start: Int32
  var count: Int32

  /// A range from its ends.
  init(_ range: Range<Int>) {
    start = Int32(range.lowerBound)
    count = Int32(range.count)
  }

  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  var isEmpty: Bool { count == 0 }

  /// No bytes.
  static var empty: ByteRange { ByteRange(0..<0) }
}

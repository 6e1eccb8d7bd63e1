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
  var spelling: String {
    switch self {
    case .unknown: ""
    case .ariaHidden: "aria-hidden"
    case .ariaModal: "aria-modal"
    case .dataAddress: "data-address"
    case .dataSrc: "data-src"
    case .dataSrcset: "data-srcset"
    case .httpEquiv: "http-equiv"
    case .xmlLang: "xml:lang"
    default: "\(self)"
    }
  }
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

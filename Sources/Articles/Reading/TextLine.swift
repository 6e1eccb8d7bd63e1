/// A run of an article's text without a block inside: a paragraph, a heading, an item, a cell.
struct TextLine {
  /// Its element.
  var name: ElementName
  /// The text, white space collapsed.
  var text: String
  /// How much of it is links, 0...1.
  var linkShare: Double
  /// Whether it is a caption or stands in an element for something else than the text.
  var isBeside: Bool
  /// How much of it is in italics, 0...1.
  var italicShare: Double
  /// Whether all its links lead to other sites.
  var leadsElsewhere = false
  /// Whether it is the headline of the page.
  var isHeadline = false
  /// Whether a picture stands right before it.
  var followsPicture = false
  /// How many rules, as `hr` draws them, stand before it.
  var rulesBefore = 0
  /// The length for the reader.
  var length: Int

  /// Whether it stands in brackets, in any script.
  var isBracketed: Bool {
    guard let first = text.first, let last = text.last else { return false }
    return "([（［【".contains(first) && ")]）］】".contains(last)
  }

  /// 1...6 for a heading.
  var headingLevel: Int? {
    switch name {
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    default: nil
    }
  }

  /// Whether it ends as sentences do, in any script.
  var endsSentence: Bool {
    switch text.unicodeScalars.last(where: { !Self.isClosing($0) }) {
    case ".", "!", "?", "…", ":", ";", "。", "！", "？", "：", "；", "؟", "।": true
    default: false
    }
  }

  /// Whether a sign may stand behind the end of a sentence.
  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "”", "’", "»", ")", "]", "“": true
    default: false
    }
  }
}

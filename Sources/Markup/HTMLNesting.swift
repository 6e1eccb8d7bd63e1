extension MarkupDocument {
  /// The deepest nesting that the HTML parser is given; its time grows with the square of the
  /// depth.
  static let htmlDepthLimit = 4_000

  /// Elements without content (HTML Standard 13.1.2).
  static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "frame", "hr", "img", "input", "link", "meta", "param",
    "source", "track", "wbr",
  ]
  /// Elements whose end authors may leave out (HTML Standard 13.1.2.4): unclosed, they don't nest.
  private static let selfEnding: Set<String> = [
    "body", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p", "rp", "rt",
    "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// Refuses a document that would keep the HTML parser busy for minutes.
  static func refuseDeepNesting(_ bytes: Span<UInt8>) throws(MarkupError) {
    var scanner = MarkupScanner()
    var depth = 0
    while let tag = scanner.nextTag(bytes) {
      let name = lowercaseName(tag, bytes)
      guard !voidElements.contains(name), !selfEnding.contains(name), !tag.isSelfClosing else {
        continue
      }
      depth = tag.isEnd ? max(depth - 1, 0) : depth + 1
      guard depth <= htmlDepthLimit else {
        throw MarkupError(message: "elements are nested more than \(htmlDepthLimit) deep")
      }
    }
  }

  /// A document without the tags of elements that are nested too deep for ``html(_:)``; what is inside stays.
  ///
  /// - Parameter bytes: Markup in UTF-8.
  /// - Returns: The same, at most as deep as is parsed.
  public static func withoutDeepTags(_ bytes: [UInt8]) -> [UInt8] {
    let span = bytes.span
    var scanner = MarkupScanner()
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var copied = 0
    var depth = 0
    while let tag = scanner.nextTag(span) {
      let name = lowercaseName(tag, span)
      guard !voidElements.contains(name), !selfEnding.contains(name), !tag.isSelfClosing else {
        continue
      }
      let isDeep = depth + (tag.isEnd ? 0 : 1) > htmlDepthLimit
      depth = tag.isEnd ? max(depth - 1, 0) : depth + 1
      guard isDeep else { continue }
      kept += bytes[copied..<tag.range.lowerBound]
      copied = tag.range.upperBound
    }
    return kept + bytes[copied...]
  }

  /// Rewrites XHTML so that an HTML parser understands it.
  ///
  /// An element that XML closes in its one tag gets an end tag, because HTML would leave it open.
  /// Text that only looks like a tag, such as an e-mail address in angle brackets, is escaped.
  ///
  /// - Parameter bytes: Markup in UTF-8 that is meant as XHTML but is not well-formed.
  /// - Returns: The same with end tags.
  public static func htmlFromXHTML(_ bytes: [UInt8]) -> [UInt8] {
    let span = bytes.span
    var scanner = MarkupScanner()
    var html: [UInt8] = []
    html.reserveCapacity(bytes.count + 1024)
    var copied = 0
    while let tag = scanner.nextTag(span) {
      if !isName(tag.name, span) {
        html += bytes[copied..<tag.range.lowerBound]
        html += Array("&lt;".utf8)
        copied = tag.range.lowerBound + 1
        continue
      }
      guard tag.isSelfClosing, !voidElements.contains(lowercaseName(tag, span)) else { continue }
      html += bytes[copied..<(tag.range.upperBound - 2)]
      html += Array(">".utf8) + Array("</".utf8) + bytes[tag.name] + Array(">".utf8)
      copied = tag.range.upperBound
    }
    html += bytes[copied...]
    return html
  }

  /// Whether a name could be that of an element: letters, digits and a few signs of ASCII.
  private static func isName(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    range.allSatisfy { index in
      let byte = bytes[index]
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      return isLetter || isDigit || [0x2D, 0x2E, 0x3A, 0x5F].contains(byte) || byte >= 0x80
    }
  }

  private static func lowercaseName(_ tag: ScannedTag, _ bytes: Span<UInt8>) -> String {
    var name = ""
    for index in tag.name {
      let byte = bytes[index]
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      name.unicodeScalars.append(Unicode.Scalar(isUpper ? byte | 0x20 : byte))
    }
    return name
  }
}

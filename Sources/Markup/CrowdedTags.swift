extension MarkupDocument {
  /// The most attributes of one element; parsers compare each with all before it.
  static let attributeLimit = 4_000
  /// Only a tag of this many bytes can hold more than ``attributeLimit`` attributes of any length.
  private static let suspiciousByteCount = 4 * attributeLimit

  /// The most tags of a document.
  ///
  /// A node takes 120 bytes, so that this many elements with a text each make 240 MB. The longest
  /// novels in one file have a quarter of it. For HTML half as many are allowed, since gumbo's tree
  /// is twice as large and in memory together with libxml2's.
  static let tagLimit = 1_000_000

  /// Refuses a document of so many tags that its tree would fill the memory, or with an element of
  /// so many attributes that a parser would take minutes.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - tagLimit: The most tags.
  ///   - isHTML: Whether the value of an attribute may hold `<`.
  /// - Throws: ``MarkupError`` when there are too many.
  static func refuseTooManyTags(
    _ bytes: Span<UInt8>, tagLimit: Int, isHTML: Bool
  ) throws(MarkupError) {
    if bytes.count > tagLimit, count(UInt8(ascii: "<"), in: bytes) > tagLimit {
      throw MarkupError(message: "the document has more than \(tagLimit) tags")
    }
    let isSuspicious =
      isHTML ? count(UInt8(ascii: "="), in: bytes) > attributeLimit : hasLongTag(bytes)
    if isSuspicious { try refuseCrowdedTag(bytes, isHTML: isHTML) }
  }

  private static func refuseCrowdedTag(
    _ bytes: Span<UInt8>, isHTML: Bool
  ) throws(MarkupError) {
    var start: Int?
    var equals = 0
    var quote: UInt8?
    var last: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      // Of text in UTF-16 every other byte may be zero.
      if byte <= 0x20 { continue }
      defer { last = byte }
      if byte == UInt8(ascii: "<"), quote == nil || !isHTML {
        (start, equals, quote) = (index, 0, nil)
        continue
      }
      guard let tagStart = start else { continue }
      switch byte {
      case UInt8(ascii: "="):
        equals += 1
        guard equals <= attributeLimit || index - tagStart < suspiciousByteCount else {
          throw MarkupError(message: "an element has more than \(attributeLimit) attributes")
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == byte {
          quote = nil
        } else if quote == nil, last == UInt8(ascii: "=") {
          quote = byte
        }
      case UInt8(ascii: ">") where quote == nil: start = nil
      default: continue
      }
    }
  }

  /// Whether a document of XML may have a tag of ``suspiciousByteCount`` bytes: half as many in a row then hold no `<`.
  ///
  /// Nearly every stretch of a book has one among its first bytes.
  private static func hasLongTag(_ bytes: Span<UInt8>) -> Bool {
    let step = suspiciousByteCount / 2
    var start = 0
    while start + step <= bytes.count {
      let stretch = start..<(start + step)
      if !stretch.contains(where: { bytes[$0] == UInt8(ascii: "<") }) { return true }
      start += step
    }
    return false
  }

  /// How often a byte occurs in a document.
  ///
  /// Each inner loop counts in one byte, so that the compiler can do it for many bytes at once.
  private static func count(_ byte: UInt8, in bytes: Span<UInt8>) -> Int {
    let step = Int(UInt8.max)
    var total = 0
    var start = 0
    while start < bytes.count {
      let end = min(start + step, bytes.count)
      var found: UInt8 = 0
      for index in start..<end {
        found &+= unsafe bytes[unchecked: index] == byte ? 1 : 0
      }
      total += Int(found)
      start = end
    }
    return total
  }
}

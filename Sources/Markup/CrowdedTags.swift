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
  /// - Throws: ``MarkupError`` when there are too many.
  static func refuseTooManyTags(_ bytes: Span<UInt8>, tagLimit: Int) throws(MarkupError) {
    if bytes.count > tagLimit, tagCount(bytes) > tagLimit {
      throw MarkupError(message: "the document has more than \(tagLimit) tags")
    }
    guard hasLongTag(bytes) else { return }
    var start = 0
    var equals = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        start = index
        equals = 0
      case UInt8(ascii: "="):
        equals += 1
        guard equals <= attributeLimit || index - start < suspiciousByteCount else {
          throw MarkupError(message: "an element has more than \(attributeLimit) attributes")
        }
      default: continue
      }
    }
  }

  /// Whether a document may have a tag of ``suspiciousByteCount`` bytes: half as many in a row then hold no bracket.
  ///
  /// Nearly every stretch of a book has a bracket among its first bytes.
  private static func hasLongTag(_ bytes: Span<UInt8>) -> Bool {
    let step = suspiciousByteCount / 2
    var start = 0
    while start + step <= bytes.count {
      let stretch = start..<(start + step)
      let hasBracket = stretch.contains { index in
        bytes[index] == UInt8(ascii: "<") || bytes[index] == UInt8(ascii: ">")
      }
      if !hasBracket { return true }
      start += step
    }
    return false
  }

  /// The number of `<` in a document.
  ///
  /// Each inner loop counts in one byte, so that the compiler can do it for many bytes at once.
  private static func tagCount(_ bytes: Span<UInt8>) -> Int {
    let step = Int(UInt8.max)
    var total = 0
    var start = 0
    while start < bytes.count {
      let end = min(start + step, bytes.count)
      var found: UInt8 = 0
      for index in start..<end {
        found &+= unsafe bytes[unchecked: index] == UInt8(ascii: "<") ? 1 : 0
      }
      total += Int(found)
      start = end
    }
    return total
  }
}

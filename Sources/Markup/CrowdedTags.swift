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
    if bytes.count > tagLimit {
      var tags = 0
      for index in bytes.indices { tags += bytes[index] == UInt8(ascii: "<") ? 1 : 0 }
      guard tags <= tagLimit else {
        throw MarkupError(message: "the document has more than \(tagLimit) tags")
      }
    }
    guard bytes.count >= suspiciousByteCount else { return }
    var total = 0
    for index in bytes.indices { total += bytes[index] == UInt8(ascii: "=") ? 1 : 0 }
    guard total > attributeLimit, hasLongTag(bytes) else { return }
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
  /// The plain loops are those that the compiler can do for many bytes at once.
  private static func hasLongTag(_ bytes: Span<UInt8>) -> Bool {
    let step = suspiciousByteCount / 2
    var start = 0
    while start + step <= bytes.count {
      var brackets = 0
      for index in start..<(start + step) {
        brackets += bytes[index] == UInt8(ascii: "<") || bytes[index] == UInt8(ascii: ">") ? 1 : 0
      }
      if brackets == 0 { return true }
      start += step
    }
    return false
  }
}

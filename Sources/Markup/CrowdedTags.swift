extension MarkupDocument {
  /// The most attributes of one element; parsers compare each with all before it.
  static let attributeLimit = 4_000
  /// Only a tag of this many bytes can hold more than ``attributeLimit`` attributes of any length.
  private static let suspiciousByteCount = 4 * attributeLimit

  /// Refuses a document with an element of so many attributes that a parser would take minutes.
  ///
  /// - Parameter bytes: The document.
  /// - Throws: ``MarkupError`` when there is such an element.
  static func refuseCrowdedTags(_ bytes: Span<UInt8>) throws(MarkupError) {
    guard bytes.count >= suspiciousByteCount else { return }
    var total = 0
    for index in bytes.indices { total += bytes[index] == UInt8(ascii: "=") ? 1 : 0 }
    guard total > attributeLimit else { return }
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
}

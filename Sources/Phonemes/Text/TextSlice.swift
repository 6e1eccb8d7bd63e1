/// A sentence as Unicode scalars, and the UTF-16 offset of each.
struct TextSlice: Sendable {
  let scalars: [Unicode.Scalar]
  /// The UTF-16 offset of each scalar, and the length of the text at the end.
  let offsets: [Int]

  init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count + 1)
    var offset = 0
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      offsets.append(offset)
      offset += UTF16.width(scalar)
    }
    offsets.append(offset)
    self.scalars = scalars
    self.offsets = offsets
  }

  /// The text of a range of scalars.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    for scalar in scalars[range] { text.unicodeScalars.append(scalar) }
    return text
  }

  /// The UTF-16 range of a range of scalars.
  func source(_ range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound]..<offsets[range.upperBound]
  }
}

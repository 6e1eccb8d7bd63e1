import Markup

extension ChapterBuilder {
  /// Writes a text node and records the place of each of its characters.
  mutating func addTraced(_ node: MarkupNode) {
    node.withText { bytes in
      var index = 0
      var offset = 0
      while index < bytes.count {
        var end = index + 1
        if !ChapterWriter.isSpace(bytes[index]) {
          while end < bytes.count, !ChapterWriter.isSpace(bytes[end]) { end += 1 }
        }
        let piece = bytes.extracting(index..<end)
        let length = piece.utf16Length
        let before = writer.utf16Count
        writer.add(piece)
        // What is in front of it is a line end between blocks; nothing is written of white space that isn't shown.
        let after = writer.utf16Count
        if after > before { trace?.note(after - length..<after, from: node, at: offset) }
        offset += length
        index = end
      }
    }
  }
}

extension Span<UInt8> {
  /// The length of UTF-8 text in UTF-16 units.
  package var utf16Length: Int {
    var length = 0
    for index in indices {
      let byte = self[index]
      length += (byte & 0xC0 == 0x80 ? 0 : 1) + (byte >= 0xF0 ? 1 : 0)
    }
    return length
  }

  /// The number of Unicode characters of UTF-8 text before a place in it.
  ///
  /// - Parameter end: UTF-16 units from its beginning.
  /// - Returns: The number.
  package func scalarCount(before end: Int = .max) -> Int {
    var units = 0
    var count = 0
    for index in indices {
      let byte = self[index]
      guard byte & 0xC0 != 0x80 else { continue }
      guard units < end else { break }
      units += byte >= 0xF0 ? 2 : 1
      count += 1
    }
    return count
  }
}

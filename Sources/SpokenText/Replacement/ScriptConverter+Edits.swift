import ChineseScripts
import ReadingModel

extension ScriptConverter {
  /// The characters between pieces that are converted separately; no word contains one.
  private static let ends = Set<Unicode.Scalar>("，。！？；：、…—「」『』“”‘’（）《》\n\t ".unicodeScalars)
  /// The first of the code points that may be Chinese characters: Unicode's radicals.
  private static let firstIdeograph: UInt32 = 0x2E80

  /// Finds the changes of the conversion.
  ///
  /// - Parameter text: The text of a paragraph.
  /// - Returns: Edits in order, each as short as possible.
  func edits(in text: String) -> [TextEdit] {
    var edits: [TextEdit] = []
    var piece: [Unicode.Scalar] = []
    var start = 0
    var hasIdeographs = false
    func finish() {
      if hasIdeographs { edits += self.edits(in: piece, at: start) }
      start += piece.reduce(0) { $0 + $1.utf16.count }
      piece.removeAll(keepingCapacity: true)
      hasIdeographs = false
    }
    for scalar in text.unicodeScalars {
      piece.append(scalar)
      hasIdeographs = hasIdeographs || scalar.value >= Self.firstIdeograph
      if Self.ends.contains(scalar) { finish() }
    }
    finish()
    return edits
  }

  private func edits(in piece: [Unicode.Scalar], at start: Int) -> [TextEdit] {
    let made = Array(convert(String(String.UnicodeScalarView(piece))).unicodeScalars)
    guard made != piece else { return [] }
    if made.count == piece.count {
      // Conversion goes character by character, so that each keeps its place.
      var place = start
      return zip(piece, made).compactMap { old, new in
        defer { place += old.utf16.count }
        guard old != new else { return nil }
        return TextEdit(range: place..<place + old.utf16.count, text: String(new))
      }
    }
    var head = 0
    while head < min(piece.count, made.count), piece[head] == made[head] { head += 1 }
    var tail = 0
    while tail < min(piece.count, made.count) - head,
      piece[piece.count - 1 - tail] == made[made.count - 1 - tail]
    { tail += 1 }
    let lower = start + piece[..<head].reduce(0) { $0 + $1.utf16.count }
    let upper = lower + piece[head..<(piece.count - tail)].reduce(0) { $0 + $1.utf16.count }
    let text = String(String.UnicodeScalarView(made[head..<(made.count - tail)]))
    return [TextEdit(range: lower..<upper, text: text)]
  }
}

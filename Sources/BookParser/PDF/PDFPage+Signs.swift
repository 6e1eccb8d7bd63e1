import PDFFiles

extension PDFPage {
  /// Shorter rows of dots are an ellipsis.
  private static let leaderLength = 5

  /// Returns the page with signs that can be read aloud.
  ///
  /// A row of dots that leads the eye to a number becomes one ellipsis. A private character of a font becomes the character that it
  /// shows.
  ///
  /// - Returns: The page; the dots of a row are one of its words, as wide as the row.
  func withReadableSigns() -> PDFPage {
    var page = self
    page.words = []
    page.words.reserveCapacity(words.count)
    var row: [PDFWord] = []
    for var word in words {
      word.text = Self.readable(word.text)
      if let last = row.last, !word.isDots || !word.follows(last) {
        page.words += Self.leader(row)
        row = []
      }
      if word.isDots { row.append(word) } else { page.words.append(word) }
    }
    page.words += Self.leader(row)
    return page
  }

  /// One word for a row of dots, or the words as they are if they are few.
  private static func leader(_ row: [PDFWord]) -> [PDFWord] {
    guard var word = row.first, row.reduce(0, { $0 + $1.text.count }) >= leaderLength else {
      return row
    }
    word.text = "…"
    word.left = row.map(\.left).min() ?? word.left
    word.right = row.map(\.right).max() ?? word.right
    return [word]
  }

  private static func readable(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0xEE }) || text.utf8.count > leaderLength else {
      return text
    }
    var scalars = String.UnicodeScalarView()
    var dots = 0
    for scalar in text.unicodeScalars {
      dots = scalar == "." ? dots + 1 : 0
      scalars.append(PrivateCharacters.standard(scalar) ?? scalar)
      // The dots between words that the file has not parted.
      if dots == leaderLength {
        scalars.removeLast(leaderLength)
        scalars.append("…")
      } else if dots > leaderLength {
        scalars.removeLast()
      }
    }
    return String(scalars)
  }
}

extension PDFWord {
  /// A row's words lie nearer to one line than this, in sizes of its type.
  private static let rowHeight: Float = 0.5
  private static let dots: Set<Unicode.Scalar> = [".", "…", "·", "․", "‥", "・", "⋅"]

  fileprivate var isDots: Bool { text.unicodeScalars.allSatisfy(Self.dots.contains) }

  fileprivate func follows(_ last: PDFWord) -> Bool {
    quarter == last.quarter && abs(baseline - last.baseline) < Self.rowHeight * max(size, last.size)
  }
}

/// What fonts of Adobe's and Microsoft's have in Unicode's private area.
enum PrivateCharacters {
  /// The character that one stands for; `nil` where nobody knows.
  static func standard(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    // Small capitals and digits of the old style stand where the plain ones do (Adobe's glyph list, corporate use subarea).
    // What would be a control character, a space or a soft hyphen has no sign there.
    case 0xF77F...0xF7A0, 0xF7AD: nil
    case 0xF721...0xF7FF: Unicode.Scalar(scalar.value - 0xF700)
    case 0xF8E5...0xF8FE: pieces[Int(scalar.value - 0xF8E5)]
    default: signs[scalar.value]
    }
  }

  /// The parts of large brackets and signs, from F8E5 to F8FE.
  private static let pieces = Array("⎺⏐⎯®©™⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪⎮⎞⎟⎠⎤⎥⎦⎫⎬⎭".unicodeScalars)

  /// Signs of Adobe's, and the marks before items of lists that Word takes from Symbol and Wingdings.
  private static let signs: [UInt32: Unicode.Scalar] = [
    0xF6BE: "ȷ", 0xF6D9: "©", 0xF6DA: "®", 0xF6DB: "™", 0xF0A7: "▪", 0xF0A8: "◻", 0xF0B7: "•",
    0xF0D8: "➢", 0xF0E0: "→", 0xF0FC: "✓", 0xF06C: "●", 0xF06E: "■", 0xF071: "❑", 0xF076: "❖",
  ]
}

/// Words of scripts that run to the left, whose letters a file may have in either order.
enum RightToLeftWord {
  /// The letters of a word in the order in which they are read.
  ///
  /// PDFium reverses some Arabic words and leaves others in drawing order; the letters' places tell which.
  ///
  /// - Parameter letters: The characters in PDFium's order, with the place of each on the horizontal axis.
  /// - Returns: Its text.
  static func text(of letters: [(scalar: Unicode.Scalar, x: Float)]) -> String {
    var runs: [[(scalar: Unicode.Scalar, x: Float)]] = [[]]
    // Numbers and Latin words run to the right among them.
    guard letters.contains(where: { $0.scalar.isRightToLeft }),
      !letters.contains(where: { $0.scalar.runsRight })
    else { return String(String.UnicodeScalarView(letters.map(\.scalar))) }
    for letter in letters {
      // PDFium reverses the letters between two marks by themselves.
      if letter.scalar.isMark {
        runs += [[letter], []]
      } else {
        runs[runs.count - 1].append(letter)
      }
    }
    let ordered = runs.flatMap { run in
      let steps = zip(run, run.dropFirst()).map { $1.x - $0.x }
      // What stands at one place is a ligature, which says nothing.
      return steps.count { $0 > 0 } > steps.count { $0 < 0 } ? run.reversed() : run
    }
    return String(String.UnicodeScalarView(ordered.map(\.scalar)))
  }

  /// Turns over the brackets that stand among words running to the left: a file has them as they look.
  ///
  /// - Parameter words: The words of a page in the order of the file.
  static func mirrorBrackets(_ words: inout [PDFWord]) {
    var isAmongThem = false
    for index in words.indices {
      let scalars = words[index].text.unicodeScalars
      let runsLeft = scalars.contains(where: \.isRightToLeft)
      if runsLeft || scalars.contains(where: \.isLatin) { isAmongThem = runsLeft }
      guard isAmongThem, scalars.contains(where: { mirrored[$0] != nil }) else { continue }
      words[index].text = String(String.UnicodeScalarView(scalars.map { mirrored[$0] ?? $0 }))
    }
  }

  /// Pairs of Unicode's BidiMirroring.txt that prose has.
  private static let mirrored: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "«": "»", "»": "«", "‹": "›",
    "›": "‹", "<": ">", ">": "<",
  ]
}

extension PDFWord {
  /// The gap between the parts of one word, as a share of the size, is smaller; they may lie over each other by so much.
  private static let widestJoint: Float = 0.12
  private static let mostOverlap: Float = 0.5

  /// Whether it continues an Arabic or Hebrew word: PDFium splits words at their marks.
  func goesOn(_ last: PDFWord) -> Bool {
    let gap = last.left - right
    return text.runsLeftOnly && last.text.runsLeftOnly
      && abs(baseline - last.baseline) < 0.3 * size && abs(size - last.size) < 0.15 * size
      && gap < Self.widestJoint * size && gap > -Self.mostOverlap * size
      && traits.subtracting(.followsSpace) == last.traits.subtracting(.followsSpace)
  }

  /// Takes the rest of the word.
  mutating func append(_ rest: PDFWord) {
    text += rest.text
    (left, right) = (min(left, rest.left), max(right, rest.right))
  }
}

extension String {
  fileprivate var runsLeftOnly: Bool {
    unicodeScalars.contains(where: \.isRightToLeft)
      && !unicodeScalars.contains(where: \.runsRight)
  }
}

extension PlacedCharacter {
  /// Whether it is a sign above or below the letters of a word.
  func isMark(on first: PlacedCharacter, _ left: Float, _ right: Float) -> Bool {
    quarter == first.quarter && scalar.isMark
      && abs(y - first.y) < first.size && x > left - first.size && x < right + first.size
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of Hebrew, Arabic or their neighbours (Unicode's blocks of scripts that run to the left).
  var isRightToLeft: Bool {
    (0x590...0x8FF).contains(value) || (0xFB1D...0xFEFC).contains(value)
  }

  /// Whether it is a sign above or below a letter.
  var isMark: Bool { properties.generalCategory == .nonspacingMark }

  /// Whether it is a letter of other scripts.
  var isLatin: Bool { !isRightToLeft && properties.isAlphabetic }

  /// Whether it is a digit or a letter of other scripts.
  var runsRight: Bool {
    properties.numericType != nil || isLatin
  }
}

/// The words that were read off the picture of a page, in the order of the program.
///
/// Places are pixels from the top left corner of the picture.
public struct RecognisedPage: Hashable, Sendable, Codable {
  /// The width of the picture.
  public var width: Int
  /// The height of the picture.
  public var height: Int
  /// The lines in the order of the text.
  public var lines: [RecognisedLine]

  /// A page without words.
  public static let empty = RecognisedPage(width: 1, height: 1, lines: [])

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - width: The width of the picture.
  ///   - height: The height of the picture.
  ///   - lines: The lines in the order of the text.
  public init(width: Int, height: Int, lines: [RecognisedLine]) {
    self.width = width
    self.height = height
    self.lines = lines
  }
}

/// A line of a recognised page.
public struct RecognisedLine: Hashable, Sendable, Codable {
  /// The size of its font: from the top of the highest letters to the foot of the lowest.
  public var size: Float
  /// The words in the order of the text; not empty.
  public var words: [RecognisedWord]

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - size: The size of its font.
  ///   - words: The words in the order of the text.
  public init(size: Float, words: [RecognisedWord]) {
    self.size = size
    self.words = words
  }
}

/// A word of a recognised page.
public struct RecognisedWord: Hashable, Sendable {
  /// Its characters.
  public var text: String
  /// Where it begins on the horizontal axis.
  public var left: Int
  /// Where it ends on the horizontal axis.
  public var right: Int
  /// The line it stands on, from the top.
  public var baseline: Int
  /// How sure the program is, 0...100.
  public var confidence: Int

  /// Makes a word.
  ///
  /// - Parameters:
  ///   - text: Its characters.
  ///   - left: Where it begins on the horizontal axis.
  ///   - right: Where it ends on the horizontal axis.
  ///   - baseline: The line it stands on, from the top.
  ///   - confidence: How sure the program is, 0...100.
  public init(_ text: String, left: Int, right: Int, baseline: Int, confidence: Int) {
    self.text = text
    self.left = left
    self.right = right
    self.baseline = baseline
    self.confidence = confidence
  }
}

/// A list of five values, since a book has some 200,000 words.
extension RecognisedWord: Codable {
  /// Reads the values.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    text = try values.decode(String.self)
    left = try values.decode(Int.self)
    right = try values.decode(Int.self)
    baseline = try values.decode(Int.self)
    confidence = try values.decode(Int.self)
  }

  /// Writes the values.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(text)
    for value in [left, right, baseline, confidence] { try values.encode(value) }
  }
}

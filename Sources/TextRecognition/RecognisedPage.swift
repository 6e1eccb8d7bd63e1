/// The words that were read off the picture of a page, in the order of the program.
///
/// Places are pixels from the top left corner of the picture when it is turned until its text is upright.
public struct RecognisedPage: Hashable, Sendable {
  /// The width of the picture as it is, before it is turned.
  public var width: Int
  /// The height of the picture as it is, before it is turned.
  public var height: Int
  /// The quarters of a turn with the clock by which the picture is turned until its text is upright, 0...3.
  public var turn: Int
  /// The lines in the order of the text.
  public var lines: [RecognisedLine]

  /// A page without words.
  public static let empty = RecognisedPage(width: 1, height: 1, lines: [])

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - width: The width of the picture as it is.
  ///   - height: The height of the picture as it is.
  ///   - turn: The quarters of a turn with the clock until its text is upright, 0...3.
  ///   - lines: The lines in the order of the text.
  public init(width: Int, height: Int, turn: Int = 0, lines: [RecognisedLine]) {
    self.width = width
    self.height = height
    self.turn = turn
    self.lines = lines
  }
}

extension RecognisedPage: Codable {
  private enum CodingKeys: String, CodingKey {
    case width, height, turn, lines
  }

  /// Reads a page; one that was written before pages were turned is upright.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      width: try container.decode(Int.self, forKey: .width),
      height: try container.decode(Int.self, forKey: .height),
      turn: try container.decodeIfPresent(Int.self, forKey: .turn) ?? 0,
      lines: try container.decode([RecognisedLine].self, forKey: .lines))
    guard (0...3).contains(turn) else {
      throw DecodingError.dataCorruptedError(
        forKey: .turn, in: container, debugDescription: "there are four quarters")
    }
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

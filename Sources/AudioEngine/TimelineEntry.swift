public import ReadingModel
import Synthesizer

/// A sentence or word with its time.
///
/// As JSON: `start` and `end` are offsets in the book, `from` and `to` seconds, `text` the book's
/// own text there.
public struct TimelineEntry: Hashable, Sendable, Codable {
  /// Where it stands in the book.
  public var offsets: Range<TextOffset>
  /// When, in samples at 24 kHz from the start of the audio.
  public var samples: Range<Int>
  /// The book's text at ``offsets``.
  public var text: String

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - offsets: Where it stands in the book.
  ///   - samples: When, in samples at 24 kHz.
  ///   - text: The book's text there.
  public init(offsets: Range<TextOffset>, samples: Range<Int>, text: String) {
    self.offsets = offsets
    self.samples = samples
    self.text = text
  }

  /// When it begins, in seconds.
  public var from: Double { Double(samples.lowerBound) / Double(Speech.sampleRate) }
  /// When it ends, in seconds.
  public var to: Double { Double(samples.upperBound) / Double(Speech.sampleRate) }

  func shifted(by count: Int) -> TimelineEntry {
    TimelineEntry(
      offsets: offsets, samples: samples.lowerBound + count..<samples.upperBound + count,
      text: text)
  }

  /// One entry for two parts of the same sentence.
  func joined(with rest: TimelineEntry) -> TimelineEntry {
    TimelineEntry(
      offsets: offsets.lowerBound..<rest.offsets.upperBound,
      samples: samples.lowerBound..<rest.samples.upperBound, text: text + rest.text)
  }

  private enum CodingKeys: String, CodingKey { case start, end, from, to, text }

  /// Reads the JSON form.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError`, also for a range that ends before it starts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let start = try container.decode(TextOffset.self, forKey: .start)
    let end = try container.decode(TextOffset.self, forKey: .end)
    let from = Self.sample(at: try container.decode(Double.self, forKey: .from))
    let to = Self.sample(at: try container.decode(Double.self, forKey: .to))
    guard let from, let to, start <= end, from <= to else {
      throw DecodingError.dataCorruptedError(
        forKey: .end, in: container, debugDescription: "The range ends before it starts.")
    }
    offsets = start..<end
    samples = from..<to
    text = try container.decode(String.self, forKey: .text)
  }

  /// Writes the JSON form.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(offsets.lowerBound, forKey: .start)
    try container.encode(offsets.upperBound, forKey: .end)
    try container.encode(from, forKey: .from)
    try container.encode(to, forKey: .to)
    try container.encode(text, forKey: .text)
  }

  private static func sample(at seconds: Double) -> Int? {
    Int(exactly: (seconds * Double(Speech.sampleRate)).rounded())
  }
}

public import ReadAloud
public import ReadingModel

/// The lengths of pauses, the voice's own silence included.
public struct Pauses: Hashable, Sendable, Codable {
  /// At a cut in a long sentence.
  public var clause: Duration = .milliseconds(120)
  /// At the end of a line of verse inside a sentence: heard, but no end of anything.
  public var line: Duration = .milliseconds(240)
  /// After a sentence inside a paragraph.
  public var sentence: Duration = .milliseconds(450)
  /// After a paragraph, a quotation, a note or a piece of code.
  public var paragraph: Duration = .milliseconds(800)
  /// After a list item, a table cell or a caption.
  public var item: Duration = .milliseconds(600)
  /// After a heading, and before one within a chapter.
  public var heading: Duration = .milliseconds(1_100)
  /// After the last sentence of a chapter.
  public var chapter: Duration = .milliseconds(1_800)

  /// Makes the default pauses.
  public init() {}

  /// Makes the pauses that a person has chosen.
  ///
  /// - Parameter lengths: The chosen lengths; `nil` stands for the default.
  public init(_ lengths: PauseLengths) {
    func duration(_ seconds: Double, _ usual: Duration) -> Duration {
      guard seconds.isFinite else { return usual }
      return .milliseconds(Int(min(max(seconds, 0), PauseLengths.longest) * 1_000))
    }
    if let seconds = lengths.sentence {
      // A line ends with less of a pause than a sentence, at any length.
      let usual = line.inSeconds / sentence.inSeconds
      sentence = duration(seconds, sentence)
      line = duration(seconds * usual, line)
    }
    if let seconds = lengths.paragraph {
      // Items stand closer together than paragraphs, at any length.
      let usual = item.inSeconds / paragraph.inSeconds
      paragraph = duration(seconds, paragraph)
      item = duration(seconds * usual, item)
    }
    if let seconds = lengths.heading { heading = duration(seconds, heading) }
    if let seconds = lengths.chapter { chapter = duration(seconds, chapter) }
  }

  /// The lengths that people can choose.
  public var lengths: PauseLengths {
    PauseLengths(
      sentence: sentence.inSeconds, paragraph: paragraph.inSeconds, heading: heading.inSeconds,
      chapter: chapter.inSeconds)
  }

  /// The pause that follows a sentence.
  ///
  /// - Parameters:
  ///   - sentence: The spoken sentence.
  ///   - next: The kind of block of the next sentence; `nil` for the last of a chapter.
  /// - Returns: The silence from the end of its sound to the start of the next.
  public func pause(after sentence: SpokenSentence, before next: Block.Kind?) -> Duration {
    guard let next else { return chapter }
    guard sentence.endsBlock else { return self.sentence }
    let own =
      switch sentence.block {
      case .heading: heading
      case .listItem, .tableCell, .caption: item
      case .paragraph, .code, .note: paragraph
      }
    return next.isHeading ? max(own, heading) : own
  }
}

extension Duration {
  /// Whole samples at a rate, the nearest.
  func samples(at rate: Int) -> Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * rate + Int((Double(attoseconds) / 1e18 * Double(rate)).rounded())
  }

  /// As a number of seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

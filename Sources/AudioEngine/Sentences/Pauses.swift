import ReadingModel

/// How long it is silent between what is spoken; the voice's own silence counts in.
public struct Pauses: Hashable, Sendable, Codable {
  /// Where a long sentence is cut so that sound comes sooner.
  public var clause: Duration = .milliseconds(120)
  /// After a sentence inside a paragraph.
  public var sentence: Duration = .milliseconds(450)
  /// After a paragraph, a quotation, a note or a piece of code.
  public var paragraph: Duration = .milliseconds(800)
  /// After a list item, a table cell or a caption.
  public var item: Duration = .milliseconds(600)
  /// After a heading.
  public var heading: Duration = .milliseconds(1_100)
  /// After the last sentence of a chapter.
  public var chapter: Duration = .milliseconds(1_800)

  /// Makes the usual pauses; change what should differ.
  public init() {}

  /// The pause that follows a sentence.
  ///
  /// - Parameters:
  ///   - sentence: What was spoken.
  ///   - endsChapter: Whether it is the last of its chapter.
  /// - Returns: The silence from the end of its sound to the start of the next.
  public func pause(after sentence: SpokenSentence, endsChapter: Bool) -> Duration {
    guard !endsChapter else { return chapter }
    guard sentence.endsBlock else { return self.sentence }
    switch sentence.block {
    case .heading: return heading
    case .listItem, .tableCell, .caption: return item
    case .paragraph, .code, .note: return paragraph
    }
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

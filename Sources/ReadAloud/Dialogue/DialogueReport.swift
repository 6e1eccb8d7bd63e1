package import ReadingModel
import SpokenText

/// What is said in a book, and the characters whom it names as speakers.
public struct DialogueReport: Hashable, Sendable {
  /// A character.
  public struct Speaker: Hashable, Sendable {
    /// The name, as the book has it beside what the character says.
    public var name: String
    /// How many quotations are the character's.
    public var count: Int
    /// The first of them with the text behind it, shortened.
    public var example: String
  }

  /// How many quotations there are.
  public private(set) var count = 0
  /// The first quotation with the text behind it, shortened; `nil` if there is none.
  public private(set) var example: String?
  /// Whether the whole book was searched.
  public var isWhole = true

  /// The most characters that are named; a crowd has none with a voice of its own.
  package static let speakerLimit = 100
  /// The most text that is searched, in UTF-16 units: a long novel, and half a second of work.
  package static let unitLimit = SkippableReport.unitLimit
  /// The longest example, in UTF-16 units: some sentences.
  private static let exampleLimit = 300

  private var found: [String: Speaker] = [:]

  package init() {}

  /// The characters, the one who says most first; at most 100.
  public var speakers: [Speaker] {
    found.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(Self.speakerLimit)
      .map(\.self)
  }

  /// Adds what is said in a chapter.
  ///
  /// - Parameters:
  ///   - chapter: A chapter of the book.
  ///   - language: BCP 47 tag of the book's language, if known.
  package mutating func add(_ chapter: Chapter, language: String?) {
    let units = chapter.text.utf16Units
    let quotations = Dialogue.quotations(in: units, blocks: chapter.blocks, language: language)
    count += quotations.count
    for quotation in quotations {
      let isNew = quotation.speaker.map { found[$0] == nil } ?? false
      let text =
        isNew || example == nil
        ? Self.example(quotation.range, in: units, until: chapter.blocks[quotation.block].range)
        : ""
      if example == nil { example = text }
      guard let name = quotation.speaker else { continue }
      found[name, default: Speaker(name: name, count: 0, example: text)].count += 1
    }
  }

  private static func example(
    _ quotation: Range<Int>, in units: [UInt16], until block: Range<Int>
  ) -> String {
    let end = min(block.upperBound, units.count)
    let piece = quotation.lowerBound..<max(quotation.lowerBound, end)
    let text = String(utf16Units: units[piece.prefix(exampleLimit)])
      .split(whereSeparator: \.isWhitespace)
    // What is cut ends with a whole word.
    let isCut = piece.count > exampleLimit && text.count > 1
    return (isCut ? text.dropLast() : text[...]).joined(separator: " ")
  }
}

public import ReadingModel

/// A sentence with its changes made, which is the input of normalisation, and the way back.
public struct ChangedText: Hashable, Sendable {
  /// A piece of the changed text whose phonemes are given.
  public struct Sounds: Hashable, Sendable {
    /// The piece: UTF-16 offsets in the changed text.
    public var range: Range<Int>
    /// The phonemes as a person wrote them.
    public var phonemes: String
  }

  /// The changed text, with the source of each part.
  public let mapped: MappedText
  /// The pieces whose phonemes are given, in order.
  ///
  /// Their text only holds their place.
  public let sounds: [Sounds]

  /// Holds the place of phonemes that stand for no word, so that their spoken form is never empty.
  private static let placeholder = "name"

  /// Makes the changes.
  ///
  /// - Parameters:
  ///   - sentence: A sentence.
  ///   - changes: Changes in order and without overlap. Changes outside the sentence are left out.
  public init(_ sentence: String, changes: [SpokenChange]) {
    let units = Array(sentence.utf16)
    var made: [UInt16] = []
    var spans: [MappedText.Span] = []
    var sounds: [Sounds] = []
    var place = 0

    func add(_ text: some Collection<UInt16>, from source: Range<Int>, isCopy: Bool) {
      guard !text.isEmpty else { return }
      spans.append(
        .init(made: made.count..<made.count + text.count, source: source, isCopy: isCopy))
      made.append(contentsOf: text)
    }

    for change in changes {
      let range = change.range.clamped(to: place..<units.count)
      guard !range.isEmpty, range == change.range else { continue }
      add(units[place..<range.lowerBound], from: place..<range.lowerBound, isCopy: true)
      place = range.upperBound
      switch change.spokenForm {
      case .nothing: break
      case .text(let words): add(Array(words.utf16), from: range, isCopy: false)
      case .phonemes(let phonemes):
        // Spaces make the piece a word of its own, also inside another word.
        if let last = made.last, last.isWordLike {
          add([0x20], from: range.lowerBound..<range.lowerBound, isCopy: false)
        }
        let hasWord = units[range].contains(where: \.isWordLike)
        let start = made.count
        if hasWord {
          add(units[range], from: range, isCopy: true)
        } else {
          add(Array(Self.placeholder.utf16), from: range, isCopy: false)
        }
        sounds.append(Sounds(range: start..<made.count, phonemes: phonemes))
        if place < units.count, units[place].isWordLike {
          add([0x20], from: place..<place, isCopy: false)
        }
      }
    }
    add(units[place...], from: place..<units.count, isCopy: true)
    mapped = MappedText(text: String(utf16Units: made), spans: spans)
    self.sounds = sounds
  }
}

extension UInt16 {
  /// Whether a word goes on through this unit, which is a letter, a mark on one, or a digit.
  var isWordLike: Bool {
    if self < 0x80 { return isDigit || isASCIICapital || isASCIISmall }
    // Halves of a surrogate pair are letters outside of the basic plane, or emoji, which no rule
    // cuts in two.
    guard let scalar = Unicode.Scalar(self) else { return true }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil || properties.isDiacritic
  }

  /// Whether it is white space.
  var isBlank: Bool {
    Unicode.Scalar(self).map(\.properties.isWhitespace) ?? false
  }
}

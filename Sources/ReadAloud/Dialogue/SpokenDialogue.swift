import Basics
import ReadingModel
import SpokenText

/// The voices of a chapter's sentences: what is said in it, read by those whom a person has chosen.
struct SpokenDialogue {
  private let units: [UInt16]
  private let quotations: [Quotation]
  private let narrator: String?
  private let other: String?
  private let characters: [String: String]

  /// Finds what is said in a chapter.
  ///
  /// - Parameters:
  ///   - choices: Who reads it.
  ///   - units: The chapter's text.
  ///   - blocks: Its blocks.
  ///   - language: BCP 47 tag of the book's language, if known.
  init(_ choices: DialogueChoices, in units: [UInt16], blocks: [Block], language: String?) {
    let choices = choices.effective
    self.units = units
    quotations =
      choices.mode == .off
      ? [] : Dialogue.quotations(in: units, blocks: blocks, language: language)
    narrator = choices.narrator
    other = choices.quotations ?? choices.narrator
    characters = Dictionary(
      choices.characters.map { ($0.name, $0.voice) }, uniquingKeysWith: { first, _ in first })
  }

  /// The voices of a sentence.
  ///
  /// White space, and marks that nobody says, stay with what stands before them.
  ///
  /// - Parameter sentence: Where it is in the chapter.
  /// - Returns: Runs in order, without overlap and without the pieces of the listener's own voice.
  func voices(in sentence: Range<Int>) -> [VoiceRun] {
    guard !quotations.isEmpty || narrator != nil else { return [] }
    var pieces: [(start: Int, voice: String?)] = []
    var isAudible = false
    func add(_ range: Range<Int>, _ voice: String?) {
      guard !range.isEmpty else { return }
      let hasSound = units[range].contains(where: \.isSpoken)
      if pieces.isEmpty || (hasSound && isAudible && pieces.last?.voice != voice) {
        pieces.append((range.lowerBound, voice))
      } else if hasSound, !isAudible {
        pieces[pieces.count - 1].voice = voice
      }
      isAudible = isAudible || hasSound
    }
    var place = sentence.lowerBound
    let first = quotations.partitioningIndex { $0.range.upperBound > sentence.lowerBound }
    for quotation in quotations[first...] {
      guard quotation.range.lowerBound < sentence.upperBound else { break }
      let piece = quotation.range.clamped(to: place..<sentence.upperBound)
      add(place..<piece.lowerBound, narrator)
      add(piece, quotation.speaker.flatMap { characters[$0] } ?? other)
      place = piece.upperBound
    }
    add(place..<sentence.upperBound, narrator)
    let ends = pieces.dropFirst().map { spaceEnd($0.start, before: sentence.upperBound) }
    let bounds = [sentence.lowerBound] + ends + [sentence.upperBound]
    return pieces.enumerated().compactMap { number, piece in
      piece.voice.map { voice in
        VoiceRun(
          range: bounds[number] - sentence.lowerBound..<bounds[number + 1] - sentence.lowerBound,
          voice: voice)
      }
    }
  }

  /// The end of the white space at a place.
  private func spaceEnd(_ place: Int, before end: Int) -> Int {
    var place = place
    while place < end, Unicode.Scalar(units[place])?.properties.isWhitespace ?? false { place += 1 }
    return place
  }
}

extension DialogueChoices {
  /// A text that is equal for equal choices only.
  var key: String {
    let named = characters.flatMap { [$0.name, $0.voice] }
    return ([mode.rawValue, narrator ?? "", quotations ?? ""] + named).joined(separator: "\u{0}")
  }
}

extension UInt16 {
  /// Whether a voice says it: it belongs to a letter or a number.
  fileprivate var isSpoken: Bool {
    guard let scalar = Unicode.Scalar(self) else { return true }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}

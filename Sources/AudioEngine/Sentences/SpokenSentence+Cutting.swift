import ReadAloud
import ReadingModel

extension SpokenSentence {
  /// The rest of the sentence from the word that holds an offset.
  ///
  /// - Parameter offset: A place in the book; outside the sentence it is the whole.
  /// - Returns: The sentence from the start of that word on.
  func begun(at offset: TextOffset) -> SpokenSentence {
    guard range.contains(offset) else { return self }
    let limit = offset - range.lowerBound
    var wordStart = 0
    var position = 0
    var isInWord = false
    for character in text {
      guard position <= limit else { break }
      let belongs = character.isPartOfWord
      if !belongs || !isInWord { wordStart = position }
      isInWord = belongs
      position += character.utf16.count
    }
    // A phrase with a spoken form of its own is said from its beginning.
    let phrase = changes.first { $0.spokenForm != .nothing && $0.range.contains(wordStart) }
    return part(range.lowerBound + (phrase?.range.lowerBound ?? wordStart)..<range.upperBound)
  }

  /// Cuts off a beginning that is spoken quickly.
  ///
  /// The cut is behind the first mark that ends a clause, or else behind a word, where the first
  /// part has between `shortest` and `longest` characters.
  ///
  /// - Parameters:
  ///   - shortest: Fewer characters sound clipped.
  ///   - longest: More take too long; a sentence up to this length stays whole.
  /// - Returns: Beginning and rest, or only the whole where there is no good place.
  func cutShort(shortest: Int, longest: Int) -> [SpokenSentence] {
    guard text.utf16.count > longest else { return [self] }
    var position = 0
    var afterWord: Int?
    for character in text {
      position += character.utf16.count
      guard position <= longest else { break }
      guard position >= shortest else { continue }
      if character.endsClause {
        afterWord = position
        break
      }
      if character.isWhitespace { afterWord = position }
    }
    guard let cut = afterWord else { return [self] }
    let place = range.lowerBound + cut
    let rest = part(place..<range.upperBound)
    guard rest.text.contains(where: \.isPartOfWord) else { return [self] }
    return [part(range.lowerBound..<place), rest]
  }
}

extension Character {
  /// Whether a word goes on through this character; a script without spaces has words of one.
  fileprivate var isPartOfWord: Bool {
    guard let scalar = unicodeScalars.first, !scalar.properties.isIdeographic else { return false }
    return isLetter || isNumber || self == "'" || self == "’"
  }

  /// Whether a listener expects a short pause behind this mark.
  fileprivate var endsClause: Bool { ",;:—–，、；：".contains(self) }
}

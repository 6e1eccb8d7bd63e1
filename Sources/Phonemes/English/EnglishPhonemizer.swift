import Foundation
public import OnnxRuntime

/// Reads English sentences in the phonemes that Kokoro was trained with.
///
/// Words come from the lexicons of the hibari-tts package by their part of speech and their
/// neighbours, unknown ones from its network. A pronunciation in the text, `[word](/phonemes/)`, is
/// taken as it is. Calls are safe from any thread and block for well under a millisecond, a few
/// where the network is asked.
public final class EnglishPhonemizer: Phonemizer, Sendable {
  /// Whose English is spoken.
  public let dialect: EnglishDialect

  private let splitter: WordSplitter
  private let tagger: Tagger
  private let homographs: HomographReader
  private let reader: SentenceReader

  /// Opens a phonemizer; nothing is read ahead, the network is loaded at the first unknown word.
  ///
  /// - Parameters:
  ///   - dialect: Whose English is spoken.
  ///   - data: The compiled data.
  ///   - runtime: What runs the network for unknown words.
  /// - Throws: ``PronunciationDataError`` when the dialect's data is missing, damaged or of another
  ///   version.
  public convenience init(
    _ dialect: EnglishDialect, data: EnglishData, runtime: Runtime
  ) throws {
    let file = try data.dialect(dialect)
    let network = UnknownWordNetwork(
      file: data.folder.appending(path: EnglishData.network(of: dialect)),
      letters: file.texts(EnglishData.DialectSection.letters.rawValue),
      sounds: file.texts(EnglishData.DialectSection.sounds.rawValue), runtime: runtime)
    self.init(dialect, data: data, file: file) { try network.phonemes(of: $0) }
  }

  /// Opens a phonemizer that asks somebody else for words that the lexicons don't have.
  ///
  /// - Parameters:
  ///   - dialect: Whose English is spoken.
  ///   - data: The compiled data.
  ///   - unknownWord: Makes phonemes of a word; answers are remembered.
  /// - Throws: ``PronunciationDataError`` when the dialect's data is missing, damaged or of another
  ///   version.
  public convenience init(
    _ dialect: EnglishDialect, data: EnglishData,
    unknownWord: @escaping @Sendable (String) throws -> String
  ) throws {
    self.init(dialect, data: data, file: try data.dialect(dialect), unknownWord: unknownWord)
  }

  private init(
    _ dialect: EnglishDialect, data: EnglishData, file: DataFile,
    unknownWord: @escaping UnknownWords.Network
  ) {
    self.dialect = dialect
    splitter = WordSplitter(exceptions: data.exceptions)
    tagger = Tagger(table: data.tagger)
    homographs = HomographReader(table: .english, dialect: dialect)
    let lexicon = Lexicon(
      gold: LexiconTable(table: file.table(EnglishData.DialectSection.gold.rawValue)),
      silver: LexiconTable(table: file.table(EnglishData.DialectSection.silver.rawValue)),
      inflection: Inflection(dialect: dialect))
    reader = SentenceReader(words: WordReader(lexicon: lexicon), unknown: UnknownWords(unknownWord))
  }

  /// Reads a sentence.
  ///
  /// - Parameter sentence: One sentence, normalised or not.
  /// - Returns: Words and marks in order, their ranges ascending in the sentence.
  /// - Throws: When the network for unknown words is missing or fails.
  public func phonemes(of sentence: String) throws -> [PhonemeWord] {
    try groups(of: TextSlice(sentence)) { groups, text in
      groups.map { word(SentenceReader.joined($0), in: text) }
    }
  }

  /// Reads a sentence piece by piece: the parts of `wind-powered` by themselves.
  ///
  /// - Parameter sentence: One sentence, normalised or not.
  /// - Returns: Pieces in order; a piece that is read with the one before it is silent.
  /// - Throws: When the network for unknown words is missing or fails.
  package func pieces(of sentence: String) throws -> [PhonemeWord] {
    try groups(of: TextSlice(sentence)) { groups, text in
      groups.flatMap { group in group.map { word(SentenceReader.joined([$0]), in: text) } }
    }
  }

  private func groups(
    of text: TextSlice, _ made: ([[Token]], TextSlice) -> [PhonemeWord]
  ) throws -> [PhonemeWord] {
    made(try reader.read(tokens(of: text), of: text), text)
  }

  private func word(_ token: Token, in text: TextSlice) -> PhonemeWord {
    PhonemeWord(
      text: token.text, source: text.source(token.range), phonemes: token.phonemes ?? "",
      hasTrailingSpace: token.hasTrailingSpace)
  }

  /// The tagged words of a sentence, inline pronunciations included.
  func tokens(of text: TextSlice) -> [Token] {
    var tokens: [Token] = []
    var start = 0
    for link in InlinePronunciation.all(in: text.scalars) {
      tokens += tagged(text, start..<link.whole.lowerBound)
      tokens.append(link.token(in: text))
      start = link.whole.upperBound
    }
    tokens += tagged(text, start..<text.scalars.count)
    homographs.decide(&tokens)
    return tokens
  }

  private func tagged(_ text: TextSlice, _ range: Range<Int>) -> [Token] {
    let pieces = splitter.pieces(of: text.scalars, in: range)
    let words = pieces.map { text.text($0.range) }
    let tags = tagger.tags(of: words)
    return pieces.indices.map { index in
      Token(
        text: words[index], range: pieces[index].range, tag: tags[index],
        hasTrailingSpace: pieces[index].hasTrailingSpace)
    }
  }
}

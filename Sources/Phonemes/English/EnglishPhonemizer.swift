import Foundation
public import OnnxRuntime

/// Reads English sentences in the phonemes that Kokoro was trained with.
///
/// The lexicons of the hibari-tts package give the pronunciation of known words by their part of
/// speech and their neighbours; its network gives that of unknown ones. A pronunciation in the
/// text, `[word](/phonemes/)`, is taken as it is. Calls are safe from any thread. They block for
/// well under a millisecond, or for a few if the network runs.
public final class EnglishPhonemizer: Phonemizer, Sendable {
  /// The variety of English that is spoken.
  public let dialect: EnglishDialect

  private let splitter: WordSplitter
  private let tagger: Tagger
  private let homographs: HomographReader
  private let reader: SentenceReader

  /// Opens a phonemizer.
  ///
  /// It loads the network at the first unknown word.
  ///
  /// - Parameters:
  ///   - dialect: The variety of English.
  ///   - data: The compiled data.
  ///   - runtime: Runs the network for unknown words.
  /// - Throws: ``PronunciationDataError`` if the dialect's data is missing, damaged or of another
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

  /// Opens a phonemizer with another source of unknown words.
  ///
  /// - Parameters:
  ///   - dialect: The variety of English.
  ///   - data: The compiled data.
  ///   - unknownWord: Makes phonemes of a word. The phonemizer remembers the answers.
  /// - Throws: ``PronunciationDataError`` if the dialect's data is missing, damaged or of another
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
  /// - Returns: Words and marks in order. Their ranges in the sentence ascend.
  /// - Throws: An error if the network for unknown words is missing or fails.
  public func phonemes(of sentence: String) throws -> [PhonemeWord] {
    try groups(of: TextSlice(sentence)) { groups, text in
      groups.map { word(SentenceReader.joined($0), in: text) }
    }
  }

  /// Reads a sentence piece by piece, with the parts of `wind-powered` as pieces of their own.
  ///
  /// - Parameter sentence: One sentence, normalised or not.
  /// - Returns: Pieces in order. A piece that is read together with the one before it has no
  ///   phonemes.
  /// - Throws: An error if the network for unknown words is missing or fails.
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

  /// The tagged words of a sentence, with inline pronunciations.
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

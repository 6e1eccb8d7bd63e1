import Morphemes

/// Cuts runs of Japanese writing into words, and finds the words' kana.
struct JapaneseReader: Sendable {
  private let data: JapaneseData
  private let analyser: MorphemeAnalyser

  /// The most morphemes of one word.
  private static let longestWord = 6
  /// The most scalars that are analysed at once.
  ///
  /// No sentence has a longer run without a mark.
  private static let longestRun = 2_000

  init(data: JapaneseData, analyser: MorphemeAnalyser) {
    self.data = data
    self.analyser = analyser
  }

  /// A word with its kana.
  struct Word: Hashable, Sendable {
    /// Its range in the run, in scalars.
    var range: Range<Int>
    var kana: [Unicode.Scalar]
  }

  /// The words of a run.
  func words(of written: [Unicode.Scalar]) -> [Word] {
    let (run, places) = Kana.widened(written)
    return words(ofWide: run).map { word in
      Word(
        range: places[word.range.lowerBound]..<places[word.range.upperBound], kana: word.kana)
    }
  }

  private func words(ofWide run: [Unicode.Scalar]) -> [Word] {
    var words: [Word] = []
    var start = 0
    while start < run.count {
      let end = min(start + Self.longestRun, run.count)
      words += grouped(JapaneseNumbers.joined(pieces(of: run, in: start..<end)))
      start = end
    }
    return words
  }

  /// The morphemes of a part of a run.
  private func pieces(of run: [Unicode.Scalar], in range: Range<Int>) -> [JapanesePiece] {
    let text = String(String.UnicodeScalarView(run[range]))
    var places: [Int: Int] = [:]
    var byte = 0
    for index in range {
      places[byte] = index
      byte += UTF8.width(run[index])
    }
    places[byte] = range.upperBound
    var pieces: [JapanesePiece] = []
    for morpheme in analyser.morphemes(of: text) {
      guard let low = places[morpheme.utf8.lowerBound], let high = places[morpheme.utf8.upperBound]
      else { continue }
      let surface = Array(run[low..<high])
      var kana = kana(of: morpheme, surface)
      // The ending う lengthens the vowel before it: 始めましょう.
      if surface == ["う"], morpheme.features.first == "助動詞", let last = pieces.last?.kana.last,
        Kana.endsInO(last)
      {
        kana = ["ー"]
      }
      pieces.append(
        JapanesePiece(
          range: low..<high, surface: surface, kana: kana,
          kind: JapanesePiece.Kind(morpheme.features)))
    }
    return pieces
  }

  /// The index of the pronunciation, in katakana, among the dictionary's features: the particle は
  /// is ワ.
  private static let pronunciation = 8

  private func kana(of morpheme: Morpheme, _ surface: [Unicode.Scalar]) -> [Unicode.Scalar] {
    if let kana = listed(morpheme) { return kana }
    let own = Kana.repeated(Kana.hiragana(String(String.UnicodeScalarView(surface))))
    if own.allSatisfy(\.isKana) || surface.count == 1 { return own.filter(\.isKana) }
    // The characters of a name in no dictionary are read one by one.
    return surface.flatMap { character in
      if character.isKana { return Kana.hiragana(String(character)) }
      return analyser.morphemes(of: String(character)).first.flatMap(listed) ?? []
    }
  }

  private func listed(_ morpheme: Morpheme) -> [Unicode.Scalar]? {
    guard morpheme.features.count > Self.pronunciation else { return nil }
    let kana = Kana.hiragana(morpheme.features[Self.pronunciation]).filter(\.isKana)
    return kana.isEmpty ? nil : kana
  }

  /// Joins the morphemes that are one word in the list, such as a verb with its endings.
  private func grouped(_ pieces: [JapanesePiece]) -> [Word] {
    var words: [Word] = []
    var start = 0
    while start < pieces.count {
      var end = min(start + Self.longestWord, pieces.count)
      while end > start + 1, !isWord(pieces[start..<end]) { end -= 1 }
      words.append(
        Word(
          range: pieces[start].range.lowerBound..<pieces[end - 1].range.upperBound,
          kana: pieces[start..<end].flatMap(\.kana)))
      start = end
    }
    return words
  }

  private func isWord(_ pieces: ArraySlice<JapanesePiece>) -> Bool {
    guard pieces.allSatisfy({ $0.kind == .other }) else { return false }
    return data.isWord(String(String.UnicodeScalarView(pieces.flatMap(\.surface))))
  }
}

/// A morpheme with its kana.
struct JapanesePiece: Hashable, Sendable {
  /// The role of a morpheme in the rules of numbers.
  enum Kind: Hashable, Sendable {
    case number, counter, other

    init(_ features: [String]) {
      let (first, second) = (features.first ?? "", features.dropFirst().first ?? "")
      if first == "名詞", second == "数" {
        self = .number
      } else if first == "名詞", second == "接尾", features.dropFirst(2).first == "助数詞" {
        self = .counter
      } else {
        self = .other
      }
    }
  }

  /// Its range in the run, in scalars.
  var range: Range<Int>
  var surface: [Unicode.Scalar]
  var kana: [Unicode.Scalar]
  var kind: Kind
}

import Phonemes

/// The sentence by which a voice's loudness is measured when the voice is installed.
package enum CalibrationText {
  /// A sentence of eight seconds with most sounds that American and British English share.
  ///
  /// "The old ferry left the quiet harbour at seven, and a cold wind pushed small grey waves
  /// against the stone; nobody on the shore watched it go."
  package static let utterance = Utterance(
    phonemes: """
      ði ˈOld fˈɛɹi lˈɛft ðə kwˈIət hˈɑɹbəɹ æt sˈɛvən, ænd ə kˈOld wˈɪnd pˈʊʃt smˈɔl ɡɹˈA wˈAvz \
      əɡˈɛnst ðə stˈOn; nˈObˌɑdi ɔn ðə ʃˈɔɹ wˈɑʧt ɪt ɡˈO.
      """)
}

extension Utterance {
  /// Makes an utterance of nothing but phonemes; they are their own source.
  ///
  /// - Parameter phonemes: Words with spaces between them, marks where they belong.
  public init(phonemes: String) {
    var words: [PhonemeWord] = []
    var offset = 0
    for symbol in phonemes.unicodeScalars {
      let next = offset + symbol.utf16.count
      defer { offset = next }
      if symbol == " " {
        if !words.isEmpty { words[words.count - 1].hasTrailingSpace = true }
        continue
      }
      let isMark = PhonemeAlphabet.isMark(symbol)
      if let last = words.last, !last.hasTrailingSpace, !isMark, WordTiming.isSpoken(last) {
        words[words.count - 1].phonemes.unicodeScalars.append(symbol)
        words[words.count - 1].text = words[words.count - 1].phonemes
        words[words.count - 1].source = last.source.lowerBound..<next
      } else {
        words.append(
          PhonemeWord(
            text: String(symbol), source: offset..<next, phonemes: String(symbol),
            hasTrailingSpace: false))
      }
    }
    self.init(words: words)
  }
}

extension SentenceLanguage {
  /// Hindi, where it is written with full stops; a danda always ends the sentence.
  static let hindi = SentenceLanguage(
    inner: """
      डॉ डा प्रो श्री श्रीमती इं वै मा पं मि कु सुश्री स्व एड चौ कै ठा प्रा वि कि सें ई से.मी सें.मी कि.मी कि.ग्रा मि.मी \
      मि.ग्रा मि.ली वि.सं
      """,
    numbering: "पृ क्र सं नं दि ता रु रू",
    final: "लि ई.पू मी ग्रा ली", starters: "")
}

import ReadingModel

/// What is wrong with the spoken form of a text, or `nil`.
func spanFault(of spoken: MappedText, from sentence: String) -> String? {
  let source = Array(sentence.utf16)
  let made = Array(spoken.text.utf16)
  var madeEnd = 0
  var sourceEnd = 0
  for span in spoken.spans {
    if span.made.lowerBound != madeEnd || span.made.isEmpty { return "gap before \(span)" }
    if span.source.lowerBound < sourceEnd { return "goes back at \(span)" }
    if span.source.upperBound > source.count { return "leaves the source at \(span)" }
    if span.isCopy, made[span.made] != source[span.source] { return "no copy at \(span)" }
    madeEnd = span.made.upperBound
    sourceEnd = span.source.upperBound
  }
  return madeEnd == made.count ? nil : "spans end early"
}

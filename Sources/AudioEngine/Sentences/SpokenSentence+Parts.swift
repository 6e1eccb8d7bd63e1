import ReadAloud
import ReadingModel

extension SpokenSentence {
  /// The book's text at a range inside this sentence.
  func text(at offsets: Range<TextOffset>) -> String {
    let part = offsets.clamped(to: range)
    let units = text.utf16
    let start = units.index(
      units.startIndex, offsetBy: part.lowerBound - range.lowerBound, limitedBy: units.endIndex)
    let end = units.index(
      units.startIndex, offsetBy: part.upperBound - range.lowerBound, limitedBy: units.endIndex)
    return String(text[(start ?? units.endIndex)..<(end ?? units.endIndex)])
  }

  /// The part of the sentence at a range inside it.
  func part(_ offsets: Range<TextOffset>) -> SpokenSentence {
    var part = self
    part.range = offsets.clamped(to: range)
    part.text = text(at: offsets)
    part.endsBlock = endsBlock && part.range.upperBound == range.upperBound
    if !changes.isEmpty { part.changes = changes(in: part.range) }
    if !voices.isEmpty { part.voices = voices(in: part.range) }
    if !emphases.isEmpty { part.emphases = emphases(in: part.range) }
    return part
  }

  /// The pieces that have one voice each; the whole if it has one voice.
  ///
  /// - Returns: The parts in order, together the sentence.
  func turns() -> [SpokenSentence] {
    let ends = voices.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      .filter { $0 > 0 && $0 < range.count }
    guard !ends.isEmpty else { return [self] }
    var start = range.lowerBound
    return (ends + [range.count]).compactMap { end in
      let next = range.lowerBound + end
      guard next > start else { return nil }
      defer { start = next }
      return part(start..<next)
    }
  }

  private func voices(in offsets: Range<TextOffset>) -> [VoiceRun] {
    let low = offsets.lowerBound - range.lowerBound
    let high = offsets.upperBound - range.lowerBound
    return voices.compactMap { run in
      let own = run.range.clamped(to: low..<high)
      return own.isEmpty
        ? nil : VoiceRun(range: own.lowerBound - low..<own.upperBound - low, voice: run.voice)
    }
  }

  private func emphases(in offsets: Range<TextOffset>) -> [Range<Int>] {
    let low = offsets.lowerBound - range.lowerBound
    let high = offsets.upperBound - range.lowerBound
    return emphases.map { $0.clamped(to: low..<high) }.filter { !$0.isEmpty }
      .map { $0.lowerBound - low..<$0.upperBound - low }
  }

  /// The changes of a part; a change that is cut in two belongs to the part in which it begins.
  private func changes(in offsets: Range<TextOffset>) -> [SpokenChange] {
    let low = offsets.lowerBound - range.lowerBound
    let high = offsets.upperBound - range.lowerBound
    return changes.compactMap { change in
      let own = change.range.clamped(to: low..<high)
      guard !own.isEmpty else { return nil }
      return SpokenChange(
        range: own.lowerBound - low..<own.upperBound - low,
        spokenForm: change.range.lowerBound < low ? .nothing : change.spokenForm)
    }
  }

  /// Whether changes leave nothing audible.
  var isSilenced: Bool {
    guard !changes.isEmpty, changes.allSatisfy({ $0.spokenForm == .nothing }) else { return false }
    var place = 0
    var rest = ""
    for change in changes {
      rest += text(at: range.lowerBound + place..<range.lowerBound + change.range.lowerBound)
      place = change.range.upperBound
    }
    rest += text(at: range.lowerBound + place..<range.upperBound)
    return !rest.contains { $0.isLetter || $0.isNumber }
  }
}

/// One piece of a text that is shown and spoken as another.
public struct TextEdit: Hashable, Sendable {
  /// UTF-16 range in the text before the edit; empty where something is inserted.
  public var range: Range<Int>
  /// What stands there instead; empty where the piece is left out.
  public var text: String

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - range: UTF-16 range in the text before the edit.
  ///   - text: What stands there instead.
  public init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }
}

extension MappedText {
  /// Makes edits in a text.
  ///
  /// - Parameters:
  ///   - source: The text before.
  ///   - edits: In order; an edit that overlaps the one before it or reaches over the end is left out.
  public init(_ source: String, edits: [TextEdit]) {
    let units = source.utf16Units
    var made: [UInt16] = []
    var spans: [Span] = []
    var place = 0

    func add(_ text: some Collection<UInt16>, from source: Range<Int>, isCopy: Bool) {
      guard !text.isEmpty else { return }
      spans.append(
        Span(made: made.count..<made.count + text.count, source: source, isCopy: isCopy))
      made.append(contentsOf: text)
    }

    for edit in edits where edit.range.lowerBound >= place && edit.range.upperBound <= units.count {
      let kept = place..<edit.range.lowerBound
      add(units[kept], from: kept, isCopy: true)
      add(edit.text.utf16Units, from: edit.range, isCopy: false)
      place = edit.range.upperBound
    }
    add(units[place...], from: place..<units.count, isCopy: true)
    self.init(text: String(utf16Units: made), spans: spans)
  }

  /// Follows this step by another.
  ///
  /// - Parameter next: A text made from this one's ``text``.
  /// - Returns: The text of `next`, mapped to the source of this one.
  public func followed(by next: MappedText) -> MappedText {
    var joined: [Span] = []
    for span in next.spans {
      guard span.isCopy else {
        let source = span.source.isEmpty ? around(span.source.lowerBound) : source(of: span.source)
        joined.append(Span(made: span.made, source: source, isCopy: false))
        continue
      }
      let shift = span.made.lowerBound - span.source.lowerBound
      for index in firstSpan(where: { $0.made.upperBound > span.source.lowerBound })..<spans.count {
        let part = spans[index].made.clamped(to: span.source)
        guard !part.isEmpty else { break }
        joined.append(
          Span(
            made: part.lowerBound + shift..<part.upperBound + shift, source: source(of: part),
            isCopy: spans[index].isCopy))
      }
    }
    return MappedText(text: next.text, spans: Self.disjoint(joined))
  }

  /// Joins neighbours that were made from the same piece, so that each piece is in one span only.
  private static func disjoint(_ spans: [Span]) -> [Span] {
    var joined: [Span] = []
    for span in spans {
      guard let last = joined.last, last.source.upperBound > span.source.lowerBound else {
        joined.append(span)
        continue
      }
      let low = min(last.source.lowerBound, span.source.lowerBound)
      let high = max(last.source.upperBound, span.source.upperBound)
      joined[joined.count - 1] = Span(
        made: last.made.lowerBound..<span.made.upperBound, source: low..<high, isCopy: false)
    }
    return joined
  }

  /// The source of something inserted at a place: all of a piece that was itself put there, since
  /// what lies around the place has that source too, and sources ascend.
  private func around(_ place: Int) -> Range<Int> {
    let index = firstSpan { $0.made.upperBound > place }
    if index < spans.count, !spans[index].isCopy, spans[index].made.lowerBound < place {
      return spans[index].source
    }
    // Behind what stands before it, so that nothing left out in between is counted as its source.
    let end =
      index < spans.count && spans[index].made.lowerBound < place
      ? source(of: place..<place).lowerBound : index > 0 ? spans[index - 1].source.upperBound : 0
    return end..<end
  }

  /// Finds where a range of the source is shown, in logarithmic time and that of the spans it touches.
  ///
  /// - Parameter range: UTF-16 range in the source.
  /// - Returns: The smallest UTF-16 range of ``text`` that covers all that was made from it, exact
  ///   inside copies; an empty one where nothing was.
  public func made(of range: Range<Int>) -> Range<Int> {
    let first = firstSpan { $0.source.upperBound > range.lowerBound }
    var low = Int.max
    var high = Int.min
    for span in spans[first...] {
      guard span.source.lowerBound < range.upperBound else { break }
      let lower = span.isCopy ? max(range.lowerBound - span.source.lowerBound, 0) : 0
      let upper = span.isCopy ? max(span.source.upperBound - range.upperBound, 0) : 0
      low = min(low, span.made.lowerBound + lower)
      high = max(high, span.made.upperBound - upper)
    }
    if low <= high { return low..<high }
    guard first < spans.count else { return text.utf16.count..<text.utf16.count }
    let span = spans[first]
    let inside = span.isCopy ? max(range.lowerBound - span.source.lowerBound, 0) : 0
    return span.made.lowerBound + inside..<span.made.lowerBound + inside
  }
}
